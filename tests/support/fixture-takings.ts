/** A day's takings and a studio's closings, for the screens of the day. */
import { KioskError } from '../../shared/errors.ts';
import type { ClosingView, OpenTakings, TakingsReport } from '../../shared/model/takings.ts';
import { periodOf } from '../../electron/takings/period.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId } from './fixture-data.ts';
import { print } from './fixture-paper.ts';

/** 98.00 sold, of which 12.00 were paid back. */
export const busyReport: TakingsReport = {
  takings: [
    {
      ...{ currency: 'GBP', sales: 7, sold: 9_800 },
      methods: [
        { method: 'cash', taken: 4_300, returned: 500, refunded: 1_200 },
        { method: 'card', taken: 7_000, returned: 0, refunded: 0 },
        { method: 'other', taken: 0, returned: 0, refunded: 0 },
      ],
      rates: [{ rateBasisPoints: 2_000, sold: 9_800, tax: 1_633, refunded: 1_200, refundedTax: 200 }],
      items: [
        { text: 'UK passport', quantity: 5, amount: 6_000 },
        { text: 'Schengen visa', quantity: 2, amount: 2_400 },
        { text: 'Frame', quantity: 3, amount: 1_250 },
        { text: 'Batteries', quantity: 1, amount: 150 },
      ],
      discounts: [{ reason: 'Scratched', count: 1, amount: 100 }],
      people: [
        { by: fixtureId('stf', 1), name: 'Asha', taken: 7_000, givenBack: 1_200 },
        { by: fixtureId('stf', 2), name: 'Bo', taken: 3_300, givenBack: 0 },
        { by: null, name: null, taken: 1_000, givenBack: 500 },
      ],
      refunds: [
        {
          ...{ orderNumber: '261121-004', kind: 'refund', method: 'cash', amount: 1_200 },
          ...{ reason: 'The customer was in a hurry', at: '2026-11-21T15:10:00.000Z' },
        },
      ],
    },
  ],
  cash: {
    ...{ currency: 'GBP', float: 5_000, taken: 4_300, givenBack: 1_700, paidIn: 2_000, paidOut: 350 },
    expected: 9_250,
  },
  moves: [
    {
      ...{ id: fixtureId('mov', 1), kind: 'pay-in', amount: 2_000, currency: 'GBP' },
      ...{ reason: 'Change from the bank', at: '2026-11-21T09:05:00.000Z' },
    },
    {
      ...{ id: fixtureId('mov', 2), kind: 'pay-out', amount: 350, currency: 'GBP' },
      ...{ reason: 'Stamps', at: '2026-11-21T12:40:00.000Z' },
    },
  ],
  credits: [
    { endpoint: 'makeIdPhotoWatermark', count: 8 },
    { endpoint: 'getIdPhotoNoWatermark', count: 7 },
    { endpoint: 'removeBackground', count: 1 },
  ],
  prints: 17,
  paper: [
    { mediumId: '10x15cm', name: null, sheets: 9 },
    { mediumId: 'roll80', name: null, sheets: 7 },
    { mediumId: 'own-0000000f', name: 'Silk 9 × 13', sheets: 2 },
  ],
};

/** A day on which nothing has happened yet. */
export const quietReport: TakingsReport = {
  takings: [
    {
      ...{ currency: 'GBP', sales: 0, sold: 0, rates: [], items: [], discounts: [], refunds: [] },
      methods: (['cash', 'card', 'other'] as const).map((method) => ({
        ...{ method, taken: 0, returned: 0, refunded: 0 },
      })),
    },
  ],
  cash: { currency: 'GBP', float: 0, taken: 0, givenBack: 0, paidIn: 0, paidOut: 0, expected: 0 },
  ...{ moves: [], credits: [], prints: 0, paper: [] },
};

const closingOf = (number: number, more: Partial<ClosingView> = {}): ClosingView => ({
  ...{ number, day: `2026-11-${String(number).padStart(2, '0')}`, currency: 'GBP', net: 9_600 },
  ...{ closedAt: `2026-11-${String(number).padStart(2, '0')}T18:02:00.000Z` },
  ...{ counted: 9_250, floatLeft: 5_000, difference: 0, report: busyReport },
  ...more,
});

const file = (name: string) => ({ name, mime: 'text/plain', bytes: new Uint8Array([72]) });

/** Answers the calls of the day like a main process with these takings. */
export function takingsAnswers(day: 'busy' | 'quiet' | 'gone' = 'busy') {
  let closings: readonly ClosingView[] =
    day === 'quiet'
      ? []
      : [
          closingOf(20),
          closingOf(19, { difference: -250, counted: 9_000 }),
          closingOf(18, { net: 14_400 }),
          closingOf(17, { net: -1_200 }),
        ];
  const open = (report: TakingsReport): OpenTakings => ({
    ...{ report, upTo: 42, number: (closings[0]?.number ?? 0) + 1 },
    since: closings[0]?.closedAt ?? null,
  });
  let now = open(day === 'quiet' ? quietReport : busyReport);
  return {
    openTakings: () => {
      if (day === 'gone') throw new KioskError('RECORDS_DAMAGED', 'damaged');
      return now;
    },
    moveCash: ({ kind, amount, reason }) => {
      const { cash, moves } = now.report;
      const paid = kind === 'pay-in' ? amount : -amount;
      const move = {
        ...{ id: fixtureId('mov', moves.length + 1), kind, amount, currency: 'GBP', reason },
        at: '2026-11-21T16:00:00.000Z',
      };
      now = open({
        ...now.report,
        cash: { ...cash, expected: cash.expected + paid },
        moves: [...moves, move],
      });
      return now;
    },
    closeTakings: ({ number, counted, floatLeft }) => {
      const made = closingOf(number, {
        ...{ counted, floatLeft, report: now.report, day: '2026-11-21' },
        ...{ closedAt: '2026-11-21T18:00:00.000Z', difference: counted - now.report.cash.expected },
      });
      closings = [made, ...closings];
      now = open(quietReport);
      return made;
    },
    takingsPeriod: ({ from, to }) =>
      periodOf('GBP', closings.filter((each) => each.day >= from && each.day <= to).toReversed()),
    closingFile: ({ number }) => file(`closing-${String(number)}.pdf`),
    closingsCsv: ({ from, to }) => file(`closings-${String(from)}-${String(to)}.csv`),
    printClosing: () =>
      print(70, { kind: 'closing', orderId: null, orderNumbers: [], printerName: 'Receipts' }),
    listClosings: () => ({ closings, more: false }),
    closing: ({ number }) => {
      const found = closings.find((each) => each.number === number);
      if (found === undefined) throw new KioskError('NOT_FOUND', 'no such closing');
      return found;
    },
  } satisfies FixtureAnswers;
}
