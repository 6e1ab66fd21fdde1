/** Adds up closings to the takings of a week or a month. Pure. */
import type {
  ClosingView,
  CurrencyTakings,
  DiscountTakings,
  ItemTakings,
  MethodTakings,
  PaperUse,
  PeriodView,
  PersonTakings,
  RateTakings,
} from '../../shared/model/takings.ts';
import { byTaken } from './tally.ts';

/** Adds rows with the same key: every number in them is a sum. */
function merged<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  sums: readonly (keyof Row)[],
): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const before = found.get(keyOf(row));
    const added = (column: keyof Row): number => Number(before?.[column] ?? 0) + Number(row[column] ?? 0);
    const total = Object.fromEntries(sums.map((column) => [column, added(column)]));
    found.set(keyOf(row), { ...row, ...total });
  }
  return [...found.values()];
}

/** Returns the takings of a closing without persons. */
function unknownOf({ methods }: CurrencyTakings): PersonTakings[] {
  const sum = (of: (each: MethodTakings) => number): number =>
    methods.reduce((total, each) => total + of(each), 0);
  const [taken, givenBack] = [sum((each) => each.taken), sum((each) => each.returned + each.refunded)];
  return taken === 0 && givenBack === 0 ? [] : [{ by: null, name: null, taken, givenBack }];
}

function mergedTakings(currency: string, all: readonly CurrencyTakings[]): CurrencyTakings {
  const of = all.filter((takings) => takings.currency === currency);
  const sum = (column: 'sales' | 'sold'): number => of.reduce((total, each) => total + each[column], 0);
  const methods = of.flatMap((each) => each.methods);
  const rates = of.flatMap((each) => each.rates);
  const items = of.flatMap((each) => each.items);
  const people = of.flatMap((each) => each.people ?? unknownOf(each));
  const discounts = of.flatMap((each) => each.discounts);
  return {
    ...{ currency, sales: sum('sales'), sold: sum('sold') },
    methods: merged<MethodTakings>(methods, ({ method }) => method, ['taken', 'returned', 'refunded']),
    rates: merged<RateTakings>(rates, ({ rateBasisPoints }) => String(rateBasisPoints), [
      ...(['sold', 'tax', 'refunded', 'refundedTax'] as const),
    ]),
    items: merged<ItemTakings>(items, ({ text }) => text, ['quantity', 'amount', 'givenBack']).toSorted(
      (a, b) => b.amount - a.amount,
    ),
    discounts: merged<DiscountTakings>(discounts, ({ reason }) => reason, ['count', 'amount']),
    refunds: of.flatMap((each) => each.refunds),
    ...(people.some(({ by }) => by !== null)
      ? { people: byTaken(merged<PersonTakings>(people, ({ by }) => by ?? '', ['taken', 'givenBack'])) }
      : {}),
  };
}

/**
 * @param currency of the price list: the days are in it, and it comes first
 * @param closings oldest first
 */
export function periodOf(currency: string, closings: readonly ClosingView[]): PeriodView {
  const takings = closings.flatMap(({ report }) => report.takings);
  const currencies = new Set([currency, ...takings.map((each) => each.currency)]);
  const own = closings.filter((closing) => closing.currency === currency);
  const numbers = closings.map(({ number }) => number);
  return {
    currency,
    days: merged(
      own.map(({ day, net }) => ({ day, net })),
      ({ day }) => day,
      ['net'],
    ),
    takings: [...currencies].map((each) => mergedTakings(each, takings)),
    credits: merged(
      closings.flatMap(({ report }) => report.credits),
      ({ endpoint }) => endpoint,
      ['count'],
    ),
    prints: closings.reduce((sum, { report }) => sum + report.prints, 0),
    paper: merged<PaperUse>(
      closings.flatMap(({ report }) => report.paper),
      ({ mediumId, name }) => `${mediumId} ${name ?? ''}`,
      ['sheets'],
    ),
    closings: numbers.length === 0 ? null : { first: Math.min(...numbers), last: Math.max(...numbers) },
  };
}
