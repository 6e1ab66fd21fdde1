import { join } from 'node:path';
import { newId, type OrderId } from '../../../shared/ids.ts';
import { openFile } from '../records/records-file.ts';

/**
 * Writes a call with unknown outcome into the records of a studio whose kiosk is closed, as a crash would leave it.
 */
export function leaveCallOpen(dataDir: string, orderId: OrderId): void {
  const db = openFile(join(dataDir, 'studio/records.sqlite'), { fileMustExist: true });
  try {
    db.prepare(
      `INSERT INTO calls (id, order_id, endpoint, region, state, request_bytes, created_at, sent_at)
       VALUES (@id, @orderId, 'makeIdPhotoWatermark', 'eu', 'sent', 0, @at, @at)`,
    ).run({ id: newId('call'), orderId, at: new Date().toISOString() });
  } finally {
    db.close();
  }
}
