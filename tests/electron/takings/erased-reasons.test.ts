/** Erasing a customer takes the reasons of their refunds out of the closings. */
import { expect, it } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import { modePaths } from '../../../electron/paths.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { layoutOf } from '../../support/printing/layouts.ts';
import { openFile } from '../../support/records/records-file.ts';
import { forPhoto, openCounter, type Counter } from '../orders/counter.ts';
import { newestPrint } from '../orders/prints/sheets.ts';

const day = 86_400_000;

async function closeDay(counter: Counter): Promise<void> {
  const { number, upTo } = await counter.call('openTakings');
  await counter.call('closeTakings', { number, upTo, counted: 0, floatLeft: 0 });
}
async function finished(counter: Counter, open: OrderView): Promise<OrderView> {
  const order = await counter.paid(open);
  await counter.call('requestFinal', forPhoto(order));
  const layout = layoutOf(order.photos.map(({ id }) => id));
  await counter.call('printSheet', { orderId: order.id, printerId: 'file', layout, copies: 1 });
  await newestPrint(counter, 'printed');
  return counter.call('finishOrder', { orderId: order.id });
}
/** Returns the closings whose reports have a text. */
function withText({ dataDir }: Counter, text: string): unknown {
  const db = openFile(modePaths(dataDir, 'account').records, { readonly: true });
  const found = db.prepare('SELECT number FROM closings WHERE instr(report, ?)').pluck().all(text);
  db.close();
  return found;
}

it.each([
  ['was right', 0],
  ['was set back after the refund', 10],
])('while the clock %s', async (_how, days) => {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  await closeDay(counter);
  const order = await finished(counter, await counter.order('uk-passport'));
  await counter.call('refund', {
    ...forPhoto(order),
    ...{ kind: 'refund', scope: 'order', method: 'card', reference: '', reason: 'Mrs Canaria cried' },
  });
  clock.pass(-days * day);
  await closeDay(counter);
  clock.pass(days * day);
  for (let count = 0; count < 3; count += 1) await closeDay(counter);
  expect(withText(counter, 'Canaria')).toEqual([2]);

  await counter.call('eraseCustomer', { customerId: order.customer?.id ?? 'cus_' });

  expect(withText(counter, 'Canaria')).toEqual([]);
  expect(withText(counter, `"${order.number}"`)).toEqual([2]);
});

it('also the reason of a discount, when the clock was set back and another customer got one for the same reason', async () => {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  const sell = async (reason: string) => {
    const order = await counter.order('uk-passport');
    const [line] = order.bill.lines;
    if (line?.id === undefined) throw new Error('the order has no line');
    const given = { orderId: order.id, lineId: line.id, amount: 100, reason };
    return finished(counter, await counter.call('giveDiscount', given));
  };
  const theirs = await sell('Aunt of Canaria');
  clock.pass(-10 * day);
  await closeDay(counter);
  clock.pass(10 * day);
  await sell('Aunt of Canaria');
  await closeDay(counter);
  expect(withText(counter, 'Canaria')).toEqual([1, 2]);

  await counter.call('eraseCustomer', { customerId: theirs.customer?.id ?? 'cus_' });

  // In the second one only the other customer has it.
  expect(withText(counter, 'Canaria')).toEqual([2]);
});
