/** Entry point of the thread that reads backups and puts one together. It does one of these and gives one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { KioskError } from '../../shared/errors.ts';
import type { FoundBackups, NewerChanges, RestoreTrouble } from '../../shared/model/backups.ts';
import { codeOf } from '../error-code.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { newerThan, type CopyPosition } from '../records/newer.ts';
import { listStates, repositoryOfState } from './list-states.ts';
import { prepareCopy, type CopyBackTask } from './prepare-copy.ts';
import { prepareRestore, recordsHere, RestoreFailure, type RestoreTask } from './prepare-restore.ts';
import { atTarget, BackupFailure } from './trouble.ts';

export type RestoreWork =
  | ({ readonly kind: 'list' } & Pick<RestoreTask, 'target' | 'dataKey'>)
  | ({ readonly kind: 'newer' } & RestoreTask)
  | ({ readonly kind: 'prepare' } & RestoreTask)
  | ({ readonly kind: 'prepare-copy' } & CopyBackTask)
  | ({ readonly kind: 'newer-than' } & NewerTask);

/** Compares the records here with a copy of them that was made at a time. */
export interface NewerTask {
  readonly records: string;
  readonly dataKey: Uint8Array;
  readonly since: CopyPosition;
}

export interface RestoreResults {
  readonly list: FoundBackups;
  /** `none` when there are no records here; null when they cannot be compared with it. */
  readonly newer: NewerChanges | 'none' | null;
  /** Number of pictures that neither the backup nor the vault has. */
  readonly prepare: number;
  /** Number of pictures that the vault does not have any more. */
  readonly 'prepare-copy': number;
  readonly 'newer-than': NewerChanges;
}

export type RestoreAnswer =
  | { readonly result: RestoreResults[keyof RestoreResults] }
  /** `cause` is a code or a name for the log. */
  | { readonly trouble: RestoreTrouble; readonly cause: string };

function newer(task: RestoreTask): RestoreResults['newer'] {
  const { target, dataKey, id, records } = task;
  const { repository, state } = repositoryOfState(target, dataKey, id);
  const summary = repository.summaryOf(state);
  if (summary === null) throw new RestoreFailure('damaged');
  // Read before a person decides: restoring reads them again.
  const sha256 = atTarget(() => repository.hashOfRecords(state));
  if (sha256 !== summary.records.sha256) throw new RestoreFailure('damaged');
  const here = recordsHere(task);
  if (here === 'occupied') throw new RestoreFailure('occupied');
  if (here === 'none') return 'none';
  try {
    return newerThan(records, recordsKeyOf(dataKey), {
      ...{ at: summary.changedAt ?? '', lastOrder: summary.lastOrder ?? '' },
      ...{ entries: summary.entries, counted: summary.counted },
    });
  } catch (error) {
    // Damaged records are a reason to restore.
    if (error instanceof KioskError) return null;
    throw error;
  }
}

function resultOf(work: RestoreWork): RestoreResults[keyof RestoreResults] {
  if (work.kind === 'list') return listStates(work.target, work.dataKey);
  if (work.kind === 'newer') return newer(work);
  if (work.kind === 'prepare-copy') return prepareCopy(work);
  if (work.kind === 'newer-than') return newerThan(work.records, recordsKeyOf(work.dataKey), work.since);
  return prepareRestore(work);
}

function troubleOf(error: unknown): RestoreTrouble {
  if (error instanceof RestoreFailure) return error.trouble;
  return error instanceof BackupFailure && error.trouble === 'gone' ? 'gone' : 'other';
}

const nameOf = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.name : typeof error);

function answer(work: RestoreWork): RestoreAnswer {
  try {
    return { result: resultOf(work) };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return { trouble: troubleOf(error), cause: nameOf(cause) };
  }
}

parentPort?.postMessage(answer(workerData as RestoreWork));
