import { describe, expect, it } from 'vitest';
import { billFor, linesIn, shownBillOf, withNames } from '../../../../electron/orders/payment/bill.ts';
import { defaultSettings } from '../../../../electron/settings/settings.ts';
import type { OrderItemRow } from '../../../../electron/records/orders/order-items.ts';
import { newId, type PersonId } from '../../../../shared/ids.ts';
import { photoLineId, type Bill, type BillLineId, type Discount } from '../../../../shared/money.ts';
import { at, passport } from '../../../support/records/example-records.ts';

const orderId = newId('ord');
const [ada, ben] = [newId('per'), newId('per')];
const photo = (personId: PersonId, price: number, specCode = 'uk-passport') => ({
  personId,
  specCode,
  document: { ...passport, name: specCode, price },
});
const frame: OrderItemRow = {
  ...{ id: newId('oit'), orderId, name: 'Frame', quantity: 2, unitPrice: 450, addedAt: at },
  itemId: 'item-0000000f',
};

function bill(
  photos: readonly ReturnType<typeof photo>[],
  items: readonly OrderItemRow[] = [],
  discounts: readonly (readonly [BillLineId, Discount])[] = [],
): Bill {
  const records = {
    photos: { ofOrder: () => photos },
    orderItems: { ofOrder: () => items, discountsOf: () => new Map(discounts) },
  };
  const deps = { records, settings: { get: () => defaultSettings } };
  return billFor(deps as unknown as Parameters<typeof billFor>[0], orderId);
}

describe('the bill of an order', () => {
  it('has each photo once, at the price of the day it was chosen, and then the items', () => {
    const shown = bill([photo(ada, 1_100), photo(ada, 1_300, 'us-passport')], [frame]);

    expect(shown.lines).toEqual([
      { id: `${ada}/uk-passport`, text: 'uk-passport', quantity: 1, unitPrice: 1_100 },
      { id: `${ada}/us-passport`, text: 'us-passport', quantity: 1, unitPrice: 1_300 },
      { id: frame.id, text: 'Frame', quantity: 2, unitPrice: 450 },
    ]);
    expect(shown).toMatchObject({ total: 3_300, currency: defaultSettings.prices.currency });
  });

  it('leaves out an item that was removed, and names the paper of a sheet', () => {
    const sheet = { ...frame, itemId: 'sheet-further-a4', name: 'Further sheet A4', quantity: 1 } as const;
    const { lines } = bill([], [{ ...frame, quantity: 0 }, sheet]);

    expect(lines).toMatchObject([{ text: 'Further sheet A4', sheet: 'sheet-further-a4' }]);
  });

  it('names the person of each photo by id alone when there are several', () => {
    const { lines } = bill([photo(ada, 1_100), photo(ben, 1_100)], [frame]);

    expect(lines.map(({ personId }) => personId)).toEqual([ada, ben, undefined]);
  });

  it('takes a discount off its own line, and tax off what is left', () => {
    const line = photoLineId(photo(ada, 1_100));
    const shown = bill([photo(ada, 1_100)], [frame], [[line, { amount: 500, reason: 'Regular' }]]);

    expect(shown.lines[0]).toMatchObject({ unitPrice: 1_100, discount: { amount: 500, reason: 'Regular' } });
    expect(shown).toMatchObject({ total: 1_500, tax: 250, net: 1_250 });
  });

  it('never takes off more than a line costs', () => {
    const discount = { amount: 900, reason: 'Scratched' };
    const one = { ...frame, quantity: 1 };

    expect(bill([], [one], [[frame.id, discount]])).toMatchObject({
      lines: [{ discount: { amount: 450 } }],
      total: 0,
    });
    const free = bill([], [{ ...frame, unitPrice: 0 }], [[frame.id, discount]]);
    expect(free.lines[0]).not.toHaveProperty('discount');
  });

  it('is shown with names in place of ids, and without a name that is gone', () => {
    const before = bill([photo(ada, 1_100), photo(ben, 1_200)]);

    const shown = withNames(before, [{ id: ada, name: 'Ada', age: 'adult' }]);

    expect(shown).toEqual({
      ...before,
      lines: [
        { id: `${ada}/uk-passport`, text: 'uk-passport · Ada', quantity: 1, unitPrice: 1_100 },
        { id: `${ben}/uk-passport`, text: 'uk-passport', quantity: 1, unitPrice: 1_200 },
      ],
    });
  });
});

describe('what the customer’s screen shows', () => {
  const shown = (payment: object | null, laterSales: readonly object[] = [], known = true) => {
    const discounts = new Map([[frame.id, { amount: 100, reason: 'Scratched' }]]);
    const records = {
      orders: { get: () => (known ? {} : null) },
      photos: { ofOrder: () => [photo(ada, 1_100)] },
      orderItems: { ofOrder: () => [frame], discountsOf: () => discounts },
      payments: { ofOrder: () => payment, partsOf: () => [{ amount: 500 }] },
      laterSales: { ofOrder: () => laterSales },
    };
    const deps = { records, settings: { get: () => defaultSettings } };
    return shownBillOf(deps as unknown as Parameters<typeof shownBillOf>[0], orderId);
  };
  const passportLine = { text: 'uk-passport', quantity: 1, unitPrice: 1_100, discount: 0 };

  it('is the bill before payment, with its discounts and the amount still due, without reasons', () => {
    expect(shown(null)).toEqual({
      currency: 'GBP',
      lines: [passportLine, { text: 'Frame', quantity: 2, unitPrice: 450, discount: 100 }],
      ...{ total: 1_900, due: 1_400 },
    });
  });

  it('is the paid bill with what was sold later, and nothing for an order that is gone', () => {
    const paid = { bill: bill([photo(ada, 1_100)]), parts: [{ amount: 1_100 }] };

    expect(shown(paid, [{ bill: bill([], [frame]) }])).toEqual({
      currency: 'GBP',
      lines: [passportLine, { text: 'Frame', quantity: 2, unitPrice: 450, discount: 0 }],
      ...{ total: 2_000, due: 0 },
    });
    expect(shown(null, [], false)).toBeNull();
  });
});

it('names documents in a language, and leaves a line without a text', () => {
  expect(linesIn('de', [{ text: 'UK passport' }, { text: 'Frame' }, { text: null }])).toEqual([
    { text: 'Reisepass (Vereinigtes Königreich)' },
    { text: 'Frame' },
    { text: null },
  ]);
});
