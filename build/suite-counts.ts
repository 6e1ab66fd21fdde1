/** Counts the results that the test programs report, for the one plain line at the end of a run. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed only on a second attempt. */
  readonly flaky: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** A check that has no tests of its own counts as one. */
export const countCheck = (succeeded: boolean): Counts => ({
  ...nothing,
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
});

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * Adds a failure for a suite without a report, or one that failed outside its tests. A program may end before its
 * report and still report success.
 */
const hold = (counts: Counts | null, succeeded: boolean): Counts => {
  if (counts === null) return countCheck(false);
  return { ...counts, failed: !succeeded && counts.failed === 0 ? 1 : counts.failed };
};

/**
 * @param file the report of `--reporter=json`
 * @param succeeded whether the program reported success
 */
export function countVitest(file: string, succeeded: boolean): Counts {
  const report = read(file) as VitestReport | null;
  const counts = report && {
    ...{ passed: report.numPassedTests, failed: report.numFailedTests, flaky: 0 },
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return hold(counts, succeeded);
}

export function countPlaywright(file: string, succeeded: boolean): Counts {
  const stats = (read(file) as PlaywrightReport | null)?.stats ?? null;
  const counts = stats && {
    ...{ passed: stats.expected + stats.flaky, failed: stats.unexpected },
    ...{ skipped: stats.skipped, flaky: stats.flaky },
  };
  return hold(counts, succeeded);
}

/** @param file the counts, as a suite of our own writes them */
export function countPlain(file: string, succeeded: boolean): Counts {
  const counts = read(file) as Omit<Counts, 'flaky'> | null;
  return hold(counts && { ...counts, flaky: 0 }, succeeded);
}

export const addCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      flaky: sum.flaky + each.flaky,
    }),
    nothing,
  );

export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `\n${passed} passed, ${failed} failed, ${skipped} skipped`;
