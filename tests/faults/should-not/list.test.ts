import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { broughtItems } from '../../support/pictures/brought-files.ts';
import { shouldNot, testsOf } from './list.ts';

const root = join(import.meta.dirname, '../../..');
const items = Object.entries(shouldNot);

/** Returns the lines of a file that are no comments. */
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .join('\n');

/** A test or group that does not run, or may fail. `skipIf` has a condition; Playwright’s `skip` needs one, and a reason. */
const leftOut =
  /\b(?:it|test|describe)(?:\.\w+)*\.(?:(?:todo|only|fails?|fixme)\b|skip\b(?!\([^,'"`]+,\s*['"`]))|\b(?:skip|todo|only|fails): true\b/;

describe.each(items)('%s', (_item, shown) => {
  it('is shown in the browser host and in the packaged program, or says why not', () => {
    const inEach = (shown.browser ?? []).length > 0 && (shown.packaged ?? []).length > 0;
    expect(inEach !== (shown.notShown !== undefined)).toBe(true);
  });

  it.each(testsOf(shown))('has its test: %s, %s', (file, title) => {
    const code = codeOf(file);
    expect(code).toContain(title);
    expect(code).not.toMatch(leftOut);
  });
});

it.each([
  ["it.skip('a title', () => {", true],
  ["describe.skip('a group', () => {", true],
  ["test.describe.skip('a group', () => {", true],
  ["it.skip.each([1])('a title', () => {", true],
  ["it.todo('a title')", true],
  ["it.only('another title', () => {", true],
  ["it('a title', { skip: true }, () => {", true],
  ['test.skip();', true],
  ["test.skip(!hasCups, 'there is no CUPS on this machine');", false],
  ["describe.skipIf(!hasCups)('a group', () => {", false],
  ["call('listCodes', { list: 'all', text: '', skip: 0 })", false],
])('a file with %s leaves a test out: %s', (code, isLeftOut) => {
  expect(leftOut.test(code)).toBe(isLeftOut);
});

it('has each item that the browser host does not refuse, with the reason, in the document about the kiosk lock', () => {
  const document = readFileSync(join(root, 'docs/kiosk-lock.md'), 'utf8').replaceAll(/ +/g, ' ');
  const rows = items.flatMap(([item, { notShown }]) =>
    notShown === undefined ? [] : [`| ${item} | ${notShown} |`],
  );
  const [, table = ''] = /\n## What the browser host does not refuse\n([^#]*)/.exec(document) ?? [];
  expect(
    table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2),
  ).toEqual(rows);
});

it('every imported file of the list is brought to both', () => {
  const listed = items.map(([item]) => item).filter((item) => item.startsWith('imported file: '));
  expect(broughtItems.map((item) => `imported file: ${item}`)).toEqual(listed);
});
