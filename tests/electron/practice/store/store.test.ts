import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../../../electron/practice/store/index.ts';
import { MONTHLY_QUOTA } from '../../../../electron/practice/store/account.ts';
import { openDatabase } from '../../../../electron/practice/store/connection.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

const january = Date.UTC(2026, 0, 31, 23, 59, 59);
const DAY = 86_400_000;
const photo = {
  uuid: 'photo-1',
  specCode: 'uk-passport',
  createdAt: january,
  issues: ['ISSUE_HAT_NOT_ALLOWED'],
};
const picture = Buffer.from('CANARY-of-a-picture'.repeat(50));

function opened(folder = tempFolder(), now: () => number = () => january): { store: Store; folder: string } {
  const store = openStore(folder, now);
  onTestFinished(() => {
    store.close();
  });
  return { store, folder };
}

/** Turns a folder into what the first version left: its images table allowed three kinds. */
function backToVersionOne(folder: string): void {
  const db = openDatabase(folder);
  db.exec(`
    CREATE TABLE old (
      id TEXT PRIMARY KEY,
      photo_uuid TEXT NOT NULL REFERENCES photos(uuid) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('preview', 'final', 'sheet')),
      detail TEXT NOT NULL DEFAULT '',
      file_name TEXT NOT NULL UNIQUE,
      created_at INTEGER NOT NULL,
      sealed BLOB NOT NULL,
      UNIQUE (photo_uuid, kind, detail)
    ) STRICT;
    INSERT INTO old SELECT * FROM images;
    DROP TABLE images;
    ALTER TABLE old RENAME TO images;
    PRAGMA user_version = 1;
  `);
  db.close();
}

describe('the store of practice', () => {
  it('is durable: WAL with synchronous FULL, checked at every opening', () => {
    const { folder } = opened();
    const again = openDatabase(folder);
    onTestFinished(() => {
      again.close();
    });
    expect(again.pragma('synchronous', { simple: true })).toBe(2);
    expect(again.pragma('journal_mode', { simple: true })).toBe('wal');
  });

  it('refuses data of a newer version and leaves it unchanged', () => {
    const folder = tempFolder();
    const db = openDatabase(folder);
    db.pragma('user_version = 99');
    db.close();
    expect(() => openDatabase(folder)).toThrow('newer version');
  });

  it('upgrades data of the first version, images included', () => {
    const folder = tempFolder();
    const { store } = opened(folder);
    store.photos.insert(photo);
    const name = store.photos.addImage('photo-1', { kind: 'final', bytes: picture });
    store.close();
    backToVersionOne(folder);

    const { store: again } = opened(folder);
    expect(again.photos.readImage(name)).toEqual(picture);
    const png = again.photos.addImage('photo-1', { kind: 'final-png', bytes: picture, suffix: 'png' });
    expect(png).toMatch(/^[0-9a-f]{32}\.png$/);
  });

  it('finds a photo by its code, case included', () => {
    const { store } = opened();
    store.photos.insert(photo);
    const { code, expiresAt } = store.photos.codeFor('photo-1');
    expect(store.photos.findByCode(code)).toEqual({ photoUuid: 'photo-1', expiresAt });
    expect(store.photos.findByCode(code.toLowerCase())).toBeNull();
  });

  it('returns a photo and its image', () => {
    const { store } = opened();
    store.photos.insert(photo);
    const name = store.photos.addImage('photo-1', { kind: 'final', bytes: picture });
    expect(store.photos.find('photo-1')).toEqual(photo);
    expect(store.photos.imageName('photo-1', 'final')).toBe(name);
    expect(store.photos.readImage(name)).toEqual(picture);
  });

  it('has no unencrypted image in any of its files', () => {
    const { store, folder } = opened();
    store.photos.insert(photo);
    store.photos.addImage('photo-1', { kind: 'preview', bytes: picture });
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)).includes('CANARY'));
    expect(files).toEqual([false, false, false, false]);
  });

  it('has a key file that only its owner reads, and refuses a damaged one', () => {
    const { store, folder } = opened();
    const path = join(folder, 'practice.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    store.close();
    writeFileSync(path, 'short');
    expect(() => openStore(folder)).toThrow('damaged');
  });

  it('gives a photo one code for good, and each photo its own', () => {
    const { store } = opened();
    store.photos.insert(photo);
    store.photos.insert({ ...photo, uuid: 'photo-2' });
    const code = store.photos.codeFor('photo-1');
    expect(store.photos.codeFor('photo-1')).toEqual(code);
    expect(code.expiresAt - code.createdAt).toBe(21 * DAY);
    expect(store.photos.codeFor('photo-2').code).not.toBe(code.code);
  });

  it('removes photos with their images after 30 days', () => {
    let now = january;
    const { store } = opened(tempFolder(), () => now);
    store.photos.insert(photo);
    const name = store.photos.addImage('photo-1', { kind: 'final', bytes: picture });
    now = january + 29 * DAY;
    expect(store.sweep()).toBe(0);
    now = january + 31 * DAY;
    expect(store.sweep()).toBe(1);
    expect(store.photos.readImage(name)).toBeNull();
  });

  it('undoes a transaction as a whole', () => {
    const { store } = opened();
    const failing = () =>
      store.transact(() => {
        store.photos.insert(photo);
        store.account.spend('makeIdPhoto');
        throw new Error('power cut');
      });
    expect(failing).toThrow('power cut');
    expect(store.photos.find('photo-1')).toBeNull();
    expect(store.account.quota('makeIdPhoto').remaining).toBe(MONTHLY_QUOTA);
  });
});

describe('the quota', () => {
  it('counts each endpoint separately and survives a restart', () => {
    const { store, folder } = opened();
    store.account.spend('makeIdPhoto');
    store.close();
    const { store: again } = opened(folder);
    expect(again.account.quota('makeIdPhoto').remaining).toBe(MONTHLY_QUOTA - 1);
    expect(again.account.quota('makeIdPhotoWatermark').remaining).toBe(MONTHLY_QUOTA);
  });

  it('is full again on the first of the month', () => {
    let now = january;
    const { store } = opened(tempFolder(), () => now);
    store.account.spend('makeIdPhoto');
    expect(new Date(store.account.quota('makeIdPhoto').resetAt).toISOString()).toBe(
      '2026-02-01T00:00:00.000Z',
    );
    now += 1000;
    expect(store.account.quota('makeIdPhoto')).toEqual({
      total: MONTHLY_QUOTA,
      remaining: MONTHLY_QUOTA,
      resetAt: Date.UTC(2026, 2, 1),
    });
  });
});
