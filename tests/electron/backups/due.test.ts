import { describe, expect, it } from 'vitest';
import { isDue } from '../../../electron/backups/due.ts';
import { noBackups, type BackupStatus } from '../../../electron/backups/status-file.ts';

// Local times, as the night is the studio's own.
const at = (time: string, day = 24): Date => new Date(`2026-11-${String(day)}T${time}:00`);
const last = (time: Date): BackupStatus => ({
  ...{ ...noBackups, folder: '/backup', begun: 'studio' },
  last: {
    at: time.toISOString(),
    change: 5,
    orders: 1,
    pictures: 1,
    missing: 0,
    sameDisk: false,
    unfinished: null,
  },
});
const undone = (time: Date): BackupStatus => {
  const status = last(time);
  if (status.last === null) throw new Error('no last backup');
  return { ...status, last: { ...status.last, unfinished: { step: 'erasing', trouble: 'disk-full' } } };
};
const failedAt = (time: Date): BackupStatus['failure'] => ({ at: time.toISOString(), trouble: 'gone' });

describe('a backup is due', () => {
  it.each([
    ['at once, when there is none yet', { ...noBackups, folder: '/backup' }, 0, at('10:00'), true],
    ['never without a folder', noBackups, 9, at('10:00'), false],
    ['an hour after the last one, when the records have changed', last(at('09:00')), 6, at('10:00'), true],
    ['not before the hour is over', last(at('09:00')), 6, at('09:59'), false],
    ['not while nothing has changed', last(at('09:00')), 5, at('18:00'), false],
    ['an hour after one that left something undone', undone(at('09:00')), 5, at('10:00'), true],
    ['not before that hour is over either', undone(at('09:00')), 6, at('09:59'), false],
    ['every night', last(at('18:00')), 5, at('03:00', 25), true],
    ['once a night', last(at('03:00', 25)), 5, at('08:00', 25), false],
    ['when the clock was set back', last(at('18:00')), 6, at('10:00'), true],
    [
      'ten minutes after a failure',
      { ...last(at('08:00')), failure: failedAt(at('09:00')) },
      5,
      at('09:10'),
      true,
    ],
    ['not sooner', { ...last(at('08:00')), failure: failedAt(at('09:00')) }, 6, at('09:09'), false],
  ] as const)('%s', (_, status, change, now, due) => {
    expect(isDue(status, change, now)).toBe(due);
  });
});
