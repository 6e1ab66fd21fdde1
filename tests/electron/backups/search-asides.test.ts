import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { searchAsides, type SearchedAside } from '../../../electron/backups/search-asides.ts';
import { restoredFrom } from '../../../electron/backups/set-aside.ts';
import { copyRecords } from '../../../electron/records/file/copy-records.ts';
import { migrations } from '../../../electron/records/migrations/index.ts';
import type { Migration } from '../../../electron/records/migrations/migration.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { newId, type CallId, type PhotoId } from '../../../shared/ids.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../support/records/example-records.ts';
import { addFinishedOrder } from '../../support/records/finished-order.ts';
import { openFile, openRecords, testDataKey, testKey } from '../../support/records/records-file.ts';

const name = 'set-aside-2026-11-21T12-00-00-000Z';
const ofTheNewerVersion: Migration = {
  version: 99_990,
  up: 'CREATE TABLE of_the_newer_version (id INTEGER PRIMARY KEY) STRICT',
};

/** Records in use, and records that a restore has set aside before an update, which have the calls of one more order. */
function restored() {
  const inUse = exampleRecords();
  const folder = join(dirname(inUse.file), name);
  mkdirSync(folder);
  writeFileSync(join(folder, restoredFrom), at);
  const file = join(folder, 'records.db');
  const older = openRecords(file);
  const calls = older.calls.ofOrder(addFinishedOrder(older)).map(({ id }) => id);
  older.close();
  (migrations as Migration[]).push(ofTheNewerVersion);
  onTestFinished(() => void (migrations as Migration[]).pop());
  const search = (): SearchedAside[] =>
    searchAsides({
      ...{ records: inUse.file, vault: join(dirname(inUse.file), 'vault') },
      ...{ dataKey: testDataKey, names: [name] },
    });
  return { folder, file, calls, search };
}

const versionOf = (file: string): unknown => {
  const db = openFile(file, { readonly: true });
  onTestFinished(() => void db.close());
  return db.pragma('user_version', { simple: true });
};
const idsIn = ([found]: readonly SearchedAside[]): CallId[] => (found?.calls ?? []).map(({ id }) => id);

it('finds the calls of records of an earlier Headroom, and leaves no copy of them', () => {
  const { folder, file, calls, search } = restored();
  expect(versionOf(file)).toBeLessThan(ofTheNewerVersion.version);
  // A kill in an earlier search leaves it.
  writeFileSync(`${file}.before-010`, 'copy');

  const found = search();

  expect(found).toMatchObject([{ name, backupAt: at, pictures: null }]);
  expect(idsIn(found).toSorted()).toEqual(calls.toSorted());
  expect(versionOf(file)).toBe(ofTheNewerVersion.version);
  expect(readdirSync(folder).toSorted()).toEqual(['records.db', restoredFrom, 'studio.mark']);
  expect(idsIn(search())).toHaveLength(2);
});

it('lists the pictures where older records cannot be migrated', async () => {
  const { folder, file, search } = restored();
  const db = openFile(file);
  db.exec('CREATE TABLE of_the_newer_version (id INTEGER)');
  db.close();
  await createVault({ dir: join(folder, 'vault'), key: testDataKey }).put(
    newId('img'),
    Buffer.from('picture'),
  );

  expect(search()).toMatchObject([{ name, backupAt: at, calls: [], pictures: 1 }]);
});

it('fails while another program uses the records, so that the next start searches them', () => {
  const { file, search } = restored();
  const other = openFile(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN EXCLUSIVE');

  expect(search).toThrow(expect.objectContaining({ code: 'RECORDS_BUSY' }) as Error);
});

it('finds what became of calls that are open in the records in use', () => {
  const inUse = exampleRecords();
  const orderId = addOrder(inUse, { name: 'Ada' });
  const sessionId = newId('ben');
  inUse.retouchSessions.insert({
    ...{ id: sessionId, kind: 'retouch', orderId, shotId: null, name: '', createdAt: at },
  });
  const begin = (photoId: PhotoId | null): CallId => {
    const id = newId('call');
    inUse.calls.insert({
      ...{ id, orderId, photoId, sessionId: photoId === null ? sessionId : null, region: 'eu' },
      ...{ endpoint: 'makeIdPhotoWatermark', state: 'intent', createdAt: at },
      ...{ replacesCallId: null, remainingBefore: null },
    });
    inUse.calls.markSent(id, at);
    return id;
  };
  const photo = (): PhotoId => addPhoto(inUse, orderId);
  const [done, free, here, ofSession] = [begin(photo()), begin(photo()), begin(photo()), begin(null)];
  // Nobody knew then either.
  begin(photo());
  inUse.calls.recover(at);
  const folder = join(dirname(inUse.file), name);
  mkdirSync(folder);
  writeFileSync(join(folder, restoredFrom), at);
  const aside = join(folder, 'records.db');
  copyRecords({ file: inUse.file, key: testKey, part: aside });
  const then = openRecords(aside, { isCopy: true });
  for (const id of [done, here, ofSession]) then.calls.endLate(id, { at: later, answerImageId: null });
  then.calls.resolve(free, { resolution: 'not-counted', by: 'Asha', at: later });
  then.close();
  inUse.calls.resolve(here, { resolution: 'counted', by: 'Asha', at: later });

  const [searched] = searchAsides({
    ...{ records: inUse.file, vault: join(dirname(inUse.file), 'vault') },
    ...{ dataKey: testDataKey, names: [name] },
  });

  expect(searched?.calls.map(({ id, outcome }) => [id, outcome])).toEqual([
    [done, 'counted'],
    [free, 'not-counted'],
  ]);
});
