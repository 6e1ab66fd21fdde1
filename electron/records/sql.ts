import { guarded } from './errors.ts';
import { withoutSync } from './file/connect.ts';
import type { Connection } from './file/connection.ts';
import { preparedOn } from './file/prepared.ts';

/** Values of columns in our STRICT tables. Booleans are 0 and 1. */
export type SqlValue = string | number | Uint8Array | null;
export type Flag = 0 | 1;

/** A prepared statement with named parameters (`@name`). `Row` has the columns of its list. */
interface Statement<Params, Row> {
  get(params: Params): Row | null;
  all(params: Params): Row[];
  /** Returns the number of changed rows. */
  run(params: Params): number;
}

/** The only access to the database. Every error that it throws is already translated. */
export interface Sql {
  prepare<Params extends { readonly [K in keyof Params]: SqlValue }, Row = never>(
    source: string,
  ): Statement<Params, Row>;
  /** Runs `work` after `BEGIN IMMEDIATE`. A nested call joins, and undoes only its own part when it throws. */
  transaction<T>(work: () => T): T;
  /**
   * Does the same without waiting for the disk, for changes that the program makes again when a power cut takes them.
   * They are not counted, so that their loss is no gap in the records. A nested call joins, and is then as durable as
   * the rest.
   */
  repeatable<T>(work: () => T): T;
  /**
   * Does the same as `transaction` without checking references between tables, for work that removes a row together with
   * everything that refers to it: SQLite would read whole tables to find out that nothing does. It cannot be nested.
   */
  unlinked<T>(work: () => T): T;
  /**
   * Runs `work`, which only reads, with one lock instead of one for each statement: an order with all that belongs to it is read in two
   * thirds of the time.
   */
  reading<T>(work: () => T): T;
}

/** Follows every commit that changes something. */
export interface CommitWatch {
  /** Called in the transaction, just before its commit. Anything it writes is committed too. */
  committing(): void;
  /** Called once the commit is on disk. */
  committed(): void;
  /** Called after a repeatable commit, which may not be on disk yet. */
  written(): void;
}

/**
 * Prepares each statement when it is first used: a kiosk needs a tenth of its statements for its desk, and preparing all of
 * them takes most of the time that opening the records takes.
 *
 * @param watch follows the commits; read-only records need none
 * @param atOnce prepares each statement when it is made
 */
export function createSql(
  connection: Pick<Connection, 'db' | 'forWriting' | 'failed'>,
  watch: CommitWatch | null = null,
  atOnce = false,
): Sql {
  let changed = false;
  const hasChanged = (): boolean => changed;
  // Made once for each connection: one for each commit would be four functions for the garbage collector.
  const run = (work: () => unknown): unknown => work();
  let transaction = connection.db.transaction(run);
  let owner = connection.db;

  /** Runs work that no transaction surrounds. */
  function outermost<T>(work: () => T): T {
    try {
      return guarded(work);
    } catch (error) {
      connection.failed(error);
      throw error;
    }
  }
  function begin(): void {
    const db = connection.forWriting();
    if (db === owner) return;
    owner = db;
    transaction = db.transaction(run);
  }

  function commit<T>(work: () => T): T {
    begin();
    changed = false;
    const result = outermost(
      () =>
        transaction.immediate(() => {
          const made = work();
          if (hasChanged()) watch?.committing();
          return made;
        }) as T,
    );
    if (hasChanged()) watch?.committed();
    return result;
  }

  function commitUnsynced<T>(work: () => T): T {
    begin();
    const result = outermost(() => withoutSync(owner, () => transaction.immediate(work) as T));
    watch?.written();
    return result;
  }
  function commitUnlinked<T>(work: () => T): T {
    if (isNested()) throw new Error('references are checked again only after the transaction');
    begin();
    const db = owner;
    db.exec('PRAGMA foreign_keys = OFF');
    try {
      return commit(work);
    } finally {
      db.exec('PRAGMA foreign_keys = ON');
    }
  }
  let isReading = false;
  function readTogether<T>(work: () => T): T {
    // The next change takes a new connection over.
    if (connection.db !== owner) return work();
    isReading = true;
    try {
      return outermost(() => transaction.deferred(work) as T);
    } finally {
      isReading = false;
    }
  }
  const isNested = (): boolean => connection.db.inTransaction;
  function joinChange<T>(work: () => T): T {
    if (isReading) throw new Error('this work only reads');
    return guarded(work);
  }
  const nested = <T>(work: () => T): T => joinChange(() => transaction(work) as T);
  const write = <T>(work: () => T): T => (isNested() ? joinChange(work) : commit(work));
  const look = <T>(work: () => T): T => (isNested() ? guarded(work) : outermost(work));

  return {
    prepare<Params extends { readonly [K in keyof Params]: SqlValue }, Row>(source: string) {
      const statement = preparedOn<[Params], Row>(connection, source);
      let known: boolean | null = null;
      const isReader = (): boolean => (known ??= look(() => statement().readonly));
      if (atOnce) isReader();
      // A statement that writes and returns rows has changed exactly those rows.
      const read = <T>(work: () => T): T => (isReader() ? look(work) : write(work));
      const noting = <T>(found: T, any: boolean): T => {
        if (any && !isReader()) changed = true;
        return found;
      };
      return {
        get: (params: Params) =>
          read(() => {
            const row = statement().get(params) ?? null;
            return noting(row, row !== null);
          }),
        all: (params: Params) =>
          read(() => {
            const rows = statement().all(params);
            return noting(rows, rows.length > 0);
          }),
        run: (params: Params) =>
          write(() => {
            const { changes } = statement().run(params);
            if (changes > 0) changed = true;
            return changes;
          }),
      };
    },
    transaction: (work) => (isNested() ? nested(work) : commit(work)),
    unlinked: commitUnlinked,
    repeatable: (work) => (isNested() ? nested(work) : commitUnsynced(work)),
    reading: (work) => (isNested() ? work() : readTogether(work)),
  };
}

/** A part of a list: `limit` rows, after skipping `skip`. */
export interface Part {
  readonly skip: number;
  readonly limit: number;
}

export const flag = (value: boolean): Flag => (value ? 1 : 0);

/**
 * Parses a JSON column. Its type is not checked, because the repository's insert is the only writer; the table checks that
 * it is JSON.
 */
export const fromJson = (text: string): unknown => JSON.parse(text);
