/** The tables of a report, as they are shown. Pure functions. */
import { paymentMethods } from '../../shared/model/payment.ts';
import type {
  CashDrawer,
  CurrencyTakings,
  ItemTakings,
  PeriodView,
  TakingsReport,
} from '../../shared/model/takings.ts';
import { hasWords, moneyText, percentText, t, tc, wholeNumber } from '../i18n/index.ts';
import { documentWords } from '../state/document-words.ts';
import { mediumName } from '../state/media.ts';
import { shortMoment, wordyDate } from '../ui/dates.ts';
import { localDay } from './local-day.ts';

/** A table whose first column is text and whose last is a figure. */
export interface FigureTable {
  readonly key: string;
  readonly title: string;
  /** The last `figures` columns are figures. */
  readonly head: readonly string[];
  readonly figures: number;
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
  /** A sentence below the table. */
  readonly note?: string;
}

/** The cash of a closing, as staff counted it. */
export interface CountedCash {
  readonly counted: number;
  readonly floatLeft: number;
}

const percent = (basisPoints: number): string => percentText(basisPoints / 100, 2);

/** Makes a sum negative, and leaves zero without a sign. */
const minus = (amount: number): number => 0 - amount;

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

function payments({ currency, methods, sold }: CurrencyTakings): FigureTable {
  const money = (amount: number): string => moneyText(amount, currency);
  const rows = paymentMethods.map((method) => {
    const found = methods.find((each) => each.method === method);
    const { taken = 0, returned = 0, refunded = 0 } = found ?? {};
    return { method, taken, back: returned + refunded, parts: taken - returned };
  });
  /** Part payments: money that was taken and not sold yet, or sold and taken earlier. */
  const parts = sumOf(rows, (row) => row.parts) - sold;
  const [taken, back] = [sumOf(rows, (row) => row.taken), sumOf(rows, (row) => row.back)];
  return {
    ...{ key: 'payments', title: t('takings.payments.title'), figures: 3 },
    head: (['method', 'taken', 'back', 'left'] as const).map((column) => t(`takings.payments.${column}`)),
    rows: rows.map((row) => [
      t(`payment.methods.${row.method}`),
      ...[row.taken, minus(row.back), row.taken - row.back].map(money),
    ]),
    total: [t('takings.total'), ...[taken, minus(back), taken - back].map(money)],
    ...(parts === 0
      ? {}
      : {
          note: t(`takings.payments.${parts > 0 ? 'open' : 'earlier'}`, { amount: money(Math.abs(parts)) }),
        }),
  };
}

function differenceName(difference: number): string {
  if (difference === 0) return t('takings.count.exact');
  return t(difference > 0 ? 'takings.count.over' : 'takings.count.under');
}

/** Says how counted and expected cash differ: `Missing: £2.50`. */
export function differenceWords(difference: number, currency: string): string {
  const name = differenceName(difference);
  return difference === 0
    ? name
    : t('takings.count.by', { name, amount: moneyText(Math.abs(difference), currency) });
}

function cash({ currency, ...drawer }: CashDrawer): FigureTable {
  const money = (amount: number): string => moneyText(amount, currency);
  const row = (what: 'float' | 'taken' | 'back' | 'in' | 'out' | 'expected', amount: number): string[] => [
    t(`takings.cash.${what}`),
    money(amount),
  ];
  return {
    ...{ key: 'cash', title: t('takings.cash.title'), figures: 1 },
    head: [t('takings.cash.what'), t('takings.cash.amount')],
    rows: [
      row('float', drawer.float),
      row('taken', drawer.taken),
      row('back', minus(drawer.givenBack)),
      row('in', drawer.paidIn),
      row('out', minus(drawer.paidOut)),
    ],
    total: row('expected', drawer.expected),
  };
}

function count({ currency, expected }: CashDrawer, { counted, floatLeft }: CountedCash): FigureTable {
  const row = (what: 'counted' | 'floatLeft' | 'removed', amount: number): string[] => [
    t(`takings.count.${what}`),
    moneyText(amount, currency),
  ];
  return {
    ...{ key: 'count', title: t('takings.count.title'), figures: 1 },
    head: [t('takings.cash.what'), t('takings.cash.amount')],
    rows: [row('counted', counted), row('floatLeft', floatLeft), row('removed', counted - floatLeft)],
    total: [differenceName(counted - expected), moneyText(Math.abs(counted - expected), currency)],
  };
}

/** The items sold; a further column shows refunds, if there are any. */
function soldItems(
  items: readonly ItemTakings[],
  sold: number,
  money: (amount: number) => string,
): FigureTable {
  const back = sumOf(items, ({ givenBack = 0 }) => givenBack);
  const withBack = (amount: number): string[] => (back === 0 ? [] : [money(minus(amount))]);
  const columns = ['item', 'number', 'amount', ...(back === 0 ? [] : (['back'] as const))] as const;
  return {
    ...{ key: 'items', title: t('takings.items.title'), figures: columns.length - 1 },
    head: columns.map((column) => t(`takings.items.${column}`)),
    rows: items.map(({ text, quantity, amount, givenBack = 0 }) => [
      documentWords(text),
      ...[wholeNumber(quantity), money(amount), ...withBack(givenBack)],
    ]),
    total: [
      t('takings.total'),
      ...[wholeNumber(sumOf(items, ({ quantity }) => quantity)), money(sold), ...withBack(back)],
    ],
  };
}

function sales(takings: CurrencyTakings): FigureTable[] {
  const { currency, rates, items, discounts, refunds, sold, people = [] } = takings;
  const money = (amount: number): string => moneyText(amount, currency);
  const tables: FigureTable[] = [
    soldItems(items, sold, money),
    {
      ...{ key: 'tax', title: t('takings.tax.title'), figures: 4 },
      head: (['rate', 'sold', 'refunded', 'net', 'tax'] as const).map((column) => t(`takings.tax.${column}`)),
      rows: rates.map((rate) => {
        const tax = rate.tax - rate.refundedTax;
        const left = rate.sold - rate.refunded;
        return [
          percent(rate.rateBasisPoints),
          ...[rate.sold, minus(rate.refunded), left - tax, tax].map(money),
        ];
      }),
    },
    {
      ...{ key: 'discounts', title: t('takings.discounts.title'), figures: 2 },
      head: (['reason', 'number', 'amount'] as const).map((column) => t(`takings.discounts.${column}`)),
      rows: discounts.map(({ reason, count, amount }) => [reason, wholeNumber(count), money(-amount)]),
    },
    {
      ...{ key: 'refunds', title: t('takings.refunds.title'), figures: 1 },
      head: (['order', 'how', 'reason', 'amount'] as const).map((column) => t(`takings.refunds.${column}`)),
      rows: refunds.map(({ orderNumber, kind, method, what = '', reason, amount }) => [
        orderNumber,
        kind === 'void' ? t('takings.refunds.void') : t(`payment.methods.${method}`),
        what === '' ? reason : t('takings.refunds.because', { what, reason }),
        money(-amount),
      ]),
    },
    {
      ...{ key: 'people', title: t('takings.people.title'), figures: 3 },
      head: (['person', 'taken', 'back', 'left'] as const).map((column) => t(`takings.people.${column}`)),
      rows: people.map(({ name, taken, givenBack }) => [
        name ?? t('takings.people.unknown'),
        ...[taken, minus(givenBack), taken - givenBack].map(money),
      ]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function rest({ moves, credits, prints, paper }: Omit<TakingsReport, 'takings' | 'cash'>): FigureTable[] {
  const tables: FigureTable[] = [
    {
      ...{ key: 'moves', title: t('takings.moves.title'), figures: 1 },
      head: (['reason', 'when', 'amount'] as const).map((column) => t(`takings.moves.${column}`)),
      rows: moves.map(({ reason, kind, amount, currency, at }) => [
        reason,
        shortMoment(at),
        moneyText(kind === 'pay-in' ? amount : -amount, currency),
      ]),
    },
    {
      ...{ key: 'credits', title: t('takings.credits.title'), figures: 1 },
      head: [t('takings.credits.what'), t('takings.credits.number')],
      rows: credits.map(({ endpoint, count }) => {
        const purpose = `calls.purpose.${endpoint}`;
        return [hasWords(purpose) ? t(purpose) : endpoint, wholeNumber(count)];
      }),
      total: [t('takings.total'), wholeNumber(sumOf(credits, ({ count }) => count))],
    },
    {
      ...{ key: 'paper', title: t('takings.paper.title'), figures: 1 },
      head: [t('takings.paper.paper'), t('takings.paper.number')],
      rows: paper.map(({ mediumId, name, sheets }) => [
        name ?? mediumName(mediumId, []),
        wholeNumber(sheets),
      ]),
      note: tc('takings.jobs', prints),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Returns the tables of further currencies, each named after it. */
const ofOthers = (others: readonly CurrencyTakings[]): readonly FigureTable[] =>
  others.flatMap((takings) =>
    [payments(takings), ...sales(takings)].map((table) => ({
      ...table,
      key: `${table.key} ${takings.currency}`,
      title: t('takings.inCurrency', { title: table.title, currency: takings.currency }),
    })),
  );

/**
 * Returns the tables of a report, those that everyone looks at first. A second currency has tables of its own.
 * @param till null while the day is not closed
 */
export function reportTables(report: TakingsReport, till: CountedCash | null): readonly FigureTable[] {
  const [first, ...others] = report.takings;
  return [
    ...(first === undefined ? [] : [payments(first)]),
    cash(report.cash),
    ...(till === null ? [] : [count(report.cash, till)]),
    ...(first === undefined ? [] : sales(first)),
    ...rest(report),
    ...ofOthers(others),
  ];
}

/** Returns the tables of a week or a month. */
export function periodTables({ currency, days, takings, ...used }: PeriodView): readonly FigureTable[] {
  const [first, ...others] = takings;
  const money = (amount: number): string => moneyText(amount, currency);
  return [
    {
      ...{ key: 'days', title: t('takings.period.days'), figures: 1 },
      head: [t('takings.list.day'), t('takings.list.net')],
      rows: days.map(({ day, net }) => [wordyDate(localDay(day)), money(net)]),
      total: [t('takings.total'), money(sumOf(days, ({ net }) => net))],
    },
    ...(first === undefined ? [] : [payments(first), ...sales(first)]),
    ...rest({ ...used, moves: [] }),
    ...ofOthers(others),
  ];
}
