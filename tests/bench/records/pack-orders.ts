/** Packs the orders that are over, as a studio's kiosk has done every day for years. */
import { systemClock } from '../../../electron/clock.ts';
import { packOrders as pack } from '../../../electron/studio/pack-orders.ts';
import { openRecords } from '../../support/records-file.ts';

export async function packOrders(file: string): Promise<void> {
  const records = openRecords(file);
  try {
    await pack({ records, clock: systemClock });
  } finally {
    records.close();
  }
}
