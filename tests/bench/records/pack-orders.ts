/** Packs the orders that are over, and drops what closings have counted, as a studio's kiosk has done every day for years. */
import { renameSync } from 'node:fs';
import { systemClock } from '../../../electron/clock.ts';
import { copyRecords } from '../../../electron/records/file/copy-records.ts';
import { createOrderPacks, type PackPlace } from '../../../electron/records/packs/order-packs.ts';
import { createSql } from '../../../electron/records/sql.ts';
import { dropCounted } from '../../../electron/studio/drop-counted.ts';
import { packRule } from '../../../electron/studio/pack-orders.ts';
import { keyOf, openFile, openRecords } from '../../support/records/records-file.ts';
import { writeFast } from './write-fast.ts';

/** Orders that are looked at in one commit. */
const batch = 20_000;

export async function packOrders(file: string, told: (text: string) => void): Promise<void> {
  const records = openRecords(file);
  try {
    await dropCounted({ records });
  } finally {
    records.close();
  }
  packAll(file, told);
  // A kiosk packs every day, so its file never had room for all orders unpacked.
  const part = `${file}.part`;
  copyRecords({ file, key: keyOf(file), part });
  renameSync(part, file);
}

/** A kiosk packs one order in each commit, for a few milliseconds at a time. Two million orders would take it hours without a pause. */
function packAll(file: string, told: (text: string) => void): void {
  const db = openFile(file);
  try {
    writeFast(db);
    const packs = createOrderPacks(
      createSql({ db, forWriting: () => db, failed: () => undefined }),
      systemClock,
    );
    const rule = packRule(systemClock.now());
    const packSome = db.transaction((after: PackPlace | null) => {
      let last = packs.packNext(rule, after);
      for (let order = 1; order < batch && last !== null; order += 1) last = packs.packNext(rule, last);
      return last;
    });
    let last = packSome(null);
    for (let round = 1; last !== null; round += 1) {
      told(`${String(round * batch)} orders looked at for packing`);
      last = packSome(last);
    }
  } finally {
    db.close();
  }
}
