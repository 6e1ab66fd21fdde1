/** Erasing a customer, through the contract: nothing about them is left in any file, backups included. */
import { randomBytes } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { quarantineOf } from '../../../electron/vault/sweep.ts';
import { createVault, fileOf } from '../../../electron/vault/vault.ts';
import { newId } from '../../../shared/ids.ts';
import { openCounter, portrait } from '../orders/counter.ts';
import { spellingsOfBytes } from '../../support/service/needles.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { heicConverter, heicOf } from '../../support/pictures/heic-converter.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';
import { setAside, isOfPicture, look, madeBackups } from './customer-everywhere.ts';

it('a picture whose row is lost is unreadable without the key, and goes when its quarantine is over', async () => {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  const dir = join(counter.dataDir, 'studio', 'vault');
  const dataKey = await vaultKey(counter.secrets, { create: false });
  const id = newId('img');
  await createVault({ dir, key: dataKey, clock }).put(id, portrait);
  utimesSync(fileOf(dir, id), clock.now(), clock.now());
  const needles = new Map([['shot', spellingsOfBytes(portrait).filter(isOfPicture)]]);
  const after = async (days: number): Promise<void> => {
    clock.pass(days * 86_400_000);
    await counter.reopen();
  };
  const quarantined = fileOf(quarantineOf(dir), id);

  await after(4);
  await eventually(() => expect(existsSync(quarantined)).toBe(true));
  expect(await look(counter, tempFolder(), needles)).toMatchObject({ found: ['shot'], withoutKey: [] });

  await after(31);
  await eventually(() => expect(existsSync(quarantined)).toBe(false));
  expect(await look(counter, tempFolder(), needles)).toMatchObject({ found: [], pictures: 0 });
});

it('the HEIC file of a shot goes with the customer, from backups and data that was set aside too', async () => {
  await heicConverter(portrait);
  const counter = await openCounter();
  const heic = heicOf(randomBytes(2_000));
  const needles = new Map([['the HEIC file', spellingsOfBytes(heic)]]);
  const { id: orderId, customer } = await counter.call('setCustomer', {
    ...{ orderId: (await counter.call('createOrder')).id, customerId: null },
    ...{ name: 'Ada', phone: '', email: '', keepPhotos: true },
  });
  await counter.call('addShot', { orderId, source: 'import', origin: 'IMG_1.HEIC', bytes: heic });
  await counter.call('cancelOrder', { orderId, reason: '' });
  const folder = tempFolder();
  await counter.call('chooseBackupFolder', { folder });
  await madeBackups(counter, 1);
  setAside(counter);
  const before = await look(counter, folder, needles);
  expect([before.found, before.pictures, before.copied]).toEqual([[...needles.keys()], 4, 2]);
  expect(before.foundBelow('set-aside-')).toEqual([...needles.keys()]);

  await counter.call('eraseCustomer', { customerId: customer?.id ?? 'cus_' });

  await eventually(async () =>
    expect(await look(counter, folder, needles)).toMatchObject({ found: [], pictures: 0, copied: 0 }),
  );
});

it('a customer with an open order is not erased', async () => {
  const counter = await openCounter();
  const order = await counter.order('uk-passport');
  const customerId = order.customer?.id ?? 'cus_';

  expect(await counter.call('customerErasure', { customerId })).toMatchObject({ open: [order.number] });
  expect(await rejectionOf(counter.call('eraseCustomer', { customerId }))).toBe('WRONG_STEP');
  expect(await counter.call('customer', { customerId })).toMatchObject({ name: 'Ada' });
});
