/** Entry point of the thread that makes a backup. It makes one and gives one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { KioskError } from '../../shared/errors.ts';
import type { BackupTrouble } from '../../shared/model/backups.ts';
import { codeOf } from '../error-code.ts';
import { runBehindOthers } from '../work/behind.ts';
import { removeInSteps } from '../work/written-through.ts';
import { makeBackup, type BackupMade, type BackupTask } from './make-backup.ts';
import { BackupFailure } from './trouble.ts';

export interface ThreadTask extends BackupTask {
  /**
   * Three numbers in shared memory: 1 while the backup waits, because something else needs the disk; how many earlier backups are
   * still to be written anew without erased customers; and one that grows with each step, so that a thread that hangs shows.
   */
  readonly shared: Int32Array<SharedArrayBuffer>;
}

export type BackupAnswer =
  | { readonly made: BackupMade }
  /** `cause` is a code or a name for the log. */
  | { readonly trouble: BackupTrouble; readonly cause: string };

/** Pause after each picture, milliseconds. The disk serves others in between. */
const restMs = 2;
/** Time after which the thread looks again whether it may go on, milliseconds. */
const holdMs = 200;

function rest(shared: ThreadTask['shared']): void {
  Atomics.add(shared, 2, 1);
  Atomics.wait(shared, 0, 0, restMs);
  while (Atomics.load(shared, 0) === 1) Atomics.wait(shared, 0, 1, holdMs);
}

function nameOf(error: unknown): string {
  if (error instanceof KioskError) return error.code;
  return codeOf(error) ?? (error instanceof Error ? error.name : typeof error);
}

function answer(task: ThreadTask): BackupAnswer {
  try {
    const { shared } = task;
    return {
      made: makeBackup(
        task,
        () => rest(shared),
        (left) => void Atomics.store(shared, 1, left),
      ),
    };
  } catch (error) {
    removeInSteps(task.local);
    if (error instanceof BackupFailure) return { trouble: error.trouble, cause: nameOf(error.cause) };
    return { trouble: 'other', cause: nameOf(error) };
  }
}

runBehindOthers();
parentPort?.postMessage(answer(workerData as ThreadTask));
