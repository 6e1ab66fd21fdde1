/** Commits that do not wait for the disk, because the program makes them again when a power cut takes them. */
import type Database from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectForWriting } from '../../../electron/records/file/connect.ts';
import { fixedConnection } from '../../../electron/records/file/connection.ts';
import { markOf } from '../../../electron/records/mark/mark-file.ts';
import type { Records } from '../../../electron/records/open.ts';
import { createSql, type Sql } from '../../../electron/records/sql.ts';
import { addOrder, later } from '../../support/records/example-records.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { openRecords, testKey } from '../../support/records/records-file.ts';

const normal = 1;
const full = 2;

describe('a repeatable change', () => {
  let db: Database.Database;
  let sql: Sql;
  let calls: string[];
  const synchronous = (): unknown => db.pragma('synchronous', { simple: true });
  const numbers = (): unknown[] => db.prepare('SELECT number FROM numbers').pluck().all();
  const insert = (number: number): void => {
    sql.prepare<{ number: number }>('INSERT INTO numbers VALUES (@number)').run({ number });
  };

  beforeEach(() => {
    db = connectForWriting(join(tempFolder(), 'numbers.sqlite'), testKey);
    onTestFinished(() => void db.close());
    db.exec('CREATE TABLE numbers (number INTEGER)');
    calls = [];
    sql = createSql(fixedConnection(db), {
      committing: () => void calls.push('committing'),
      committed: () => void calls.push('committed'),
      written: () => void calls.push('written'),
    });
  });

  it('does not wait for the disk and is not counted, and the next commit is as durable as ever', () => {
    const during = sql.repeatable(() => {
      insert(1);
      return synchronous();
    });

    expect(during).toBe(normal);
    expect(calls).toEqual(['written']);
    expect(synchronous()).toBe(full);
    expect(numbers()).toEqual([1]);
    insert(2);
    expect(calls).toEqual(['written', 'committing', 'committed']);
  });

  it('is undone completely when it throws', () => {
    expect(() =>
      sql.repeatable(() => {
        insert(1);
        throw new Error('half way');
      }),
    ).toThrow('half way');

    expect(numbers()).toEqual([]);
    expect(synchronous()).toBe(full);
  });

  it('is as durable as the transaction that it is part of', () => {
    const during = sql.transaction(() => sql.repeatable(() => (insert(1), synchronous())));

    expect(during).toBe(full);
    expect(calls).toEqual(['committing', 'committed']);
  });
});

it('marks of the clean-up that a power cut took are no gap, and are made again', async () => {
  const open = (file: string): Records => {
    const records = openRecords(file);
    onTestFinished(() => records.close());
    return records;
  };
  const empty = (records: Records): unknown[] =>
    records.cleanUp.closedOrders('9', null, 9).map(({ id }) => id);
  const file = join(tempFolder(), 'records.sqlite');
  const after = join(tempFolder(), 'records.sqlite');
  const records = open(file);
  const id = addOrder(records);
  records.orders.setState(id, 'done', later, '');
  for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${after}${suffix}`);

  records.cleanUp.markEmpty([id], later);
  expect(empty(records)).toEqual([]);
  records.close();
  await records.atRest();
  copyFileSync(markOf(file), markOf(after));

  const found = open(after);
  expect(found.gap).toBeNull();
  expect(empty(found)).toEqual([id]);
});
