/** Searches data that was set aside for paid calls that the restored records do not have, or have open. Blocks; for a thread. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import { isId, type ImageId } from '../../shared/ids.ts';
import type { AnsweredCall, FoundCall } from '../records/calls/found-call.ts';
import { knownPictures, missingCalls } from '../records/calls/missing-calls.ts';
import { inspect } from '../records/file/inspect.ts';
import { recordsKeyOf, type RecordsKey } from '../records/file/key.ts';
import { newestMigration } from '../records/migrations/index.ts';
import { openRecords } from '../records/open.ts';
import { unseal } from '../vault/seal.ts';
import { fileOf } from '../vault/vault.ts';
import { removeOldCopies, restoredFrom } from './set-aside.ts';

export interface SearchTask {
  /** Paths of the records and the vault in use. The folders are beside them. */
  readonly records: string;
  readonly vault: string;
  readonly dataKey: Uint8Array;
  /** Names of the folders. */
  readonly names: readonly string[];
}

export interface SearchedAside {
  readonly name: string;
  /** When the backup was made that was restored; null for data that was set aside for another reason. */
  readonly backupAt: string | null;
  /** Oldest first. */
  readonly calls: readonly FoundCall[];
  /** Null where the records could be read; otherwise the number of pictures that the records in use do not have. */
  readonly pictures: number | null;
}

export const searchAsides = (task: SearchTask): SearchedAside[] =>
  task.names.map((name) => searchAside(join(dirname(task.records), name), task));

function searchAside(folder: string, { records, vault, dataKey }: SearchTask): SearchedAside {
  const name = basename(folder);
  const backupAt = backupTimeIn(folder);
  if (backupAt === null) return { name, backupAt, calls: [], pictures: null };
  const key = recordsKeyOf(dataKey);
  const aside = join(folder, basename(records));
  if (existsSync(aside) && isReadable(aside, key))
    return { name, backupAt, calls: missingCalls(aside, records, key), pictures: null };
  const ids = picturesIn(join(folder, basename(vault)));
  const known = knownPictures(records, key, ids);
  const unknown = ids.filter((id) => !known.has(id));
  const calls = unknown.flatMap(
    (id) => answeredCall(fileOf(join(folder, basename(vault)), id), id, dataKey) ?? [],
  );
  return {
    name,
    backupAt,
    calls: calls.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)),
    pictures: unknown.length,
  };
}

/** Failures of a busy or full computer. Another start may read the records. */
const passing: ReadonlySet<ErrorCode> = new Set(['RECORDS_BUSY', 'RECORDS_READ_ONLY', 'DISK_FULL']);

/**
 * Returns whether the records can be searched. Those of an earlier Headroom are migrated in their folder, as they are to erase a
 * customer from them.
 */
function isReadable(aside: string, key: RecordsKey): boolean {
  const newest = newestMigration();
  try {
    if (inspect(aside, newest, key) < newest) openRecords(aside, { key, isCopy: true }).close();
    // A kill may have left the copy too, which names people.
    removeOldCopies(aside);
    return true;
  } catch (error) {
    // A migration that fails would fail at every start.
    if (error instanceof KioskError && passing.has(error.code)) throw error;
    return false;
  }
}

function backupTimeIn(folder: string): string | null {
  const file = join(folder, restoredFrom);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const picturesIn = (vault: string): ImageId[] =>
  existsSync(vault)
    ? readdirSync(vault)
        .filter((name) => /^[0-9a-z]{2}$/.test(name))
        .flatMap((name) => readdirSync(join(vault, name)).filter((id): id is ImageId => isId('img', id)))
    : [];

/** The first bytes of everything that Node serialises, which tell an answer from a picture. */
const serialised = serialize(null).subarray(0, 2);

/** Returns the call of a sealed answer; null for a picture, and for an answer that does not name its call. */
function answeredCall(file: string, id: ImageId, dataKey: Uint8Array): FoundCall | null {
  const bytes = unseal(dataKey, id, readFileSync(file));
  if (bytes === null || !Buffer.from(bytes.subarray(0, 2)).equals(serialised)) return null;
  const { about } = deserialize(bytes) as { readonly about?: AnsweredCall };
  if (about === undefined) return null;
  const image = {
    ...({
      id,
      kind: 'answer',
      widthPx: 0,
      heightPx: 0,
      mime: 'application/json',
      bytes: bytes.length,
    } as const),
    // They are counted again where the answer is taken over.
    ...{ sha256: '', createdAt: statSync(file).mtime.toISOString() },
  };
  return { ...about, outcome: 'counted', result: { ...about.result, image } };
}
