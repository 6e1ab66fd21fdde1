/** Erasing a customer takes the reasons of their refunds out of the closings. */
import { expect, it } from 'vitest';
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
  const order = await counter.paid(await counter.order('uk-passport'));
  await counter.call('requestFinal', forPhoto(order));
  const layout = layoutOf(order.photos.map(({ id }) => id));
  await counter.call('printSheet', { orderId: order.id, printerId: 'file', layout, copies: 1 });
  await newestPrint(counter, 'printed');
  await counter.call('finishOrder', { orderId: order.id });
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
