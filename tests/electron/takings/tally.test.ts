/** The sums of a closing, without a kiosk. */
import { describe, expect, it } from 'vitest';
import { createTally } from '../../../electron/takings/tally.ts';
import type { ClosingEntry } from '../../../electron/records/takings/closing-entries.ts';
import { billOf, type BillLine } from '../../../shared/money.ts';

const prices = { currency: 'GBP', taxRateBasisPoints: 2_000, photo: 1_200, photoByDocument: {} };
const at = '2026-11-23T10:00:00.000Z';
const orderNumber = '261123-001';
const [gbp, card] = [{ currency: 'GBP' }, { method: 'card' }] as const;

const sale = (lines: readonly BillLine[], list = prices): ClosingEntry => ({
  ...{ kind: 'payment', orderNumber, receiptNumber: 'R-261123-001', bill: billOf(lines, list), at },
});
const passport: BillLine = { text: 'UK passport', quantity: 1, unitPrice: 1_200 };
const unknown = { by: null, byName: null } as const;
const part = (amount: number, more: object = {}): ClosingEntry => ({
  ...{ kind: 'part', orderNumber, method: 'cash', amount, currency: 'GBP', reference: '', at },
  ...unknown,
  ...more,
});
const refund = (amount: number, more: object = {}): ClosingEntry => ({
  ...{ kind: 'settlement', settled: 'refund', orderNumber, receiptNumber: 'R-261123-001', amount, at },
  ...{ method: 'cash', currency: 'GBP', reference: '', reason: 'No final' },
  lines: [{ line: null, text: null, quantity: 1, amount, taxRateBasisPoints: 2_000 }],
  ...unknown,
  ...more,
});
const move = (moved: 'pay-in' | 'pay-out', amount: number): ClosingEntry => ({
  ...{ kind: 'cash-move', id: `mov_${'1'.repeat(32)}`, moved, amount, currency: 'GBP', reason: 'Stamps', at },
  byName: null,
});

function reportOf(entries: readonly ClosingEntry[], float = 0) {
  const tally = createTally({
    ...{ currency: 'GBP', float },
    nameOf: (id) => (id.startsWith('own-') ? 'Glossy' : null),
  });
  for (const entry of entries) tally.add(entry);
  return tally.report();
}

describe('the takings by person', () => {
  const [asha, bo] = [
    { by: `stf_${'a'.repeat(32)}`, byName: 'Asha' },
    { by: `stf_${'b'.repeat(32)}`, byName: 'Bo' },
  ];

  it('are what each person took and gave back, with what nobody is known for at the end', () => {
    const [first] = reportOf([
      part(2_000),
      part(500, { by: 'staff' }),
      part(700, bo),
      part(1_500, asha),
      part(200, { ...asha, kind: 'part-returned' }),
      refund(300, bo),
    ]).takings;

    expect(first?.people).toEqual([
      { by: asha.by, name: 'Asha', taken: 1_500, givenBack: 200 },
      { by: bo.by, name: 'Bo', taken: 700, givenBack: 300 },
      { by: null, name: null, taken: 2_500, givenBack: 0 },
    ]);
  });

  it.each([
    ['little', 1, [asha.by, null]],
    ['much', 9_000, [asha.by, null]],
  ])('put %s of nobody known after a person’s', (_size, amount, order) => {
    for (const entries of [
      [part(amount), part(500, asha)],
      [part(500, asha), part(amount)],
    ])
      expect(reportOf(entries).takings[0]?.people?.map(({ by }) => by)).toEqual(order);
  });

  it('are left out where no person is known', () => {
    expect(reportOf([part(2_000, { by: 'staff' })]).takings[0]).not.toHaveProperty('people');
  });
});

describe('the takings', () => {
  it('are counted by method, and by what was sold at which tax rate', () => {
    const frame: BillLine = {
      ...{ text: 'Frame', quantity: 2, unitPrice: 450 },
      discount: { amount: 100, reason: 'Scratched' },
    };
    const { takings } = reportOf([
      part(500),
      part(1_500, card),
      sale([passport, frame]),
      sale([passport], { ...prices, taxRateBasisPoints: 500 }),
    ]);

    expect(takings).toEqual([
      {
        ...{ ...gbp, sales: 2, sold: 3_200, refunds: [] },
        methods: [
          { method: 'cash', taken: 500, returned: 0, refunded: 0 },
          { method: 'card', taken: 1_500, returned: 0, refunded: 0 },
          { method: 'other', taken: 0, returned: 0, refunded: 0 },
        ],
        rates: [
          // 20.00 contains 3.33 of tax at 20 %, 12.00 contains 0.57 at 5 %.
          { rateBasisPoints: 2_000, sold: 2_000, tax: 333, refunded: 0, refundedTax: 0 },
          { rateBasisPoints: 500, sold: 1_200, tax: 57, refunded: 0, refundedTax: 0 },
        ],
        items: [
          { text: 'UK passport', quantity: 2, amount: 2_400 },
          { text: 'Frame', quantity: 2, amount: 800 },
        ],
        discounts: [{ reason: 'Scratched', count: 1, amount: 100 }],
      },
    ]);
  });

  it('take the tax of each line that a refund gives back off its own rate, and the money off its item', () => {
    const lines = [
      { line: null, text: 'Frame', quantity: 2, amount: 900, taxRateBasisPoints: 500 },
      { line: null, text: 'UK passport', quantity: 1, amount: 1_200, taxRateBasisPoints: 2_000 },
    ];
    const [first] = reportOf([sale([passport]), refund(2_100, { lines })]).takings;

    expect(first?.rates).toEqual([
      { rateBasisPoints: 2_000, sold: 1_200, tax: 200, refunded: 1_200, refundedTax: 200 },
      // 9.00 contains 0.43 of tax at 5 %.
      { rateBasisPoints: 500, sold: 0, tax: 0, refunded: 900, refundedTax: 43 },
    ]);
    expect(first?.items).toEqual([
      { text: 'UK passport', quantity: 1, amount: 1_200, givenBack: 1_200 },
      { text: 'Frame', quantity: 0, amount: 0, givenBack: 900 },
    ]);
    expect(first?.refunds).toMatchObject([{ amount: 2_100, what: '2 × Frame, UK passport' }]);
  });

  it('list each refund and take its tax off the rate of its sale', () => {
    const [first] = reportOf([refund(600), refund(1_200, { ...card, settled: 'void' })]).takings;

    expect(first?.rates).toEqual([
      { rateBasisPoints: 2_000, sold: 0, tax: 0, refunded: 1_800, refundedTax: 300 },
    ]);
    expect(first?.items).toEqual([]);
    expect(first?.refunds).toMatchObject([
      { kind: 'refund', amount: 600, reason: 'No final' },
      { kind: 'void', method: 'card', amount: 1_200 },
    ]);
    expect(first?.methods).toMatchObject([{ refunded: 600 }, { refunded: 1_200 }, { refunded: 0 }]);
  });

  it('keep currencies apart, that of the price list first', () => {
    const { takings, cash } = reportOf([part(900, { currency: 'EUR' }), part(100)]);

    expect(takings.map(({ currency, methods }) => [currency, methods[0]?.taken])).toEqual([
      ['GBP', 100],
      ['EUR', 900],
    ]);
    expect(cash).toMatchObject({ currency: 'GBP', taken: 100, expected: 100 });
  });
});

describe('the cash in the till', () => {
  it('is the float, what was taken and paid in, less what was given back and paid out', () => {
    const { cash, moves } = reportOf(
      [
        part(2_000),
        part(700, card),
        part(300, { kind: 'part-returned' }),
        refund(400),
        move('pay-in', 1_000),
        move('pay-out', 250),
      ],
      5_000,
    );

    expect(cash).toEqual({
      ...{ ...gbp, float: 5_000, taken: 2_000, givenBack: 700, paidIn: 1_000, paidOut: 250 },
      expected: 7_050,
    });
    expect(moves.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['pay-in', 'Stamps'],
      ['pay-out', 'Stamps'],
    ]);
  });
});

it('credits are counted by what they bought, and paper by its medium, without prints that did not come out', () => {
  const print = (mediumId: 'a6' | '10x15cm' | 'own-0000000f', copies: number, state: 'printed' | 'failed') =>
    ({ kind: 'print', mediumId, copies, state }) as const;
  const { credits, paper, prints } = reportOf([
    { kind: 'call', endpoint: 'makeIdPhotoWatermark' },
    { kind: 'call', endpoint: 'getIdPhotoNoWatermark' },
    { kind: 'call', endpoint: 'makeIdPhotoWatermark' },
    print('a6', 1, 'printed'),
    print('10x15cm', 3, 'printed'),
    print('10x15cm', 2, 'printed'),
    print('own-0000000f', 2, 'printed'),
    print('a6', 9, 'failed'),
  ]);

  expect(credits).toEqual([
    { endpoint: 'makeIdPhotoWatermark', count: 2 },
    { endpoint: 'getIdPhotoNoWatermark', count: 1 },
  ]);
  expect(prints).toBe(4);
  expect(paper).toEqual([
    { mediumId: '10x15cm', name: null, sheets: 5 },
    { mediumId: 'own-0000000f', name: 'Glossy', sheets: 2 },
    { mediumId: 'a6', name: null, sheets: 1 },
  ]);
});

it('rows are in the order in which they matter, whatever came first', () => {
  const off = (amount: number, reason: string): BillLine => ({ ...passport, discount: { amount, reason } });
  const cheap: BillLine = { text: 'Battery', quantity: 1, unitPrice: 300 };
  const call = (endpoint: 'aiEdit' | 'faceMatch'): ClosingEntry => ({ kind: 'call', endpoint });
  const { takings, credits } = reportOf([
    sale([cheap, off(100, 'Small'), off(300, 'Large')], { ...prices, taxRateBasisPoints: 500 }),
    sale([passport]),
    ...[call('aiEdit'), call('faceMatch'), call('faceMatch')],
  ]);

  expect(takings[0]?.rates.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([2_000, 500]);
  expect(takings[0]?.items.map(({ text }) => text)).toEqual(['UK passport', 'Battery']);
  expect(takings[0]?.discounts.map(({ reason }) => reason)).toEqual(['Large', 'Small']);
  expect(credits.map(({ endpoint }) => endpoint)).toEqual(['faceMatch', 'aiEdit']);
});

it('cash of another currency is listed and is not in this till', () => {
  const { cash, moves } = reportOf([{ ...move('pay-in', 900), currency: 'EUR' } as ClosingEntry]);

  expect(cash).toMatchObject({ paidIn: 0, expected: 0 });
  expect(moves).toMatchObject([{ currency: 'EUR', amount: 900 }]);
});

it('a print of unknown outcome counts as paper, because it may be on it', () => {
  const { prints } = reportOf([{ kind: 'print', mediumId: 'a6', copies: 1, state: 'uncertain' }]);
  expect(prints).toBe(1);
});

it('knows when money last moved, also when the clock was set back', () => {
  const tally = createTally({ currency: 'GBP', float: 0, nameOf: () => null });
  expect(tally.lastMoneyAt).toBeNull();
  tally.add({ kind: 'call', endpoint: 'aiEdit' });
  expect(tally.lastMoneyAt).toBeNull();
  for (const hour of ['10', '12', '11']) tally.add(part(100, { at: `2026-11-23T${hour}:00:00.000Z` }));
  expect(tally.lastMoneyAt).toBe('2026-11-23T12:00:00.000Z');
});
