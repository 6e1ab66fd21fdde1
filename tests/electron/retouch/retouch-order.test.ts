/** The bench of an order's shot: part of the order, its ledger and its end. */
import { describe, expect, it } from 'vitest';
import type { BenchView } from '../../../shared/retouch.ts';
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

async function openBench(): Promise<{ counter: Counter; order: OrderView; bench: BenchView }> {
  const counter = await openCounter();
  const order = await counter.order('schengen-visa');
  const bench = await counter.call('openRetouch', { orderId: order.id, shotId: shotOf(order).id });
  return { counter, order, bench };
}
const originalOf = ({ versions }: BenchView) => versions[0]?.id ?? 'ver_';
const edit = (counter: Counter, bench: BenchView): Promise<BenchView> =>
  counter.call('edit', { benchId: bench.id, versionId: originalOf(bench), edit: how });

/** The service takes the call and says nothing that can be understood. */
const garbled = json({ surprise: true });

describe('the bench of a shot', () => {
  it('has the shot itself as its original, and the order’s number and person', async () => {
    const { order, bench } = await openBench();

    expect(bench).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      name: 'Ada',
      erasedAfter: null,
    });
    expect(bench.personId).toBe(order.people[0]?.id);
    expect(bench.versions).toMatchObject([{ number: 0, image: shotOf(order).image }]);
  });

  it('is the same bench whenever it is opened', async () => {
    const { counter, order, bench } = await openBench();
    const open = { orderId: order.id, shotId: shotOf(order).id };

    const again = await Promise.all([counter.call('openRetouch', open), counter.call('openRetouch', open)]);

    expect(again.map(({ id }) => id)).toEqual([bench.id, bench.id]);
  });

  it('is found through its own order only', async () => {
    const { counter, order } = await openBench();
    const other = await counter.call('createOrder');

    const asked = counter.call('openRetouch', { orderId: other.id, shotId: shotOf(order).id });

    expect(await rejectionOf(asked)).toBe('NOT_FOUND');
  });

  it('says which photos are made from which version', async () => {
    const { counter, order, bench } = await openBench();
    expect(bench.versions[0]?.usedFor).toEqual([photoOf(order, 'schengen-visa').id]);
    const [, version] = (await edit(counter, bench)).versions;

    const chosen = await counter.call('chooseVersion', {
      ...{ orderId: order.id, photoId: photoOf(order, 'schengen-visa').id },
      ...{ versionId: version?.id ?? null, reason: '' },
    });

    const { versions } = await counter.call('bench', { benchId: bench.id });
    expect(versions.map(({ usedFor }) => usedFor)).toEqual([[], [photoOf(chosen, 'schengen-visa').id]]);
  });

  it('is not erased by itself', async () => {
    const { counter, bench } = await openBench();

    expect(await rejectionOf(counter.call('eraseBench', { benchId: bench.id }))).toBe('WRONG_STEP');
  });
});

describe('an edit of a shot', () => {
  it('is in the order’s ledger, and leaves the shot as it was taken', async () => {
    const { counter, order, bench } = await openBench();

    const done = await edit(counter, bench);

    const [call] = await counter.call('listCalls', { orderId: order.id });
    expect(call).toMatchObject({ endpoint: 'aiEdit', state: 'done', benchId: bench.id, photoId: null });
    const [original, version] = done.versions;
    expect(original?.image).toEqual(shotOf(order).image);
    expect((await counter.kiosk.photo(version?.image.id ?? 'img_', 'full'))?.bytes).toEqual(edited);
  });

  it('of unknown outcome keeps the order from being called off until it is settled', async () => {
    const { counter, order, bench } = await openBench();
    counter.answer('/v2/aiEdit', garbled);
    expect(await rejectionOf(edit(counter, bench))).toBe('SERVICE_UNCERTAIN wrong-shape');
    const called = (): Promise<OrderView> =>
      counter.call('cancelOrder', { orderId: order.id, reason: 'changed their mind' });

    expect(await rejectionOf(called())).toBe('CALL_OPEN');
    const open = await counter.call('listOpenCalls');
    expect(open).toMatchObject([{ benchId: bench.id, orderNumber: order.number, customerName: 'Ada' }]);
    await counter.call('resolveBenchCall', { callId: open[0]?.id ?? 'call_', resolution: 'counted' });

    expect((await called()).state).toBe('cancelled');
  });

  it('is not made once the order is closed', async () => {
    const { counter, order, bench } = await openBench();
    await counter.call('cancelOrder', { orderId: order.id, reason: 'changed their mind' });

    expect(await rejectionOf(edit(counter, bench))).toBe('WRONG_STEP');
    expect(counter.sent('/v2/aiEdit')).toEqual([]);
  });

  it('does not wait for the photo’s own call, nor the photo for the edit', async () => {
    const { counter, order, bench } = await openBench();
    counter.answer('/v2/aiEdit', garbled);
    await rejectionOf(edit(counter, bench));

    const photoId = photoOf(order, 'schengen-visa').id;
    const after = await counter.call('requestPreview', { orderId: order.id, photoId });

    expect(photoOf(after, 'schengen-visa').state).toBe('preview');
  });
});
