/** Migration 150, which adds a record of what customers were told before paying. */
import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import { newId } from '../../../../shared/ids.ts';
import {
  addOrder,
  at,
  exampleRecords,
  firstPerson,
  later,
} from '../../../support/records/example-records.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openFile } from '../../../support/records/records-file.ts';

const id = (kind: string, which = '0'): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-21T09:30:00.000Z';
/**
 * A studio's records in version 140: a German passport photo, sold to a customer whose confirmation was not recorded.
 */
const filled = [
  `INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord')}', '261121-001', 'payment', 'open', 0, '261121-001', '${time}', '${time}', '')`,
  `INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
    SELECT '${id('pho')}', '${id('ord')}', id, 'de-passport', '{}', 'approved', '[]', '${time}', '${time}' FROM people`,
  `INSERT INTO payments VALUES ('${id('ord')}', '{}', 1200, 'GBP', 'cash', '', 'R-261121-001', '${time}')`,
];

function look(file: string): Database.Database {
  const db = openFile(file);
  onTestFinished(() => void db.close());
  db.pragma('foreign_keys = ON');
  return db;
}

describe('records from before', () => {
  it('are unchanged, and say that nobody was told', () => {
    const file = join(tempFolder(), 'records.db');
    const old = openFile(file);
    old.pragma('journal_mode = WAL');
    const before = migrations.filter(({ version }) => version <= 140);
    migrate(old, file, 0, before);
    old.exec(filled.join(';'));
    const rows = (db: Database.Database): unknown[] =>
      ['orders', 'people', 'photos', 'payments'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
    const were = rows(old);
    migrate(
      old,
      file,
      140,
      migrations.filter(({ version }) => version <= 150),
    );
    old.close();

    const db = look(file);
    expect(rows(db)).toEqual(were);
    expect(db.prepare('SELECT count(*) FROM no_paper_told').pluck().get()).toBe(0);
    expect(db.pragma('user_version', { simple: true })).toBe(150);
    expect(db.pragma('foreign_key_check')).toEqual([]);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  });
});

describe('the record of what a customer was told', () => {
  function told() {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const personId = firstPerson(records, orderId);
    const row = {
      orderId,
      personId,
      specCode: 'de-passport',
      documentName: 'German passport',
      by: 'staff',
      at,
    };
    records.noPaperTold.insert(row);
    return { records, row };
  }

  it('is found by its order, and the first one stays when it is recorded again', () => {
    const { records, row } = told();
    records.noPaperTold.insert({ ...row, at: later });
    records.noPaperTold.insert({ ...row, specCode: 'de-id-card' });
    expect(records.noPaperTold.ofOrder(row.orderId)).toEqual([{ ...row, specCode: 'de-id-card' }, row]);
    expect(records.noPaperTold.ofOrder(addOrder(records))).toEqual([]);
  });

  it('belongs to a person, and never changes', () => {
    const { records, row } = told();
    expect(() => {
      records.noPaperTold.insert({ ...row, personId: newId('per') });
    }).toThrow('FOREIGN KEY');
    const db = look(records.file);
    expect(() => db.exec(`UPDATE no_paper_told SET told_at = '${later}'`)).toThrow('never changes');
    expect(() => db.exec('DELETE FROM no_paper_told')).toThrow('never deleted');
  });
});
