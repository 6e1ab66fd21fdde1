/** Sheets on the ticket: how staff add them, and which of them the hand-over has still to print. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { sheetsToPrint } from '../../../renderer/state/sheet-sale.ts';
import { billOf, type BillLine } from '../../../shared/money.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import type { SheetItemId } from '../../../shared/sheet-prices.ts';
import { fixtureId, settings } from '../../support/fixture/data.ts';

import { settlement } from '../../support/fixture/owed.ts';
import { print } from '../../support/fixture/paper.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { openOrderPage } from './order-page.ts';
import { openOrder } from './verdict/order-screen.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

const sheet = (id: SheetItemId, quantity = 1): BillLine => ({
  text: id,
  quantity,
  unitPrice: 400,
  sheet: id,
});
const withSheets = (...lines: BillLine[]) => {
  const order = sceneOrder('handover');
  const bill = billOf([...(order.payment?.bill.lines ?? []), ...lines], settings.prices);
  return { ...order, bill, payment: order.payment === null ? null : { ...order.payment, bill } };
};
const sheetOn = (mediumId: MediumId, copies: number) => {
  const made = print(1, { kind: 'sheet', state: 'printed', copies });
  return { ...made, layout: { ...made.layout, mediumId } };
};

it('are added on the chosen paper, at its price', async () => {
  const opened = await openOrderPage('payment-items');
  page = opened.page;
  const press = async (name: string): Promise<void> => {
    const button = [...document.querySelectorAll('button')].find((one) =>
      one.textContent.replace(/\s+/g, ' ').trim().startsWith(name),
    );
    (button ?? expect.fail(`no button "${name}"`)).click();
    await flushPromises();
  };
  await press('Items and discounts');
  await press('Further sheet £4.00');
  const paper =
    document.querySelector<HTMLSelectElement>('dialog select') ?? expect.fail('no choice of paper');
  paper.value = 'a4';
  paper.dispatchEvent(new Event('change'));
  await flushPromises();
  await press('Further sheet £8.00');
  await press('First sheet on this paper £3.00');

  const made = opened.kiosk.made.filter(({ name }) => name === 'addItem').map(({ args }) => args);
  expect(made).toMatchObject([
    { itemId: 'sheet-further-4x6in' },
    { itemId: 'sheet-further-a4' },
    { itemId: 'sheet-first-a4' },
  ]);
  expect(document.querySelector('dialog')?.textContent).toContain('Total£42.00');
});

it('are printed on their paper, the first sheet and those like it first', () => {
  const order = withSheets(sheet('sheet-further-4x6in', 2), sheet('sheet-further-a4'));
  const left = (...prints: readonly ReturnType<typeof sheetOn>[]) =>
    sheetsToPrint({ ...order, prints }, '4x6in');

  expect(left()).toEqual({ mediumId: '4x6in', copies: 3 });
  expect(left(sheetOn('4x6in', 1))).toEqual({ mediumId: '4x6in', copies: 2 });
  expect(left(sheetOn('4x6in', 3))).toEqual({ mediumId: 'a4', copies: 1 });
  expect(left(sheetOn('4x6in', 3), sheetOn('a4', 1))).toBeNull();
  expect(left({ ...sheetOn('4x6in', 3), state: 'failed' })).toEqual({ mediumId: '4x6in', copies: 3 });
  const onA4 = withSheets(sheet('sheet-first-a4'), sheet('sheet-further-a4'));
  expect(sheetsToPrint({ ...onA4, prints: [] }, '4x6in')).toEqual({ mediumId: 'a4', copies: 2 });
  expect(sheetsToPrint({ ...withSheets(), prints: [] }, '4x6in')).toBeNull();
});

it('are not printed after they were given back', () => {
  const order = withSheets({ ...sheet('sheet-further-a4', 2), id: fixtureId('oit', 1) });
  const back = settlement({ photoId: null, lineId: fixtureId('oit', 1) });
  const left = (quantity: number) => {
    const line = {
      line: fixtureId('oit', 1),
      text: 'Further sheet',
      quantity,
      amount: 400,
      taxRateBasisPoints: 2_000,
    };
    return sheetsToPrint({ ...order, prints: [], settlements: [{ ...back, lines: [line] }] }, 'a4');
  };

  expect(left(1)).toEqual({ mediumId: 'a4', copies: 2 });
  expect(left(2)).toBeNull();
});

it('are what the hand-over prints, and it names those that are left', async () => {
  page = (await openOrder(withSheets(sheet('sheet-first-a4'), sheet('sheet-further-a4')))).page;
  await flushPromises();
  expect(page.get('[aria-keyshortcuts=Enter]').text()).toContain('Print 2 sheets');
  page.unmount();

  const printed = sceneOrder('printed');
  const { payment } = withSheets(sheet('sheet-further-a4'));
  page = (await openOrder({ ...printed, payment })).page;
  expect(page.text()).toContain(
    'Sold on A4 (210\u00a0×\u00a0297\u00a0mm) and not printed on it yet: 1 sheet',
  );
});
