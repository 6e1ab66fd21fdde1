/** The date is compared before data goes by its period: with the service, and with the last work here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDateCheck, type DateCheck } from '../../../electron/studio/date-check.ts';
import type { DateDoubt } from '../../../shared/model/date-doubt.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = '2026-11-21T10:00:00.000Z';
const startMs = Date.parse(start);

interface Given {
  /** Days from the last work here until now. */
  readonly days: number;
  readonly file?: string;
  readonly readOnly?: boolean;
  readonly lastChange?: string | null;
}

async function opened({ days, lastChange = start, readOnly = false, ...given }: Given) {
  const file = given.file ?? join(tempFolder(), 'known-date.json');
  const clock = handClock(new Date(startMs + days * day).toISOString());
  const told: (DateDoubt | null)[] = [];
  const behind: number[] = [];
  const dates: DateCheck = await createDateCheck({
    ...{ file, lastChange, readOnly, clock, log: memoryLog() },
    builtAt: Date.parse('2026-11-01T00:00:00Z'),
    changed: (doubt) => void told.push(doubt),
    moved: () => void behind.push(dates.behindService()),
  });
  return {
    ...{ dates, clock, told, behind, file },
    /** The service answers with a date that is this many days after the last work here. */
    says: (daysAfter: number): void => {
      dates.learn(startMs + daysAfter * day);
      dates.compare();
    },
  };
}

it('nothing is sure before the first comparison, and nobody is told of a doubt', async () => {
  const { dates } = await opened({ days: 400 });

  expect(dates.isSure()).toBe(false);
  expect(dates.doubt()).toBe(null);
});

it.each([
  ['the next day', 1, true],
  ['after a month’s holiday', 29.9, true],
  ['after more than a month', 30.1, false],
  ['a year later', 365, false],
  ['with a clock that is behind', -200, true],
])('without the service’s date, %s the date is sure: %d days, %s', async (_when, days, sure) => {
  const { dates } = await opened({ days });
  dates.compare();

  expect(dates.isSure()).toBe(sure);
});

it.each([
  ['agrees after a closed summer', 120, 120, true],
  ['is a few hours behind', 0.5, 0, true],
  ['is two days behind', 2, 0, false],
  ['is weeks behind', 20, 0, false],
  ['is ahead', 5, 200, true],
  ['is from before the program was built, which is no date', 5, -100, true],
])('the service’s date %s: %d and %d days after the last work', async (_how, days, service, sure) => {
  const { dates, says } = await opened({ days });
  says(service);

  expect(dates.isSure()).toBe(sure);
});

it('says what is known', async () => {
  const { dates, says, told, clock } = await opened({ days: 400 });
  const now = clock.now().toISOString();
  dates.compare();
  expect(dates.doubt()).toEqual({ now, known: start, service: null });

  says(1);
  expect(dates.doubt()).toEqual({ now, known: start, service: '2026-11-22T10:00:00.000Z' });
  expect(told).toHaveLength(1);
});

it('a doubt stays over starts with the same wrong clock, although the records have newer changes by then', async () => {
  const first = await opened({ days: 400 });
  first.dates.compare();
  await first.dates.stop();

  // The records were changed meanwhile; the file beside them was not written, so the last change is what counts.
  const second = await opened({ days: 0, file: first.file });
  second.dates.compare();
  await second.dates.stop();
  const third = await opened({ days: 401, file: first.file, lastChange: '2027-12-26T10:00:00.000Z' });
  third.dates.compare();

  expect(third.dates.isSure()).toBe(false);
});

it('goes when the clock is set right, and when the service agrees', async () => {
  const { dates, clock, told, says } = await opened({ days: 400 });
  dates.compare();
  clock.set(-399 * day);
  dates.compare();
  expect(dates.isSure()).toBe(true);

  clock.set(399 * day);
  says(0.5);
  expect(dates.isSure()).toBe(false);
  says(400);
  expect(dates.isSure()).toBe(true);
  expect(told.map((doubt) => doubt !== null)).toEqual([true, false, true, false]);
});

it('a jump of the clock while the kiosk runs is noticed at once', async () => {
  const { dates, clock, says } = await opened({ days: 0 });
  says(0);
  clock.pass(5 * hour);
  expect(dates.isSure()).toBe(true);

  clock.set(365 * day);

  expect(dates.isSure()).toBe(false);
});

it('a computer that slept for a night is not in doubt', async () => {
  const { dates, clock, says } = await opened({ days: 0 });
  says(0);

  clock.set(14 * hour);

  expect(dates.isSure()).toBe(true);
});

it('a supervisor’s word holds over the next start, also against a service that goes on to say otherwise', async () => {
  const first = await opened({ days: 400 });
  first.says(0);
  first.dates.confirm();
  expect(first.dates.isSure()).toBe(true);
  first.clock.pass(day);
  first.says(1);
  expect(first.dates.isSure()).toBe(true);
  await first.dates.stop();

  const second = await opened({ days: 410, file: first.file });
  second.says(10);
  expect(second.dates.isSure()).toBe(true);

  // Once the service has agreed, it is believed again.
  second.says(410);
  second.clock.set(5 * day);
  second.says(410);
  expect(second.dates.isSure()).toBe(false);
});

it('a supervisor’s word does not cover another year', async () => {
  const { dates, clock } = await opened({ days: 400 });
  dates.compare();
  dates.confirm();

  clock.set(365 * day);

  expect(dates.isSure()).toBe(false);
});

it('a date that the service agrees with takes the place of a later one that was believed', async () => {
  const { dates, says, clock } = await opened({ days: 400 });
  dates.compare();
  dates.confirm();
  clock.set(-400 * day);
  says(0);

  clock.set(400 * day);
  dates.compare();

  expect(dates.isSure()).toBe(false);
  expect(dates.doubt()?.known).toBe(start);
});

it('new records, and those whose file cannot be read, begin with the date that there is', async () => {
  const blank = await opened({ days: 400, lastChange: null });
  blank.dates.compare();
  expect(blank.dates.isSure()).toBe(true);
  await blank.dates.stop();
  expect(JSON.parse(readFileSync(blank.file, 'utf8'))).toEqual({
    ...{ version: 1, known: '2027-12-26T10:00:00.000Z', confirmed: false },
  });

  writeFileSync(blank.file, '{');
  const damaged = await opened({ days: 400, file: blank.file });
  damaged.dates.compare();
  expect(damaged.dates.isSure()).toBe(false);
});

it('writes nothing beside records that cannot be written, and nothing after its end', async () => {
  const shut = await opened({ days: 1, readOnly: true });
  shut.dates.compare();
  await shut.dates.stop();
  expect(() => readFileSync(shut.file)).toThrow('ENOENT');

  const { dates, told } = await opened({ days: 400 });
  await dates.stop();
  dates.compare();
  expect(told).toEqual([]);
});

it('says until when the date was right, a little later than the file may know', async () => {
  const { dates, clock } = await opened({ days: 0 });
  expect(dates.rightUntil()).toBe('2026-11-21T11:00:00.000Z');
  dates.compare();
  expect(dates.rightUntil()).toBe(null);

  clock.pass(3 * hour);
  expect(dates.rightUntil()).toBe(null);
  clock.set(365 * day);
  expect(dates.rightUntil()).toBe('2026-11-21T14:00:00.000Z');
});

it('tells how far the computer’s date is behind the service’s, each time that changes by a minute', async () => {
  const { dates, behind, clock, says } = await opened({ days: 0 });
  expect(dates.behindService()).toBe(0);

  for (const daysAfter of [-3, 50 / 86_400, 10, 10, 10 + 2 / 1440]) says(daysAfter);

  expect(behind).toEqual([10 * day, 10 * day + 120_000]);
  // The clock is set right, and until the service was asked again nobody knows.
  clock.set(10 * day);
  expect(dates.behindService()).toBe(0);
});
