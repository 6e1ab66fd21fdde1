import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { eraseExpired } from '../../../electron/orders/retention.ts';
import type { Records } from '../../../electron/records/open.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { fillOrders } from '../../bench/fill-orders.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { openRecords } from '../../support/records/records-file.ts';

const clock = handClock();
const now = clock.now();

/** Records with closed orders whose pictures are erased, and that the clean-up has not marked yet. */
function oldRecords(): Records {
  const file = join(tempFolder(), 'records.sqlite');
  fillOrders(file, { orders: 500, now, days: 5 * 365 });
  const records = openRecords(file);
  onTestFinished(() => records.close());
  return records;
}

it('the clean-up waits while the WAL is copied into the file', async () => {
  const opened = oldRecords();
  const copied = Promise.withResolvers<void>();
  let asked = 0;
  const unused = (): Promise<void> => {
    asked += 1;
    return copied.promise;
  };
  const records = Object.create(opened, {
    checkpoints: { value: { ...opened.checkpoints, unused } },
  }) as Records;
  const waiting = (): number => opened.cleanUp.closedOrders(now.toISOString(), null, 500).length;

  const erased = eraseExpired({
    records,
    settings: createSettings(
      records.settings,
      () => clock.now(),
      () => undefined,
    ),
    vault: createVault({ dir: tempFolder(), key: Buffer.alloc(32), clock }),
    clock,
    log: memoryLog(),
  });
  await expect.poll(() => asked).toBe(1);
  const during = waiting();
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(waiting()).toBe(during);
  copied.resolve();
  await erased;

  expect(during).toBeGreaterThan(0);
  expect(waiting()).toBeLessThan(during);
});
