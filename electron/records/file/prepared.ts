import type { Database, Statement } from 'better-sqlite3';
import { guarded } from '../errors.ts';
import type { Connection } from './connection.ts';

/** Returns a statement that is prepared when it is first used, and again for each new connection. */
export function preparedOn<Params extends unknown[], Row>(
  connection: Pick<Connection, 'db'>,
  source: string,
): () => Statement<Params, Row> {
  let owner: Database | null = null;
  let prepared: Statement<Params, Row> | null = null;
  return () => {
    const { db } = connection;
    if (prepared === null || owner !== db) prepared = guarded(() => db.prepare<Params, Row>(source));
    owner = db;
    return prepared;
  };
}
