/** Two orders with finals, whose photos share a sheet. */
import type { OrderId } from '../../../../shared/ids.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { openCounter, type Counter } from '../counter.ts';
import { idsOf, withFinals } from './sheets.ts';

/** Two customers with a UK passport each. */
export async function twoOrders() {
  const counter = await openCounter();
  const ada = await withFinals(counter, 'Ada Okafor', 'uk-passport');
  const ben = await withFinals(counter, 'Ben Żółć', 'uk-passport');
  return { counter, ada, ben };
}

export const one = (order: OrderView, count: number) => idsOf(order).map((photoId) => ({ photoId, count }));

export const print = (counter: Counter, order: OrderView, layout = layoutOf(idsOf(order))) =>
  counter.call('printSheet', { orderId: order.id, printerId: 'file', layout, copies: 1 });

export const prints = async (counter: Counter, orderId: OrderId) =>
  (await counter.call('openOrder', { orderId })).prints;
