/** A call of unknown outcome that staff have settled: every later state still shows the call. */
import { describe, expect, it } from 'vitest';
import type { CallResolution } from '../../../../shared/model/calls.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, raw } from '../../service/scripted-server.ts';
import {
  forPhoto,
  openCounter,
  photoOf,
  portrait,
  previewAnswer,
  type Counter,
  type Path,
} from '../counter.ts';

const cut = raw('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n{"photoUuid":', 'reset');
const busy = json({}, 429);
const resolutions = ['counted', 'not-counted'] as const satisfies readonly CallResolution[];

const seen = (counter: Counter, { id: orderId }: OrderView): Promise<OrderView> =>
  counter.call('openOrder', { orderId });

/** Makes a request whose answer breaks off, and settles the call. */
async function settle(
  counter: Counter,
  order: OrderView,
  { path, resolution }: { readonly path: Path; readonly resolution: CallResolution },
): Promise<OrderView> {
  counter.answer(path, cut);
  const name = path === '/v2/makeIdPhotoWatermark' ? 'requestPreview' : 'requestFinal';
  expect(await rejectionOf(counter.call(name, forPhoto(order)))).toMatch('SERVICE_UNCERTAIN');
  const [call] = (await seen(counter, order)).openCalls;
  return counter.call('resolveCall', { callId: call?.id ?? 'call_', resolution });
}

/** The part of the view that screens use to describe a settled call. */
const told = (endpoint: string, resolution: CallResolution) => ({
  ...{ endpoint, resolution, by: 'staff' },
  at: expect.stringMatching(/^\d{4}-.+Z$/) as unknown,
});

describe.each(resolutions)('a call that a person settled as %s', (resolution) => {
  it('for a preview is shown until a preview comes', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    const path = '/v2/makeIdPhotoWatermark';
    const after = await settle(counter, order, { path, resolution });
    const expected = [told('makeIdPhotoWatermark', resolution)];
    expect(photoOf(after)).toMatchObject({ state: 'chosen', settledCalls: expected });

    counter.answer(path, busy);
    await rejectionOf(counter.call('requestPreview', forPhoto(order)));
    expect(photoOf(await seen(counter, order)).settledCalls).toMatchObject(expected);

    const { id: orderId } = order;
    const shot = { source: 'camera', origin: 'Test', bytes: portrait } as const;
    const anotherShot = await counter.call('addShot', { orderId, ...shot });
    expect(photoOf(anotherShot).settledCalls).toMatchObject(expected);

    counter.answer(path, previewAnswer(counter.server));
    expect(photoOf(await counter.call('requestPreview', forPhoto(anotherShot))).settledCalls).toEqual([]);
  });

  it('for a preview that was requested again is shown beside the earlier preview', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    await counter.call('requestPreview', forPhoto(order));
    counter.answer('/v2/makeIdPhotoWatermark', cut);
    const sensitivity = { ISSUE_PHOTO_SHARPNESS_BAD: 'HIGH' } as const;
    await rejectionOf(counter.call('requestPreview', { ...forPhoto(order), sensitivity }));
    const [call] = (await seen(counter, order)).openCalls;

    const after = await counter.call('resolveCall', { callId: call?.id ?? 'call_', resolution });

    expect(photoOf(after)).toMatchObject({
      state: 'preview',
      settledCalls: [told('makeIdPhotoWatermark', resolution)],
    });
  });

  it('for a final is shown until a final comes, even when the photo is taken again meanwhile', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport'));
    const path = '/v2/getIdPhotoNoWatermark';
    const expected = [told('getIdPhotoNoWatermark', resolution)];
    const after = await settle(counter, order, { path, resolution });
    expect(photoOf(after)).toMatchObject({ owed: { reason: 'settled' }, settledCalls: expected });

    counter.answer(path, busy);
    await rejectionOf(counter.call('requestFinal', forPhoto(order)));
    expect(photoOf(await seen(counter, order))).toMatchObject({
      owed: { reason: 'refused' },
      settledCalls: expected,
    });

    const again = await counter.call('takeAgain', forPhoto(order));
    expect(photoOf(again)).toMatchObject({ owed: { reason: 'waiting' }, settledCalls: expected });
    const shot = { source: 'camera', origin: 'Test', bytes: portrait } as const;
    const withShot = await counter.call('addShot', { orderId: order.id, ...shot });
    counter.answer('/v2/makeIdPhotoWatermark', previewAnswer(counter.server, { photoUuid: 'uuid-2' }));
    await counter.call('requestPreview', forPhoto(withShot));
    const approved = await counter.call('approvePreview', forPhoto(withShot));
    expect(photoOf(approved)).toMatchObject({ owed: { reason: 'waiting' }, settledCalls: expected });

    // Two calls of unknown outcome are settled separately.
    const twice = await settle(counter, approved, { path, resolution });
    expect(photoOf(twice).settledCalls).toMatchObject([...expected, ...expected]);
  });

  it('for a direct final is shown until it comes', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.paid(await counter.order('uk-passport'));

    const after = await settle(counter, order, { path: '/v2/makeIdPhoto', resolution });

    expect(photoOf(after)).toMatchObject({
      owed: { reason: 'settled', ways: ['ask', 'take-again', 'refund'] },
      settledCalls: [told('makeIdPhoto', resolution)],
    });
  });

  it('for a retouch is shown until an edit comes', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    const shotId = order.shots[0]?.id ?? 'shot_';
    const { id: sessionId, versions } = await counter.call('openRetouch', { orderId: order.id, shotId });
    const edit = () =>
      counter.call('edit', {
        ...{ sessionId, versionId: versions[0]?.id ?? 'ver_' },
        edit: { tool: 'aiEdit', format: 'PNG' },
      });
    counter.answer('/v2/aiEdit', cut);
    await rejectionOf(edit());
    const callId = (await counter.call('retouchSession', { sessionId })).openCall?.id ?? 'call_';

    const after = await counter.call('resolveRetouchCall', { callId, resolution });
    expect(after.settledCalls).toMatchObject([told('aiEdit', resolution)]);

    counter.answer('/v2/aiEdit', busy);
    await rejectionOf(edit());
    expect((await counter.call('retouchSession', { sessionId })).settledCalls).toMatchObject([
      told('aiEdit', resolution),
    ]);
  });
});

describe('a second counter', () => {
  it.each([
    ['requestPreview', '/v2/makeIdPhotoWatermark'],
    ['requestFinal', '/v2/getIdPhotoNoWatermark'],
  ] as const)(
    'that makes a request while the outcome of %s is unknown is told that a call is open',
    async (name, path) => {
      const counter = await openCounter();
      const chosen = await counter.order('uk-passport');
      const order = name === 'requestFinal' ? await counter.paid(chosen) : chosen;
      counter.answer(path, cut);
      await rejectionOf(counter.call(name, forPhoto(order)));
      const { step } = await seen(counter, order);

      expect(await rejectionOf(counter.call('requestPreview', forPhoto(order)))).toBe('CALL_OPEN');
      expect(await rejectionOf(counter.call('approvePreview', forPhoto(order)))).toBe('CALL_OPEN');
      expect(await rejectionOf(counter.call('fetchPendingImage', forPhoto(order)))).toBe('CALL_OPEN');
      if (name === 'requestFinal') {
        expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toBe('CALL_OPEN');
        const reason = 'Paper only';
        expect(await rejectionOf(counter.call('acceptWithoutCode', { ...forPhoto(order), reason }))).toBe(
          'CALL_OPEN',
        );
      }
      expect((await seen(counter, order)).step).toBe(step);
    },
  );
});

describe('one request of the page', () => {
  it('makes one paid call, however many photos are owed', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport', 'us-passport'));
    const before = counter.server.paidCalls();

    const after = await counter.call('requestFinal', forPhoto(order));

    expect(counter.server.paidCalls()).toBe(before + 1);
    expect(photoOf(after, 'us-passport')).toMatchObject({ state: 'approved', owed: { reason: 'waiting' } });
    expect(after.step).toBe('payment');
  });
});
