/** Puts a state's data together beside the data in use. Blocks for as long as that takes, so only a thread calls it. */
import { hash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import type { RestoreTrouble } from '../../shared/model/backups.ts';
import { personsOf, type Erasure } from '../../shared/model/erasures.ts';
import { codeOf } from '../error-code.ts';
import { whileHeldSync } from '../held-files.ts';
import { contentsOf, type Contents } from '../records/contents.ts';
import { syncFile, syncFolderOf } from '../records/file/durable.ts';
import { inspect } from '../records/file/inspect.ts';
import { isNamedBy, recordsKeyOf } from '../records/file/key.ts';
import { markOf, readMark, writeMark, type Mark } from '../records/mark/mark-file.ts';
import { newestMigration } from '../records/migrations/index.ts';
import { fileOf } from '../vault/vault.ts';
import { eraseFromCopy } from './erase-from-copy.ts';
import { erasureListOf, mergedErasures, readErasures } from './erasures.ts';
import { restoredListOf, sealErasures } from './erasures.ts';
import { repositoryOfState } from './list-states.ts';
import { leftOut, numbersAfter } from './numbers-after.ts';
import type { RepositoryErasures } from './repository-erasures.ts';
import type { Repository } from './repository.ts';
import { nameOfState, timeOfState } from './rotation.ts';
import { restoredFrom } from './set-aside.ts';
import type { PictureList, StateSummary, StoredPicture } from './state-file.ts';
import { atTargetOrNull, BackupFailure, ErasedUnreadable } from './trouble.ts';

export interface RestoreTask {
  readonly records: string;
  readonly vault: string;
  readonly dataKey: Uint8Array;
  readonly target: string;
  /** Id of the state, as `listStates` gives it. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** The keychain's key where `dataKey` is another one; null where there is none, and undefined for the same key. */
  readonly replaces?: Uint8Array | null;
}

/** A backup that cannot be restored. */
export class RestoreFailure extends Error {
  readonly trouble: RestoreTrouble;

  constructor(trouble: RestoreTrouble, options?: ErrorOptions) {
    super(`nothing was restored: ${trouble}`, options);
    this.name = 'RestoreFailure';
    this.trouble = trouble;
  }
}

/** Path of the folder in which the data is put together. */
export const partOf = (records: string): string => join(dirname(records), 'restored.part');

/** Beginning of the names of complete folders; the rest is the time. `finish-restore.ts` puts them in place. */
export const restoredPrefix = 'restored-';

/**
 * The folder gets its name when everything in it is on the disk. Pictures that the vault has are linked, so that they take
 * no more space.
 * @returns the number of pictures that neither the backup nor the vault has
 * @throws RestoreFailure; nothing in use is changed
 */
export function prepareRestore(task: RestoreTask): number {
  const part = partOf(task.records);
  try {
    return prepareIn(part, task);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw failureOf(error);
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof RestoreFailure) return error;
  if (error instanceof ErasedUnreadable)
    return new RestoreFailure(error.reason === 'NEWER' ? 'newer' : 'erased-unreadable', { cause: error });
  const code = codeOf(error);
  const isGone = error instanceof BackupFailure && error.trouble === 'gone';
  if (isGone || code === 'ENOENT' || code === 'EIO') return new RestoreFailure('gone', { cause: error });
  if (code === 'ENOSPC') return new RestoreFailure('disk-full', { cause: error });
  if (!(error instanceof KioskError)) return error;
  return new RestoreFailure(error.code === 'RECORDS_NEWER' ? 'newer' : 'damaged', { cause: error });
}

/**
 * Returns what becomes of the records that are here. Those of another key are set aside only while they have no order, because
 * nobody could open them any more.
 */
export function recordsHere({
  records,
  dataKey,
  replaces,
}: Pick<RestoreTask, 'records' | 'dataKey' | 'replaces'>): 'none' | 'same-key' | 'occupied' {
  if (!existsSync(records)) return 'none';
  if (replaces === undefined || isNamedBy(recordsKeyOf(dataKey), records)) return 'same-key';
  return replaces !== null && isEmpty(records, replaces) ? 'none' : 'occupied';
}

function isEmpty(records: string, dataKey: Uint8Array): boolean {
  try {
    return contentsOf(records, recordsKeyOf(dataKey)).orders === 0;
  } catch (error) {
    if (error instanceof KioskError) return false;
    throw error;
  }
}

function prepareIn(part: string, task: RestoreTask): number {
  if (recordsHere(task) === 'occupied') throw new RestoreFailure('occupied');
  const { records, vault, dataKey, target, id, at } = task;
  const { repository, studioId, state } = repositoryOfState(target, dataKey, id);
  const summary = repository.summaryOf(state);
  const list = repository.listOf(state);
  if (summary === null || list === null) throw new RestoreFailure('damaged');
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const restored = join(part, basename(records));
  takeRecords(restored, repository.copyRecords(state, restored), summary, dataKey);
  // An erasure that has only begun counts too: where the records are lost, nothing else knows of it.
  const own = readErasures(erasureListOf(records), dataKey) ?? [];
  const known = repository.erased();
  const erasures = mergedErasures(own, known.erasures).map((each) => ({ ...each, done: true }));
  const contents = bringUp(restored, dataKey, erasures);
  const left = new Set(contents.pictures);
  const kept = new Map([...list].filter(([picture]) => left.has(picture)));
  const missing = takePictures(join(part, basename(vault)), vault, repository, kept);
  if (!isMarkOf(studioId, readMark(markOf(records))))
    writeMark(join(part, basename(markOf(records))), newMark(contents, at));
  if (erasures.length > 0) {
    writeThrough(join(part, basename(restoredListOf(records))), sealErasures(erasures, dataKey));
    tellRepository(repository, { ...known, erasures });
  }
  writeThrough(join(part, restoredFrom), Buffer.from(timeOfState(state) ?? ''));
  const complete = join(dirname(records), `${restoredPrefix}${nameOfState(new Date(at))}`);
  syncFolderOf(join(part, 'any'));
  whileHeldSync(() => renameSync(part, complete));
  syncFolderOf(complete);
  return missing;
}

/** A repository that cannot be written now, for example on a write-protected stick, learns of them with its next backup. */
function tellRepository(repository: Repository, erased: RepositoryErasures): void {
  atTargetOrNull(() => repository.setErased(erased));
}

/** Writes a small file through to the disk. */
export function writeThrough(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes, { mode: 0o600 });
  syncFile(file);
}

function takeRecords(to: string, sha256: string | null, summary: StateSummary, dataKey: Uint8Array): void {
  if (sha256 !== summary.records.sha256) throw new RestoreFailure('damaged');
  const { orders, customers } = contentsOf(to, recordsKeyOf(dataKey));
  if (orders !== summary.orders || customers !== summary.customers) throw new RestoreFailure('damaged');
}

/** Migrates records of an older version, and erases customers who were erased after the backup. */
export function bringUp(restored: string, dataKey: Uint8Array, erasures: readonly Erasure[]): Contents {
  const key = recordsKeyOf(dataKey);
  const newest = newestMigration();
  if (inspect(restored, newest, key) === newest && erasures.length === 0) return contentsOf(restored, key);
  const folder = `${restored}.erasing`;
  const copy = join(folder, basename(restored));
  mkdirSync(folder, { mode: 0o700 });
  renameSync(restored, copy);
  eraseFromCopy(copy, dataKey, personsOf(erasures));
  syncFile(copy);
  renameSync(copy, restored);
  rmSync(folder, { recursive: true });
  return contentsOf(restored, key);
}

function takePictures(to: string, vault: string, repository: Repository, list: PictureList): number {
  let missing = 0;
  const folders = new Set<string>();
  mkdirSync(to, { mode: 0o700 });
  for (const [id, picture] of list) {
    const file = fileOf(to, id);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { mode: 0o700 });
    folders.add(dirname(file));
    if (!takePicture(file, picture, fileOf(vault, id), repository)) missing += 1;
  }
  for (const folder of folders) syncFolderOf(join(folder, 'any'));
  return missing;
}

/** Returns false when no intact file was found. */
function takePicture(
  file: string,
  { sha256 }: StoredPicture,
  inVault: string,
  repository: Repository,
): boolean {
  const isRight = (bytes: Buffer): boolean => hash('sha256', bytes, 'hex') === sha256;
  if (existsSync(inVault) && isRight(readFileSync(inVault)) && isLinked(inVault, file)) return true;
  const bytes = repository.picture(sha256) ?? (existsSync(inVault) ? readFileSync(inVault) : null);
  if (bytes === null || !isRight(bytes)) return false;
  writeThrough(file, bytes);
  return true;
}

/** Not every file system has links. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === null) throw error;
    return false;
  }
}

/** Returns whether a mark knows how far these records had come. */
function isMarkOf(studioId: string, mark: Mark | 'missing' | 'damaged'): boolean {
  if (typeof mark === 'string') return false;
  return [mark.progress, mark.gap?.expected].some((known) => known?.studioId === studioId);
}

/** More commits than any studio makes after a backup. */
const commitsLeftOut = 1_000_000_000;

/** Without the mark of the lost records, nobody knows what they had: the new mark says that something is missing. */
function newMark({ progress, numbers }: Contents, at: string): Mark {
  const { studioId } = progress;
  const [change, entries] = [progress.change + commitsLeftOut, progress.entries + leftOut];
  return {
    version: 1,
    progress: { studioId, change, changedAt: null, lastOrder: null, entries },
    numbers: numbersAfter(numbers, new Date(at)),
    gap: null,
  };
}
