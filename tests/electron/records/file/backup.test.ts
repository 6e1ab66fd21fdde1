import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { restoreFrom } from '../../../../electron/records/file/backup.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { addOrder, exampleRecords } from '../../../support/example-records.ts';
import { canMount, smallDisk } from '../../../support/full-disk.ts';
import { privateFile } from '../../../support/posix.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { rejectionOf, thrownBy } from '../../../support/thrown.ts';
import { openFile, openRecords, testKey } from '../../../support/records-file.ts';

const newest = migrations.at(-1)?.version ?? 0;

/** Inserts them in one commit, because thousands of commits would take seconds. */
function addMany(records: Records, count: number): void {
  records.transaction(() => {
    for (let index = 0; index < count; index += 1) addOrder(records, { name: `Customer ${index}` });
  });
}

function lookInto(file: string): { check: unknown; orders: unknown } {
  const db = openFile(file, { readonly: true });
  onTestFinished(() => void db.close());
  return {
    check: db.pragma('integrity_check', { simple: true }),
    orders: db.prepare('SELECT count(*) FROM orders').pluck().get(),
  };
}

describe('a backup', () => {
  it('is complete although it was made while orders came in', async () => {
    const records = exampleRecords();
    addMany(records, 2_000);
    const target = join(tempFolder(), 'backup.db');
    let more = 0;
    const busy = setInterval(() => {
      addOrder(records, { name: `Late ${more}` });
      more += 1;
    }, 0);

    await records.backup(target);
    clearInterval(busy);

    expect(more).toBeGreaterThan(0);
    const { check, orders } = lookInto(target);
    expect(check).toBe('ok');
    expect(orders).toBeGreaterThanOrEqual(2_000);
  });

  it('is one file that nobody else can read', async () => {
    const records = exampleRecords();
    addOrder(records);
    const folder = tempFolder();

    await records.backup(join(folder, 'backup.db'));

    expect(readdirSync(folder)).toEqual(['backup.db']);
    expect(statSync(join(folder, 'backup.db')).mode & 0o777).toBe(privateFile);
  });

  it('replaces an older one', async () => {
    const records = exampleRecords();
    const target = join(tempFolder(), 'backup.db');
    await records.backup(target);
    addOrder(records);

    await records.backup(target);

    expect(lookInto(target)).toEqual({ check: 'ok', orders: 1 });
  });

  it.skipIf(!canMount)('that does not fit leaves the older one', async () => {
    const records = exampleRecords();
    const disk = smallDisk(1);
    const target = join(disk.folder, 'backup.db');
    await records.backup(target);
    addMany(records, 4_000);

    expect(await rejectionOf(records.backup(target))).toBe('DISK_FULL');

    expect(readdirSync(disk.folder)).toEqual(['backup.db']);
    expect(lookInto(target)).toEqual({ check: 'ok', orders: 0 });
  });
});

describe('a restored backup', () => {
  async function damagedRecords(): Promise<{ file: string; backup: string }> {
    const file = join(tempFolder(), 'records.db');
    const backup = join(tempFolder(), 'backup.db');
    const records = openRecords(file);
    addOrder(records);
    await records.backup(backup);
    records.close();
    writeFileSync(file, 'no database any more');
    return { file, backup };
  }

  it('replaces damaged records, which are set aside', async () => {
    const { file, backup } = await damagedRecords();
    expect(thrownBy(() => openRecords(file))).toBe('RECORDS_DAMAGED header');

    const aside = restoreFrom({ backup, file, key: testKey }, newest, new Date('2026-11-21T09:30:00Z'));

    expect(aside).toBe(`${file}.damaged-2026-11-21T09-30-00-000Z`);
    expect(readFileSync(aside ?? '', 'utf8')).toBe('no database any more');
    const records = openRecords(file);
    onTestFinished(() => records.close());
    expect(records.orders.inHand(5)).toHaveLength(1);
    expect(existsSync(backup)).toBe(true);
  });

  it('never leaves the records without a file, whatever fails', async () => {
    const { file, backup } = await damagedRecords();
    mkdirSync(`${file}.damaged-2026-11-21T09-30-00-000Z`);

    expect(() =>
      restoreFrom({ backup, file, key: testKey }, newest, new Date('2026-11-21T09:30:00Z')),
    ).toThrow();

    expect(readFileSync(file, 'utf8')).toBe('no database any more');
  });

  it('is not used when it is damaged itself', async () => {
    const { file, backup } = await damagedRecords();
    const bytes = readFileSync(backup);
    bytes.fill(0xaa, 4096 * 3, 4096 * 4);
    writeFileSync(backup, bytes);

    expect(thrownBy(() => restoreFrom({ backup, file, key: testKey }, newest, new Date()))).toMatch(
      /^RECORDS_DAMAGED/,
    );

    expect(readFileSync(file, 'utf8')).toBe('no database any more');
  });

  it('may be the only file', async () => {
    const { backup } = await damagedRecords();
    const file = join(tempFolder(), 'deep', 'records.db');
    mkdirSync(join(file, '..'));

    expect(restoreFrom({ backup, file, key: testKey }, newest, new Date())).toBe(null);

    openRecords(file).close();
  });
});
