/** Erasing a customer whose pieces are in every kind of file: the records, the vault, backups, copies before an update, and data that was set aside. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { forPhoto, openCounter, picture } from '../orders/counter.ts';
import { foundIn, spellingsOfBytes } from '../../support/service/needles.ts';
import { unlock } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';
import {
  inFolder,
  copyBeforeUpdate,
  setAside,
  finishedOrder,
  isOfPicture,
  shownThumbnail,
  needlesOf,
  look,
  restored,
  toQuarantine,
  madeBackups,
  openEveryKind,
} from './customer-everywhere.ts';

it('an erased customer is in no file and no backup, and a backup that is restored does not bring them back', async () => {
  const { counter, server } = await openEveryKind();
  const folder = tempFolder();
  const { customerId, orderId } = await finishedOrder(counter);
  await counter.call('chooseBackupFolder', { folder });
  await madeBackups(counter, 1);
  const quarantined = await toQuarantine(counter);
  const copy = copyBeforeUpdate(counter);
  setAside(counter);
  const needles = await needlesOf(counter, orderId);
  const thumbnail = await shownThumbnail(counter, orderId);
  expect(foundIn(thumbnail, needles)).toEqual(['thumbnail']);
  const before = await look(counter, folder, needles);
  // Thumbnails are made when they are shown, in memory. One was just shown, and is in no file.
  expect(before.found).toEqual([...needles.keys()].filter((each) => each !== 'thumbnail').toSorted());
  expect(before.withoutKey).toEqual([]);
  expect(existsSync(quarantined)).toBe(true);
  // The name of no file tells which order it belongs to.
  expect(before.names.filter((name) => /\d{6}-\d{3}/.test(name))).toEqual([]);
  expect(before.pictures).toBeGreaterThan(2);
  // Half of the pictures are in the data that was set aside.
  expect(before).toMatchObject({ copied: before.pictures / 2, sheets: 2, records: 4 });
  const pieces = ['CN12cd34', 'canaria', 'edited', 'imported', 'served', 'shot'];
  expect(before.foundBelow('set-aside-')).toEqual(expect.arrayContaining(pieces));
  expect(before.foundBelow('before-700')).toEqual(expect.arrayContaining(['CN12cd34', 'canaria']));
  const plan = await counter.call('customerErasure', { customerId });
  expect(plan).toMatchObject({ orders: 1, open: [], backups: folder });
  expect(plan.left.map(({ kind, place }) => [kind, place])).toEqual([
    ['backups', folder],
    ['service', ''],
    // It may be sent before its row is gone.
    ['mail', ''],
    ['watched-folder', (await counter.call('settings')).watchedFolder],
  ]);

  await counter.call('lockSupervisor');
  expect(await rejectionOf(counter.call('eraseCustomer', { customerId }))).toBe('SUPERVISOR_REQUIRED');
  await unlock(counter, '4711');
  await counter.call('eraseCustomer', { customerId });
  const gone = { found: [], withoutKey: [], pictures: 0, copied: 0, sheets: 0 };
  await eventually(async () =>
    expect(await look(counter, folder, needles)).toMatchObject({ ...gone, records: 4 }),
  );
  expect(await rejectionOf(counter.call('customerErasure', { customerId }))).toBe('NOT_FOUND');
  expect([quarantined, copy].filter((file) => existsSync(file))).toEqual([]);
  // The order shows no code, from which the screen would draw a QR code.
  expect((await counter.call('openOrder', { orderId })).photos).toMatchObject([{ code: null }]);
  expect((await counter.call('listCodes', { list: 'all', text: '', skip: 0 })).codes).toEqual([]);
  expect(server.received).toEqual([]);

  await eventually(async () => {
    const { erasures } = await counter.call('erasures', { before: null });
    const states = { left: 0, unreadable: 0, of: 2 };
    expect(erasures).toMatchObject([
      {
        customerId,
        orders: 1,
        left: [
          { states, handled: { by: 'headroom' } },
          ...['service', 'mail', 'watched-folder'].map((kind) => ({ kind, handled: null })),
        ],
      },
    ]);
  });
  await counter.call('noteLeftover', { customerId, index: 1, handled: true });
  const { erasures } = await counter.call('erasures', { before: null });
  expect(erasures[0]?.left[1]?.handled).toMatchObject({ by: 'Asha' });
  expect((await counter.call('erasures', { before: erasures[0]?.at ?? null })).erasures).toEqual([]);
  await counter.call('lockSupervisor');
  expect(await rejectionOf(counter.call('erasures', { before: null }))).toBe('SUPERVISOR_REQUIRED');
  const note = { customerId, index: 1, handled: false };
  expect(await rejectionOf(counter.call('noteLeftover', note))).toBe('SUPERVISOR_REQUIRED');
  await unlock(counter, '4711');

  const states = await restored(counter, folder, 1);
  expect(states).toMatchObject([{ pictures: 0 }, { orders: 1, customers: 1, pictures: 0, missing: 0 }]);
  expect(await look(counter, folder, needles)).toMatchObject(gone);
  expect((await counter.call('findCustomers', { text: 'canaria' })).customers).toEqual([]);
  // The folder still has the picture.
  expect((await inFolder(counter, 'another.jpg', picture)).names).toEqual(['another.jpg']);
});

it('a sheet that only data knows that was set aside goes with its customer', async () => {
  const counter = await openCounter();
  const folder = tempFolder();
  const paid = await counter.paid(await counter.order('uk-passport'));
  await counter.call('requestFinal', forPhoto(paid));
  await counter.call('chooseBackupFolder', { folder });
  await madeBackups(counter, 1);
  const photos = paid.photos.map(({ id }) => ({ photoId: id, count: null }));
  await counter.call('printSheet', {
    ...{ orderId: paid.id, printerId: 'file', copies: 1 },
    layout: { mediumId: '4x6in', gapMm: 2, edgeMm: 2, cut: 'marks', caption: false, photos, arranged: null },
  });
  const needles = new Map([['final', spellingsOfBytes(picture.subarray(700)).filter(isOfPicture)]]);
  await restored(counter, folder, 0);
  await counter.call('acceptRecordsGap', { gapId: (await counter.call('recordsGap'))?.id ?? 'gap_' });
  await counter.call('finishOrder', { orderId: paid.id });
  expect((await counter.call('openOrder', { orderId: paid.id })).prints).toEqual([]);
  const before = await look(counter, folder, needles);
  expect([before.sheets, before.foundBelow('sheets/')]).toEqual([1, ['final']]);

  await counter.call('eraseCustomer', { customerId: paid.customer?.id ?? 'cus_' });

  const gone = { found: [], pictures: 0, copied: 0, sheets: 0 };
  await eventually(async () => expect(await look(counter, folder, needles)).toMatchObject(gone));
});
