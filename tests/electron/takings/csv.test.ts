/** The accounting export of closings. */
import { describe, expect, it } from 'vitest';
import type { ClosingEntry } from '../../../electron/records/takings/closing-entries.ts';
import { takingsCsv } from '../../../electron/takings/csv.ts';
import { billOf } from '../../../shared/money.ts';

/** 14:05 in the machine's time zone. */
const at = new Date(2026, 10, 23, 14, 5).toISOString();
const closing = {
  ...{ number: 7, day: '2026-11-23', currency: 'GBP', difference: -250 },
  closedAt: new Date(2026, 10, 23, 18, 0).toISOString(),
};
const orderNumber = '261123-001';
const receiptNumber = 'R-261123-001';
const prices = { currency: 'GBP', taxRateBasisPoints: 2_000, photo: 1_200, photoByDocument: {} };
const lines = [
  { text: 'UK passport', quantity: 1, unitPrice: 1_200 },
  { text: 'Frame, "large"', quantity: 2, unitPrice: 450 },
];
const move = (reason: string): ClosingEntry => ({
  ...{
    kind: 'cash-move',
    id: `mov_${'1'.repeat(32)}`,
    moved: 'pay-out',
    amount: 350,
    currency: 'GBP',
    reason,
    at,
    byName: null,
  },
});

const asha = { by: `stf_${'a'.repeat(32)}`, byName: 'Asha' };

const rowsOf = (...entries: ClosingEntry[]): string[] =>
  takingsCsv('Bright', [{ closing, entries }]).split('\r\n');

it('has a line for each sale, payment, refund and cash movement, and the difference of the count', () => {
  const rows = rowsOf(
    {
      kind: 'part',
      orderNumber,
      method: 'card',
      amount: 2_100,
      currency: 'GBP',
      reference: 'T-1',
      at,
      ...asha,
    },
    { kind: 'payment', orderNumber, receiptNumber, bill: billOf(lines, prices), at },
    {
      ...{ kind: 'settlement', settled: 'refund', orderNumber, receiptNumber, method: 'cash', amount: 1_200 },
      ...{ currency: 'GBP', reference: '', reason: 'No final', at, by: 'staff', byName: null },
      lines: [
        { line: null, text: 'Frame', quantity: 2, amount: 900, taxRateBasisPoints: 2_000 },
        { line: null, text: null, quantity: 1, amount: 300, taxRateBasisPoints: 500 },
      ],
    },
    {
      kind: 'part-returned',
      orderNumber,
      method: 'cash',
      amount: 500,
      currency: 'GBP',
      reference: '',
      at,
      ...asha,
    },
    move('Stamps'),
    { kind: 'call', endpoint: 'makeIdPhotoWatermark' },
    { kind: 'print', mediumId: 'a6', copies: 1, state: 'printed' },
  );

  const start = 'Bright,7,2026-11-23,2026-11-23,14:05';
  expect(rows).toEqual([
    '\uFEFFstudio,closing,day,date,time,type,order,receipt,text,method,reference,tax_rate,amount,tax,net,currency,person',
    `${start},payment,261123-001,,,card,T-1,,21.00,,,GBP,Asha`,
    `${start},sale,261123-001,R-261123-001,"1 x UK passport; 2 x Frame, ""large""",,,20,21.00,3.50,17.50,GBP,`,
    `${start},refund,261123-001,R-261123-001,2 × Frame; No final,cash,,20,-9.00,-1.50,-7.50,GBP,`,
    `${start},refund,261123-001,R-261123-001,No final,cash,,5,-3.00,-0.14,-2.86,GBP,`,
    `${start},payment returned,261123-001,,,cash,,,-5.00,,,GBP,Asha`,
    `${start},pay-out,,,Stamps,cash,,,-3.50,,,GBP,`,
    'Bright,7,2026-11-23,2026-11-23,18:00,cash difference,,,,cash,,,-2.50,,,GBP,',
    '',
  ]);
});

describe('a text that a person typed', () => {
  it.each(['=1+1', '+44', '-5', '@SUM(A1)'])('is no formula in a spreadsheet: %s', (reason) => {
    expect(rowsOf(move(reason))[1]).toContain(`,pay-out,,,'${reason},cash,`);
  });

  it('is none in a reference or the studio’s name either', () => {
    const entries: ClosingEntry[] = [
      { kind: 'part', orderNumber, method: 'card', amount: 1, currency: 'GBP', reference: '=2', at, ...asha },
    ];
    expect(takingsCsv('=Studio', [{ closing, entries }]).split('\r\n')[1]).toMatch(/^'=Studio,.*,card,'=2,/);
  });

  it('leaves negative amounts numbers', () => {
    expect(rowsOf(move('Stamps'))[1]).toMatch(/,-3\.50,,,GBP,$/);
  });
});

it('names the person of a refund and of a cash movement, and nobody where none is known', () => {
  const refund: ClosingEntry = {
    ...{ kind: 'settlement', settled: 'refund', orderNumber, receiptNumber, method: 'cash', amount: 300 },
    ...{ currency: 'GBP', reference: '', reason: 'No final', at, ...asha },
    lines: [{ line: null, text: null, quantity: 1, amount: 300, taxRateBasisPoints: 500 }],
  };
  const part: ClosingEntry = {
    ...{ kind: 'part', orderNumber, method: 'cash', amount: 500, currency: 'GBP', reference: '', at },
    ...{ by: null, byName: null },
  };
  const rows = rowsOf(refund, { ...move('Stamps'), byName: '=Bo' } as ClosingEntry, part);

  expect(rows.slice(1, 4).map((row) => row.split(',').at(-1))).toEqual(['Asha', "'=Bo", '']);
});

it('writes cash that was paid in as a positive amount', () => {
  expect(rowsOf({ ...move('Change'), moved: 'pay-in' } as ClosingEntry)[1]).toMatch(
    /,pay-in,.*,3\.50,,,GBP,$/,
  );
});

it('writes amounts with the decimals of their currency', () => {
  const yen: ClosingEntry = {
    ...{ kind: 'part', orderNumber, method: 'cash', amount: 1_200, currency: 'JPY', reference: '', at },
    ...asha,
  };
  expect(rowsOf(yen)[1]).toMatch(/,1200,,,JPY,Asha$/);
});
