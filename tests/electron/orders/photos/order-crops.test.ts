/** The studio's own formats in an order: cropped here, paid, and handed out, without a call to the service. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { StudioFormat } from '../../../../shared/formats/studio-formats.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { openKiosk } from '../../../support/kiosk/open-kiosk.ts';
import { byCard } from '../../../support/records/payments.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { forPhoto, openCounter, photoOf, portrait, type Counter } from '../counter.ts';

const club: StudioFormat = {
  ...{ id: 'format-0000c1ab', name: 'Rowing club', widthMm: 30, heightMm: 40, dpi: 300, price: 650 },
  head: { unit: 'percent', min: 60, max: 70 },
};
/** In the middle of the portrait, which is 640 x 800 px. */
const crop = { x: 320, y: 400, width: 420, turn: 2 };
const cropped = (counter: Pick<Counter, 'call'>, order: OrderView, more: Partial<typeof crop> = {}) =>
  counter.call('cropPhoto', { ...forPhoto(order, club.id), crop: { ...crop, ...more } });
const layoutOf = (order: OrderView) => ({
  ...({ mediumId: '4x6in', gapMm: 2, edgeMm: 3, cut: 'marks', caption: false, arranged: null } as const),
  photos: order.photos.map(({ id: photoId }) => ({ photoId, count: null })),
});

describe('one of the studio’s own formats', () => {
  it('is finished by a crop: no call, no code, no issue', async () => {
    const counter = await openCounter({ formats: [club] });
    const order = await cropped(counter, await counter.order(club.id));
    const photo = photoOf(order, club.id);

    expect(photo).toMatchObject({ state: 'final', crop, preview: null, code: null, issues: [], owed: null });
    expect(photo.final).toMatchObject({ widthPx: 354, heightPx: 472, mime: 'image/jpeg' });
    expect(order).toMatchObject({ step: 'preview', bill: { total: 650 }, openCalls: [] });
    expect(counter.server.paidCalls()).toBe(0);
  });

  it('is paid, printed with a document on one sheet, and saved under its name', async () => {
    const counter = await openCounter({ formats: [club] });
    const order = await counter.order('uk-passport', club.id);
    const orderId = order.id;
    await counter.call('requestPreview', forPhoto(order));
    await counter.call('approvePreview', forPhoto(order));
    await cropped(counter, order);
    const paid = await counter.call('takePayment', byCard(order));
    const done = await counter.call('requestFinal', forPhoto(paid));

    expect(done.step).toBe('handover');
    const sheet = { orderId, printerId: 'file', layout: layoutOf(done), copies: 1 };
    expect((await counter.call('printSheet', sheet)).prints).toHaveLength(1);
    const file = await counter.call('finalFile', forPhoto(done, club.id));
    expect(file.name).toBe(`${done.number}-Ada-Rowing-club.jpg`);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ width: 354, height: 472, density: 300 });
    expect((await counter.call('finishOrder', { orderId })).state).toBe('done');
    expect(counter.server.paidCalls()).toBe(2);
  });

  it('needs no network: from the document to the sheet while the service is gone', async () => {
    const counter = await openCounter({ formats: [club] });
    await counter.server.close();
    const order = await cropped(counter, await counter.order(club.id));

    const paid = await counter.call('takePayment', byCard(order));
    const sheet = { orderId: paid.id, printerId: 'file', layout: layoutOf(paid), copies: 1 };

    expect((await counter.call('printSheet', sheet)).prints).toMatchObject([{ kind: 'sheet' }]);
    expect((await counter.call('finishOrder', { orderId: paid.id })).state).toBe('done');
    expect(await counter.call('listCalls', { orderId: paid.id })).toEqual([]);
  });

  it('is no document of an authority, which could have rejected it', async () => {
    const counter = await openCounter({ formats: [club] });
    const order = await cropped(counter, await counter.order(club.id));
    await counter.call('takePayment', byCard(order));
    await counter.call('finishOrder', { orderId: order.id });

    const rejected = { orderId: order.id, photoIds: [photoOf(order, club.id).id], reason: 'eyes' } as const;
    const retake = counter.call('retakeRejected', { ...rejected, note: '', freeBecause: null });
    expect(await rejectionOf(retake)).toBe('WRONG_STEP');
  });

  it('is cropped before the payment in direct mode, which has a preview step for it', async () => {
    const counter = await openCounter({ formats: [club], photoMode: 'direct' });
    const order = await counter.order('uk-passport', club.id);
    const orderId = order.id;

    expect(await rejectionOf(counter.call('goToStep', { orderId, step: 'payment' }))).toBe('WRONG_STEP');
    await counter.call('goToStep', { orderId, step: 'preview' });
    await cropped(counter, order);
    const paid = await counter.call('takePayment', byCard(order));

    expect(photoOf(paid, club.id).owed).toBeNull();
    expect(photoOf(paid).owed).toMatchObject({ reason: 'waiting' });
    expect(await rejectionOf(counter.call('takeAgain', forPhoto(paid, club.id)))).toBe('WRONG_STEP');
  });

  it('can be cropped again until it is paid; the earlier picture is set aside', async () => {
    const counter = await openCounter({ formats: [club] });
    const first = await cropped(counter, await counter.order(club.id));
    const second = await cropped(counter, first, { width: 300, turn: -4 });
    const [before, after] = [first, second].map((order) => photoOf(order, club.id));

    expect(after?.crop).toMatchObject({ width: 300, turn: -4 });
    expect(after?.final?.id).not.toBe(before?.final?.id);
    expect(second.photos).toHaveLength(1);
    await counter.call('takePayment', byCard(second));
    expect(await rejectionOf(cropped(counter, second))).toBe('WRONG_STEP');
  });

  it('is cropped anew from another shot', async () => {
    const counter = await openCounter({ formats: [club] });
    const { id: orderId } = await cropped(counter, await counter.order(club.id));
    const shot = { orderId, source: 'camera', origin: 'Test', bytes: portrait } as const;

    const again = await counter.call('addShot', shot);

    expect(photoOf(again, club.id)).toMatchObject({ state: 'chosen', crop: null, final: null });
  });

  it.each([{ x: 10 }, { width: 900 }, { y: 790 }])(
    'refuses a frame that leaves the picture: %o',
    async (wild) => {
      const counter = await openCounter({ formats: [club] });
      const order = await counter.order(club.id);
      expect(await rejectionOf(cropped(counter, order, wild))).toBe('INVALID_INPUT');
      expect(photoOf(await counter.call('openOrder', { orderId: order.id }), club.id).state).toBe('chosen');
    },
  );

  it('is never sent to the service, and a document is never cropped', async () => {
    const counter = await openCounter({ formats: [club] });
    const order = await counter.order('uk-passport', club.id);
    const ofFormat = forPhoto(order, club.id);

    expect(await rejectionOf(counter.call('requestPreview', ofFormat))).toBe('WRONG_STEP');
    expect(await rejectionOf(counter.call('requestFinal', ofFormat))).toBe('WRONG_STEP');
    expect(await rejectionOf(counter.call('cropPhoto', { ...forPhoto(order), crop }))).toBe('WRONG_STEP');
    expect(counter.server.paidCalls()).toBe(0);
  });

  it('leaves the studio only once it is paid', async () => {
    const counter = await openCounter({ formats: [club] });
    const order = await cropped(counter, await counter.order(club.id));
    const { id: photoId } = photoOf(order, club.id);
    const orderId = order.id;
    const sheet = { orderId, printerId: 'file', layout: layoutOf(order), copies: 1 };

    expect(await rejectionOf(counter.call('finalFile', { orderId, photoId }))).toBe('NOT_FOUND');
    expect(await rejectionOf(counter.call('planExport', { pictures: [{ from: 'photo', photoId }] }))).toBe(
      'NOT_FOUND',
    );
    expect(await rejectionOf(counter.call('printSheet', sheet))).toBe('WRONG_STEP');
    expect(await rejectionOf(counter.call('recordFile', { orderId }))).toBe('WRONG_STEP');
    await counter.call('takePayment', byCard(order));
    expect((await counter.call('finalFile', { orderId, photoId })).mime).toBe('image/jpeg');
    expect((await counter.call('recordFile', { orderId })).mime).toBe('application/pdf');
  });

  it('stays in its orders when the studio removes it', async () => {
    const counter = await openCounter({ formats: [club] });
    const order = await cropped(counter, await counter.order(club.id));
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, formats: [] } });

    expect(photoOf(await cropped(counter, order), club.id).document).toMatchObject({ name: 'Rowing club' });
    const paid = await counter.call('takePayment', byCard(order));
    expect(paid.payment?.bill.lines).toMatchObject([{ text: 'Rowing club', unitPrice: 650 }]);
    const again = await counter.call('sameAgain', { orderId: order.id });
    expect(again.photos).toMatchObject([{ specCode: club.id, document: { origin: 'studio' } }]);
    const add = counter.call('addDocument', {
      orderId: (await counter.order('uk-passport')).id,
      specCode: club.id,
    });
    expect(await rejectionOf(add)).toBe('NOT_FOUND');
  });

  it('is on disk after a restart, and its pictures go with the customer', async () => {
    const counter = await openCounter({ formats: [club] });
    const order = await counter.call(
      'takePayment',
      byCard(await cropped(counter, await counter.order(club.id))),
    );
    const again = await counter.reopen();
    const { customer, photos } = await again.call('openOrder', { orderId: order.id });
    expect(photos[0]).toMatchObject({ state: 'final', crop });
    await again.call('finishOrder', { orderId: order.id });

    await again.call('eraseCustomer', { customerId: customer?.id ?? 'cus_' });

    expect((await again.call('openOrder', { orderId: order.id })).photos[0]?.final).toBeNull();
  });
});

it('is marked PRACTICE in practice, without an account', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  const settings = await kiosk.call('settings');
  await kiosk.call('saveSettings', { settings: { ...settings, formats: [club] } });
  const { id: orderId } = await kiosk.call('createOrder');
  const customer = { customerId: null, name: 'Ada', phone: '', email: '', keepPhotos: true };
  await kiosk.call('setCustomer', { orderId, ...customer });
  await kiosk.call('addDocument', { orderId, specCode: club.id });
  const shot = { orderId, source: 'camera', origin: 'Test', bytes: portrait } as const;
  const order = await cropped(kiosk, await kiosk.call('addShot', shot));
  const paid = await kiosk.call('takePayment', byCard(order));
  const { bytes } = await kiosk.call('finalFile', forPhoto(paid, club.id));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0] = data.subarray(((info.height - 20) * info.width + 2) * 3);
  await kiosk.close();

  // The red of the band.
  expect(red - green).toBeGreaterThan(80);
});
