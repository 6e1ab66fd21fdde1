/** Migration 200, after which an id of the service belongs to one picture and document. */
import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../../electron/records/migrations/index.ts';
import { tempFolder } from '../../../../support/files/temp-folder.ts';
import { openFile } from '../../../../support/records/records-file.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-21T09:30:00.000Z';

interface Before {
  readonly photo: string;
  readonly order: string;
  readonly region: string;
  readonly spec: string;
  /** A digit: shots with the same digit are the same picture. */
  readonly picture: string;
  readonly uuid: string | null;
}

const added = ({ photo, order, region, spec, picture, uuid }: Before): string => `
  INSERT OR IGNORE INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason, region)
    VALUES ('${id('ord', order)}', '261121-00${order}', 'preview', 'open', 0, '', '${time}', '${time}', '', '${region}');
  INSERT INTO images (id, kind, width_px, height_px, mime, bytes, sha256, created_at)
    VALUES ('${id('img', photo)}', 'shot', 640, 800, 'image/jpeg', 9, '${picture.repeat(64)}', '${time}');
  INSERT INTO shots (id, order_id, person_id, image_id, source, origin, taken_at)
    SELECT '${id('shot', photo)}', '${id('ord', order)}', id, '${id('img', photo)}', 'camera', '', '${time}'
    FROM people WHERE order_id = '${id('ord', order)}';
  INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, photo_uuid, created_at, updated_at)
    SELECT '${id('pho', photo)}', '${id('ord', order)}', id, '${spec}', '{}', 'preview', '[]',
      ${uuid === null ? 'NULL' : `'${uuid}'`}, '${time}', '${time}'
    FROM people WHERE order_id = '${id('ord', order)}';
  UPDATE photos SET shot_id = '${id('shot', photo)}' WHERE id = '${id('pho', photo)}';`;

const passport = { region: 'eu', spec: 'uk-passport', uuid: 'same' };
/** A studio's records in version 180. */
const filled = [
  { ...passport, photo: '1', order: '1', picture: '1' },
  // Another customer's photo with the same id.
  { ...passport, photo: '2', order: '2', picture: '2' },
  // The same picture again, in a separate order.
  { ...passport, photo: '3', order: '3', picture: '1' },
  // Another document of the first order.
  { ...passport, photo: '4', order: '1', picture: '1', spec: 'us-passport' },
  // Another region has its own ids.
  { ...passport, photo: '5', order: '5', picture: '5', region: 'us' },
  { ...passport, photo: '6', order: '6', picture: '6', uuid: null },
].map(added);

function migrated(): Database.Database {
  const file = join(tempFolder(), 'records.db');
  const db = openFile(file);
  onTestFinished(() => void db.close());
  db.pragma('journal_mode = WAL');
  const before = migrations.filter(({ version }) => version < 200);
  migrate(db, file, 0, before);
  db.exec(filled.join(';'));
  const rows = db.prepare('SELECT * FROM photos').all();
  migrate(
    db,
    file,
    before.at(-1)?.version ?? 0,
    migrations.filter(({ version }) => version <= 200),
  );
  expect(db.prepare('SELECT * FROM photos').all()).toEqual(rows);
  db.pragma('foreign_keys = ON');
  return db;
}

describe('photos that share a service id', () => {
  it('are unchanged, and recorded: another picture, or another document', () => {
    const db = migrated();
    const conflicts = db
      .prepare(
        'SELECT photo_id AS photo, owner_photo_id AS owner, call_id FROM photo_uuid_conflicts ORDER BY 1',
      )
      .all();
    expect(conflicts).toEqual([
      { photo: id('pho', '2'), owner: id('pho', '1'), call_id: null },
      // The same picture as the first, and another one than the second.
      { photo: id('pho', '3'), owner: id('pho', '2'), call_id: null },
      { photo: id('pho', '4'), owner: id('pho', '1'), call_id: null },
    ]);
    expect(db.pragma('foreign_key_check')).toEqual([]);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  });

  it('can still be changed, and no other photo gets their id', () => {
    const db = migrated();
    db.exec(`UPDATE photos SET photo_uuid = 'same', state = 'approved' WHERE id = '${id('pho', '2')}'`);
    expect(() => db.exec(`UPDATE photos SET photo_uuid = 'same' WHERE id = '${id('pho', '6')}'`)).toThrow(
      'gave this id to another picture',
    );
    db.exec(`UPDATE photos SET photo_uuid = 'own' WHERE id = '${id('pho', '6')}'`);
  });
});
