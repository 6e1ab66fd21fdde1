import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addCounts, countLine, countPlaywright, countVitest } from '../../build/suite-counts.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const report = (content: unknown): string => {
  const file = join(tempFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitest = (failed: number): string =>
  report({ numPassedTests: 5, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 });

it('counts the results of both suites in one plain line', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const total = addCounts([countVitest(vitest(0), true), countPlaywright(report({ stats }), false)]);
  expect(total).toEqual({ passed: 9, failed: 1, skipped: 4, flaky: 1 });
  expect(countLine(total)).toBe('\n9 passed, 1 failed, 4 skipped');
});

it('counts a suite that failed outside its tests as one failure, and no failure twice', () => {
  expect(countVitest(vitest(0), false).failed).toBe(1);
  expect(countVitest(vitest(2), false).failed).toBe(2);
});

it.each([true, false])(
  'counts a suite without a report as failed, although its program returned %s',
  (succeeded) => {
    expect(countVitest(join(tempFolder(), 'none.json'), succeeded)).toMatchObject({ passed: 0, failed: 1 });
  },
);
