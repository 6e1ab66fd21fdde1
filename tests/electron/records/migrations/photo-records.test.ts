/** Migration 340: photo records are prints too, and measurements are erased with their picture. */
import { expect, it, onTestFinished } from 'vitest';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import { addImage, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { order, print } from '../../../support/printing/old-prints.ts';
import { rightView, viewWith } from '../../../support/pictures/sitter-view.ts';
import { openFile } from '../../../support/records/records-file.ts';

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

it.each<[string, SitterView]>([
  ['without a face', { ...rightView, faces: 0, face: null, backdrop: null }],
  ['with numbers of every kind', viewWith({ headPx: 1e21, sharpness: 1e-7, happiness: -0.123456789012345 })],
])('stores what was measured %s without its names, and reads it as it was', (_what, view) => {
  const records = exampleRecords();
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const images = [addImage(records), addImage(records)];
  for (const imageId of images) records.measures.insert(imageId, view, at);

  expect(images.map((imageId) => records.measures.get(imageId))).toEqual([view, view]);
  expect(db.prepare('SELECT count(*) FROM definitions').pluck().get()).toBe(1);
  expect(db.prepare(`SELECT view FROM picture_measures WHERE view LIKE '%"darkest"%'`).all()).toEqual([]);
});

it('reads what was measured before names were stored once', () => {
  const records = exampleRecords();
  const imageId = addImage(records);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  db.prepare('INSERT INTO picture_measures VALUES (?, ?, ?)').run(imageId, JSON.stringify(rightView), at);

  expect(records.measures.get(imageId)).toEqual(rightView);
});

it('never changes what was measured', () => {
  const records = exampleRecords();
  records.measures.insert(addImage(records), rightView, at);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());

  expect(() => db.exec(`UPDATE picture_measures SET view = '{}'`)).toThrow('never changes');
});
