/** The way back after a customer was erased from the copy of the records: an erasure migrates that copy. */
import Database from 'better-sqlite3';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { modePaths } from '../../../electron/paths.ts';
import { unlock } from '../../../electron/records/file/key.ts';
import { migrate } from '../../../electron/records/file/migrate.ts';
import { migrations } from '../../../electron/records/migrations/index.ts';
import type { Migration } from '../../../electron/records/migrations/migration.ts';
import type { CustomerId } from '../../../shared/ids.ts';
import {
  installProgram,
  updatesAtRest,
  updatesOf,
  type InstalledProgram,
} from '../../support/kiosk/installed-program.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { keyOf } from '../../support/records/records-file.ts';

/** Runs something as a version that does not have the newest migration. */
async function withoutNewestMigration(run: () => Promise<void>): Promise<void> {
  const known = migrations as Migration[];
  const newest = known.pop();
  try {
    await run();
  } finally {
    if (newest !== undefined) known.push(newest);
  }
}

/** Makes the copy of the records as a version writes it that does not have the newest migration. */
function makeCopyOlder({ dataDir, asides }: InstalledProgram): void {
  const { records } = modePaths(dataDir, 'practice');
  const copy = join(dirname(records), asides().at(-1) ?? 'none', 'records.sqlite');
  rmSync(copy);
  const db = new Database(copy);
  unlock(db, keyOf(records));
  migrate(db, copy, 0, migrations.slice(0, -1));
  db.close();
}

/** A customer whose only order was cancelled, so that they can be erased. */
async function addCustomer(kiosk: OpenKiosk): Promise<CustomerId> {
  const { id: orderId } = await kiosk.call('createOrder');
  const person = { name: 'Ada', phone: '', email: '', keepPhotos: false };
  const { customer } = await kiosk.call('setCustomer', { orderId, customerId: null, ...person });
  await kiosk.call('cancelOrder', { orderId, reason: 'changed their mind' });
  if (customer === null) throw new Error('the order has no customer');
  return customer.id;
}

/** Updates to version 1.1.0, and opens it with a customer from before the update. */
async function updated(from: 'older records' | 'the same records') {
  const program = await installProgram();
  const first = await program.withStaged();
  const customerId = await addCustomer(first);
  const install = async (): Promise<void> => {
    expect(await first.call('installUpdate', { version: '1.1.0' })).toBeNull();
    expect((await updatesAtRest(first)).failure).toBeNull();
  };
  await (from === 'older records' ? withoutNewestMigration(install) : install());
  await first.close();
  if (from === 'older records') makeCopyOlder(program);
  program.install.mockClear();
  return { program, customerId, kiosk: await program.open('1.1.0') };
}

it('is gone at once, because the earlier version could not open the copy', async () => {
  const { program, customerId, kiosk } = await updated('older records');
  expect(await kiosk.call('newerThanUpdate')).toMatchObject({ orderCount: 0 });
  expect((await updatesOf(kiosk)).back).toMatchObject({ records: 'copied', missing: null });

  await kiosk.call('eraseCustomer', { customerId });

  expect(await kiosk.call('goBackTo', { version: '1.0.0' })).toBe('gone');
  expect(await kiosk.call('newerThanUpdate')).toBe('gone');
  expect((await updatesOf(kiosk)).back).toMatchObject({ records: 'copied', missing: 'copy' });
  expect(program.install).not.toHaveBeenCalled();
});

it('is still there where both versions have the same migrations', async () => {
  const { program, customerId, kiosk } = await updated('the same records');

  await kiosk.call('eraseCustomer', { customerId });

  expect((await updatesOf(kiosk)).back).toMatchObject({ records: 'kept', missing: null });
  expect(await kiosk.call('goBackTo', { version: '1.0.0' })).toBeNull();
  await updatesAtRest(kiosk);
  expect(program.install).toHaveBeenCalledOnce();
});
