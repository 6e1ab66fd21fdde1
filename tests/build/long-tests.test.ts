import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longFiles, longTests } from '../set-up/long-tests.ts';

const pathOf = (file: string): string => join(import.meta.dirname, '..', file);

it('each long test exists, by its file and by the beginning of its title', () => {
  const missing = longTests.flatMap(({ file, titles = [] }) => {
    const source = readFileSync(pathOf(file), 'utf8');
    return titles.filter((title) => !source.includes(`'${title}`)).map((title) => `${file}: ${title}`);
  });

  expect(missing).toEqual([]);
});

it('for each long test, npm test has others', () => {
  for (const { file, remaining } of longTests) {
    expect(remaining, file).not.toEqual([]);
    expect(
      remaining.filter((name) => !existsSync(pathOf(name)) || longFiles.includes(`tests/${name}`)),
      file,
    ).toEqual([]);
  }
});
