/** The service's id of a photo, with which its final is requested. An id that another photo has is refused. */
import { describe, expect, it } from 'vitest';
import { modePaths } from '../../../../electron/paths.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { renderPortrait } from '../../../portraits/render.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import {
  directAnswer,
  finalAnswer,
  forPhoto,
  openCounter,
  photoOf,
  portrait,
  previewAnswer,
  type Counter,
} from '../counter.ts';
import { inCash } from '../../../support/records/payments.ts';
import { openFile } from '../../../support/records/records-file.ts';

const another = (await renderPortrait({ width: 640, height: 800, seed: 2 }, 'jpeg')).data;
const previewPath = '/v2/makeIdPhotoWatermark';

/** An order of another customer with another picture as its shot. */
async function anotherOrder(counter: Counter, specCode = 'uk-passport'): Promise<OrderView> {
  const { id: orderId } = await counter.call('createOrder');
  const person = { name: 'Grace', phone: '', email: '', keepPhotos: true };
  await counter.call('setCustomer', { orderId, customerId: null, ...person });
  await counter.call('addDocument', { orderId, specCode });
  return counter.call('addShot', { orderId, source: 'camera', origin: 'Test', bytes: another });
}

/** Two orders; the preview of the second has the id of the first. */
async function withTakenId() {
  const counter = await openCounter();
  counter.answer(previewPath, previewAnswer(counter.server, { photoUuid: 'uuid-same' }));
  const first = await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
  const second = await anotherOrder(counter);
  const refused = await counter.call('requestPreview', forPhoto(second));
  return { counter, first, refused };
}

describe('a preview that has the id of another photo', () => {
  it('is refused: it is not shown and cannot be sold, and the call is done', async () => {
    const { counter, refused } = await withTakenId();
    expect(photoOf(refused)).toMatchObject({ state: 'chosen', trouble: 'photo-uuid-taken', preview: null });
    expect(refused.openCalls).toEqual([]);
    expect(await counter.call('listCalls', { orderId: refused.id })).toMatchObject([{ state: 'done' }]);
    expect(await rejectionOf(counter.call('approvePreview', forPhoto(refused)))).toBe('WRONG_STEP');
  });

  it('keeps its answer, even when it is requested again and the vault is tidied', async () => {
    const { counter, refused } = await withTakenId();
    counter.answer(previewPath, previewAnswer(counter.server, { photoUuid: 'uuid-own' }));
    const asked = await counter.call('requestPreview', forPhoto(refused));
    expect(photoOf(asked)).toMatchObject({ state: 'preview', trouble: null });
    await counter.reopen();
    const db = openFile(modePaths(counter.dataDir, 'account').records, { readonly: true });
    const kept = db
      .prepare("SELECT count(*) FROM images WHERE kind = 'answer' AND erased_at IS NULL")
      .pluck();
    await expect.poll(() => kept.get()).toBe(1);
    db.close();
  });

  it('is reported, without the id and without a person', async () => {
    const { counter, first, refused } = await withTakenId();
    const warning = counter.log.lines.find(({ message }) => message.includes('gave its id to another photo'));
    expect(warning?.facts).toMatchObject({ photoId: photoOf(refused).id, ownerPhotoId: photoOf(first).id });
    expect(JSON.stringify(warning)).not.toMatch(/uuid-same|Ada|Grace/);
  });

  it('makes staff check the photo that had the id first', async () => {
    const { counter, first } = await withTakenId();
    const seen = await counter.call('openOrder', { orderId: first.id });
    expect(photoOf(seen)).toMatchObject({ state: 'preview', trouble: 'photo-uuid-shared' });
    await counter.call('approvePreview', forPhoto(first));
    await counter.call('takePayment', inCash(first));
    counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server));
    const paid = await counter.call('requestFinal', forPhoto(first));
    // It stays at the step where staff look at it, and is not printed at once.
    expect(paid).toMatchObject({ step: 'payment', photos: [{ trouble: 'photo-uuid-shared' }] });
  });

  it('is refused for another document of the same shot, and for another shot of the same order', async () => {
    const counter = await openCounter();
    counter.answer(previewPath, previewAnswer(counter.server, { photoUuid: 'uuid-same' }));
    const order = await counter.order('uk-passport', 'us-passport');
    await counter.call('requestPreview', forPhoto(order, 'uk-passport'));
    const other = await counter.call('requestPreview', forPhoto(order, 'us-passport'));
    expect(photoOf(other, 'us-passport').trouble).toBe('photo-uuid-taken');

    const shot = { orderId: order.id, source: 'camera', origin: 'Test', bytes: another } as const;
    const retaken = await counter.call('addShot', shot);
    const again = await counter.call('requestPreview', forPhoto(retaken, 'uk-passport'));
    expect(photoOf(again, 'uk-passport').trouble).toBe('photo-uuid-taken');
  });
});

describe('a photo made in one call that has the id of another photo', () => {
  it('is not shown: it may show another person, and staff settle its outcome', async () => {
    const counter = await openCounter();
    counter.answer(previewPath, previewAnswer(counter.server, { photoUuid: 'uuid-same' }));
    await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, photoMode: 'direct' } });
    counter.answer('/v2/makeIdPhoto', directAnswer({ photoUuid: 'uuid-same' }));
    const order = await counter.paid(await anotherOrder(counter));
    const failure = await rejectionOf(counter.call('requestFinal', forPhoto(order)));
    expect(failure).toBe('SERVICE_UNCERTAIN photo-uuid-differs');
    const after = await counter.call('openOrder', { orderId: order.id });
    expect(after).toMatchObject({ photos: [{ final: null }], openCalls: [{ state: 'uncertain' }] });
  });
});

describe('a preview that has the id of the same picture', () => {
  it('is accepted when the same shot is requested again, in this order or in another', async () => {
    const counter = await openCounter();
    counter.answer(previewPath, previewAnswer(counter.server, { photoUuid: 'uuid-same' }));
    const order = await counter.order('uk-passport');
    await counter.call('requestPreview', forPhoto(order));
    const sensitivity = { ISSUE_HAT_NOT_ALLOWED: 'LOW' } as const;
    const again = await counter.call('requestPreview', { ...forPhoto(order), sensitivity });
    expect(photoOf(again)).toMatchObject({ state: 'preview', trouble: null });
    const later = await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
    expect(photoOf(later)).toMatchObject({ state: 'preview', trouble: null });
  });
});

describe('a preview whose id could not be used', () => {
  it.each([
    ['is missing', undefined],
    ['is null', null],
    ['is empty', ''],
    ['is blank', '  '],
    ['has a space in it', 'uuid 1'],
    ['ends with a line break', 'uuid-1\n'],
    ['is longer than any request may hold', 'u'.repeat(257)],
    ['is longer than any address', 'u'.repeat(20_000)],
    ['is half of a sign', 'uuid-\ud83d'],
    ['is a number that loses its last digits', 2 ** 60],
  ])('is not sold when it %s', async (_how, photoUuid) => {
    const counter = await openCounter();
    counter.answer(previewPath, previewAnswer(counter.server, { photoUuid }));
    const asked = await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
    expect(photoOf(asked)).toMatchObject({ state: 'preview', trouble: 'no-photo-uuid' });
    expect(await rejectionOf(counter.call('approvePreview', forPhoto(asked)))).toBe('WRONG_STEP');
    const payment = inCash(asked);
    expect(await rejectionOf(counter.call('takePayment', payment))).toBe('WRONG_STEP');
    const shot = { orderId: asked.id, source: 'camera', origin: 'Test', bytes: portrait } as const;
    const retaken = await counter.call('addShot', shot);
    expect(photoOf(retaken)).toMatchObject({ state: 'chosen', trouble: null });
  });
});

describe('a final that names another document', () => {
  it('is checked before it is handed over', async () => {
    const counter = await openCounter();
    counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server, { specCode: 'schengen-visa' }));
    const order = await counter.paid(await counter.order('uk-passport'));
    const done = await counter.call('requestFinal', forPhoto(order));
    expect(done).toMatchObject({ step: 'payment', photos: [{ state: 'final', trouble: 'spec-differs' }] });
    expect(counter.sent('/v2/getIdPhotoNoWatermark')[0]).not.toHaveProperty('specCode');
  });
});
