/* oxlint-disable max-lines -- Its cases share one final whose picture did not arrive. */
/** A paid answer that has arrived without its image (fault 95). */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { modePaths } from '../../../../electron/paths.ts';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../../../support/service/needles.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { bytes, json, raw } from '../../service/scripted-server.ts';
import { finalAnswer, forPhoto, openCounter, photoOf, picture, previewAnswer } from '../counter.ts';
import { eventually } from '../../../support/eventually.ts';
import { openFile } from '../../../support/records/records-file.ts';

const image = bytes(picture, 200, { 'content-type': 'image/jpeg' });
const broken = raw('', 'reset');
const expired = bytes('<Error/>', 403);
/** Begins like a picture, but cannot be decoded completely. */
const damaged = bytes(picture.subarray(0, picture.length / 2), 200);

/** Returns the number of sealed answers that the records still have. */
function sealedAnswers(dataDir: string): unknown {
  const db = openFile(modePaths(dataDir, 'account').records, { readonly: true });
  const count = db.prepare("SELECT count(*) FROM images WHERE kind = 'answer' AND erased_at IS NULL").pluck();
  const found = count.get();
  db.close();
  return found;
}

async function pendingFinal() {
  const counter = await openCounter();
  const order = await counter.paid(await counter.order('uk-passport'));
  counter.answer('/signed.jpg', broken);
  expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toMatch('SERVICE_IMAGE_PENDING');
  return { counter, order };
}

describe('a final whose image could not be fetched', () => {
  it('is pending, keeps its code, and is fetched free of charge when staff ask', async () => {
    const { counter, order } = await pendingFinal();
    const pending = photoOf(await counter.call('openOrder', { orderId: order.id }));
    expect(pending).toMatchObject({
      ...{ state: 'final-pending', code: { code: 'photos.example/AB12cd34' } },
      owed: { reason: 'image-pending', ways: ['fetch', 'take-again', 'refund'] },
    });
    expect(sealedAnswers(counter.dataDir)).toBe(1);

    counter.answer('/signed.jpg', image);
    const paidCalls = counter.server.paidCalls();
    const done = await counter.call('fetchPendingImage', forPhoto(order));

    expect(done.step).toBe('handover');
    expect(photoOf(done)).toMatchObject({ state: 'final', owed: null });
    expect(counter.server.paidCalls()).toBe(paidCalls);
    expect(sealedAnswers(counter.dataDir)).toBe(0);
  });

  it('is not missed by a press that comes after the kiosk has fetched it', async () => {
    const { counter, order } = await pendingFinal();
    counter.answer('/signed.jpg', image);
    const press = () => counter.call('fetchPendingImage', forPhoto(order));
    const fetched = await press();
    counter.answer('/signed.jpg', expired);

    expect((await press()).photos).toEqual(fetched.photos);
  });

  it('is fetched automatically at the next start', async () => {
    const { counter, order } = await pendingFinal();
    counter.answer('/signed.jpg', image);

    const next = await counter.reopen();

    await eventually(async () => {
      expect(photoOf(await next.call('openOrder', { orderId: order.id })).state).toBe('final');
    });
    expect(counter.server.paidCalls()).toBe(2);
    await eventually(() => {
      expect(sealedAnswers(counter.dataDir)).toBe(0);
    });
  });

  it('says so when its address has expired, forgets the address, and is requested again by staff', async () => {
    const { counter, order } = await pendingFinal();
    counter.answer('/signed.jpg', expired);
    expect(await rejectionOf(counter.call('fetchPendingImage', forPhoto(order)))).toBe(
      'SERVICE_IMAGE_PENDING expired',
    );

    const after = photoOf(await counter.call('openOrder', { orderId: order.id }));
    expect(after).toMatchObject({
      ...{ state: 'approved', trouble: 'image-expired' },
      owed: { reason: 'image-expired', ways: ['ask', 'take-again', 'refund'] },
    });
    expect(sealedAnswers(counter.dataDir)).toBe(0);

    counter.answer('/signed.jpg', image);
    const done = await counter.call('requestFinal', forPhoto(order));
    expect(photoOf(done)).toMatchObject({ state: 'final', trouble: null, owed: null });
  });

  it('that arrives damaged every time stays pending: fetching is free, and its answer is kept', async () => {
    const { counter, order } = await pendingFinal();
    counter.answer('/signed.jpg', damaged);
    const press = () => counter.call('fetchPendingImage', forPhoto(order));

    expect(await rejectionOf(press())).toBe('SERVICE_IMAGE_PENDING damaged');
    const after = photoOf(await counter.call('openOrder', { orderId: order.id }));
    expect(after).toMatchObject({
      state: 'final-pending',
      owed: { reason: 'image-pending', ways: ['fetch', 'take-again', 'refund'] },
    });
    expect(sealedAnswers(counter.dataDir)).toBe(1);

    counter.answer('/signed.jpg', image);
    const paidCalls = counter.server.paidCalls();
    expect(photoOf(await press())).toMatchObject({ state: 'final', owed: null });
    expect(counter.server.paidCalls()).toBe(paidCalls);
  });

  it('that arrives damaged once is fetched again at once, without a message', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer('/signed.jpg', (turn) => {
      counter.answer('/signed.jpg', image);
      return damaged(turn);
    });

    const done = await counter.call('requestFinal', forPhoto(order));

    expect(photoOf(done)).toMatchObject({ state: 'final', trouble: null, owed: null });
    expect(counter.server.paidCalls()).toBe(2);
  });

  it('that arrives damaged and whose address expires afterwards is lost, and is requested again', async () => {
    const { counter, order } = await pendingFinal();
    counter.answer('/signed.jpg', (turn) => {
      counter.answer('/signed.jpg', expired);
      return damaged(turn);
    });

    expect(await rejectionOf(counter.call('fetchPendingImage', forPhoto(order)))).toBe(
      'SERVICE_IMAGE_PENDING expired',
    );
    const after = photoOf(await counter.call('openOrder', { orderId: order.id }));
    expect(after.owed).toMatchObject({ reason: 'image-expired', ways: ['ask', 'take-again', 'refund'] });
  });

  it('that is larger than any photo is not fetched for ever: it is lost, and its answer is kept', async () => {
    const { counter, order } = await pendingFinal();
    counter.answer('/signed.jpg', bytes(picture, 200, { 'content-length': String(33 * 1024 * 1024) }));

    expect(await rejectionOf(counter.call('fetchPendingImage', forPhoto(order)))).toBe(
      'SERVICE_IMAGE_PENDING too-large',
    );
    const after = photoOf(await counter.call('openOrder', { orderId: order.id }));
    expect(after).toMatchObject({
      ...{ state: 'approved', trouble: 'image-unreadable' },
      owed: { reason: 'image-unreadable', ways: ['ask', 'take-again', 'refund'] },
    });
    expect(sealedAnswers(counter.dataDir)).toBe(1);
    const next = await counter.reopen();
    await next.call('kioskStatus');
    expect(sealedAnswers(counter.dataDir)).toBe(1);
  });

  it('that is damaged inside the answer has no address: it is lost, and its answer is kept', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport'));
    const half = picture.subarray(0, picture.length / 2).toString('base64');
    counter.answer(
      '/v2/getIdPhotoNoWatermark',
      finalAnswer(counter.server, { idPhotoUrl: null, idPhotoImageBase64: half }),
    );

    expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toBe(
      'SERVICE_IMAGE_PENDING unreadable',
    );
    const after = photoOf(await counter.call('openOrder', { orderId: order.id }));
    expect(after).toMatchObject({ state: 'approved', owed: { reason: 'image-unreadable' } });
    expect(sealedAnswers(counter.dataDir)).toBe(1);
  });

  it('comes once for two presses, whatever happens to the second', async () => {
    const { counter, order } = await pendingFinal();
    counter.answer('/signed.jpg', async (turn) => {
      counter.answer('/signed.jpg', expired);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await image(turn);
    });
    const press = () => counter.call('fetchPendingImage', forPhoto(order));

    const [one, two] = await Promise.all([press(), press()]);

    expect([photoOf(one).state, photoOf(two).state]).toEqual(['final', 'final']);
  });
});

describe('a final whose sealed answer is gone from the disk', () => {
  it('is not waited for: it says so, and is requested again', async () => {
    const { counter, order } = await pendingFinal();
    const { vault, records } = modePaths(counter.dataDir, 'account');
    const db = openFile(records, { readonly: true });
    const answer = String(
      db.prepare("SELECT id FROM images WHERE kind = 'answer' AND erased_at IS NULL").pluck().get(),
    );
    db.close();
    await rm(join(vault, answer.slice(-2), answer));

    expect(await rejectionOf(counter.call('fetchPendingImage', forPhoto(order)))).toBe(
      'SERVICE_IMAGE_PENDING missing',
    );
    expect(photoOf(await counter.call('openOrder', { orderId: order.id })).owed).toMatchObject({
      ...{ reason: 'image-expired', ways: ['ask', 'take-again', 'refund'] },
    });
  });
});

describe('a preview whose image', () => {
  it('arrives damaged once is fetched again at once; the call is not repeated', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    counter.answer('/signed.jpg', (turn) => {
      counter.answer('/signed.jpg', image);
      return damaged(turn);
    });

    expect(photoOf(await counter.call('requestPreview', forPhoto(order)))).toMatchObject({
      ...{ state: 'preview', trouble: null },
    });
    expect(counter.server.paidCalls()).toBe(1);
  });

  it('has expired is requested again, which is another call', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    counter.answer('/signed.jpg', expired);
    await rejectionOf(counter.call('requestPreview', forPhoto(order)));
    const after = photoOf(await counter.call('openOrder', { orderId: order.id }));
    expect(after).toMatchObject({ state: 'chosen', trouble: 'image-expired', owed: null });

    counter.answer('/signed.jpg', image);
    expect(photoOf(await counter.call('requestPreview', forPhoto(order)))).toMatchObject({
      ...{ state: 'preview', trouble: null },
    });
    expect(counter.server.paidCalls()).toBe(2);
  });

  it('came without the id of its final is not sold', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    counter.answer('/v2/makeIdPhotoWatermark', previewAnswer(counter.server, { photoUuid: null }));
    const asked = await counter.call('requestPreview', forPhoto(order));

    expect(photoOf(asked)).toMatchObject({ state: 'preview', trouble: 'no-photo-uuid' });
    expect(await rejectionOf(counter.call('approvePreview', forPhoto(order)))).toBe('WRONG_STEP');
    counter.answer('/v2/makeIdPhotoWatermark', previewAnswer(counter.server));
    expect(photoOf(await counter.call('requestPreview', forPhoto(order))).trouble).toBe(null);
  });
});

describe('a final that is here', () => {
  it.each([
    ['says that it has a watermark', { waterMark: true }, 'watermark-differs'],
    ['says that it is of another size', { widthPx: 826, heightPx: 1_062 }, 'image-size-differs'],
  ])('and that %s is examined before hand-over, and may be taken again', async (_what, more, trouble) => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server, more));

    const done = await counter.call('requestFinal', forPhoto(order));

    expect(photoOf(done)).toMatchObject({ state: 'final', trouble, owed: null });
    expect(done.step).toBe('payment');
    expect((await counter.call('takeAgain', forPhoto(done))).step).toBe('shot');
  });

  it('and comes only as a PNG is accepted', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport'));
    const idPhotoPngUrl = `${counter.server.baseUrl}/signed.jpg`;
    counter.answer(
      '/v2/getIdPhotoNoWatermark',
      finalAnswer(counter.server, { idPhotoUrl: null, idPhotoPngUrl }),
    );

    expect(photoOf(await counter.call('requestFinal', forPhoto(order))).state).toBe('final');
  });

  it('of another photo is never shown, and is kept for whoever settles the call', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer(
      '/v2/getIdPhotoNoWatermark',
      finalAnswer(counter.server, { photoUuid: 'uuid-of-another' }),
    );
    const failure = await rejectionOf(counter.call('requestFinal', forPhoto(order)));

    expect(failure).toBe('SERVICE_UNCERTAIN photo-uuid-differs');
    const after = await counter.call('openOrder', { orderId: order.id });
    expect(photoOf(after)).toMatchObject({ final: null, owed: { reason: 'uncertain' } });
    expect(after.openCalls[0]).toMatchObject({ reason: 'photo-uuid-differs', status: 200 });
    expect(sealedAnswers(counter.dataDir)).toBe(1);
  });
});

describe('an answer that was kept for whoever settles its call', () => {
  it('is erased with the pictures of its order, when their period is over', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    counter.answer('/v2/makeIdPhotoWatermark', bytes('{"photoUuid":"cut', 200));
    await rejectionOf(counter.call('requestPreview', forPhoto(order)));
    const [call] = await counter.call('listOpenCalls');
    await counter.call('resolveCall', { callId: call?.id ?? 'call_', resolution: 'counted' });
    await counter.call('cancelOrder', { orderId: order.id, reason: 'Left' });
    expect(sealedAnswers(counter.dataDir)).toBe(1);
    await counter.close();
    const db = openFile(modePaths(counter.dataDir, 'account').records);
    db.exec("UPDATE orders SET closed_at = '2020-01-01T00:00:00.000Z'");
    db.close();

    await counter.reopen();

    await eventually(() => {
      expect(sealedAnswers(counter.dataDir)).toBe(0);
    });
  });
});

it('stores no signed address unencrypted on the disk', async () => {
  const { counter } = await pendingFinal();
  counter.answer('/v2/queryAccountStatus', json({}, 500));
  const contents = [...(await readFolder(counter.dataDir)).values()];

  expect(contents.length).toBeGreaterThan(2);
  expect(contents.filter((content) => content.includes('signed.jpg'))).toEqual([]);
});
