import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-.*\.md$/.test(name));
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'docs/decisions/README.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...records.map((name) => `docs/decisions/${name}`),
];

it('docs/where.md answers at least twenty questions with one or two existing files each', () => {
  const answers = read('docs/where.md')
    .split(/^\d+\. /m)
    .slice(1);
  const named = answers.map((answer) =>
    [...answer.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file = '']) => file),
  );

  expect(answers.length).toBeGreaterThanOrEqual(20);
  expect(named.filter((files) => files.length < 1 || files.length > 2)).toEqual([]);
  expect(named.flat().filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(pages)('%s links only to files that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);

  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

it.each(pages.filter((page) => !page.startsWith('docs/decisions/')))(
  '%s names no sqlite3, which cannot open the encrypted records',
  (page) => {
    expect(read(page)).not.toMatch(/(?<!better-)sqlite3/i);
  },
);

describe('docs/decisions/README.md', () => {
  const index = read('docs/decisions/README.md');

  it.each(records)('lists %s with its title', (name) => {
    const [, title = ''] = /^# (.*)/.exec(read(`docs/decisions/${name}`)) ?? [];

    expect(index).toContain(`- [${title}](${name})`);
  });
});
