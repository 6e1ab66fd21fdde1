/** Makes one backup. Blocks for as long as that takes, so only the backup's thread calls it. */
import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImageId } from '../../shared/ids.ts';
import { personsOf } from '../../shared/model/erasures.ts';
import { contentsOf, type Contents } from '../records/contents.ts';
import { copyRecords } from '../records/file/copy-records.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { reserveBytes } from '../records/file/safety.ts';
import { stillHere } from '../records/still-here.ts';
import { removeInSteps } from '../work/written-through.ts';
import { afterState, rotate, type Unfinished } from './after-state.ts';
import { collectPictures, type Collected, type Pictures, type Present } from './collect-pictures.ts';
import { copyThrough } from './copy-through.ts';
import { noteNewest, type EraseTask } from './erase-from-states.ts';
import { erasureListOf, readErasures } from './erasures.ts';
import type { RepositoryErasures } from './repository-erasures.ts';
import { createRepository, repositoryOf, type Repository } from './repository.ts';
import { dayOf, nameOfState } from './rotation.ts';
import { backupKeyOf } from './sealed-file.ts';
import { writeList, writeSummary } from './state-file.ts';
import type { StateSummary } from './state-file.ts';
import { atHome, atTarget, atTargetOrNull, BackupFailure } from './trouble.ts';

export interface BackupTask {
  readonly records: string;
  readonly vault: string;
  /** Path of the copy of the records that is made here first, because SQLite needs a disk of this computer. */
  readonly local: string;
  /** The key of the studio's data, 32 bytes. */
  readonly dataKey: Uint8Array;
  /** The folder that a supervisor chose. */
  readonly target: string;
  /** The studio whose backups are known to be in that folder; null before the first one. */
  readonly begun: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** States from before this time stay, because `at` may be wrong. ISO 8601, UTC; null where it is sure. */
  readonly keepUntil: string | null;
  /** Version of this program. */
  readonly program: string;
}

export interface BackupMade {
  readonly studioId: string;
  readonly summary: StateSummary;
  /** Pictures that were not in the repository before. */
  readonly added: number;
  /** Older pictures of the repository that were read again, and had changed or could not be read. They were copied again. */
  readonly repaired: number;
  /** True when the folder is on the same disk as the records. */
  readonly sameDisk: boolean;
  /** Number of complete states. */
  readonly states: number;
  /** The repository's knowledge of erased customers; null when it could not be read. */
  readonly erased: RepositoryErasures | null;
  /** The step that failed after the state was complete; null when none did. */
  readonly unfinished: Unfinished | null;
}

/** Times that the records are copied in one backup, at most. */
const mostCopies = 4;

/**
 * The order of its steps keeps records and pictures consistent: pictures, then the records, then the pictures that came
 * meanwhile. Everything is written beside, through to the disk, and named last, so that it may end at any moment.
 *
 * @param rest called between the steps and after each picture that was copied or read again
 * @param erasing called with the number of earlier states that are still to be written anew without erased customers
 * @throws BackupFailure when no state was made; the earlier states are then unchanged, except that a full disk loses those that are no
 *   longer kept
 */
export function makeBackup(
  task: BackupTask,
  rest: () => void,
  erasing: (left: number) => void = () => undefined,
): BackupMade {
  const { records, dataKey, target } = task;
  const now = atHome(() => contentsOf(records, recordsKeyOf(dataKey)));
  const { studioId } = now.progress;
  const repository = createRepository(repositoryOf(target, studioId), studioId, backupKeyOf(dataKey));
  try {
    return makeIn(repository, task, now, { rest, erasing });
  } catch (error) {
    if (error instanceof BackupFailure && error.trouble === 'full') makeRoom(repository, task, rest);
    throw error;
  }
}

/**
 * Half a state would fill the disk until the next try, and so would states that are no longer kept. What keeps them from being removed is
 * not why no backup was made.
 */
function makeRoom(repository: Repository, { at, keepUntil }: BackupTask, rest: () => void): void {
  atTargetOrNull(() => {
    repository.tidy();
    rotate(repository, { at, keepUntil, isFirst: false, rest });
  });
}

function makeIn(
  repository: Repository,
  task: BackupTask,
  now: Contents,
  { rest, erasing }: Pick<EraseTask, 'rest' | 'erasing'>,
): BackupMade {
  const { studioId } = now.progress;
  // Read before the records are copied, which are then without these customers, unless they came back with older records.
  const erasures = readErasures(erasureListOf(task.records), task.dataKey) ?? [];
  const { states, isFirst, rotten } = atTarget(() =>
    prepare(repository, task, task.begun !== studioId, rest),
  );
  rest();
  const pictures = atTarget(() => collectPictures(repository, task, { states, rotten }, rest));
  const { copied, ...collected } = copyWithPictures(task, pictures, now.pictures, rest);
  const state = nameOfState(new Date(task.at));
  const ids = personsOf(erasures).map(({ customerId }) => customerId);
  const present = atHome(() => stillHere(task.local, recordsKeyOf(task.dataKey), ids));
  const sameDisk = atTarget(() => statSync(task.target)).dev === statSync(task.records).dev;
  const newest = { state, present };
  const summary = atTarget(() => {
    noteNewest(repository, { erasures, newest });
    return writeState(repository, task, state, { ...collected, copied, rest });
  });
  removeInSteps(task.local);
  rest();
  const after = afterState(repository, {
    ...{ at: task.at, keepUntil: task.keepUntil, isFirst },
    folder: `${task.local}.erasing`,
    dataKey: task.dataKey,
    erasures,
    newest,
    retry: isFirst,
    rest,
    erasing,
  });
  return {
    ...{ studioId, summary, added: pictures.added(), repaired: rotten.size, sameDisk, ...after },
    states: atTargetOrNull(() => repository.states())?.length ?? states.length + 1,
  };
}

interface Prepared extends Present {
  /** True for the first backup of a day. */
  readonly isFirst: boolean;
}

/** Looks at the folder, removes what was left over, and reads a part of the older pictures again, once a day. */
function prepare(
  repository: Repository,
  { target, at }: BackupTask,
  begin: boolean,
  rest: () => void,
): Prepared {
  if (!existsSync(target)) throw new BackupFailure('gone');
  repository.open(begin);
  repository.tidy();
  const states = repository.states();
  const today = dayOf(nameOfState(new Date(at)));
  const isFirst = !states.some((state) => dayOf(state) === today);
  return { states, isFirst, rotten: isFirst ? checkPart(repository, today, rest) : new Map() };
}

/** Days in which every picture of the repository is read again once. */
const checkDays = 16;

function checkPart(repository: Repository, today: string, rest: () => void): Prepared['rotten'] {
  const turn = Math.floor(Date.parse(today) / 86_400_000) % checkDays;
  const due = [...repository.pictures()].filter((name) => Number.parseInt(name.slice(0, 1), 16) === turn);
  const rotten = new Map<string, 'changed' | 'unreadable'>();
  for (const name of due) {
    rest();
    const found = repository.checkPicture(name);
    if (found !== 'intact') rotten.set(name, found);
  }
  return rotten;
}

/**
 * Copies the records, and stores every picture that the copy names. One that comes and goes meanwhile, such as an answer until its picture
 * is there, is missing then: the records are copied again, as long as others are missing than before.
 */
function copyWithPictures(
  task: BackupTask,
  pictures: Pictures,
  named: readonly ImageId[],
  rest: () => void,
): Collected & { readonly copied: Contents } {
  let missing = new Set(pictures.store(named).missing);
  for (let copies = 1; ; copies += 1) {
    rest();
    const copied = atHome(() => copyHere(task));
    rest();
    const collected = pictures.store(copied.pictures);
    const isWhole = collected.missing.every((id) => missing.has(id));
    if (isWhole || copies === mostCopies) return { copied, ...collected };
    missing = new Set(collected.missing);
  }
}

/** Copies the records on this computer's disk, where paid calls keep their reserve. */
function copyHere({ records, dataKey, local }: BackupTask): Contents {
  const key = recordsKeyOf(dataKey);
  removeInSteps(local);
  const { bavail, bsize } = statfsSync(dirname(local));
  if (bavail * bsize < statSync(records).size + reserveBytes) throw new BackupFailure('disk-full');
  copyRecords({ file: records, key, part: local });
  return contentsOf(local, key);
}

interface NewState extends Collected {
  readonly copied: Contents;
  readonly rest: () => void;
}

function writeState(
  repository: Repository,
  { local, program }: BackupTask,
  state: string,
  { copied, list, missing, rest }: NewState,
): StateSummary {
  const folder = repository.beginState();
  const records = copyThrough(local, join(folder, 'records.sqlite'));
  rest();
  const { progress, counted, orders, customers } = copied;
  const { change, changedAt, lastOrder, entries } = progress;
  const summary: StateSummary = {
    ...{ version: 1, program, change, changedAt, lastOrder, entries, counted },
    ...{ orders, customers, missing: missing.length, records },
    pictures: copied.pictures.length - missing.length,
  };
  repository.seal(folder, state, 'pictures', writeList(list));
  repository.seal(folder, state, 'state', writeSummary(summary));
  repository.completeState(folder, state);
  return summary;
}
