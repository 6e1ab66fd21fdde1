/** Migration 260, which adds the log of decisions against the verdict. */
import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../../electron/records/migrations/index.ts';
import { newId } from '../../../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  at,
  exampleRecords,
  later,
} from '../../../../support/records/example-records.ts';
import { tempFolder } from '../../../../support/files/temp-folder.ts';
import { openFile } from '../../../../support/records/records-file.ts';

function look(file: string): Database.Database {
  const db = openFile(file);
  onTestFinished(() => void db.close());
  return db;
}

it('leaves records from before unchanged, without a decision', () => {
  const file = join(tempFolder(), 'records.db');
  const db = look(file);
  db.pragma('journal_mode = WAL');
  const upTo = (version: number) => migrations.filter((one) => one.version <= version);
  migrate(db, file, 0, upTo(250));
  db.exec(`INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('ord_${'0'.repeat(32)}', '261121-001', 'preview', 'open', 0, '261121-001', '${at}', '${at}', '')`);
  const before = db.prepare('SELECT * FROM orders').all();

  migrate(db, file, 250, upTo(260));

  expect(db.prepare('SELECT * FROM orders').all()).toEqual(before);
  expect(db.prepare('SELECT count(*) FROM went_on_anyway').pluck().get()).toBe(0);
  expect(db.pragma('foreign_key_check')).toEqual([]);
});

describe('the log of decisions against the verdict', () => {
  function decided() {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const decision = {
      imageId: addImage(records),
      step: 'preview' as const,
      points: ['ISSUE_HAT_NOT_ALLOWED', 'SOMETHING_NEW'],
      by: 'staff',
      at,
    };
    records.wentOnAnyway.insert(orderId, decision);
    return { records, orderId, decision };
  }

  it('lists the decisions of one order, oldest first', () => {
    const { records, orderId, decision } = decided();
    const second = { ...decision, imageId: null, step: 'payment' as const, at: later };
    records.wentOnAnyway.insert(orderId, second);

    expect(records.wentOnAnyway.ofOrder(orderId)).toEqual([decision, second]);
    expect(records.wentOnAnyway.ofOrder(addOrder(records))).toEqual([]);
  });

  it('belongs to an order, and never changes', () => {
    const { records, decision } = decided();
    expect(() => {
      records.wentOnAnyway.insert(newId('ord'), decision);
    }).toThrow('FOREIGN KEY');
    const db = look(records.file);
    expect(() => db.exec("UPDATE went_on_anyway SET points = '[]'")).toThrow('never changes');
    expect(() => db.exec('DELETE FROM went_on_anyway')).toThrow('never deleted');
  });
});
