/** Erases customers from the backups that were made before they were erased. Blocks; for the backup's thread. */
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { personsOf, type Erasure } from '../../shared/model/erasures.ts';
import { contentsOf } from '../records/contents.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { reserveBytes } from '../records/file/safety.ts';
import { copyThrough } from './copy-through.ts';
import { eraseFromCopy } from './erase-from-copy.ts';
import { mergedErasures } from './erasures.ts';
import { erasedPictures } from './remove-erased-pictures.ts';
import { removeUnlisted } from './remove-unlisted.ts';
import { noErasures, type RepositoryErasures } from './repository-erasures.ts';
import type { Repository } from './repository.ts';
import { writeList, writeSummary, type PictureList, type StateSummary } from './state-file.ts';
import { statesLeft, type NewestState } from './states-left.ts';
import { atHome, atTarget, BackupFailure, ErasedUnreadable } from './trouble.ts';

export interface EraseTask {
  /** A folder on this computer's disk, which is made and removed. */
  readonly folder: string;
  readonly dataKey: Uint8Array;
  /** Everyone whom this computer knows to be erased. */
  readonly erasures: readonly Erasure[];
  readonly newest: NewestState;
  /** True to try states again that could not be read. */
  readonly retry: boolean;
  /** Called between the steps. */
  readonly rest: () => void;
  /** Called with the number of states that are still to be written anew. */
  readonly erasing: (left: number) => void;
}

/** Returns what the repository knows, and with this computer's list: everyone who is erased, and the states that may still have them. */
function leftIn(
  repository: Repository,
  states: readonly string[],
  { erasures: all, newest }: Pick<EraseTask, 'erasures' | 'newest'>,
) {
  const { known, isAnew } = knownIn(repository);
  const ours = all.filter(({ done }) => done);
  const erasures = mergedErasures(ours, known.erasures);
  return { known, isAnew, erasures, left: statesLeft(erasures, { known, ours, states, newest }) };
}

/**
 * A list that has changed is begun anew, and every state is looked at again. One that the disk cannot read now may be read later, and one of
 * a newer version by that version.
 */
function knownIn(repository: Repository): { readonly known: RepositoryErasures; readonly isAnew: boolean } {
  try {
    return { known: repository.erased(), isAnew: false };
  } catch (error) {
    if (error instanceof ErasedUnreadable && error.reason === 'CHANGED')
      return { known: noErasures, isAnew: true };
    throw error;
  }
}

/**
 * Notes, before a state is written, that it will still have erased customers. After a kill, or where erasing fails, the next backup would
 * hold it to be without them: only customers whom the repository does not know are looked for in every state. The backup is made also while
 * the disk cannot read the list.
 */
export function noteNewest(repository: Repository, task: Pick<EraseTask, 'erasures' | 'newest'>): void {
  const { state } = task.newest;
  try {
    const { known, erasures, left } = leftIn(repository, [...repository.states(), state], task);
    const isDue = [...left].some(([customerId, of]) => known.left.has(customerId) && of.includes(state));
    if (isDue) repository.setErased({ erasures, left, unreadable: known.unreadable });
  } catch (error) {
    if (!(error instanceof ErasedUnreadable)) throw error;
  }
}

/**
 * Writes every state anew that may have an erased customer, and notes after each one which are left. A kill in the middle leaves
 * each state as it was, or written anew; the next backup goes on. A state that cannot be read keeps the customers, and is tried again.
 *
 * @throws BackupFailure
 */
export function eraseFromStates(repository: Repository, task: EraseTask): RepositoryErasures {
  const states = atTarget(() => repository.states());
  const { known, isAnew, erasures, left } = atTarget(() => leftIn(repository, states, task));
  const unreadable = new Set(known.unreadable.filter((state) => states.includes(state)));
  const save = (): void =>
    atTarget(() => repository.setErased({ erasures, left, unreadable: [...unreadable] }));
  // A picture that no state lists any more may be of a customer who is to be erased.
  const isLeft = [...left].some(([customerId, of]) => of.length > 0 || !known.left.has(customerId));
  if (isLeft) atTarget(() => removeUnlisted(repository));
  if (erasures.length > 0 || isAnew) save();

  const mayHaveSome = (state: string): boolean => [...left.values()].some((of) => of.includes(state));
  // The newest first: whose an order was last tells whether a picture of it stays.
  const due = states
    .filter((state) => mayHaveSome(state) && (task.retry || !unreadable.has(state)))
    .toReversed();
  const pictures = erasedPictures(repository, () => states.filter((state) => !mayHaveSome(state)));
  for (const [index, state] of due.entries()) {
    task.erasing(due.length - index);
    const present = erasures.filter(({ customerId }) => left.get(customerId)?.includes(state) === true);
    if (eraseFromState(repository, state, { ...task, erasures: present, pictures })) {
      unreadable.delete(state);
      for (const [customerId, of] of left)
        left.set(
          customerId,
          of.filter((each) => each !== state),
        );
    } else unreadable.add(state);
    save();
    task.rest();
  }
  return { erasures, left, unreadable: [...unreadable] };
}

interface StateTask extends EraseTask {
  readonly pictures: ReturnType<typeof erasedPictures>;
}

/** Returns false for a state that cannot be read. */
function eraseFromState(repository: Repository, state: string, task: StateTask): boolean {
  const { folder } = task;
  const summary = atTarget(() => repository.summaryOf(state));
  const list = atTarget(() => repository.listOf(state));
  if (summary === null || list === null || !existsSync(repository.recordsOf(state))) return false;
  rmSync(folder, { recursive: true, force: true });
  try {
    return eraseHere(repository, state, { summary, list }, task);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Erases from a copy on this computer's disk, removes the customers' pictures, and writes the state anew. */
function eraseHere(
  repository: Repository,
  state: string,
  { summary, list }: { readonly summary: StateSummary; readonly list: PictureList },
  { folder, dataKey, erasures, rest, pictures: ofErased }: StateTask,
): boolean {
  const copy = join(folder, 'records.sqlite');
  atHome(() => {
    refuseFullDisk(folder, summary.records.bytes);
    mkdirSync(folder, { mode: 0o700 });
  });
  if (atTarget(() => repository.copyRecords(state, copy)) !== summary.records.sha256) return false;
  rest();
  const erased = erasedIn(copy, dataKey, erasures);
  if (erased === null) return false;
  if (erased === 0) return true;
  rest();
  const { pictures, orders, customers } = atHome(() => contentsOf(copy, recordsKeyOf(dataKey)));
  const present = new Set(pictures);
  const kept = new Map([...list].filter(([id]) => present.has(id)));
  atTarget(() => {
    ofErased.remove([...list].flatMap(([id, { sha256 }]) => (present.has(id) ? [] : [sha256])));
    const next = repository.beginState();
    const records = copyThrough(copy, join(next, 'records.sqlite'));
    const missing = pictures.length - kept.size;
    repository.seal(next, state, 'pictures', writeList(kept));
    repository.seal(
      next,
      state,
      'state',
      writeSummary({ ...summary, records, orders, customers, pictures: kept.size, missing }),
    );
    repository.completeState(next, state);
  });
  return true;
}

/** Returns how many were erased; null for a copy that nobody can open. */
function erasedIn(copy: string, dataKey: Uint8Array, erasures: readonly Erasure[]): number | null {
  try {
    return atHome(() => eraseFromCopy(copy, dataKey, personsOf(erasures)));
  } catch (error) {
    const isDamaged = error instanceof BackupFailure && error.trouble === 'records-damaged';
    if (isDamaged || error instanceof KioskError) return null;
    throw error;
  }
}

/** The copy and its journal need room beside the reserve of paid calls. */
function refuseFullDisk(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(dirname(folder));
  if (bavail * bsize < 2 * bytes + reserveBytes) throw new BackupFailure('disk-full');
}
