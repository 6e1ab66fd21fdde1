/** Migration 595: ids of twelve characters are allowed beside those of 32. */
import { expect, it } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { longId } from '../../../support/records/long-id.ts';

const time = '2026-11-22T09:30:00.000Z';

function before() {
  const { db, run } = fileBefore(595);
  const add = db.prepare(`INSERT INTO images (id, kind, width_px, height_px, mime, bytes, sha256, created_at)
    VALUES (?, 'shot', 1, 1, 'image/jpeg', 1, '${'0'.repeat(64)}', '${time}')`);
  const note = db.prepare(`INSERT INTO audit_log (at, person, act, order_id, facts, hash)
    VALUES ('${time}', 'staff', 'order-opened', ?, '{}', zeroblob(32))`);
  return { db, run, add, note };
}

it('keeps rows with long ids, and takes short ones beside them', () => {
  const { db, run, add, note } = before();
  add.run(longId('img'));
  expect(() => add.run(newId('img'))).toThrow('CHECK constraint failed');

  run();

  add.run(newId('img'));
  note.run(newId('ord'));
  expect(db.prepare('SELECT count(*) FROM images').pluck().get()).toBe(2);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

it.each([
  ['another kind', newId('ord')],
  ['another length', `${newId('img')}0`],
  ['other characters', 'img_ABCDEFGHJKMN'],
])('still refuses an id of %s', (_what, id) => {
  const { run, add } = before();
  run();

  expect(() => add.run(id)).toThrow('CHECK constraint failed');
});

it('leaves no table that takes long ids only', () => {
  const { db, run } = before();
  const statements = db.prepare<[], string>('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').pluck();
  const strict = (): readonly string[] =>
    statements.all().filter((sql) => /length\(\w+\) = \d+ AND \w+ GLOB '[a-z]+_/.test(sql));
  expect(strict()).not.toEqual([]);

  run();

  expect(strict()).toEqual([]);
});
