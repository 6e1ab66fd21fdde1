import type { Database } from 'better-sqlite3';
import { guarded } from './errors.ts';

/** What a column can hold in our STRICT tables. Booleans are 0 and 1. */
export type SqlValue = string | number | null;
export type Flag = 0 | 1;

/** A prepared statement with named parameters (`@name`). `Row` is what its column list gives. */
export interface Statement<Params, Row> {
  get(params: Params): Row | null;
  all(params: Params): Row[];
  /** Returns how many rows were changed. */
  run(params: Params): number;
}

/** The one door to the database: every error that comes through it is already translated. */
export interface Sql {
  prepare<Params extends { readonly [K in keyof Params]: SqlValue }, Row = never>(
    source: string,
  ): Statement<Params, Row>;
  /** `BEGIN IMMEDIATE`; a call inside a call joins it and undoes only its own part when it throws. */
  transaction<T>(work: () => T): T;
}

export function createSql(db: Database): Sql {
  return {
    prepare<Params extends { readonly [K in keyof Params]: SqlValue }, Row>(source: string) {
      const statement = guarded(() => db.prepare<[Params], Row>(source));
      return {
        get: (params: Params) => guarded(() => statement.get(params) ?? null),
        all: (params: Params) => guarded(() => statement.all(params)),
        run: (params: Params) => guarded(() => statement.run(params).changes),
      };
    },
    transaction: (work) => guarded(() => db.transaction(work).immediate()),
  };
}

export const flag = (value: boolean): Flag => (value ? 1 : 0);

/**
 * Reads a JSON column back. What type it has is a promise of the repository's insert, the only writer; that it is JSON
 * at all is checked by the table.
 */
export const fromJson = (text: string): unknown => JSON.parse(text);
