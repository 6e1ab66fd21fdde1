import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messagesAsJson } from '../../build/messages.ts';
import { en } from '../../renderer/i18n/en.ts';

const file = join(import.meta.dirname, '../../renderer/i18n/en.ts');

it('are the same messages in the page’s build as in the sources', async () => {
  const code = await messagesAsJson(file).load(file);

  const built = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as { en: object };
  expect(built.en).toEqual(en);
});

it('are the only module that is built in another way', async () => {
  expect(await messagesAsJson(file).load(join(file, '../index.ts'))).toBeNull();
});
