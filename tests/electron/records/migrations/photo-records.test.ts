/** Migration 340: photo records are prints too, and measurements are erased with their picture. */
import { expect, it, onTestFinished } from 'vitest';
import { addImage, at, exampleRecords, later } from '../../../support/example-records.ts';
import { fileBefore } from '../../../support/file-before.ts';
import { order, print } from '../../../support/old-prints.ts';
import { rightView, viewWith } from '../../../support/sitter-view.ts';
import { openFile } from '../../../support/records-file.ts';

it('keeps every print, and takes records of an order from then on', () => {
  const { db, run } = fileBefore(340);
  const rows = (): unknown[] => db.prepare('SELECT * FROM prints ORDER BY rowid').all();
  db.exec(order + print('1', 1, 'receipt'));
  const before = rows();
  expect(() => db.exec(print('2', 2, 'record'))).toThrow('CHECK');

  run();

  expect(rows()).toEqual(before);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.exec(print('2', 2, 'record'));
  expect(() => db.exec(`UPDATE prints SET order_id = NULL WHERE kind = 'record'`)).toThrow('CHECK');
});

it('leaves a failed sheet with staff although a record was printed after it', () => {
  const { db, run } = fileBefore(340);
  const attention = db.prepare('SELECT attention FROM orders').pluck();
  db.exec(order + print('1', 1));
  run();

  db.exec(`UPDATE prints SET state = 'failed';${print('2', 2, 'record')}`);
  expect(attention.get()).toBe('waiting-print');
  db.exec(print('3', 3));
  expect(attention.get()).toBe(null);
});

it('keeps what was measured first, and erases it with the picture', () => {
  const records = exampleRecords();
  const imageId = addImage(records);
  expect(records.measures.get(imageId)).toBeNull();

  records.measures.insert(imageId, rightView, at);
  records.measures.insert(imageId, viewWith({ headPx: 1 }), later);
  expect(records.measures.get(imageId)).toEqual(rightView);

  records.images.erase(imageId, later);
  expect(records.measures.get(imageId)).toBeNull();
  expect(() => {
    records.measures.insert(imageId, rightView, later);
  }).toThrow('erased');
});

it('never changes what was measured', () => {
  const records = exampleRecords();
  records.measures.insert(addImage(records), rightView, at);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());

  expect(() => db.exec(`UPDATE picture_measures SET view = '{}'`)).toThrow('never changes');
});
