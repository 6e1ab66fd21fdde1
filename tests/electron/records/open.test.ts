/* oxlint-disable max-lines -- It opens a records file in each state that one can be in. */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectForWriting } from '../../../electron/records/file/connect.ts';
import { migrations } from '../../../electron/records/migrations/index.ts';
import { assertSafe } from '../../../electron/records/file/safety.ts';
import { damagePage } from '../../support/records/damaged-page.ts';
import { exampleRecords, addOrder, at } from '../../support/records/example-records.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { privateFile } from '../../support/posix.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { thrownBy } from '../../support/thrown.ts';
import { decrypted, openFile, openRecords, testKey } from '../../support/records/records-file.ts';

const newest = migrations.at(-1)?.version;

const roomy = { volume: { freeBytes: () => 1e12 } };

/** A closed file with some orders in it. */
function closedFile(orders = 1): string {
  const file = join(tempFolder(), 'records.db');
  const records = openRecords(file);
  records.transaction(() => {
    for (let count = 0; count < orders; count += 1) addOrder(records, { name: `Customer ${count}` });
  });
  records.close();
  return file;
}

function change(file: string, sql: string): void {
  const db = openFile(file);
  db.exec(sql);
  db.close();
}

describe('opening', () => {
  it('creates a file with our mark that nobody else can read', () => {
    const { file } = exampleRecords();

    const header = decrypted(file);

    expect(header.subarray(68, 72).toString('latin1')).toBe('HEAD');
    expect(header.readUInt32BE(60)).toBe(newest);
    expect(readFileSync(file).includes('HEAD')).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(privateFile);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  it('logs what it opened', () => {
    const log = memoryLog();
    exampleRecords({ log });

    expect(log.lines).toEqual([
      { level: 'info', facts: { version: newest, migrated: 0, readOnly: false }, message: 'records opened' },
    ]);
  });

  it('reads what was written', () => {
    const file = join(tempFolder(), 'records.db');
    const first = openRecords(file);
    const id = addOrder(first);
    first.close();

    const second = openRecords(file);
    onTestFinished(() => second.close());

    expect(second.orders.get(id)?.number).toBe('261121-001');
  });

  it('is not misled by a leftover WAL without its file', () => {
    const file = closedFile();
    const open = openFile(file);
    open.pragma('journal_mode = WAL');
    open.exec("UPDATE orders SET close_reason = 'left behind'");
    writeFileSync(`${file}-wal.kept`, readFileSync(`${file}-wal`));
    open.close();
    renameSync(file, `${file}.gone`);
    renameSync(`${file}-wal.kept`, `${file}-wal`);

    const fresh = openRecords(file);
    onTestFinished(() => fresh.close());

    expect(fresh.orders.inHand(5)).toEqual([]);
    expect(existsSync(`${file}.orphan-wal`)).toBe(true);
  });
});

describe('closing', () => {
  it('leaves one file that can be read where nothing can be written', () => {
    const file = closedFile();

    // 1: no WAL. https://www.sqlite.org/fileformat.html#file_format_version_numbers
    expect([...readFileSync(file).subarray(18, 20)]).toEqual([1, 1]);
    expect(
      ['-wal', '-shm', '-journal', '.new-wal', '.new-shm'].filter((end) => existsSync(file + end)),
    ).toEqual([]);
  });

  it('leaves the file unchanged while another program reads it, and does not wait for that', () => {
    const file = join(tempFolder(), 'records.db');
    const records = openRecords(file);
    addOrder(records);
    const other = openFile(file, { readonly: true });
    onTestFinished(() => void other.close());
    expect(other.prepare('SELECT count(*) FROM orders').pluck().get()).toBe(1);
    const before = performance.now();

    records.close();

    expect(performance.now() - before).toBeLessThan(2_000);
    expect(other.prepare('SELECT count(*) FROM orders').pluck().get()).toBe(1);
    const again = openRecords(file);
    onTestFinished(() => again.close());
    expect(again.orders.inHand(5)).toHaveLength(1);
  });

  it('that was interrupted is undone at the next opening', () => {
    const file = closedFile(50);
    const killed = openFile(file);
    onTestFinished(() => void killed.close());
    // A cache of one page writes changed pages before the commit, so that file and journal are both unfinished.
    killed.pragma('cache_size = 1');
    killed.exec("BEGIN IMMEDIATE; UPDATE orders SET close_reason = 'half way'");
    const copy = join(tempFolder(), 'records.db');
    for (const end of ['', '-journal']) writeFileSync(copy + end, readFileSync(file + end));

    const records = openRecords(copy);
    onTestFinished(() => records.close());

    expect(records.orders.inHand(1)[0]?.closeReason).toBe('');
  });
});

it('64 MiB of pages stay in memory, so that a search does not read them anew', () => {
  const db = connectForWriting(closedFile(), testKey);
  onTestFinished(() => void db.close());

  // https://www.sqlite.org/pragma.html#pragma_cache_size: a negative value is in KiB.
  expect(db.pragma('cache_size', { simple: true })).toBe(-64 * 1024);
});

describe('commits survive a power cut', () => {
  it('although better-sqlite3’s own default promises less', () => {
    const { file } = exampleRecords();
    const plain = openFile(file);
    onTestFinished(() => void plain.close());

    expect(plain.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(plain.pragma('synchronous', { simple: true })).toBe(1);
  });

  it('at every open', () => {
    const file = closedFile();
    const db = connectForWriting(file, testKey);
    onTestFinished(() => void db.close());

    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(db.pragma('secure_delete', { simple: true })).toBe(1);
  });

  it('or no paid call is made', () => {
    const db = connectForWriting(closedFile(), testKey);
    onTestFinished(() => void db.close());
    const check = (): void => assertSafe(db, false, '/', roomy.volume, 1);
    check();

    db.pragma('synchronous = NORMAL');

    expect(thrownBy(check)).toBe('RECORDS_UNSAFE');
  });
});

describe('space for paid calls', () => {
  it('is measured on the real volume', () => {
    const enough = exampleRecords({ reserveBytes: 1 });
    const tooLittle = exampleRecords({ reserveBytes: Number.MAX_SAFE_INTEGER });

    enough.assertSafe();

    expect(thrownBy(() => tooLittle.assertSafe())).toBe('DISK_FULL');
  });

  it('is exactly the reserve', () => {
    let free = 50_000_000;
    const records = exampleRecords({ volume: { freeBytes: () => free } });
    records.assertSafe();

    free -= 1;

    expect(thrownBy(() => records.assertSafe())).toBe('DISK_FULL');
  });
});

describe('an unusable file is refused and left unchanged', () => {
  const refusalOf = (file: string): string => {
    const before = readFileSync(file);
    const code = thrownBy(() => openRecords(file));
    expect(readFileSync(file)).toEqual(before);
    return code;
  };

  it('from a newer version', () => {
    const file = closedFile();
    change(file, 'PRAGMA user_version = 990');

    expect(refusalOf(file)).toBe('RECORDS_NEWER');
  });

  it('from a newer version with a WAL that was not emptied', () => {
    const file = closedFile();
    const crashed = openFile(file);
    crashed.pragma('journal_mode = WAL');
    crashed.exec('PRAGMA user_version = 990; CREATE TABLE future (x);');
    const [main, wal] = [readFileSync(file), readFileSync(`${file}-wal`)];
    crashed.close();
    writeFileSync(file, main);
    writeFileSync(`${file}-wal`, wal);

    expect(refusalOf(file)).toBe('RECORDS_NEWER');
    expect(readFileSync(`${file}-wal`)).toEqual(wal);
  });

  it('of zero length', () => {
    const file = join(tempFolder(), 'records.db');
    writeFileSync(file, '');

    expect(refusalOf(file)).toBe('RECORDS_DAMAGED empty');
  });

  it('with a damaged header', () => {
    const file = closedFile();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 0, 24);
    writeFileSync(file, bytes);

    expect(refusalOf(file)).toBe('RECORDS_DAMAGED header');
  });

  it('truncated', () => {
    const file = closedFile(200);
    writeFileSync(file, readFileSync(file).subarray(0, -8192));

    expect(refusalOf(file)).toMatch(/^RECORDS_DAMAGED/);
  });

  it('of another program', () => {
    const file = join(tempFolder(), 'records.db');
    change(file, 'CREATE TABLE notes (text)');

    expect(refusalOf(file)).toBe('RECORDS_DAMAGED foreign');
  });
});

it('opens a file without reading all of its pages', () => {
  const file = closedFile(200);
  damagePage(file);

  const records = openRecords(file);
  onTestFinished(() => records.close());

  expect(records.orders.inHand(5)).toHaveLength(5);
});

it('migrates no file that has a damaged page', () => {
  const file = closedFile(200);
  damagePage(file);
  const version = (newest ?? 0) + 10;

  const migrate = (): unknown =>
    openRecords(file, {
      migrations: [...migrations, { version, up: 'CREATE TABLE later (x INTEGER) STRICT;' }],
    });

  expect(thrownBy(migrate)).toBe('RECORDS_DAMAGED page');
});

describe.skipIf(!canMount)('a disk that cannot be written', () => {
  it('is read, and nothing is added', () => {
    const disk = smallDisk(8);
    const file = join(disk.folder, 'records.db');
    const before = openRecords(file);
    const id = addOrder(before);
    before.close();
    disk.makeReadOnly();

    const records = openRecords(file, roomy);
    onTestFinished(() => records.close());

    expect(records.readOnly).toBe(true);
    expect(records.orders.get(id)?.number).toBe('261121-001');
    expect(thrownBy(() => records.orders.touch(id, at))).toBe('RECORDS_READ_ONLY');
    expect(thrownBy(() => records.assertSafe())).toBe('RECORDS_READ_ONLY');
  });

  it('without records says so', () => {
    const disk = smallDisk(1);
    disk.makeReadOnly();

    expect(thrownBy(() => openRecords(join(disk.folder, 'records.db')))).toBe('RECORDS_READ_ONLY EROFS');
  });
});

describe.skipIf(!canMount)('a disk without space', () => {
  it('refuses the commit, keeps the earlier data, and can be read', () => {
    const disk = smallDisk(3);
    const records = openRecords(join(disk.folder, 'records.db'));
    onTestFinished(() => records.close());
    const id = addOrder(records, { name: 'First' });
    writeFileSync(join(disk.folder, 'filler'), Buffer.alloc(1_500_000));
    const fill = (): void => {
      for (let count = 0; count < 2_000; count += 1) addOrder(records, { name: `Customer ${count}` });
    };

    expect(thrownBy(fill)).toBe('DISK_FULL');

    const orders = records.orders.inHand(5_000).length;
    expect(orders).toBeGreaterThan(1);
    expect(records.orders.search('First', 5).map((order) => order.id)).toEqual([id]);
    expect(thrownBy(() => records.assertSafe())).toBe('DISK_FULL');
  });
});
