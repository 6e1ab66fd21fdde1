import { describe, expect, it } from 'vitest';
import {
  nameOfState,
  statesToKeep,
  timeOfState,
  type RotationDates,
} from '../../../electron/backups/rotation.ts';

const hourMs = 3_600_000;
const newest = Date.parse('2026-11-24T17:30:00Z');
/** Returns names of states, one for every `hours`, the newest first. */
const every = (hours: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => nameOfState(new Date(newest - index * hours * hourMs)));

/** Returns the states that stay, oldest first. */
const kept = (names: readonly string[], dates: Partial<RotationDates> = {}): string[] =>
  [
    ...statesToKeep(names, {
      ...{ now: nameOfState(new Date(newest)), keepUntil: '', changeOf: () => null },
      ...dates,
    }),
  ].toSorted();

describe('the rotation', () => {
  it('keeps 24 hours, 14 days and 8 weeks of a kiosk that never rests', () => {
    const states = kept(every(1, 24 * 100));

    // The newest state of a day is often one of the last 24 hours, and the newest of a week one of the last 14 days.
    expect(states.length).toBeGreaterThanOrEqual(24 + 12 + 5);
    expect(states.length).toBeLessThanOrEqual(24 + 14 + 8);
    expect(states.at(-1)).toBe('2026-11-24T17-30-00-000Z');
    expect(states[0]).toBe('2026-10-04T23-30-00-000Z');
  });

  it('keeps the newest state of an hour', () => {
    const names = [10, 20, 30, 40, 50].map((minute) => `2026-11-24T09-${minute}-00-000Z`);
    const later = ['2026-11-24T11-00-00-000Z', '2026-11-24T12-00-00-000Z', '2026-11-24T13-00-00-000Z'];

    expect(kept([...names, ...later])).toEqual(['2026-11-24T09-50-00-000Z', ...later]);
  });

  it('keeps the last three, however long ago they were made', () => {
    const names = ['2024-01-01T09-00-00-000Z', '2025-06-01T09-00-00-000Z', '2026-11-24T09-00-00-000Z'];

    expect(kept(names)).toEqual(names);
  });

  it('keeps every state from before while the clock may be years ahead', () => {
    const before = every(24, 14).toReversed();
    const ahead = [0, 10, 20, 30].map((minute) => `2030-01-01T10-${String(minute).padStart(2, '0')}-00-000Z`);
    const now = ahead.at(-1) ?? '';
    const keepUntil = nameOfState(new Date(newest + hourMs));

    expect(kept([...before, ...ahead], { now, keepUntil })).toEqual([...before, ...ahead.slice(1)]);
    expect(kept([...before, ...ahead], { now })).toEqual(ahead.slice(1));
  });

  it('goes on as usual once the clock is right again, and keeps three of the states that were made ahead', () => {
    const ahead = every(1, 24)
      .map((name) => name.replace('2026', '2030'))
      .toSorted();
    const usual = every(1, 24 * 100);

    expect(kept([...usual, ...ahead])).toEqual([...kept(usual), ...ahead.slice(-3)]);
  });

  it('lets go of a state that was made ahead when a later one has grown old enough', () => {
    const ahead = '2030-11-20T09-00-00-000Z';
    const now = nameOfState(new Date(newest + 56 * 24 * hourMs));
    const names = [...every(24, 3), now, ahead];
    const changes = (ofAhead: number) => (name: string) => (name === ahead ? ofAhead : 500);

    expect(kept(names, { now, changeOf: changes(501) })).toContain(ahead);
    expect(kept(names, { now, changeOf: changes(500) })).not.toContain(ahead);
    expect(kept(names, { now })).toContain(ahead);
    expect(kept(names.slice(0, 3).concat(ahead), { changeOf: changes(1) })).toContain(ahead);
  });

  it('knows a state by its name only', () => {
    expect(timeOfState('2026-11-24T09-10-00-123Z')).toBe('2026-11-24T09:10:00.123Z');
    expect(timeOfState('new.part')).toBe(null);
  });
});
