/** A picture that the service refused: what the ledger shows, at every counter and after a restart. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { renderPortrait } from '../../../portraits/render.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, type Script } from '../../service/scripted-server.ts';
import {
  directAnswer,
  forPhoto,
  openCounter,
  photoOf,
  portrait,
  previewAnswer,
  type Counter,
} from '../counter.ts';

const noFace = json({ error: { code: 'FACE_NOT_FOUND', message: 'No face found in the image.' } }, 422);
const tooLarge = json({}, 413);
/** A picture like a four-megapixel camera's. */
const large = (await renderPortrait({ width: 1_800, height: 2_250 }, 'jpeg')).data;
const path = '/v2/makeIdPhotoWatermark';

const seen = (counter: Counter, { id: orderId }: OrderView): Promise<OrderView> =>
  counter.call('openOrder', { orderId });

const withShot = (counter: Counter, { id: orderId }: OrderView, bytes: Uint8Array): Promise<OrderView> =>
  counter.call('addShot', { orderId, source: 'camera', origin: 'Test', bytes });

/** Longest side of the pictures that were sent, px. */
const sentSides = (counter: Counter, to: '/v2/makeIdPhotoWatermark' | '/v2/makeIdPhoto') =>
  Promise.all(
    counter.sent(to).map(async ({ imageBase64 }) => {
      const file = Buffer.from(String(imageBase64).replace(/^data:.*,/, ''), 'base64');
      const { width, height } = await sharp(file).metadata();
      return Math.max(width, height);
    }),
  );

describe('a picture that the service cannot use', () => {
  it.each<[string, Script]>([
    ['answers without a picture', json({ photoUuid: 'uuid-1', waterMark: true, issues: [] })],
    ['says that there is no face', noFace],
  ])('because it %s is refused for each document, until there is another shot', async (_how, script) => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport', 'us-passport');
    counter.answer(path, script);
    await counter.call('requestPreview', forPhoto(order)).catch(() => undefined);

    const after = await seen(counter, order);
    expect(after.photos.map(({ pictureRefusal }) => pictureRefusal)).toEqual(['unusable', 'unusable']);
    const restarted = await counter.reopen();
    const later = await restarted.call('openOrder', { orderId: order.id });
    expect(photoOf(later).pictureRefusal).toBe('unusable');

    const another = await restarted.call('addShot', {
      ...{ orderId: order.id, source: 'camera', origin: 'Test', bytes: portrait },
    });
    expect(another.photos.map(({ pictureRefusal }) => pictureRefusal)).toEqual([null, null]);
    const back = await restarted.call('chooseShot', {
      orderId: order.id,
      shotId: order.shots[0]?.id ?? 'shot_',
    });
    expect(photoOf(back).pictureRefusal).toBe('unusable');
  });

  it('is not sent a second time in direct mode: it needs another shot', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer('/v2/makeIdPhoto', noFace);
    await rejectionOf(counter.call('requestFinal', forPhoto(order)));

    expect(photoOf(await seen(counter, order)).owed).toMatchObject({
      ...{ reason: 'refused', ways: ['take-again', 'refund'] },
    });
  });
});

describe('a file that is too large for the service', () => {
  it('is sent as a smaller copy by the next press, until there is none', async () => {
    const counter = await openCounter({ uploadLongSidePx: null });
    const { id } = await counter.order('uk-passport');
    const order = await withShot(counter, await counter.call('openOrder', { orderId: id }), large);
    counter.answer(path, tooLarge);
    const press = () => rejectionOf(counter.call('requestPreview', forPhoto(order)));

    for (const refusal of ['too-large', 'too-large', 'too-large', 'unusable']) {
      expect(await press()).toBe('SERVICE_IMAGE_REFUSED too-large-for-service');
      expect(photoOf(await seen(counter, order)).pictureRefusal).toBe(refusal);
    }

    expect(await sentSides(counter, path)).toEqual([2_250, 2_000, 1_500, 1_000]);
  });

  it('is accepted when the copy is small enough', async () => {
    const counter = await openCounter();
    const { id } = await counter.order('uk-passport');
    const order = await withShot(counter, await counter.call('openOrder', { orderId: id }), large);
    counter.answer(path, tooLarge);
    await rejectionOf(counter.call('requestPreview', forPhoto(order)));
    counter.answer(path, previewAnswer(counter.server));

    const done = await counter.call('requestPreview', forPhoto(order));

    expect(photoOf(done)).toMatchObject({ state: 'preview', pictureRefusal: null });
    expect(await sentSides(counter, path)).toEqual([2_250, 2_000]);
  });

  it('is sent as a smaller copy in direct mode too', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const { id } = await counter.order('uk-passport');
    const shot = await withShot(counter, await counter.call('openOrder', { orderId: id }), large);
    const order = await counter.paid(shot);
    counter.answer('/v2/makeIdPhoto', tooLarge);
    await rejectionOf(counter.call('requestFinal', forPhoto(order)));
    expect(photoOf(await seen(counter, order)).owed?.ways).toEqual(['ask', 'take-again', 'refund']);
    counter.answer('/v2/makeIdPhoto', directAnswer());

    expect(photoOf(await counter.call('requestFinal', forPhoto(order))).state).toBe('final');
    expect(await sentSides(counter, '/v2/makeIdPhoto')).toEqual([2_250, 2_000]);
  });
});
