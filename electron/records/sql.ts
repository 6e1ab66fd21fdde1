import type { Database, Statement as PreparedStatement } from 'better-sqlite3';
import { guarded } from './errors.ts';
import { withoutSync } from './file/connect.ts';

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
export function createSql(db: Database, watch: CommitWatch | null = null, atOnce = false): Sql {
  let changed = false;
  const hasChanged = (): boolean => changed;
  // Made once: one for each commit would be four functions for the garbage collector.
  const transaction = db.transaction((work: () => unknown) => work());

  function commit<T>(work: () => T): T {
    changed = false;
    const result = guarded(
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
    const result = guarded(() => withoutSync(db, () => transaction.immediate(work) as T));
    watch?.written();
    return result;
  }
  const nested = <T>(work: () => T): T => guarded(() => transaction(work) as T);
  const write = <T>(work: () => T): T => (db.inTransaction ? guarded(work) : commit(work));

  return {
    prepare<Params extends { readonly [K in keyof Params]: SqlValue }, Row>(source: string) {
      let prepared: PreparedStatement<[Params], Row> | null = null;
      const statement = (): PreparedStatement<[Params], Row> =>
        (prepared ??= guarded(() => db.prepare<[Params], Row>(source)));
      if (atOnce) statement();
      // A statement that writes and returns rows has changed exactly those rows.
      const read = <T>(work: () => T): T => (statement().readonly ? guarded(work) : write(work));
      const noting = <T>(found: T, any: boolean): T => {
        if (any && !statement().readonly) changed = true;
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
    transaction: (work) => (db.inTransaction ? nested(work) : commit(work)),
    repeatable: (work) => (db.inTransaction ? nested(work) : commitUnsynced(work)),
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
