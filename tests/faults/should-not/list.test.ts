import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { broughtItems } from '../../support/pictures/brought-files.ts';
import { shouldNot, testsOf } from './list.ts';

const root = join(import.meta.dirname, '../../..');
const items = Object.entries(shouldNot);

describe.each(items)('%s', (_item, shown) => {
  it('is shown in the browser host and in the packaged program, or says why not', () => {
    const inEach = (shown.browser ?? []).length > 0 && (shown.packaged ?? []).length > 0;
    expect(inEach !== (shown.notShown !== undefined)).toBe(true);
  });

  it.each(testsOf(shown))('has its test: %s, %s', (file, title) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(title);
  });
});

it('says what the browser host does not refuse, and why', () => {
  const reasons = items.flatMap(([item, { notShown }]) =>
    notShown === undefined ? [] : [`${item}: ${notShown}`],
  );
  expect(reasons).toHaveLength(5);
  console.info(`Not refused in the browser host, only in Electron’s:\n${reasons.join('\n')}`);
});

it('every imported file of the list is brought to both', () => {
  const listed = items.map(([item]) => item).filter((item) => item.startsWith('imported file: '));
  expect(broughtItems.map((item) => `imported file: ${item}`)).toEqual(listed);
});
