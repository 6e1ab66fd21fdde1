/** Migration 750: a photo of the studio's own format keeps where it was cut out of its picture. */
import { expect, it, onTestFinished } from 'vitest';
import { addOrder, addPhoto } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

it('gives photos a crop, which those from before do not have', () => {
  const { db, run } = fileBefore(750);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const id = addPhoto(records, addOrder(records));
  expect(records.photos.get(id)?.crop).toBeNull();

  const keep = db.prepare<[string, string]>('UPDATE photos SET crop = ? WHERE id = ?');
  keep.run('{"x":1,"y":2,"width":3,"turn":-4}', id);

  expect(records.photos.get(id)?.crop).toEqual({ x: 1, y: 2, width: 3, turn: -4 });
  expect(() => keep.run('no crop', id)).toThrow('CHECK constraint failed');
});
