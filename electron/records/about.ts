import type { Connection } from './file/connection.ts';
import { guarded } from './errors.ts';
import type { Sql } from './sql.ts';

/** Versions of the library and format of the file of records. */
export interface RecordsAbout {
  /** Number of the last migration that was run on it. */
  readonly migration: number;
  /** Version of SQLite. */
  readonly sqlite: string;
}

export function createAbout(sql: Sql, connection: Pick<Connection, 'db'>): () => RecordsAbout {
  const version = sql.prepare<object, Pick<RecordsAbout, 'sqlite'>>('SELECT sqlite_version() AS sqlite');
  return () => ({
    migration: Number(guarded(() => connection.db.pragma('user_version', { simple: true }))),
    sqlite: version.get({})?.sqlite ?? '',
  });
}
