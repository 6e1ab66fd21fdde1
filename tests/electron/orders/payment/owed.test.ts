/* oxlint-disable max-lines -- It goes through everything that can happen to a final. */
/** Everything that can happen to a final after the customer has paid. */
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, raw, type Script } from '../../service/scripted-server.ts';
import {
  finalAnswer,
  forPhoto,
  openCounter,
  photoOf,
  portrait,
  previewAnswer,
  type Counter,
} from '../counter.ts';

const refundInCash = {
  kind: 'refund',
  scope: 'photo',
  method: 'cash',
  reference: '',
  reason: 'The final did not come',
} as const;

async function paidCounter(): Promise<{ counter: Counter; order: Awaited<ReturnType<Counter['paid']>> }> {
  const counter = await openCounter();
  return { counter, order: await counter.paid(await counter.order('uk-passport')) };
}

/** Requests the final, which fails as `script` says, and returns the order afterwards. */
async function afterFinal(script: Script) {
  const { counter, order } = await paidCounter();
  counter.answer('/v2/getIdPhotoNoWatermark', script);
  const failure = await counter
    .call('requestFinal', forPhoto(order))
    .then(() => null)
    .catch((error: unknown) => error);
  return { counter, failure, order: await counter.call('openOrder', { orderId: order.id }) };
}

const attentionOf = async (counter: Counter): Promise<unknown> =>
  (await counter.call('desk')).inHand[0]?.attention;

describe('a final that the customer has paid for', () => {
  it.each<[string, Script, object]>([
    [
      'refused for want of credit',
      json({ message: 'no credit' }, 402),
      { reason: 'refused', error: 'SERVICE_CREDIT', ways: ['ask', 'take-again', 'refund'] },
    ],
    [
      'refused by a service that is busy',
      json({}, 429),
      { reason: 'refused', error: 'SERVICE_BUSY', ways: ['ask', 'take-again', 'refund'] },
    ],
    [
      'not known to the service any more',
      json({ message: 'photoUuid not found' }, 404),
      { reason: 'unknown-photo', error: 'SERVICE_UNKNOWN_PHOTO', ways: ['take-again', 'refund'] },
    ],
    ['of unknown outcome', raw('', 'reset'), { reason: 'uncertain', ways: ['resolve', 'refund'] }],
    [
      'answered without an image',
      json({ photoUuid: 'uuid-1', waterMark: false, issues: [] }),
      { reason: 'no-image', error: null, ways: ['ask', 'take-again', 'refund'] },
    ],
  ])('and that is %s is owed, on the order and on the desk', async (_what, script, owed) => {
    const { counter, order } = await afterFinal(script);

    expect(photoOf(order).owed).toMatchObject({ ...owed, price: 1_200 });
    expect(await attentionOf(counter)).toMatch(/final-owed|uncertain-call/);
    expect(await rejectionOf(counter.call('finishOrder', { orderId: order.id }))).toBe('WRONG_STEP');
    expect(await rejectionOf(counter.call('cancelOrder', { orderId: order.id, reason: 'x' }))).toMatch(
      /WRONG_STEP|CALL_OPEN/,
    );
  });

  it('and that was refused is requested again by staff, in a new call that names the old one', async () => {
    const { counter, order } = await afterFinal(json({}, 402));
    counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server));

    const done = await counter.call('requestFinal', forPhoto(order));

    expect(photoOf(done)).toMatchObject({ state: 'final', owed: null });
    expect(done.step).toBe('handover');
    expect(await attentionOf(counter)).toBe(null);
    const [second, first] = await counter.call('listCalls', { orderId: order.id });
    expect(second).toMatchObject({ state: 'done', replacesCallId: first?.id });
  });

  it('and whose preview the service has forgotten is taken again: a new shot and preview, no new payment', async () => {
    const { counter, order } = await afterFinal(json({ message: 'photoUuid not found' }, 404));
    const { id: orderId } = order;
    const again = await counter.call('takeAgain', forPhoto(order));
    expect(again.step).toBe('shot');
    expect(photoOf(again)).toMatchObject({ shotId: null, state: 'chosen', owed: { ways: ['refund'] } });

    const shot = await counter.call('addShot', {
      orderId,
      source: 'camera',
      origin: 'Test',
      bytes: portrait,
    });
    counter.answer('/v2/makeIdPhotoWatermark', previewAnswer(counter.server, { photoUuid: 'uuid-2' }));
    await counter.call('requestPreview', forPhoto(shot));
    const approved = await counter.call('approvePreview', forPhoto(shot));
    expect(approved.step).toBe('payment');
    counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server, { photoUuid: 'uuid-2' }));
    const done = await counter.call('requestFinal', forPhoto(approved));

    expect(counter.sent('/v2/getIdPhotoNoWatermark')[1]).toMatchObject({ photoUuid: 'uuid-2' });
    expect(photoOf(done)).toMatchObject({ state: 'final', owed: null });
    expect(done.payment).toEqual(order.payment);
  });

  it('and that is of unknown outcome is settled by a person first, whose name is recorded', async () => {
    const { counter, order } = await afterFinal(raw('', 'reset'));
    const callId = order.openCalls[0]?.id ?? 'call_';
    expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toBe('CALL_OPEN');

    const settled = await counter.call('resolveCall', { callId, resolution: 'counted' });

    expect(photoOf(settled).owed).toMatchObject({ reason: 'settled', ways: ['ask', 'take-again', 'refund'] });
    const [call] = await counter.call('listCalls', { orderId: order.id });
    expect(call).toMatchObject({ state: 'resolved', resolution: 'counted', resolvedBy: 'staff' });
    expect(Date.parse(call?.resolvedAt ?? '')).toBeGreaterThan(0);
  });
});

describe('a final without its code', () => {
  const withoutCode = (counter: Counter): Script => finalAnswer(counter.server, { idPhotoCode: null });

  async function codeless() {
    const { counter, order } = await paidCounter();
    counter.answer('/v2/getIdPhotoNoWatermark', withoutCode(counter));
    return { counter, order: await counter.call('requestFinal', forPhoto(order)) };
  }

  it('is owed, even though its picture is here and can be printed', async () => {
    const { counter, order } = await codeless();

    expect(photoOf(order)).toMatchObject({
      ...{ state: 'final', code: null },
      owed: { reason: 'no-code', ways: ['ask', 'take-again', 'accept', 'refund'] },
    });
    expect(photoOf(order).final).not.toBe(null);
    expect(await attentionOf(counter)).toBe('final-owed');
    const printed = await counter.call('printSheet', {
      ...{ orderId: order.id, printerId: 'file', copies: 1 },
      layout: layoutOf([photoOf(order).id]),
    });
    expect(printed.prints).toHaveLength(1);
  });

  it('gets its code when it is requested again, and keeps its picture', async () => {
    const { counter, order } = await codeless();
    counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server));

    const done = await counter.call('requestFinal', forPhoto(order));

    expect(photoOf(done)).toMatchObject({ state: 'final', owed: null, final: photoOf(order).final });
    expect(photoOf(done).code?.code).toBe('photos.example/AB12cd34');
  });

  it('is still here when another request fails', async () => {
    const { counter, order } = await codeless();
    counter.answer('/v2/getIdPhotoNoWatermark', json({}, 429));
    await rejectionOf(counter.call('requestFinal', forPhoto(order)));

    const after = await counter.call('openOrder', { orderId: order.id });

    expect(photoOf(after)).toMatchObject({ state: 'final', final: photoOf(order).final });
    expect(photoOf(after).owed).toMatchObject({ reason: 'refused', error: 'SERVICE_BUSY' });
  });

  it('is accepted without it, with a reason', async () => {
    const { counter, order } = await codeless();

    const accepted = await counter.call('acceptWithoutCode', { ...forPhoto(order), reason: 'Paper only' });

    expect(photoOf(accepted)).toMatchObject({
      owed: null,
      settled: { kind: 'accepted', amount: 0, method: null, reason: 'Paper only', by: 'staff' },
    });
    expect((await counter.call('finishOrder', { orderId: order.id })).state).toBe('done');
  });
});

describe('a refund', () => {
  it('settles the photo: method, amount, reason and time stay, and the order can be cancelled', async () => {
    const { counter, order } = await afterFinal(json({}, 402));

    const refunded = await counter.call('refund', { ...forPhoto(order), ...refundInCash });

    const { kind, method, reason, reference } = refundInCash;
    const settlement = { kind, method, reason, reference, amount: 1_200, currency: 'GBP', by: 'staff' };
    expect(photoOf(refunded)).toMatchObject({ owed: null, settled: { kind: 'refund', amount: 1_200 } });
    expect(refunded.settlements).toMatchObject([settlement]);
    expect(await attentionOf(counter)).toBe(null);
    const given = { kind: 'refund', amount: 1_200, total: 1_200, currency: 'GBP' };
    expect((await counter.call('desk')).inHand).toMatchObject([{ refunded: given }]);
    expect(await counter.call('findOrders', { text: 'Ada' })).toMatchObject([{ refunded: given }]);
    expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toBe('WRONG_STEP');
    expect(await rejectionOf(counter.call('refund', { ...forPhoto(order), ...refundInCash }))).toBe(
      'WRONG_STEP',
    );
    const cancelled = await counter.call('cancelOrder', { orderId: order.id, reason: 'Refunded' });
    expect(cancelled.state).toBe('cancelled');
  });

  it('for the whole order is what is left of the payment, and settles everything that is owed', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport', 'us-passport'));
    await counter.call('refund', { ...forPhoto(order, 'us-passport'), ...refundInCash });

    const all = await counter.call('refund', { ...forPhoto(order), ...refundInCash, scope: 'order' });

    expect(all.settlements.map(({ amount, photoId }) => [amount, photoId])).toEqual([
      [1_200, photoOf(order, 'us-passport').id],
      [1_200, null],
    ]);
    expect(all.photos.map(({ owed }) => owed)).toEqual([null, null]);
    expect((await counter.call('finishOrder', { orderId: order.id })).state).toBe('done');
  });

  it('is allowed while a call is of unknown outcome, which still waits for staff', async () => {
    const { counter, order } = await afterFinal(raw('', 'reset'));

    const refunded = await counter.call('refund', {
      ...{ ...forPhoto(order), ...refundInCash },
      ...{ kind: 'void', method: 'card' },
    });

    expect(photoOf(refunded)).toMatchObject({ owed: null, settled: { kind: 'void' } });
    expect(await rejectionOf(counter.call('finishOrder', { orderId: order.id }))).toBe('CALL_OPEN');
    expect(await counter.call('listOpenCalls')).toMatchObject([
      { orderNumber: order.number, customerName: 'Ada', documentName: 'UK passport', state: 'uncertain' },
    ]);
  });

  it('is not allowed while the final is under way', async () => {
    const { counter, order } = await paidCounter();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    counter.answer('/v2/getIdPhotoNoWatermark', async (turn) => {
      await held;
      await finalAnswer(counter.server)(turn);
    });
    const asked = counter.call('requestFinal', forPhoto(order));
    await expect.poll(() => counter.sent('/v2/getIdPhotoNoWatermark')).toHaveLength(1);

    expect(await rejectionOf(counter.call('refund', { ...forPhoto(order), ...refundInCash }))).toBe(
      'CALL_OPEN',
    );
    release();
    expect(photoOf(await asked).state).toBe('final');
  });
});

describe('one document of several', () => {
  it('may fail alone: the other is handed over, and the order ends when the failed one is settled', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('uk-passport', 'us-passport'));
    const done = await counter.call('requestFinal', forPhoto(order, 'us-passport'));
    counter.answer('/v2/getIdPhotoNoWatermark', json({ message: 'photoUuid not found' }, 404));
    await rejectionOf(counter.call('requestFinal', forPhoto(order)));

    expect(photoOf(done, 'us-passport')).toMatchObject({ state: 'final', owed: null });
    expect((await counter.call('goToStep', { orderId: order.id, step: 'handover' })).step).toBe('handover');
    const file = await counter.call('finalFile', forPhoto(order, 'us-passport'));
    expect(file.bytes.byteLength).toBeGreaterThan(1_000);

    const again = await counter.call('takeAgain', forPhoto(order));
    expect(again.photos.map(({ specCode, state }) => [specCode, state])).toEqual([
      ['uk-passport', 'chosen'],
      ['us-passport', 'final'],
    ]);
    const { id: orderId } = order;
    const shot = await counter.call('addShot', {
      orderId,
      source: 'camera',
      origin: 'Test',
      bytes: portrait,
    });
    expect(photoOf(shot, 'us-passport')).toEqual(photoOf(again, 'us-passport'));
    await counter.call('refund', { ...forPhoto(shot), ...refundInCash });
    expect((await counter.call('finishOrder', { orderId })).state).toBe('done');
  });

  it('is removed from an order before payment, but never the last one', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport', 'us-passport');

    const one = await counter.call('removeDocument', forPhoto(order));

    expect(one.photos.map(({ specCode }) => specCode)).toEqual(['us-passport']);
    expect(one.bill.total).toBe(1_200);
    expect(await rejectionOf(counter.call('removeDocument', forPhoto(one, 'us-passport')))).toBe(
      'WRONG_STEP',
    );
  });
});
