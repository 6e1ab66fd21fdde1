import { describe, expect, it } from 'vitest';
import { nameOfState, statesToKeep, timeOfState } from '../../../electron/backups/rotation.ts';

const hourMs = 3_600_000;
const newest = Date.parse('2026-11-24T17:30:00Z');
/** Returns names of states, one for every `hours`, the newest first. */
const every = (hours: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => nameOfState(new Date(newest - index * hours * hourMs)));

describe('the rotation', () => {
  it('keeps 24 hours, 14 days and 8 weeks of a kiosk that never rests', () => {
    const kept = [...statesToKeep(every(1, 24 * 100))].toSorted();

    // The newest state of a day is often one of the last 24 hours, and the newest of a week one of the last 14 days.
    expect(kept.length).toBeGreaterThanOrEqual(24 + 12 + 5);
    expect(kept.length).toBeLessThanOrEqual(24 + 14 + 8);
    expect(kept.at(-1)).toBe('2026-11-24T17-30-00-000Z');
    expect(kept[0]).toBe('2026-10-04T23-30-00-000Z');
  });

  it('keeps the newest state of an hour', () => {
    const names = [10, 20, 30, 40, 50].map((minute) => `2026-11-24T09-${minute}-00-000Z`);
    const later = ['2026-11-24T11-00-00-000Z', '2026-11-24T12-00-00-000Z', '2026-11-24T13-00-00-000Z'];

    expect([...statesToKeep([...names, ...later])].toSorted()).toEqual([
      '2026-11-24T09-50-00-000Z',
      ...later,
    ]);
  });

  it('keeps the last three, however long ago they were made', () => {
    const names = ['2024-01-01T09-00-00-000Z', '2025-06-01T09-00-00-000Z', '2026-11-24T09-00-00-000Z'];

    expect([...statesToKeep(names)].toSorted()).toEqual(names);
  });

  it('knows a state by its name only', () => {
    expect(timeOfState('2026-11-24T09-10-00-123Z')).toBe('2026-11-24T09:10:00.123Z');
    expect(timeOfState('new.part')).toBe(null);
  });
});
