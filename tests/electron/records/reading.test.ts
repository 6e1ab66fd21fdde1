/** Reading with one lock. */
import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectForWriting } from '../../../electron/records/file/connect.ts';
import { fixedConnection } from '../../../electron/records/file/connection.ts';
import { createSql, type Sql } from '../../../electron/records/sql.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { testKey } from '../../support/records/records-file.ts';

describe('work that only reads', () => {
  let db: Database.Database;
  let sql: Sql;
  const insert = (number: number): void =>
    void sql.prepare<{ number: number }>('INSERT INTO numbers VALUES (@number)').run({ number });
  const count = (): number | undefined =>
    sql.prepare<object, { n: number }>('SELECT count(*) AS n FROM numbers').get({})?.n;

  beforeEach(() => {
    db = connectForWriting(join(tempFolder(), 'numbers.sqlite'), testKey);
    onTestFinished(() => void db.close());
    db.exec('CREATE TABLE numbers (number INTEGER)');
    sql = createSql(fixedConnection(db));
  });

  it('is one transaction, which is over when it returns', () => {
    insert(1);

    const [found, within] = sql.reading(() => [count(), db.inTransaction]);

    expect([found, within, db.inTransaction]).toEqual([1, true, false]);
  });

  it('joins a change, and sees it', () => {
    const found = sql.transaction(() => {
      insert(1);
      return sql.reading(() => {
        insert(2);
        return count();
      });
    });

    expect(found).toBe(2);
  });

  it('writes nothing, and a change after it is written', () => {
    expect(() => sql.reading(() => insert(1))).toThrow('this work only reads');
    expect(() => sql.reading(() => sql.transaction(() => insert(1)))).toThrow('this work only reads');

    insert(2);

    expect([count(), db.inTransaction]).toEqual([1, false]);
  });
});
