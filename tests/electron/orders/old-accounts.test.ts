/** Accounts whose period is over go in small steps, and a kill in the middle leaves whole orders. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { eraseExpired } from '../../../electron/orders/retention.ts';
import { removeOldAccounts } from '../../../electron/orders/old-accounts.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { fillOrders } from '../../bench/fill-orders.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { openFile, openRecords } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const clock = handClock();
const settings = {
  get: () => defaultSettings,
  save: () => defaultSettings,
  language: () => null,
  isNamed: () => true,
};
/** Records of ten years with orders whose pictures are erased. */
async function oldRecords(): Promise<string> {
  const file = join(tempFolder(), 'records.sqlite');
  fillOrders(file, { orders: 200, now: clock.now(), days: 10 * 365 });
  const records = openRecords(file);
  await eraseExpired({
    records,
    settings,
    vault: createVault({ dir: tempFolder(), key: Buffer.alloc(32), clock }),
    clock,
    log: memoryLog(),
  });
  records.close();
  return file;
}

/** Counts orders, and checks that the file is whole and no row refers to one that is gone. */
function ordersIn(file: string): number {
  const db = openFile(file, { readonly: true });
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.prepare('SELECT "table" FROM pragma_foreign_key_check').all()).toEqual([]);
    const shotless =
      "SELECT count(*) FROM images WHERE kind = 'shot' AND id NOT IN (SELECT image_id FROM shots)";
    expect(db.prepare(shotless).pluck().get()).toBe(0);
    return Number(db.prepare('SELECT count(*) FROM orders').pluck().get());
  } finally {
    db.close();
  }
}

/** Runs the process that is killed in the transaction of its twelfth order. */
async function killed(file: string): Promise<void> {
  const script = fileURLToPath(new URL('../../support/records/keeping-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

it('a kill in the middle leaves whole orders, and the next start goes on', async () => {
  const file = await oldRecords();
  const all = ordersIn(file);
  await killed(file);
  const left = ordersIn(file);
  expect(left).toBe(all - 11);

  const records = openRecords(file);
  onTestFinished(() => records.close());
  await removeOldAccounts({ records, settings, clock, log: memoryLog() });
  // Seven of ten years stay.
  const kept = ordersIn(file);
  expect(kept).toBeLessThan(left);
  expect(kept).toBe(Math.round(all * 0.7));

  const asked = { ...defaultSettings, now: clock.now().toISOString() };
  const month = (await records.forecast(asked)).find(({ kind }) => kind === 'accounts')?.month;
  clock.pass(30 * 24 * 60 * 60 * 1000);
  await removeOldAccounts({ records, settings, clock, log: memoryLog() });
  expect(kept - ordersIn(file)).toBe(month);
  expect(month).toBeGreaterThan(0);
});
