/** The verdict at the payment asks about every paper that the sheets on the ticket go on. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { billOf } from '../../../../shared/money.ts';
import type { Approval } from '../../../../shared/printing.ts';
import type { KnownMediumId } from '../../../../shared/sheet-media.ts';
import type { SheetItemId } from '../../../../shared/sheet-prices.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { settings } from '../../../support/fixture/data.ts';
import { medium, setupOf } from '../../../support/fixture/printers.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrder } from './order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => void vi.unstubAllGlobals());

const selling = (order: OrderView, ...sheets: readonly SheetItemId[]): OrderView => ({
  ...order,
  bill: billOf(
    [...order.bill.lines, ...sheets.map((sheet) => ({ text: sheet, quantity: 1, unitPrice: 400, sheet }))],
    settings.prices,
  ),
});
const withPapers = (papers: Readonly<Partial<Record<KnownMediumId, Approval>>>): FixtureAnswers => ({
  printerSetup: ({ printerId }) =>
    setupOf(printerId, {
      media: (Object.entries(papers) as [KnownMediumId, Approval][]).map(([id, approval]) =>
        medium(id, { approval }),
      ),
    }),
});
const payment = sceneOrder('payment');

it('names the paper of a further sheet that is not calibrated', async () => {
  const screen = await openOrder(
    selling(payment, 'sheet-further-a4'),
    withPapers({ '4x6in': 'approved', a4: 'not-calibrated' }),
  );

  expect(screen.light()).toBe('warn');
  expect(screen.says()).toBe('Check:DS620, A4: Not calibrated yet');
});

it('names the paper in the worst state, and counts the others', async () => {
  const screen = await openOrder(
    selling(payment, 'sheet-further-letter', 'sheet-further-a4', 'sheet-further-6x8in'),
    withPapers({ '4x6in': 'check-due', letter: 'not-calibrated', a4: 'refused', '6x8in': 'not-calibrated' }),
  );

  expect(screen.says()).toBe('Check:DS620, A4: Cannot be used3 more points');
});

it('does not ask about the usual paper when the first sheet is sold on another one', async () => {
  const screen = await openOrder(
    selling(payment, 'sheet-first-a4'),
    withPapers({ '4x6in': 'not-calibrated', a4: 'approved' }),
  );

  expect(screen.says()).toBe('Ready for payment');
});

it('follows the ticket when staff add a sheet at the payment', async () => {
  const screen = await openOrder(
    sceneOrder('payment-items'),
    withPapers({ '4x6in': 'approved', a4: 'not-calibrated' }),
  );
  expect(screen.says()).toBe('Ready for payment');

  await screen.button('Items and discounts').trigger('click');
  await flushPromises();
  const paper =
    document.querySelector<HTMLSelectElement>('dialog select') ?? expect.fail('no choice of paper');
  paper.value = 'a4';
  paper.dispatchEvent(new Event('change'));
  await flushPromises();
  const further = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(({ textContent }) =>
    textContent.includes('Further sheet'),
  );
  (further ?? expect.fail('no further sheet for sale')).click();
  await flushPromises();

  expect(screen.says()).toBe('Check:DS620, A4: Not calibrated yet');
});

it('asks the printer for a sheet that is sold with a document that takes no print', async () => {
  const order = sceneOrder('no-paper-payment');
  const photos = order.photos.map((photo) => ({ ...photo, customerKnows: true }));
  const screen = await openOrder(
    selling({ ...order, photos }, 'sheet-first-a4'),
    withPapers({ '4x6in': 'approved', a4: 'changed' }),
  );

  expect(screen.says()).toBe('Check:DS620, A4: Changed since it was measured');
});

it('says that a paper of the studio cannot be used once it was removed', async () => {
  const screen = await openOrder(
    selling(payment, 'sheet-further-own-0000abcd'),
    withPapers({ '4x6in': 'approved' }),
  );

  expect(screen.says()).toBe('Check:DS620, Removed paper: Cannot be used');
});
