/** Erasing one of two customers who had been merged, through the contract: all of the one goes from every file, and nothing of the other. */
import { hash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { CustomerId, OrderId } from '../../../shared/ids.ts';
import { finalAnswer, forPhoto, openCounter, picture, portrait, type Counter } from '../orders/counter.ts';
import { bytes } from '../service/scripted-server.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { eventually } from '../../support/eventually.ts';
import {
  finishedOrder,
  look,
  madeBackups,
  needlesOf,
  openEveryKind,
  restored,
} from './customer-everywhere.ts';

interface Visit {
  readonly customerId: CustomerId;
  readonly orderId: OrderId;
}
const ben = { name: 'Ben Stays', phone: '07700 900321', email: 'stays@example.org', keepPhotos: true };
const mirrored = (image: Buffer): Promise<Buffer> => sharp(image).flop().jpeg().toBuffer();
const [benShot, benPicture] = await Promise.all([mirrored(portrait), mirrored(picture)]);
const benSheet = await sharp(benShot).resize(1200, 1800, { fit: 'fill' }).jpeg().toBuffer();

/** The finished order of the one who stays. */
async function visitOfBen(counter: Counter): Promise<Visit> {
  const jpeg = { 'content-type': 'image/jpeg' };
  counter.answer('/signed.jpg', bytes(benPicture, 200, jpeg));
  counter.answer('/sheet.jpg', bytes(benSheet, 200, jpeg));
  const photoSheet = { '1200*1800': `${counter.server.baseUrl}/sheet.jpg` };
  const final = finalAnswer(counter.server, { idPhotoCode: 'b.example/BS34ef56', photoSheet });
  counter.answer('/v2/getIdPhotoNoWatermark', final);
  const { id: orderId } = await counter.call('createOrder');
  const { customer } = await counter.call('setCustomer', { orderId, customerId: null, ...ben });
  await counter.call('addDocument', { orderId, specCode: 'uk-passport' });
  const taken = { source: 'camera', origin: 'Test', bytes: benShot } as const;
  const withShot = await counter.call('addShot', { orderId, ...taken });
  const paid = await counter.paid(withShot, { reference: 'stays 34' });
  await counter.call('requestFinal', forPhoto(paid));
  await eventually(async () =>
    expect((await counter.call('openOrder', { orderId })).serviceSheets).toMatchObject([{ trouble: null }]),
  );
  await counter.call('finishOrder', { orderId });
  const customerId = customer?.id;
  if (customerId === undefined) throw new Error('the order has lost its customer');
  await counter.call('changeCustomer', { customerId, ...ben, notes: 'Ben stays' });
  return { customerId, orderId };
}

/** Everything that the screens show of a customer with one order, and its pictures. */
async function seenOf(counter: Counter, { customerId, orderId }: Visit) {
  const order = await counter.call('openOrder', { orderId });
  const images = [
    ...order.shots.map(({ image }) => image.id),
    ...order.photos.flatMap(({ preview, final }) => [preview, final].flatMap((each) => each?.id ?? [])),
    ...order.serviceSheets.flatMap(({ image }) => image?.id ?? []),
  ];
  const pictures = images.map(async (id) => {
    const shown = await counter.kiosk.photo(id, 'full');
    return shown === null ? null : hash('sha256', shown.bytes);
  });
  return {
    customer: await counter.call('customer', { customerId }),
    orders: await counter.call('customerOrders', { customerId, after: null }),
    ...{ order, pictures: await Promise.all(pictures) },
  };
}

it.each(['had become part of the other', 'had become the one with both orders'] as const)(
  'a customer who %s is erased after the undo, also from the backup of that time, and the other stays whole',
  async (which) => {
    const { counter } = await openEveryKind();
    const folder = tempFolder();
    const ada = await finishedOrder(counter);
    const other = await visitOfBen(counter);
    const before = await seenOf(counter, other);
    expect(before.pictures.filter((each) => each !== null)).toHaveLength(4);
    const [kept, gone] = which === 'had become part of the other' ? [other, ada] : [ada, other];
    const { notes, ...one } = await counter.call('customer', { customerId: kept.customerId });
    const also = await counter.call('customer', { customerId: gone.customerId });
    const merged = await counter.call('mergeCustomers', {
      ...{ customerId: kept.customerId, otherId: gone.customerId },
      ...{ name: one.name, phone: one.phone, email: one.email, keepPhotos: true },
      notes: `${notes}\n${also.notes}`,
    });
    await counter.call('chooseBackupFolder', { folder });
    await madeBackups(counter, 2);
    const needles = await needlesOf(counter, ada.orderId);
    await counter.call('undoMerge', {
      customerId: kept.customerId,
      mergeId: merged.merged?.id ?? 'mrg_',
    });
    expect(await seenOf(counter, other)).toEqual(before);
    expect((await look(counter, folder, needles)).foundBelow('/states/')).toEqual(
      expect.arrayContaining(['canaria', 'CN12cd34']),
    );

    await counter.call('eraseCustomer', { customerId: ada.customerId });

    const left = { found: [], withoutKey: [], sheets: 0 };
    await eventually(async () => {
      const { erasures } = await counter.call('erasures', { before: null });
      expect(erasures[0]?.left[0]?.states).toMatchObject({ left: 0, unreadable: 0, of: 2 });
    });
    const after = await look(counter, folder, needles);
    expect(after).toMatchObject(left);
    expect(after.copied).toBe(after.pictures);
    expect(await seenOf(counter, other)).toEqual(before);

    const states = await restored(counter, folder, 1);
    expect(states).toMatchObject([{ missing: 0 }, { missing: 0 }]);
    expect(await look(counter, folder, needles)).toMatchObject(left);
    expect(await seenOf(counter, other)).toEqual(before);
    expect((await counter.call('findCustomers', { text: 'canaria' })).customers).toEqual([]);

    await restored(counter, folder, 0);
    expect(await look(counter, folder, needles)).toMatchObject(left);
    expect(await seenOf(counter, other)).toEqual(before);
  },
);

it('what left before a merge is listed, whoever of the two was entered first', async () => {
  const counter = await openCounter();
  counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server));
  const paid = await counter.paid(await counter.order('uk-passport'));
  const { customer, id: orderId } = paid;
  await counter.call('requestFinal', forPhoto(paid));
  await counter.call('receiptFile', { orderId });
  await counter.call('finishOrder', { orderId });
  const { id: other } = await counter.call('createOrder');
  const later = await counter.call('setCustomer', { orderId: other, customerId: null, ...ben });
  await counter.call('cancelOrder', { orderId: other, reason: 'Ended early' });
  const [otherId, customerId] = [customer?.id, later.customer?.id];
  if (otherId === undefined || customerId === undefined) throw new Error('an order has lost its customer');

  await counter.call('mergeCustomers', { customerId, otherId, ...ben, notes: '' });

  const { left } = await counter.call('customerErasure', { customerId });
  expect(left).toMatchObject([{ kind: 'service' }, { kind: 'export', count: 1 }]);
});
