import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longFiles, longTests } from '../set-up/long-tests.ts';

/** @throws Error when there is no such file */
const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

it('each long test exists, by its file and by the beginning of its title', () => {
  const missing = longTests.flatMap(({ file, titles = [] }) => {
    const source = read(file);
    return titles.filter((title) => !source.includes(`'${title}`)).map((title) => `${file}: ${title}`);
  });

  expect(missing).toEqual([]);
});

it('for each long test, npm test has others', () => {
  for (const { file, remaining } of longTests) {
    expect(remaining, file).not.toEqual([]);
    expect(
      remaining.filter((name) => read(name) === '' || longFiles.includes(`tests/${name}`)),
      file,
    ).toEqual([]);
  }
});
