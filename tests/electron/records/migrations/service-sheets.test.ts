/** Migration 140, which rebuilds the table of images for one more kind. */
import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { newId, type ImageId, type PhotoId } from '../../../../shared/ids.ts';
import {
  addOrder,
  at,
  exampleRecords,
  firstPerson,
  passport,
} from '../../../support/records/example-records.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';

const id = (kind: string, which = '0'): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-21T09:30:00.000Z';
const hash = '0'.repeat(64);
const image = (which: string, kind: string, erased = 'NULL'): string =>
  `INSERT INTO images VALUES ('${id('img', which)}', '${kind}', 9, 9, 'image/jpeg', 9, '${hash}', '${time}', ${erased})`;

/** A studio's records in version 130: pictures of every kind, used by a shot, a photo, a call and a bench. */
const filled = [
  `INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord')}', '261121-001', 'shot', 'open', 0, '261121-001', '${time}', '${time}', '')`,
  image('b', 'final'),
  image('a', 'shot'),
  image('c', 'answer'),
  image('d', 'preview', `'${time}'`),
  image('e', 'reference'),
  image('f', 'edit'),
  image('9', 'headshot'),
  `INSERT INTO originals VALUES ('${id('img', '8')}', '${id('img', 'a')}', 'image/heic', 9, '${hash}', NULL)`,
  `INSERT INTO shots (id, order_id, image_id, source, origin, taken_at, person_id)
    SELECT '${id('shot')}', '${id('ord')}', '${id('img', 'a')}', 'camera', '', '${time}', id FROM people`,
  `INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
    SELECT '${id('pho')}', '${id('ord')}', id, 'uk', '{}', 'final', '[]', '${time}', '${time}' FROM people`,
  `UPDATE photos SET shot_id = '${id('shot')}', final_image_id = '${id('img', 'b')}'`,
  `INSERT INTO benches (id, kind, name, created_at, updated_at)
    VALUES ('${id('ben')}', 'headshots', 'a.jpg', '${time}', '${time}')`,
  `INSERT INTO versions (id, bench_id, number, image_id, tool, transparent, doubts, created_at)
    VALUES ('${id('ver')}', '${id('ben')}', 0, '${id('img', 'e')}', 'original', 0, '[]', '${time}')`,
];

function fileBefore(): string {
  const file = join(tempFolder(), 'records.db');
  const db = openFile(file);
  db.pragma('journal_mode = WAL');
  const before = migrations.filter(({ version }) => version <= 130);
  migrate(db, file, 0, before);
  db.exec(filled.join(';'));
  db.close();
  return file;
}

function look(file: string): Database.Database {
  const db = openFile(file, { readonly: true });
  onTestFinished(() => void db.close());
  return db;
}

describe('images from before', () => {
  it('are all there, in their order, and everything still refers to them', () => {
    const file = fileBefore();
    const sql = 'SELECT * FROM images ORDER BY rowid';
    const before = look(file).prepare(sql).all();
    expect(before).toHaveLength(7);

    openRecords(file).close();

    const after = look(file);
    expect(after.prepare(sql).all()).toEqual(before);
    expect(after.pragma('foreign_key_check')).toEqual([]);
    expect(after.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(after.prepare("SELECT name FROM sqlite_schema WHERE name = 'images_live'").pluck().get()).toBe(
      'images_live',
    );
  });

  it('are protected as before: images of a bench or a shot cannot be deleted', () => {
    const file = fileBefore();
    openRecords(file).close();
    const db = openFile(file);
    onTestFinished(() => void db.close());
    db.pragma('foreign_keys = ON');

    expect(() => db.exec(`DELETE FROM images WHERE id = '${id('img', 'a')}'`)).toThrow('FOREIGN KEY');
    expect(() => db.exec(image('7', 'sheet'))).not.toThrow();
    expect(() => db.exec(image('6', 'poster'))).toThrow('CHECK');
  });
});

const asSheet = (records: Records, kind: 'sheet' | 'answer'): ImageId => {
  const imageId = newId('img');
  const pixels = { widthPx: 1200, heightPx: 1800, bytes: 9, sha256: hash, createdAt: at };
  records.images.insert({ id: imageId, kind, mime: 'image/jpeg', ...pixels });
  return imageId;
};

function photoIn(records: Records): PhotoId {
  const orderId = addOrder(records);
  const photoId = newId('pho');
  const personId = firstPerson(records, orderId);
  records.photos.insert({
    id: photoId,
    orderId,
    personId,
    specCode: 'uk-passport',
    document: passport,
    createdAt: at,
  });
  return photoId;
}

function pendingSheet(records: Records, photoId = photoIn(records)) {
  const answerImageId = asSheet(records, 'answer');
  const asked = { mediumId: '4x6in', widthPx: 1200, heightPx: 1800, dpi: 300, trouble: 'pending' } as const;
  const sheet = { id: newId('ssh'), photoId, ...asked, answerImageId, createdAt: at };
  records.serviceSheets.ask(sheet);
  return sheet;
}

describe('service sheets', () => {
  it('are stored with their request, and found by photo and by order', () => {
    const records = exampleRecords();
    const sheet = pendingSheet(records);
    const { orderId } = records.photos.get(sheet.photoId) ?? {};

    const row = { ...sheet, imageId: null };
    expect(records.serviceSheets.get(sheet.id)).toEqual(row);
    expect(records.serviceSheets.ofPhoto(sheet.photoId)).toEqual([row]);
    expect(orderId && records.serviceSheets.ofOrder(orderId)).toEqual([row]);
    expect(records.serviceSheets.pendingPhotos()).toEqual([sheet.photoId]);
  });

  it('wait for their answer until they have arrived or are lost', () => {
    const records = exampleRecords();
    const [here, lost] = [pendingSheet(records), pendingSheet(records)];
    const imageId = asSheet(records, 'sheet');
    records.serviceSheets.setHere(here.id, imageId, 'size-differs');
    records.serviceSheets.setLost(lost.id, 'expired');

    expect(records.serviceSheets.get(here.id)).toMatchObject({
      imageId,
      trouble: 'size-differs',
      answerImageId: null,
    });
    expect(records.serviceSheets.get(lost.id)).toMatchObject({ imageId: null, trouble: 'expired' });
    expect(records.serviceSheets.pendingPhotos()).toEqual([]);
  });

  it('that are requested again wait for the new answer, unless they have arrived', () => {
    const records = exampleRecords();
    const sheet = pendingSheet(records);
    records.serviceSheets.setLost(sheet.id, 'expired');
    const again = pendingSheet(records, sheet.photoId);
    expect(records.serviceSheets.get(sheet.id)).toMatchObject({ answerImageId: again.answerImageId });

    records.serviceSheets.setHere(sheet.id, asSheet(records, 'sheet'), null);
    pendingSheet(records, sheet.photoId);
    expect(records.serviceSheets.ofPhoto(sheet.photoId)).toMatchObject([{ id: sheet.id, trouble: null }]);
  });

  it('cannot have arrived without a picture, or be pending without an answer', () => {
    const records = exampleRecords();
    const sheet = pendingSheet(records);
    const db = openFile(records.file);
    onTestFinished(() => void db.close());
    const set = (what: string): void =>
      void db.exec(`UPDATE service_sheets SET ${what} WHERE id = '${sheet.id}'`);

    expect(() => {
      set('trouble = NULL');
    }).toThrow('CHECK');
    expect(() => {
      set('answer_image_id = NULL');
    }).toThrow('CHECK');
  });

  it('are erased with their order', () => {
    const records = exampleRecords();
    const sheet = pendingSheet(records);
    const imageId = asSheet(records, 'sheet');
    records.serviceSheets.setHere(sheet.id, imageId, null);
    const orderId = records.photos.get(sheet.photoId)?.orderId;
    if (orderId === undefined) throw new Error('the photo is of an order');

    expect(records.cleanUp.picturesOf(orderId)).toContain(imageId);
  });
});
