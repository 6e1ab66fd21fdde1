/** A week or a month as the sum of its closings. */
import { expect, it } from 'vitest';
import { periodOf } from '../../../electron/takings/period.ts';
import type { ClosingView } from '../../../shared/model/takings.ts';
import { busyReport, quietReport } from '../../support/fixture/takings.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { inCash } from '../../support/records/payments.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { openCounter } from '../orders/counter.ts';

const closing = (number: number, more: Partial<ClosingView> = {}): ClosingView => ({
  ...{ number, day: '2026-11-21', closedAt: '2026-11-21T18:00:00.000Z', currency: 'GBP', net: 9_600 },
  ...{ counted: 0, floatLeft: 0, difference: 0, report: busyReport },
  ...more,
});

it('adds up every figure, and two closings of one day', () => {
  const period = periodOf('GBP', [closing(4), closing(5), closing(6, { day: '2026-11-22', net: 100 })]);

  expect(period).toMatchObject({ currency: 'GBP', prints: 51, closings: { first: 4, last: 6 } });
  expect(period.days).toEqual([
    { day: '2026-11-21', net: 19_200 },
    { day: '2026-11-22', net: 100 },
  ]);
  const [takings] = period.takings;
  expect(takings).toMatchObject({ sales: 21, sold: 29_400 });
  expect(takings?.methods).toEqual([
    { method: 'cash', taken: 12_900, returned: 1_500, refunded: 3_600 },
    { method: 'card', taken: 21_000, returned: 0, refunded: 0 },
    { method: 'other', taken: 0, returned: 0, refunded: 0 },
  ]);
  expect(takings?.rates).toEqual([
    { rateBasisPoints: 2_000, sold: 29_400, tax: 4_899, refunded: 3_600, refundedTax: 600 },
  ]);
  expect(takings?.items[0]).toEqual({
    ...{ text: 'UK passport', quantity: 15, amount: 18_000, givenBack: 0 },
  });
  expect(takings?.discounts).toEqual([{ reason: 'Scratched', count: 3, amount: 300 }]);
  expect(takings?.refunds).toHaveLength(3);
  expect(period.credits[0]).toEqual({ endpoint: 'makeIdPhotoWatermark', count: 24 });
  expect(period.paper).toContainEqual({ mediumId: '10x15cm', name: null, sheets: 27 });
});

it('adds up by person, with closings from before persons were known as one row', () => {
  const [pounds] = busyReport.takings;
  if (pounds === undefined) throw new Error('no takings');
  const { people: _people, ...before } = pounds;
  const period = periodOf('GBP', [closing(4), closing(5, { report: { ...busyReport, takings: [before] } })]);

  expect(period.takings[0]?.people?.map(({ name, taken, givenBack }) => [name, taken, givenBack])).toEqual([
    ['Asha', 7_000, 1_200],
    ['Bo', 3_300, 0],
    [null, 12_300, 2_200],
  ]);
});

it('keeps another currency apart, and out of the days', () => {
  const [pounds] = busyReport.takings;
  if (pounds === undefined) throw new Error('no takings');
  const inEuros = { ...busyReport, takings: [{ ...pounds, currency: 'EUR' }] };
  const period = periodOf('GBP', [closing(1, { currency: 'EUR', report: inEuros }), closing(2)]);

  expect(period.takings.map(({ currency, sales }) => [currency, sales])).toEqual([
    ['GBP', 7],
    ['EUR', 7],
  ]);
  expect(period.days).toEqual([{ day: '2026-11-21', net: 9_600 }]);
});

it('is empty without a closing, and zero with a quiet one', () => {
  expect(periodOf('GBP', [])).toMatchObject({ days: [], closings: null, takings: [{ sales: 0, sold: 0 }] });
  expect(periodOf('GBP', [closing(1, { net: 0, report: quietReport })]).days).toEqual([
    { day: '2026-11-21', net: 0 },
  ]);
});

it('finds closings by the day of their last money, whenever they were made', async () => {
  const clock = handClock('2026-11-21T15:00:00.000Z');
  const counter = await openCounter({}, clock);
  const order = await counter.order('uk-passport');
  await counter.paid(order, inCash(order));
  clock.pass(24 * 3_600_000);
  const { number, upTo } = await counter.call('openTakings');
  await counter.call('closeTakings', { number, upTo, counted: 1_200, floatLeft: 0 });
  const daysOf = async (from: string, to: string) =>
    (await counter.call('takingsPeriod', { from, to })).days.map(({ day }) => day);

  expect(await daysOf('2026-11-16', '2026-11-21')).toEqual(['2026-11-21']);
  expect(await daysOf('2026-11-22', '2026-11-29')).toEqual([]);
  for (const [from, to] of [
    ['2026-11-22', '2026-11-21'],
    ['2026-01-01', '2026-11-21'],
    ['2026-02-30', '2026-03-01'],
  ] as const)
    expect(await rejectionOf(counter.call('takingsPeriod', { from, to }))).toBe('INVALID_INPUT');
});
