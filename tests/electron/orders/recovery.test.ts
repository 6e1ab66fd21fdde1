/** A call that a crash interrupted, and its state after the next start. */
import { describe, expect, it } from 'vitest';
import { modePaths } from '../../../electron/paths.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type PhotoId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { at } from '../../support/records/example-records.ts';
import { forPhoto, openCounter, photoOf, type Counter } from './counter.ts';
import { openRecords } from '../../support/records/records-file.ts';

/** The records as a crash would leave them: `change` is the last write. */
async function afterCrash(counter: Counter, change: (records: Records) => void) {
  await counter.close();
  const records = openRecords(modePaths(counter.dataDir, 'account').records);
  change(records);
  records.close();
  return counter.reopen();
}

const intend = (records: Records, order: OrderView, photoId: PhotoId, endpoint: string): void => {
  records.calls.insert({
    ...{ id: newId('call'), orderId: order.id, photoId, endpoint, region: 'other', state: 'intent' },
    ...{ createdAt: new Date().toISOString(), sessionId: null, replacesCallId: null, remainingBefore: null },
  });
};

describe('after a crash between intent and the first byte', () => {
  it('the preview that another sensitivity was to replace is restored', async () => {
    const counter = await openCounter();
    const order = await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
    const before = photoOf(order);

    const next = await afterCrash(counter, (records) => {
      const { personId, specCode, document, shotId } = before;
      const id = newId('pho');
      records.photos.setAside(before.id, at);
      records.photos.insert({
        ...{ id, orderId: order.id, personId, specCode, document, createdAt: at, replacesPhotoId: before.id },
      });
      records.photos.setShot(id, shotId ?? 'shot_');
      records.photos.setAsked(id, 'preview-asked', { ISSUE_HAT_NOT_ALLOWED: 'LOW' });
      intend(records, order, id, 'makeIdPhotoWatermark');
    });

    expect((await next.call('openOrder', { orderId: order.id })).photos).toEqual([before]);
    expect(counter.server.paidCalls()).toBe(1);
  });

  it.each([
    ['direct', 'chosen', 'makeIdPhoto'],
    ['preview', 'approved', 'getIdPhotoNoWatermark'],
  ] as const)(
    'a paid photo of %s mode is %s again, and may be requested',
    async (photoMode, state, endpoint) => {
      const counter = await openCounter({ photoMode });
      const order = await counter.paid(await counter.order('uk-passport'));

      const next = await afterCrash(counter, (records) => {
        records.photos.setAsked(photoOf(order).id, 'final-asked', {});
        intend(records, order, photoOf(order).id, endpoint);
      });

      const after = photoOf(await next.call('openOrder', { orderId: order.id }));
      expect(after).toMatchObject({ state, owed: { reason: 'waiting', error: null } });
      expect(after.owed?.ways[0]).toBe('ask');
      expect(photoOf(await next.call('requestFinal', forPhoto(order))).state).toBe('final');
    },
  );
});

describe('after a crash while a final is on its way', () => {
  it('it is owed and uncertain, and the facts of the call are shown', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.paid(await counter.order('uk-passport'));

    const next = await afterCrash(counter, (records) => {
      const photoId = photoOf(order).id;
      records.photos.setAsked(photoId, 'final-asked', {});
      intend(records, order, photoId, 'makeIdPhoto');
      records.calls.markSent(records.calls.openOf(order.id)[0]?.id ?? 'call_', at);
    });

    const after = await next.call('openOrder', { orderId: order.id });
    expect(photoOf(after).owed).toMatchObject({ reason: 'uncertain', ways: ['resolve', 'refund'] });
    const [call] = after.openCalls;
    expect(call).toMatchObject({ state: 'uncertain', sentAt: at, status: null, requestBytes: null });
    const settled = await next.call('resolveCall', {
      callId: call?.id ?? 'call_',
      resolution: 'not-counted',
    });
    expect(photoOf(settled)).toMatchObject({ state: 'chosen', owed: { reason: 'settled' } });
    expect(counter.server.paidCalls()).toBe(0);
  });
});
