/** The session of an order's shot: part of the order, its ledger and its end. */
import { describe, expect, it } from 'vitest';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { edited, openCounter, photoOf, type Counter } from '../orders/counter.ts';
import { json } from '../service/scripted-server.ts';

const how = { tool: 'aiEdit', format: 'PNG' } as const;
const shotOf = ({ shots }: OrderView) => {
  const [shot] = shots;
  if (shot === undefined) throw new Error('the order has no shot');
  return shot;
};

async function openSession(): Promise<{ counter: Counter; order: OrderView; session: RetouchSessionView }> {
  const counter = await openCounter();
  const order = await counter.order('schengen-visa');
  const session = await counter.call('openRetouch', { orderId: order.id, shotId: shotOf(order).id });
  return { counter, order, session };
}
const originalOf = ({ versions }: RetouchSessionView) => versions[0]?.id ?? 'ver_';
const edit = (counter: Counter, session: RetouchSessionView): Promise<RetouchSessionView> =>
  counter.call('edit', { sessionId: session.id, versionId: originalOf(session), edit: how });

/** Makes the service accept the call and send an answer that cannot be understood. */
const garbled = json({ surprise: true });

describe('the session of a shot', () => {
  it('has the shot itself as its original, and the order’s number and person', async () => {
    const { order, session } = await openSession();

    expect(session).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      name: 'Ada',
      erasedAfter: null,
    });
    expect(session.personId).toBe(order.people[0]?.id);
    expect(session.versions).toMatchObject([{ number: 0, image: shotOf(order).image }]);
  });

  it('is the same session whenever it is opened', async () => {
    const { counter, order, session } = await openSession();
    const open = { orderId: order.id, shotId: shotOf(order).id };

    const again = await Promise.all([counter.call('openRetouch', open), counter.call('openRetouch', open)]);

    expect(again.map(({ id }) => id)).toEqual([session.id, session.id]);
  });

  it('is found only through its own order', async () => {
    const { counter, order } = await openSession();
    const other = await counter.call('createOrder');

    const asked = counter.call('openRetouch', { orderId: other.id, shotId: shotOf(order).id });

    expect(await rejectionOf(asked)).toBe('NOT_FOUND');
  });

  it('says which photos are made from which version', async () => {
    const { counter, order, session } = await openSession();
    expect(session.versions[0]?.usedFor).toEqual([photoOf(order, 'schengen-visa').id]);
    const [, version] = (await edit(counter, session)).versions;

    const chosen = await counter.call('chooseVersion', {
      ...{ orderId: order.id, photoId: photoOf(order, 'schengen-visa').id },
      ...{ versionId: version?.id ?? null, reason: '' },
    });

    const { versions } = await counter.call('retouchSession', { sessionId: session.id });
    expect(versions.map(({ usedFor }) => usedFor)).toEqual([[], [photoOf(chosen, 'schengen-visa').id]]);
  });

  it('is not erased without its order', async () => {
    const { counter, session } = await openSession();

    expect(await rejectionOf(counter.call('eraseRetouchSession', { sessionId: session.id }))).toBe(
      'WRONG_STEP',
    );
  });
});

describe('an edit of a shot', () => {
  it('is in the order’s ledger, and leaves the shot unchanged', async () => {
    const { counter, order, session } = await openSession();

    const done = await edit(counter, session);

    const [call] = await counter.call('listCalls', { orderId: order.id });
    expect(call).toMatchObject({ endpoint: 'aiEdit', state: 'done', sessionId: session.id, photoId: null });
    const [original, version] = done.versions;
    expect(original?.image).toEqual(shotOf(order).image);
    expect((await counter.kiosk.photo(version?.image.id ?? 'img_', 'full'))?.bytes).toEqual(edited);
  });

  it('of unknown outcome stops the order from being cancelled until it is settled', async () => {
    const { counter, order, session } = await openSession();
    counter.answer('/v2/aiEdit', garbled);
    expect(await rejectionOf(edit(counter, session))).toBe('SERVICE_UNCERTAIN wrong-shape');
    const called = (): Promise<OrderView> =>
      counter.call('cancelOrder', { orderId: order.id, reason: 'changed their mind' });

    expect(await rejectionOf(called())).toBe('CALL_OPEN');
    const open = await counter.call('listOpenCalls');
    expect(open).toMatchObject([{ sessionId: session.id, orderNumber: order.number, customerName: 'Ada' }]);
    await counter.call('resolveRetouchCall', { callId: open[0]?.id ?? 'call_', resolution: 'counted' });

    expect((await called()).state).toBe('cancelled');
  });

  it('is refused once the order is closed', async () => {
    const { counter, order, session } = await openSession();
    await counter.call('cancelOrder', { orderId: order.id, reason: 'changed their mind' });

    expect(await rejectionOf(edit(counter, session))).toBe('WRONG_STEP');
    expect(counter.sent('/v2/aiEdit')).toEqual([]);
  });

  it('does not wait for the photo’s own call, and the photo does not wait for the edit', async () => {
    const { counter, order, session } = await openSession();
    counter.answer('/v2/aiEdit', garbled);
    await rejectionOf(edit(counter, session));

    const photoId = photoOf(order, 'schengen-visa').id;
    const after = await counter.call('requestPreview', { orderId: order.id, photoId });

    expect(photoOf(after, 'schengen-visa').state).toBe('preview');
  });
});
