import { describe, expect, test } from 'vitest';
import { historySince, judge } from '../../../../electron/printing/cups/judge.ts';
import type { Reading } from '../../../../electron/printing/cups/reading.ts';
import type { JobReport } from '../../../../electron/printing/printer.ts';

const reading = (change: Partial<Reading>): Reading => ({
  state: 'pending',
  over: ['cancelled', 'aborted', 'completed', 'lost'].includes(change.state ?? ''),
  reasons: [],
  queue: 'ready',
  stopped: change.queue === 'stopped',
  begunAt: null,
  copies: 1,
  trouble: null,
  ...change,
});

const printing = (change: Partial<Reading> = {}): Reading =>
  reading({ state: 'processing', queue: 'busy', begunAt: 100, ...change });

/** Returns the last report for readings that are half a second apart. */
function lastOf(...readings: readonly Reading[]): JobReport | undefined {
  let history = historySince(null);
  let report: JobReport | undefined;
  for (const [index, each] of readings.entries()) ({ report, history } = judge(each, history, index * 500));
  return report;
}

describe('a job', () => {
  test.each([
    ['pending', 'waiting', null],
    ['processing', 'printing', null],
    ['held', 'waiting', 'paused'],
  ] as const)('that is %s is %s', (state, told, trouble) => {
    expect(lastOf(reading({ state }))).toMatchObject({ state: told, note: '', trouble, final: false });
  });

  test('that has completed is printed, whatever its printer reports by then', () => {
    const end = reading({ state: 'completed', reasons: ['media-empty-error'], begunAt: 100 });

    expect(lastOf(printing(), end)).toMatchObject({ state: 'printed', trouble: null, final: true });
  });

  test('behind a stopped queue waits for it, whoever stopped it', () => {
    expect(lastOf(reading({ queue: 'stopped' }))).toMatchObject({ state: 'waiting', trouble: 'paused' });
    expect(lastOf(reading({ queue: 'stopped', reasons: ['paused', 'media-empty-error'] }))).toMatchObject({
      trouble: 'media-empty',
    });
  });

  test('behind a stopped queue is held until the queue is resumed, and so is one that the spooler holds', () => {
    const empty = { reasons: ['paused', 'media-empty-error'], begunAt: 100 };
    expect(lastOf(reading({ queue: 'stopped', ...empty }))).toMatchObject({
      ...{ state: 'waiting', trouble: 'media-empty', hold: 'queue-stopped' },
    });
    // A queue can be stopped and closed at once.
    expect(lastOf(reading({ queue: 'rejecting', stopped: true }))).toMatchObject({ hold: 'queue-stopped' });
    expect(lastOf(reading({ state: 'held' }))).toMatchObject({ hold: 'job-held' });
    expect(lastOf(reading({}))).toMatchObject({ hold: null });
    expect(lastOf(printing({ queue: 'stopped' }))).toMatchObject({ state: 'printing', hold: null });
  });

  test('of several copies that began and stopped before anyone looked may be on paper in part', () => {
    const stopped = reading({ queue: 'stopped', reasons: ['media-empty-error'], begunAt: 100, copies: 3 });

    expect(lastOf(stopped)).toMatchObject({ state: 'uncertain', hold: 'queue-stopped', final: false });
  });

  test('in a queue that takes no more says so while it waits, and not while it prints', () => {
    expect(lastOf(reading({ queue: 'rejecting' }))).toMatchObject({ trouble: 'rejecting' });
    expect(lastOf(printing({ queue: 'rejecting' }))).toMatchObject({ trouble: null });
  });

  test('whose printer is being looked for is offline once that takes longer than usual', () => {
    const looking = printing({ reasons: ['connecting-to-device'] });

    expect(lastOf(looking, looking)).toMatchObject({ trouble: null });
    expect(lastOf(looking, looking, looking, looking)).toMatchObject({
      state: 'printing',
      trouble: 'offline',
    });
    expect(lastOf(looking, looking, printing(), looking, looking)).toMatchObject({ trouble: null });
  });
});

describe('a job that the spooler gave up', () => {
  const aborted = (reasons: readonly string[] = []): Reading =>
    reading({ state: 'aborted', begunAt: 100, reasons });

  test('has failed when its printer was being looked for until then', () => {
    expect(
      lastOf(printing({ reasons: ['offline-report'] }), aborted(['The printer is offline.'])),
    ).toMatchObject({
      state: 'failed',
      note: 'offline-report; The printer is offline.',
      trouble: 'offline',
      final: true,
    });
  });

  test('is uncertain when its printer had been found: some of it may be on paper', () => {
    const found = printing();

    expect(lastOf(printing({ reasons: ['offline-report'] }), found, aborted())).toMatchObject({
      state: 'uncertain',
      trouble: 'other',
    });
  });

  test('by a filter that crashed is uncertain, and says so', () => {
    expect(lastOf(printing(), aborted(['cups-filter-crashed']))).toMatchObject({
      state: 'uncertain',
      trouble: 'filter-failed',
    });
  });

  test('and kept, as the spooler does for a driver that fails, is uncertain and says so', () => {
    const stopped = reading({ state: 'stopped', begunAt: 100, reasons: ['Filter failed'] });

    expect(lastOf(printing(), stopped)).toMatchObject({
      state: 'uncertain',
      note: 'Filter failed',
      trouble: 'filter-failed',
      final: true,
    });
  });

  test('leaves its crash with the queue: the next job is not affected', () => {
    expect(lastOf(printing({ reasons: ['cups-filter-crashed'] }))).toMatchObject({ trouble: null });
  });

  test('is never known to have failed by a follower that sees only its end', () => {
    expect(lastOf(aborted())).toMatchObject({ state: 'uncertain', final: true });
  });
});

describe('a job that was cancelled', () => {
  const cancelled = (begunAt: number | null): Reading => reading({ state: 'cancelled', begunAt });

  test('before it was begun is cancelled', () => {
    expect(lastOf(reading({}), cancelled(null))).toMatchObject({ state: 'cancelled', final: true });
  });

  test('while it was being sent is uncertain: some of it may be on paper', () => {
    expect(lastOf(printing(), cancelled(100))).toMatchObject({
      state: 'uncertain',
      note: 'cancelled while it was printing',
    });
    expect(lastOf(cancelled(100))).toMatchObject({ state: 'uncertain' });
  });

  test('while its printer had no paper is cancelled', () => {
    const stopped = reading({ queue: 'stopped', reasons: ['media-empty-error'], begunAt: 100 });

    expect(lastOf(printing(), stopped, cancelled(100))).toMatchObject({ state: 'cancelled' });
  });
});

describe('a job that the spooler sends again automatically', () => {
  const again = printing({ begunAt: 107 });

  test('is uncertain from then on: the first may have come out too', () => {
    const told = lastOf(printing(), again);

    expect(told).toMatchObject({ state: 'uncertain', final: false });
    expect(told?.note).toContain('again by itself');
    expect(lastOf(printing(), again, reading({ state: 'completed', begunAt: 107 }))).toMatchObject({
      state: 'uncertain',
      final: true,
    });
  });

  test.each(['media-empty-error', 'offline-report', 'connecting-to-device', 'cover-open-error'])(
    'after %s is printed: nothing of it was on paper before',
    (reason) => {
      const held = reading({ queue: 'stopped', reasons: [reason], begunAt: 100 });

      expect(lastOf(printing(), held, again, reading({ state: 'completed', begunAt: 107 }))).toMatchObject({
        state: 'printed',
      });
    },
  );

  test('and then gives up because its printer is off is uncertain: the first may have come out', () => {
    const off = printing({ begunAt: 107, reasons: ['offline-report'] });
    const aborted = reading({ state: 'aborted', begunAt: 107 });

    expect(lastOf(off, aborted)).toMatchObject({ state: 'failed', trouble: 'offline' });
    expect(lastOf(printing(), off, aborted)).toMatchObject({ state: 'uncertain', trouble: 'offline' });
  });

  test('is recognised by when it began, if it was known to print before a power cut', () => {
    const since = historySince(new Date(100_400).toISOString());
    const sameAsBefore = judge(printing({ begunAt: 100 }), since, 0);
    const anew = judge(printing({ begunAt: 101 }), since, 0);

    expect(sameAsBefore.report).toMatchObject({ state: 'printing' });
    expect(anew.report).toMatchObject({ state: 'uncertain' });
  });

  test('after paper ran out among several copies is uncertain: those that were out come out again', () => {
    const held = reading({ queue: 'stopped', reasons: ['media-empty-error'], begunAt: 100, copies: 3 });

    expect(lastOf(printing({ copies: 3 }), held)).toMatchObject({
      state: 'uncertain',
      trouble: 'media-empty',
      final: false,
    });
  });

  test('after its queue was paused in the middle is uncertain', () => {
    const paused = reading({ queue: 'stopped', reasons: ['paused'], begunAt: 100 });

    expect(lastOf(printing(), paused)).toMatchObject({ state: 'uncertain', trouble: 'paused', final: false });
    expect(lastOf(printing(), paused, again, reading({ state: 'completed', begunAt: 107 }))).toMatchObject({
      state: 'uncertain',
    });
  });
});
