import { copyFileSync, cpSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finishRestore } from '../../../electron/backups/finish-restore.ts';
import { prepareRepair } from '../../../electron/backups/prepare-repair.ts';
import { repairRecords } from '../../../electron/backups/repair.ts';
import { using } from '../../../electron/records/file/connect.ts';
import { findDamage } from '../../../electron/records/file/find-damage.ts';
import { damageObject } from '../../support/records/damaged-page.ts';
import { beforeEveryWrite } from '../../support/records/every-write.ts';
import { addOrder } from '../../support/records/example-records.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { openFile, openRecords, testKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const at = '2026-11-26T09:00:00.000Z';
const orders = 5;

/** Closed records with a damaged index, in a folder of their own. */
function damagedRecords(object = 'orders_of_customer'): string {
  const file = join(tempFolder(), 'studio', 'records.sqlite');
  mkdirSync(dirname(file));
  const records = openRecords(file, { newFile: newRecords });
  for (let index = 0; index < orders; index += 1) addOrder(records);
  records.close();
  damageObject(file, object);
  return file;
}

const countAndDamage = (file: string) =>
  using(openFile(file, { readonly: true }), (db) => ({
    orders: db.prepare('SELECT count(*) FROM orders NOT INDEXED').pluck().get(),
    isDamaged: findDamage(db) !== null,
  }));

describe('a repair', () => {
  it('that is killed at any moment leaves the damaged records, or whole ones that a start puts in place', async () => {
    const records = damagedRecords();
    const moments: string[] = [];
    const keep = (): void => {
      const moment = join(tempFolder(), 'studio');
      cpSync(dirname(records), moment, { recursive: true });
      moments.push(join(moment, 'records.sqlite'));
    };

    await beforeEveryWrite(keep, async () => {
      prepareRepair({ records, key: testKey, at });
      await finishRestore(records, join(dirname(records), 'vault'));
    });

    expect(countAndDamage(records)).toEqual({ orders, isDamaged: false });
    const ends = [];
    for (const moment of moments) {
      await finishRestore(moment, join(dirname(moment), 'vault'));
      ends.push(countAndDamage(moment));
    }
    expect(ends.filter((end) => end.orders !== orders)).toEqual([]);
    expect(new Set(ends.map(({ isDamaged }) => isDamaged))).toEqual(new Set([true, false]));
  });

  it('of more than indexes changes nothing, and the log says why', async () => {
    const records = damagedRecords('payments');
    const log = memoryLog();

    expect(await repairRecords({ records, key: testKey, at }, log)).toBe('failed');

    expect(readdirSync(dirname(records))).not.toContain('restored.part');
    expect(log.lines).toMatchObject([
      { facts: { code: 'RECORDS_DAMAGED' }, message: 'the records could not be repaired' },
    ]);
  });

  it.skipIf(!canMount)('needs space that paid calls do not need', async () => {
    const disk = smallDisk(20);
    const records = join(disk.folder, 'records.sqlite');
    copyFileSync(damagedRecords(), records);

    expect(await repairRecords({ records, key: testKey, at }, memoryLog())).toBe('disk-full');

    expect(countAndDamage(records)).toEqual({ orders, isDamaged: true });
    expect(readdirSync(disk.folder).filter((name) => name.startsWith('restored'))).toEqual([]);
  });
});
