/** The entries in the audit log before a backup lets everything out into a folder. */
import { expect, it } from 'vitest';
import { backupHandlers } from '../../../electron/ipc/backup-handlers.ts';
import { KioskError } from '../../../shared/errors.ts';
import { rejectionOf, thrownBy } from '../../support/thrown.ts';

/** Returns the calls, and what happened in which order. */
function handlers(fails: 'note' | 'refuseOwn' | null = null) {
  const done: string[] = [];
  const step = (name: string) => (): void => {
    if (name === fails) throw new KioskError('DISK_FULL', 'no space');
    done.push(name);
  };
  const backups = {
    refuseOwn: step('refuseOwn'),
    choose(): Promise<void> {
      step('choose')();
      return Promise.resolve();
    },
    start: step('start'),
  };
  type Parts = Parameters<typeof backupHandlers>;
  const studio = (() => ({ backups, deps: { note: step('note') } })) as unknown as Parts[0];
  const staff = { demand: () => null } as unknown as Parts[1];
  return { calls: backupHandlers(studio, staff), done };
}

it('enters the choice of a folder before the first backup into it begins', async () => {
  const { calls, done } = handlers();

  await calls.chooseBackupFolder({ folder: '/stick' });

  expect(done).toEqual(['refuseOwn', 'note', 'choose']);
});

it.each([
  ['note', ['refuseOwn']],
  ['refuseOwn', []],
] as const)('chooses no folder, and enters none, where %s fails', async (fails, steps) => {
  const { calls, done } = handlers(fails);

  expect(await rejectionOf(calls.chooseBackupFolder({ folder: '/stick' }))).toBe('DISK_FULL');
  expect(done).toEqual(steps);
});

it('enters a backup that a person asks for before it begins', () => {
  const { calls, done } = handlers();
  calls.backUpNow();
  expect(done).toEqual(['note', 'start']);

  const failing = handlers('note');
  expect(thrownBy(() => failing.calls.backUpNow())).toBe('DISK_FULL');
  expect(failing.done).toEqual([]);
});
