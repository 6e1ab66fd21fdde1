/** The item that a studio charges for a retouched picture: it follows the versions that the photos of an order use. */
import { expect, it } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { StudioSettings } from '../../../../shared/model/settings.ts';
import type { VersionView } from '../../../../shared/retouch.ts';
import { inCash } from '../../../support/records/payments.ts';
import { forPhoto, openCounter, portrait, type Counter } from '../counter.ts';

const retouching = { id: 'item-0000000e', name: 'Retouching', price: 800 } as const;
const [visa, passport] = ['schengen-visa', 'de-passport'] as const;

/** An order of two documents, whose shot has an edited version. */
async function openRetouched(
  change: Partial<StudioSettings> = { items: [retouching], retouchItemId: retouching.id },
): Promise<{ counter: Counter; order: OrderView; version: VersionView }> {
  const counter = await openCounter();
  const settings = await counter.call('settings');
  await counter.call('saveSettings', { settings: { ...settings, ...change } });
  const { id: orderId, shots } = await counter.order(visa);
  const order = await counter.call('addDocument', { orderId, specCode: passport });
  const shotId = shots[0]?.id ?? expect.fail('the order has no shot');
  const session = await counter.call('openRetouch', { orderId, shotId });
  const [original] = session.versions;
  const { versions } = await counter.call('edit', {
    ...{ sessionId: session.id, versionId: original?.id ?? expect.fail('no original') },
    edit: { tool: 'aiEdit', format: 'PNG' },
  });
  return { counter, order, version: versions[1] ?? expect.fail('no version') };
}
const choose = (counter: Counter, order: OrderView, specCode: string, version: VersionView | null) =>
  counter.call('chooseVersion', {
    ...forPhoto(order, specCode),
    ...{ versionId: version?.id ?? null, reason: '' },
  });
/** The number of each line that sells retouching. */
const charged = ({ bill }: OrderView): number[] =>
  bill.lines.filter(({ text }) => text === 'Retouching').map(({ quantity }) => quantity);
const lineId = ({ bill }: OrderView) =>
  bill.lines.find(({ text }) => text === 'Retouching')?.id as `oit_${string}`;

it('is added once for a shot, however many documents use its version, and goes with the last of them', async () => {
  const { counter, order, version } = await openRetouched();
  expect(charged(order)).toEqual([]);

  const one = await choose(counter, order, visa, version);
  const both = await choose(counter, one, passport, version);
  expect([charged(one), charged(both)]).toEqual([[1], [1]]);
  expect(both.bill.total - order.bill.total).toBe(800);

  const without = await counter.call('removeDocument', forPhoto(both, passport));
  const back = await choose(counter, without, visa, null);
  expect([charged(without), charged(back)]).toEqual([[1], []]);
});

it('goes with a new shot, which is used as taken', async () => {
  const { counter, order, version } = await openRetouched();
  await choose(counter, order, visa, version);

  const shot = { orderId: order.id, source: 'camera', origin: 'Test', bytes: portrait } as const;
  const again = await counter.call('addShot', shot);

  expect(charged(again)).toEqual([]);
});

it('stays removed when staff removed it, and can be restored', async () => {
  const { counter, order, version } = await openRetouched();
  const one = await choose(counter, order, visa, version);
  const change = { orderId: order.id, orderItemId: lineId(one) };

  const removed = await counter.call('changeQuantity', { ...change, quantity: 0 });
  const both = await choose(counter, removed, passport, version);
  expect([charged(removed), charged(both)]).toEqual([[], []]);

  const restored = await counter.call('changeQuantity', { ...change, quantity: 1 });
  expect(charged(restored)).toEqual([1]);
  const back = await choose(counter, await choose(counter, restored, visa, null), passport, null);
  expect(charged(back)).toEqual([]);
});

it('does not change once a part is paid', async () => {
  const { counter, order, version } = await openRetouched();
  const alone = await counter.call('removeDocument', forPhoto(order, passport));
  await counter.call('requestPreview', forPhoto(alone, visa));
  await counter.call('approvePreview', forPhoto(alone, visa));
  const part = await counter.call('takePayment', { ...inCash(alone), amount: 500, given: 500 });

  expect(charged(await choose(counter, part, visa, version))).toEqual([]);
});

it.each([
  ['a studio that charges nothing', { items: [retouching] }],
  ['an item that the studio has deleted', { retouchItemId: retouching.id }],
])('is not added for %s', async (_, change) => {
  const { counter, order, version } = await openRetouched(change);

  expect(charged(await choose(counter, order, visa, version))).toEqual([]);
});
