/** The time that a code has left, in words: by the calendar of the counter, across clock changes and time zones. */
import { afterEach, expect, it, vi } from 'vitest';
import { timeLeftWords } from '../../../renderer/codes/code-words.ts';

afterEach(() => vi.unstubAllEnvs());

/** The words at a counter in this zone. Times are ISO 8601 with their own offset. */
function at(zone: string, now: string, end: string): string {
  vi.stubEnv('TZ', zone);
  return timeLeftWords(new Date(end).toISOString(), Date.parse(now));
}

it('counts days by the calendar and hours by the clock across the end of summer time', () => {
  // From Saturday to Monday, 12:00 to 12:00: two days, one of 25 hours.
  expect(at('Europe/London', '2026-10-24T12:00+01:00', '2026-10-26T12:00Z')).toBe(
    '2 days left · ends in 49 hours',
  );
  expect(at('Europe/London', '2026-03-28T12:00Z', '2026-03-30T12:00+01:00')).toBe(
    '2 days left · ends in 47 hours',
  );
});

it('tells the hours in the last seven days only, and the time of day on the last', () => {
  expect(at('Europe/London', '2026-10-18T23:59+01:00', '2026-10-26T12:00Z')).toBe('8 days left');
  expect(at('Europe/London', '2026-10-19T00:00+01:00', '2026-10-26T12:00Z')).toBe(
    '7 days left · ends in 181 hours',
  );
  expect(at('Europe/London', '2026-10-25T11:30Z', '2026-10-26T12:00Z')).toBe('1 day left · ends in 24 hours');
  expect(at('Europe/London', '2026-10-25T23:30Z', '2026-10-26T00:29Z')).toBe('Ends within the hour');
  expect(at('Europe/London', '2026-10-26T00:00Z', '2026-10-26T12:00Z')).toBe('Ends today at 12:00');
  expect(at('Europe/London', '2026-10-26T12:00Z', '2026-10-26T12:00Z')).toBe('Ended on 26\u00a0October 2026');
});

it('counts in the zone of the counter, and not in that of the service', () => {
  const [now, end] = ['2026-11-21T23:30Z', '2026-11-22T01:00Z'];
  expect(at('Europe/London', now, end)).toBe('1 day left · ends in 1 hour');
  expect(at('Asia/Tokyo', now, end)).toBe('Ends today at 10:00');
});
