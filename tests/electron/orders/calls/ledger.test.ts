import { describe, expect, it } from 'vitest';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, raw } from '../../service/scripted-server.ts';
import { accountWith, forPhoto, openCounter, photoOf } from '../counter.ts';
import { eventually } from '../../../support/eventually.ts';

describe('the ledger of calls', () => {
  it('records for each call what was sent, what came back, when, and the counter before and after', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    await eventually(async () => {
      expect((await counter.call('kioskStatus')).service.previewsLeft).toBe(70);
    });
    counter.answer('/v2/queryAccountStatus', accountWith({ makeIdPhotoWatermarkApiRemaining: 69 }));
    await counter.call('requestPreview', forPhoto(order));

    const sent = counter.server.requests.find(({ path }) => path === '/v2/makeIdPhotoWatermark')?.body
      .byteLength;
    await eventually(async () => {
      const [call] = await counter.call('listCalls', { orderId: order.id });
      expect(call).toMatchObject({
        ...{
          endpoint: 'makeIdPhotoWatermark',
          region: 'other',
          state: 'done',
          status: 200,
          requestBytes: sent,
        },
        ...{ error: null, reason: null, detail: null, remainingBefore: 70, remainingAfter: 69 },
      });
    });
    const [call] = await counter.call('listCalls', { orderId: order.id });
    expect(call?.responseBytes).toBeGreaterThan(50);
    const times = [call?.createdAt, call?.sentAt, call?.endedAt];
    expect(times).toEqual(times.toSorted());
  });

  it('records the text of an error, without the credentials', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    counter.answer('/v2/makeIdPhotoWatermark', json({ message: 'no money left', apiSecret: 'secret' }, 402));
    await rejectionOf(counter.call('requestPreview', forPhoto(order)));

    const [call] = await counter.call('listCalls', { orderId: order.id });

    expect(call).toMatchObject({ state: 'refused', error: 'SERVICE_CREDIT', status: 402 });
    expect(call?.detail).toContain('no money left');
    expect(call?.detail).not.toContain('"secret"');
  });

  it('records what is known about a call of unknown outcome', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    counter.answer('/v2/makeIdPhotoWatermark', raw('', 'reset'));
    await rejectionOf(counter.call('requestPreview', forPhoto(order)));

    const [call] = await counter.call('listOpenCalls');

    expect(call).toMatchObject({
      ...{ state: 'uncertain', status: null, orderNumber: order.number, customerName: 'Ada' },
      documentName: 'UK passport',
    });
    expect(call?.reason).not.toBe(null);
    expect(call?.requestBytes).toBeGreaterThan(10_000);
  });
});

describe('a call that is under way', () => {
  it('can be left: another order goes from customer to payment meanwhile, and nothing is cancelled', async () => {
    const counter = await openCounter();
    const slow = await counter.order('uk-passport');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const quick = json({ photoUuid: 'uuid-1', waterMark: true, issues: [] });
    let first = true;
    counter.answer('/v2/makeIdPhotoWatermark', async (turn) => {
      if (first) {
        first = false;
        await held;
      }
      await quick(turn);
    });
    const waiting = counter.call('requestPreview', forPhoto(slow));
    await eventually(() => {
      expect(counter.server.paidCalls()).toBe(1);
    });

    await counter.call('goToStep', { orderId: slow.id, step: 'document' });
    const other = await counter.order('uk-passport');
    expect(photoOf(await counter.call('requestPreview', forPhoto(other))).state).toBe('no-face');
    expect(photoOf(await counter.call('openOrder', { orderId: slow.id })).state).toBe('preview-asked');

    release();
    expect(photoOf(await waiting).state).toBe('no-face');
    expect(counter.server.paidCalls()).toBe(2);
  });
});
