/** Records of a Headroom that did not encrypt them. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCheckedRecords } from '../../../../electron/records/checked.ts';
import { encryptFor } from '../../../../electron/records/file/key.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { canMount, smallDisk } from '../../../support/records/full-disk.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { plainRecords } from '../../../support/records/new-records.ts';
import { openFile, testKey } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { rejectionOf } from '../../../support/thrown.ts';

/** Writes plain records with one customer, whose row is only in the WAL, as a kill leaves it. */
function plainFile(folder: string): string {
  const [file, source] = [join(folder, 'records.sqlite'), join(tempFolder(), 'source.sqlite')];
  plainRecords(source);
  const db = openFile(source);
  db.pragma('journal_mode = WAL');
  db.exec(
    `INSERT INTO customers (id, name, phone, email, keep_photos, created_at, search_text) VALUES ('cus_${'0'.repeat(32)}', 'Canaria', '', '', 0, '${at}', 'canaria')`,
  );
  for (const suffix of ['', '-wal']) copyFileSync(`${source}${suffix}`, `${file}${suffix}`);
  db.close();
  return file;
}

async function open(file: string): Promise<Records> {
  const { records } = await openCheckedRecords(file, {
    key: testKey,
    log: memoryLog(),
    pagesRead: () => undefined,
  });
  onTestFinished(async () => {
    await records.checkpoints.stop();
    records.close();
  });
  return records;
}

const namesOf = (records: Records): string[] =>
  records.customers.search('canaria', 5).map(({ name }) => name);

/** Returns the files of a folder in which the customer's name can be read. */
const showing = (folder: string): string[] =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes('Canaria'));

describe('plain records', () => {
  it('are encrypted when they are opened, and nothing plain is left, not even their copies', async () => {
    const folder = tempFolder();
    const file = plainFile(folder);
    for (const end of ['.before-150', '.orphan-wal', '.encrypted.part']) copyFileSync(file, `${file}${end}`);
    for (const end of ['.before-150', '.encrypted.part'])
      writeFileSync(`${file}${end}`, 'Canaria', { flag: 'a' });
    expect(showing(folder)).toHaveLength(3);

    const records = await open(file);

    expect(namesOf(records)).toEqual(['Canaria']);
    expect(showing(folder)).toEqual([]);
    expect(readdirSync(folder).filter((name) => !/^records\.sqlite(-wal|-shm)?$|\.mark$/.test(name))).toEqual(
      [],
    );
  });

  it.each([
    ['before their original is erased', (_file: string) => undefined],
    ['while their original is erased', (file: string) => writeFileSync(file, Buffer.alloc(50_000))],
  ])('are whole although the kiosk was killed %s', async (_when, erase) => {
    const folder = tempFolder();
    const file = plainFile(folder);
    const whole = `${file}.encrypted`;
    const db = openFile(file);
    db.pragma('journal_mode = DELETE');
    db.prepare('VACUUM INTO ?').run(whole);
    db.close();
    const copy = openFile(whole);
    encryptFor(copy, testKey);
    copy.close();
    erase(file);

    const records = await open(file);

    expect(namesOf(records)).toEqual(['Canaria']);
    expect(showing(folder)).toEqual([]);
    expect(existsSync(whole)).toBe(false);
  });

  it.skipIf(!canMount)('stay as they are when there is no space for an encrypted copy', async () => {
    const disk = smallDisk(2);
    const file = plainFile(disk.folder);
    writeFileSync(join(disk.folder, 'filling'), Buffer.alloc(2_000_000 - statSync(file).size));

    expect(await rejectionOf(open(file))).toBe('DISK_FULL');

    expect(openFile(file).prepare('SELECT name FROM customers').pluck().all()).toEqual(['Canaria']);
    expect(readdirSync(disk.folder).filter((name) => name.includes('encrypted'))).toEqual([]);
  });
});

it('nothing of a customer can be read in the file or its WAL', () => {
  const { file, ...records } = exampleRecords();
  addOrder(records, { name: 'Canaria', phone: '+44 7700 900987', email: 'canaria@example.org' });

  const bytes = Buffer.concat([file, `${file}-wal`].map((name) => readFileSync(name)));

  expect(['Canaria', 'canaria', '7700900987'].filter((word) => bytes.includes(word))).toEqual([]);
});
