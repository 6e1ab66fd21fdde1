/**
 * The main thread's connection to records that are open for writing. After a write that the disk refused, nobody knows what is
 * on the disk, so a new connection takes its place, and shows first that the disk stores again (decision 114).
 */
import type Database from 'better-sqlite3';
import { KioskError } from '../../../shared/errors.ts';
import type { Log } from '../../log.ts';
import { guarded, isFailedWrite, isUnread } from '../errors.ts';
import { connectForWriting, isWritable } from './connect.ts';
import { identityOf } from './identity.ts';
import { applicationId } from './inspect.ts';
import type { RecordsKey } from './key.ts';
import { isFull } from './safety.ts';

export interface Connection {
  /** The connection in use. It changes, so read it each time; never within a transaction. */
  readonly db: Database.Database;
  /** Returns the connection for a change. @throws KioskError DISK_FAILED, RECORDS_READ_ONLY while the disk refuses changes */
  forWriting(): Database.Database;
  /** Call with every error of the records, after its transaction was undone. Never throws. */
  failed(error: unknown): void;
  /** @throws KioskError RECORDS_UNSAFE, RECORDS_READ_ONLY while the disk refuses changes. It is tried every few seconds */
  assertSound(): void;
}

export interface ConnectionOptions {
  readonly file: string;
  readonly key: RecordsKey;
  readonly log: Log | undefined;
  /** Prepares a connection; called for the first one and for each new one. */
  readonly begin: (db: Database.Database) => void;
  /** Called when the disk begins to refuse changes, and when it stores again. */
  readonly changed: () => void;
  /** Called when every page should be read: some could not be, or the disk has refused changes. */
  readonly suspected: () => void;
}

/** Shortest time between two tries for a paid call or the status, milliseconds. A change always tries. */
const againMs = 2_000;

/** A connection that never changes: for records that cannot be written, and for tests. */
export const fixedConnection = (db: Database.Database): Connection => ({
  db,
  forWriting: () => db,
  failed: () => undefined,
  assertSound: () => undefined,
});

export function createConnection(first: Database.Database, options: ConnectionOptions): Connection {
  const { file, key, log, begin, changed, suspected } = options;
  const identity = identityOf(file);
  let db = first;
  /** The reason why the disk refuses changes; null while it does not. */
  let refusal: KioskError | null = null;
  let triedAt = 0;
  begin(db);

  function open(): Database.Database {
    if (identityOf(file) !== identity)
      throw new KioskError('RECORDS_MISSING', 'The records were removed or replaced.');
    if (!isWritable(file)) throw new KioskError('RECORDS_READ_ONLY', 'The records cannot be written.');
    const next = guarded(() => connectForWriting(file, key));
    try {
      guarded(() => prove(next));
      begin(next);
      return next;
    } catch (error) {
      next.close();
      throw error;
    }
  }

  /**
   * Opens the new connection before it closes the old one, because SQLite would otherwise read the WAL anew, and with it the
   * change that failed.
   */
  function renew(why: KioskError): void {
    triedAt = performance.now();
    try {
      const before = db;
      db = open();
      before.close();
      refusal = null;
      log?.warn({ code: why.code, ...why.details }, 'the records were opened again after a failed write');
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      if (refusal?.code !== error.code)
        log?.error({ code: error.code }, 'the disk stores no change to the records');
      refusal = error;
    }
    changed();
    suspected();
  }

  return {
    get db() {
      return db;
    },
    forWriting() {
      if (refusal !== null) renew(refusal);
      if (refusal !== null) throw refusal;
      return db;
    },
    failed(error) {
      if (!(error instanceof KioskError)) return;
      if (isFailedWrite(error)) renew(error);
      else if (isUnread(error)) suspected();
    },
    assertSound() {
      if (refusal !== null && performance.now() - triedAt >= againMs) renew(refusal);
      if (refusal === null) return;
      if (refusal.code === 'RECORDS_READ_ONLY') throw refusal;
      throw new KioskError('RECORDS_UNSAFE', 'The disk refuses changes.', {}, { cause: refusal });
    },
  };
}

/**
 * Reads back what the connection was told, and makes a commit that changes nothing. It shows that the disk stores commits, and
 * it takes the place of the change that failed in the WAL.
 */
function prove(db: Database.Database): void {
  if (!isFull(db)) throw new KioskError('RECORDS_UNSAFE', 'The records would not survive a power cut.');
  if (db.pragma('application_id', { simple: true }) !== applicationId)
    throw new KioskError('RECORDS_MISSING', 'The records were replaced.');
  db.pragma(`user_version = ${String(db.pragma('user_version', { simple: true }))}`);
}
