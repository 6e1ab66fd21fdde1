/** Work that no call waits for meets records that the disk cannot read, and the kiosk goes on. */
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sceneLastsFor } from '../../../shared/customer-screen.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

/** Lets every statement that reads one row fail, as on a disk that cannot be read. */
function failReads() {
  const db = new Database(':memory:');
  const prototype = Object.getPrototypeOf(db.prepare('SELECT 1')) as { get: () => unknown };
  db.close();
  return vi.spyOn(prototype, 'get').mockImplementation(() => {
    throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_READ');
  });
}

it('the customer’s screen ends a scene that staff no longer ask for', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());
  const settings = await kiosk.call('settings');
  await kiosk.call('saveSettings', { settings: { ...settings, customerScreen: true } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await kiosk.call('showCustomer', { kind: 'bill', language: null, orderId: 'ord_000000000000' });
  const get = failReads();
  onTestFinished(() => get.mockRestore());

  vi.advanceTimersByTime(sceneLastsFor);

  expect(get).toHaveBeenCalled();
});
