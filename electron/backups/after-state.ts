/** The steps after a new state is complete: old states go, and erased customers leave the others. Blocks; for the backup's thread. */
import type { UnfinishedStep, UnfinishedTrouble } from '../../shared/model/backups.ts';
import { unfinishedTroubles } from '../../shared/model/backups.ts';
import { KioskError } from '../../shared/errors.ts';
import { codeOf } from '../error-code.ts';
import { eraseFromStates, type EraseTask } from './erase-from-states.ts';
import type { RepositoryErasures } from './repository-erasures.ts';
import type { Repository } from './repository.ts';
import { removeUnlisted } from './remove-unlisted.ts';
import { nameOfState, statesToKeep } from './rotation.ts';
import { atTarget, atTargetOrNull, BackupFailure } from './trouble.ts';

export interface AfterState {
  /** The repository's knowledge of erased customers; null when its list could not be read. */
  readonly erased: RepositoryErasures | null;
  /** The step that failed after the new state was complete; null when none did. */
  readonly unfinished: Unfinished | null;
}

export interface Unfinished {
  readonly step: UnfinishedStep;
  readonly trouble: UnfinishedTrouble;
  /** A code or a name for the log. */
  readonly cause: string;
}

export interface RotationTask {
  /** ISO 8601. */
  readonly at: string;
  /** States from before this time stay. ISO 8601, UTC; null where `at` is sure. */
  readonly keepUntil: string | null;
  /** True for the first backup of a day. */
  readonly isFirst: boolean;
  /** Called between the steps. */
  readonly rest: () => void;
}

/**
 * Old states go first: erasing then has fewer to write anew, and a disk on which it fails does not fill. Where an old state cannot be
 * removed, customers are erased all the same, from that state too. The new state is complete whatever fails here, so a failure is
 * returned; that of erasing where both failed.
 */
export function afterState(repository: Repository, task: RotationTask & EraseTask): AfterState {
  const { unfinished } = attempt('rotation', () => rotate(repository, task));
  if (unfinished?.trouble === 'gone') return { erased: erasedIn(repository), unfinished };
  task.rest();
  const erasing = attempt('erasing', () => eraseFromStates(repository, task));
  return { erased: erasing.result ?? erasedIn(repository), unfinished: erasing.unfinished ?? unfinished };
}

type Attempt<T> =
  | { readonly result: T; readonly unfinished: null }
  | { readonly result: null; readonly unfinished: Unfinished };

function attempt<T>(step: UnfinishedStep, work: () => T): Attempt<T> {
  try {
    return { result: work(), unfinished: null };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw error;
    return { result: null, unfinished: { step, trouble, cause: causeOf(error) } };
  }
}

/** Returns null for an error that is a bug. */
function troubleOf(error: unknown): UnfinishedTrouble | null {
  if (error instanceof BackupFailure)
    return unfinishedTroubles.find((trouble) => trouble === error.trouble) ?? 'other';
  return codeOf(error) === null ? null : 'other';
}

function causeOf(error: unknown): string {
  const cause = error instanceof BackupFailure ? error.cause : error;
  return cause instanceof KioskError ? cause.code : (codeOf(cause) ?? 'NO_CODE');
}

function erasedIn(repository: Repository): RepositoryErasures | null {
  return atTargetOrNull(() => {
    // Half a state would fill the disk until the next backup.
    repository.tidy();
    return repository.erased();
  });
}

/**
 * Removes states that are no longer kept and, with the first backup of a day, the pictures that no state lists.
 * @throws BackupFailure
 */
export function rotate(repository: Repository, { at, keepUntil, isFirst, rest }: RotationTask): void {
  atTarget(() => {
    const states = repository.states();
    const kept = statesToKeep(states, {
      now: nameOfState(new Date(at)),
      keepUntil: keepUntil === null ? '' : nameOfState(new Date(keepUntil)),
      changeOf: (state) => repository.summaryOf(state)?.change ?? null,
    });
    for (const state of states.filter((each) => !kept.has(each))) repository.removeState(state);
    rest();
    if (isFirst) removeUnlisted(repository);
  });
}
