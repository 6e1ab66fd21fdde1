import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { newId } from '../../shared/ids.ts';
import { billOf, lineTotal, type BillLine } from '../../shared/money.ts';
import {
  amountsByRate,
  isOfOrder,
  isWhollyRefunded,
  itemsLeft,
  linesLeft,
  maySellLater,
  paidFor,
  refundedOf,
  refundOf,
  refundOfAll,
  refundOfPhoto,
  refundNumberText,
  refundText,
  settles,
  totalPaid,
} from '../../shared/refunds.ts';

const payment = { bill: { total: 3_000, currency: 'GBP' } };
const refund = { kind: 'refund', amount: 1_000 } as const;
const cancelled = { kind: 'void', amount: 2_000 } as const;
const accepted = { kind: 'accepted', amount: 0 } as const;

describe('the refund of a payment', () => {
  it('is null without a payment, without a settlement, and for an accepted photo', () => {
    expect(refundedOf(null, [refund])).toBeNull();
    expect(refundedOf(payment, [])).toBeNull();
    expect(refundedOf(payment, [accepted])).toBeNull();
  });

  it('is the sum of its refunds and voids, with the payment’s total', () => {
    expect(refundedOf(payment, [refund, accepted, cancelled])).toEqual({
      kind: 'refund',
      amount: 3_000,
      total: 3_000,
      currency: 'GBP',
    });
  });

  it('is of everything that the customer paid, also later', () => {
    expect(refundedOf(payment, [refund], [{ bill: { total: 500 } }])).toMatchObject({ total: 3_500 });
    expect(totalPaid(3_000, [{ bill: { total: 500 } }, { bill: { total: 20 } }])).toBe(3_520);
  });

  it('has a number of five figures', () => {
    expect(refundNumberText(12)).toBe('RF-00012');
  });

  it('is a void when every part was a void', () => {
    expect(refundedOf(payment, [cancelled, cancelled, accepted])).toMatchObject({
      kind: 'void',
      amount: 4_000,
    });
  });

  it('is complete only with the last penny', () => {
    const given = { kind: 'refund', total: 3_000, currency: 'GBP' } as const;
    expect(isWhollyRefunded(null)).toBe(false);
    expect(isWhollyRefunded({ ...given, amount: 2_999 })).toBe(false);
    expect(isWhollyRefunded({ ...given, amount: 3_000 })).toBe(true);
  });
});

const list = (taxRateBasisPoints: number) => ({
  ...{ currency: 'GBP', photo: 0, photoByDocument: {} },
  taxRateBasisPoints,
});
const person = newId('per');
const passport: BillLine = {
  id: `${person}/uk-passport`,
  text: 'UK passport',
  quantity: 1,
  unitPrice: 1_200,
};
const frames: BillLine = {
  ...{ id: newId('oit'), text: 'Frame', quantity: 3, unitPrice: 450 },
  discount: { amount: 50, reason: 'Scratched' },
};
const paid = {
  payment: { bill: billOf([passport], list(2_000)) },
  laterSales: [{ bill: billOf([frames], list(500)) }],
  settlements: [] as { lines: ReturnType<typeof refundOf>[]; amount: number }[],
};
const back = (...lines: ReturnType<typeof refundOf>[]) => ({
  lines,
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
});

it('a photo costs what its line costs, and the price of its document where the bill has no such line', () => {
  const photo = { personId: person, specCode: 'uk-passport', document: { price: 900 } };
  const { bill } = paid.payment;
  expect(paidFor(bill, photo)).toBe(1_200);
  expect(paidFor(bill, { ...photo, specCode: 'us-passport' })).toBe(900);
  expect(paidFor({ lines: [{ ...passport, id: undefined }] }, photo)).toBe(900);
});

describe('what a refund gives back', () => {
  it('is an item at the tax rate of the bill that sold it, with its share of the discount', () => {
    const [item] = itemsLeft(paid);
    if (item === undefined) return expect.fail('an item is left');

    const line = refundOf(item, 2);

    // 13.00 for three: two thirds of it, rounded.
    expect(line).toEqual({
      line: frames.id,
      text: 'Frame',
      quantity: 2,
      amount: 867,
      taxRateBasisPoints: 500,
    });
    const left = itemsLeft({ ...paid, settlements: [back(line)] });
    expect(left).toMatchObject([{ quantity: 1, amount: 433 }]);
    expect(itemsLeft({ ...paid, settlements: [back(line), back(refundOf(left[0] ?? item, 1))] })).toEqual([]);
  });

  it('is every line that is left of the whole order, each at its own rate', () => {
    const settlements = [back(...itemsLeft(paid).map((item) => refundOf(item, 1)))];
    const all = refundOfAll({ ...paid, settlements }, 2_500 - 433);

    expect([...amountsByRate(all)]).toEqual([
      [2_000, 1_200],
      [500, 867],
    ]);
    expect(refundText(all)).toBe('UK passport, 2 × Frame');
  });

  it('is of the first payment where earlier refunds did not keep their lines', () => {
    const before = [{ lines: [], amount: 1_200 }];
    expect(refundOfAll({ ...paid, settlements: before }, 1_300)).toEqual([
      { line: null, text: null, quantity: 1, amount: 1_300, taxRateBasisPoints: 2_000 },
    ]);
    const photo = { personId: person, specCode: 'us-passport' };
    expect(refundText([refundOfPhoto(paid, photo, 1_200)])).toBe('');
    const older = { ...paid.payment, bill: billOf([{ ...passport, id: undefined }], list(2_000)) };
    expect(linesLeft({ ...paid, payment: older, laterSales: [] })).toEqual([]);
    expect(refundOfPhoto(paid, { ...photo, specCode: 'uk-passport' }, 1_200)).toMatchObject({
      line: passport.id,
      amount: 1_200,
    });
  });

  it('is never more than the lines cost, however the pieces are given back, and all of it in the end', () => {
    const piece = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 0, max: 100_000 }),
      off: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (pieces, picks) => {
          const lines = pieces.map(({ quantity, unitPrice, off }): BillLine => ({
            ...{ id: newId('oit'), text: 'Item', quantity, unitPrice },
            discount: { amount: Math.floor((quantity * unitPrice * off) / 100), reason: 'x' },
          }));
          const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
          const order = { payment: { bill: billOf(lines, list(2_000)) }, laterSales: [] };
          const settlements: ReturnType<typeof back>[] = [];
          for (const pick of picks) {
            const left = itemsLeft({ ...order, settlements });
            const item = left[pick % Math.max(1, left.length)];
            if (item !== undefined) settlements.push(back(refundOf(item, 1 + (pick % item.quantity))));
          }
          const given = settlements.reduce((sum, { amount }) => sum + amount, 0);
          expect(settlements.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true);
          expect(given).toBeLessThanOrEqual(total);
          const rest = refundOfAll({ ...order, settlements }, total - given);
          expect(back(...rest).amount).toBe(total - given);
          expect(linesLeft({ ...order, settlements: [...settlements, back(...rest)] })).toEqual([]);
        },
      ),
    );
  });
});

describe('a settlement', () => {
  const [photoId, lineId] = [newId('pho'), newId('oit')];

  it('of the order settles every photo, and one of an item none', () => {
    expect(settles({ photoId: null, lineId: null }, photoId)).toBe(true);
    expect(settles({ photoId, lineId: null }, photoId)).toBe(true);
    expect(settles({ photoId: null, lineId }, photoId)).toBe(false);
    expect([isOfOrder({ photoId: null, lineId: null }), isOfOrder({ photoId, lineId: null })]).toEqual([
      true,
      false,
    ]);
  });

  it('ends what can be sold later once nothing is left of the order', () => {
    const order = { state: 'done', payment, laterSales: [] } as const;
    const of = (settled: object, amount: number) =>
      maySellLater({
        ...order,
        settlements: [{ photoId: null, lineId: null, kind: 'refund', amount, ...settled }],
      });
    const [item, all] = [
      { photoId: null, lineId, kind: 'refund', amount: 10 },
      { photoId: null, lineId: null, kind: 'refund', amount: 0 },
    ] as const;
    expect(maySellLater({ ...order, settlements: [item, all] })).toBe(false);
    expect([of({ lineId }, 2_999), of({ lineId }, 3_000), of({}, 10)]).toEqual([true, false, false]);
    expect(maySellLater({ ...order, settlements: [], state: 'cancelled' })).toBe(false);
    expect(maySellLater({ ...order, settlements: [], payment: null })).toBe(false);
  });
});
