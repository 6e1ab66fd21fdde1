/** Migration 390, which adds the people at the counter. */
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import { at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { openFile } from '../../../support/records/records-file.ts';

it('keeps every person, and a person who left never changes', () => {
  const records = exampleRecords();
  const id = newId('stf');
  const pin = { salt: Buffer.alloc(16), hash: Buffer.alloc(32), N: 2, r: 1, p: 1 };
  const insert = (more: object = {}): void =>
    records.staff.insert({ id: newId('stf'), name: 'Asha', role: 'staff', pin, at, ...more });
  insert({ id });
  expect(() => insert({ name: 'ASHA' })).toThrow('UNIQUE');
  expect(() => insert({ name: '' })).toThrow('CHECK');
  expect(() => insert({ name: 'Bo', role: 'boss' })).toThrow('CHECK');
  expect(() => insert({ name: 'Bo', pin: { ...pin, hash: Buffer.alloc(1) } })).toThrow('CHECK');
  records.staff.leave(id, later);
  insert();

  expect(records.staff.active(id)).toBe(null);
  expect(records.staff.list()).toMatchObject([{ leftAt: null }, { id, leftAt: later, pin: null }]);
  expect(() => records.staff.change({ id, name: 'Bo', role: 'staff' })).toThrow('never changes');
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  expect(() => db.exec('DELETE FROM staff')).toThrow('never deleted');
  expect(() => db.exec('UPDATE staff SET pin_hash = NULL WHERE left_at IS NULL')).toThrow('CHECK');
});
