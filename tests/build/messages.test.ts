import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { messagesAsJson } from '../../build/messages.ts';
import { de } from '../../renderer/i18n/de.ts';
import { en } from '../../renderer/i18n/en.ts';

const folder = join(import.meta.dirname, '../../renderer/i18n');
const plugin = messagesAsJson(folder);

it.each([
  ['en', en],
  ['de', de],
])('in %s are the same in the page’s build as in the sources', async (language, messages) => {
  const code = await plugin.load(join(folder, `${language}.ts`));

  const built = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as object;
  expect({ ...built }).toEqual({ [language]: messages });
});

it('are the only modules that are built in another way', async () => {
  expect(await plugin.load(join(folder, 'index.ts'))).toBeNull();
  expect(await plugin.load(join(dirname(folder), 'en.ts'))).toBeNull();
});
