/** Packs the orders that are over, and drops what closings have counted, as a studio's kiosk has done every day for years. */
import { systemClock } from '../../../electron/clock.ts';
import { dropCounted } from '../../../electron/studio/drop-counted.ts';
import { packOrders as pack } from '../../../electron/studio/pack-orders.ts';
import { openRecords } from '../../support/records/records-file.ts';

export async function packOrders(file: string): Promise<void> {
  const records = openRecords(file);
  try {
    await dropCounted({ records });
    await pack({ records, clock: systemClock });
  } finally {
    records.close();
  }
}
