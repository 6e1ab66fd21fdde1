/** Migration 596: the first person of a new order has a short id, and an erased picture of the service's keeps no hash. */
import { expect, it, onTestFinished } from 'vitest';
import { isId, isLongId, newId } from '../../../../shared/ids.ts';
import { addOrder, at, later } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

const sha256 = 'a1'.repeat(32);

function studio() {
  const { db, run } = fileBefore(596);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const kinds = ['shot', 'edit', 'answer', 'preview', 'final', 'sheet'] as const;
  const images = kinds.map((kind) => ({
    ...{ id: newId('img'), kind, widthPx: 1, heightPx: 1, mime: 'image/jpeg' as const },
    ...{ bytes: 9, sha256, createdAt: at },
  }));
  for (const image of images) records.images.insert(image);
  const hashes = (): readonly unknown[] => images.map(({ id }) => records.images.get(id)?.sha256);
  return { db, records, images, hashes };
}

it('removes the hash with the file, apart from those that tell pictures apart', () => {
  const { records, images, hashes } = studio();
  expect(hashes()).toEqual(images.map(() => sha256));

  for (const { id } of images) records.images.erase(id, later);

  expect(hashes()).toEqual([sha256, sha256, '', '', '', '']);
});

it('refuses a picture that is not erased, or a shot, without a hash', () => {
  const { db, records, images } = studio();
  const [shot, , , preview] = images;
  const without = db.prepare("UPDATE images SET sha256 = '' WHERE id = ?");

  expect(() => without.run(preview?.id)).toThrow('CHECK constraint failed');
  for (const { id } of images) records.images.erase(id, later);
  expect(() => without.run(shot?.id)).toThrow('CHECK constraint failed');
});

it('gives the first person of an order the rest of the order’s id, and keeps those from before', () => {
  const { db, run } = fileBefore(596);
  const people = db.prepare<[], string>('SELECT id FROM people ORDER BY rowid').pluck();
  db.exec(`INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${newId('ord')}', '261120-001', 'customer', 'open', 1, '261120-001', '2026-11-21T09:30:00.000Z',
      '2026-11-21T09:30:00.000Z', '')`);
  const [before = ''] = people.all();

  run();

  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const [first, second] = [addOrder(records), addOrder(records)];
  expect(people.all()).toEqual([before, first.replace('ord_', 'per_'), second.replace('ord_', 'per_')]);
  expect(people.all().every((id) => isId('per', id))).toBe(true);
  expect(isLongId(before)).toBe(true);
});
