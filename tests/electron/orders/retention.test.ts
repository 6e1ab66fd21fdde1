import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { eraseExpired } from '../../../electron/orders/retention.ts';
import type { Records } from '../../../electron/records/open.ts';
import { countKept } from '../../../electron/records/keeping/count-kept.ts';
import { createSettings, defaultSettings } from '../../../electron/settings/settings.ts';
import { merge } from '../../../electron/customers/merges.ts';
import { consentWording } from '../../../shared/model/customers.ts';
import type { CustomerId } from '../../../shared/ids.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { fillOrders } from '../../bench/fill-orders.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { openFile, openRecords } from '../../support/records/records-file.ts';
import { addOrder, addShot, at, exampleRecords } from '../../support/records/example-records.ts';

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

const day = 86_400_000;

/** A customer who agreed to so many days, with a closed order that has a shot. */
function agreed(records: Records, days: number): CustomerId {
  const orderId = addOrder(records, { name: 'Ada' });
  addShot(records, orderId);
  const id = records.orders.get(orderId)?.customerId ?? 'cus_';
  records.customers.update({ id, name: 'Ada', phone: '', email: '', keepPhotos: true });
  records.consents.give(id, { wording: consentWording, days, by: 'staff', at });
  records.orders.setState(orderId, 'done', at, '');
  return id;
}

/** Sets the studio's period to 2,000 days, and cleans up a number of days after the closing of the orders. */
async function eraseAfter(records: Records, days: number): Promise<number> {
  const then = handClock(at);
  then.pass(days * day);
  const keepDays = { ...defaultSettings.keepDays, withConsent: 2_000, shots: 2_000 };
  const settings = { get: () => ({ ...defaultSettings, keepDays }) } as ReturnType<typeof createSettings>;
  const vault = createVault({ dir: tempFolder(), key: Buffer.alloc(32), clock: then });
  return eraseExpired({ records, settings, vault, clock: then, log: memoryLog() });
}

it('a consent keeps pictures no longer than it said, whatever the period is now', async () => {
  const records = exampleRecords();
  const id = agreed(records, 40);
  agreed(records, 2_000);

  expect(records.customers.get(id)).toMatchObject({ keepPhotos: true, agreedDays: 40 });
  expect(await eraseAfter(records, 39)).toBe(0);
  expect(await eraseAfter(records, 41)).toBe(1);
});

it('the shortest consent of customers who became one holds for all of them', async () => {
  const records = exampleRecords();
  const [kept, gone] = [agreed(records, 2_000), agreed(records, 40)];
  const details = { name: 'Ada', phone: '', email: '', keepPhotos: true, notes: '' };
  merge({ records, clock, who: () => 'staff', note: () => undefined }, kept, gone, details);

  expect(records.customers.get(kept)).toMatchObject({ agreedDays: 40 });
  expect(await eraseAfter(records, 41)).toBe(2);
});

it('the forecast counts with the days of the consent', () => {
  const records = exampleRecords();
  agreed(records, 40);
  const file = openFile(records.file, { readonly: true });
  onTestFinished(() => void file.close());
  const { keepYears, keepDays } = defaultSettings;
  const asked = { keepYears, keepDays: { ...keepDays, withConsent: 2_000, shots: 2_000 }, now: at };

  const next = new Date(Date.parse(at) + 40 * day).toISOString();
  expect(countKept(file, asked).find(({ kind }) => kind === 'shots')).toMatchObject({ next });
});
