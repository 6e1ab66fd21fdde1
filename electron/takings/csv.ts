/** Writes what closings counted as CSV (RFC 4180), one line for each sale, payment, refund and cash movement. Pure. */
import { byteOrderMark, csvField, typedField } from '../csv.ts';
import { dayOf } from '../../shared/local-day.ts';
import { closingNumberText, type ClosingSummary } from '../../shared/model/takings.ts';
import { containedTax, moneyDigits } from '../../shared/money.ts';
import { amountsByRate, refundText } from '../../shared/refunds.ts';
import type { ClosingEntry, PartEntry, RefundEntry, SaleEntry } from '../records/takings/closing-entries.ts';

const columns = [
  ...['studio', 'closing', 'day', 'date', 'time', 'type', 'order', 'receipt', 'text'],
  ...['method', 'reference', 'tax_rate', 'amount', 'tax', 'net', 'currency', 'person'],
] as const;
type Column = (typeof columns)[number];
type Line = Readonly<Partial<Record<Column, string>>>;

/** A closing with what it counted. */
export interface CountedClosing {
  readonly closing: Pick<
    ClosingSummary,
    'number' | 'prefix' | 'day' | 'closedAt' | 'currency' | 'difference'
  >;
  readonly entries: readonly ClosingEntry[];
}

/** Writes an amount for a spreadsheet: 1250 in pounds is `12.50`. */
const decimal = (amount: number, currency: string): string =>
  (amount / 10 ** moneyDigits(currency)).toFixed(moneyDigits(currency));

/** Day and time in the machine's time zone, `2026-11-23` and `14:05`. */
function moment(iso: string): Line {
  const at = new Date(iso);
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    date: dayOf(at),
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

const money = (amount: number, currency: string): Line => ({ amount: decimal(amount, currency), currency });

function taxed(amount: number, tax: number, rate: number, currency: string): Line {
  return {
    ...money(amount, currency),
    ...{ tax_rate: String(rate / 100), tax: decimal(tax, currency), net: decimal(amount - tax, currency) },
  };
}

function ofPart({
  kind,
  orderNumber: order,
  method,
  amount,
  currency,
  reference,
  at,
  byName,
}: PartEntry): Line {
  const isTaken = kind === 'part';
  return {
    ...{
      ...moment(at),
      type: isTaken ? 'payment' : 'payment returned',
      order,
      method,
      reference,
      person: byName ?? '',
    },
    ...money(isTaken ? amount : -amount, currency),
  };
}

function ofSale({ orderNumber: order, receiptNumber: receipt, bill, at }: SaleEntry): Line {
  const text = bill.lines.map((line) => `${String(line.quantity)} x ${line.text}`).join('; ');
  return {
    ...{ ...moment(at), type: 'sale', order, receipt, text },
    ...taxed(bill.total, bill.tax, bill.taxRateBasisPoints, bill.currency),
  };
}

/** Returns one line for each tax rate of what was given back. */
function ofRefund(entry: RefundEntry): Line[] {
  const { orderNumber: order, receiptNumber: receipt, settled: type, method, reference } = entry;
  const { lines, reason, currency, at, byName } = entry;
  return [...amountsByRate(lines)].map(([rate, amount]) => {
    const what = refundText(lines.filter(({ taxRateBasisPoints }) => taxRateBasisPoints === rate));
    const text = what === '' ? reason : `${what}; ${reason}`;
    return {
      ...{ ...moment(at), type, order, receipt, text, method, reference, person: byName ?? '' },
      ...taxed(-amount, -containedTax(amount, rate), rate, currency),
    };
  });
}

/** Calls and prints are no accounting. */
function ofEntry(entry: ClosingEntry): Line[] {
  if (entry.kind === 'part' || entry.kind === 'part-returned') return [ofPart(entry)];
  if (entry.kind === 'payment') return [ofSale(entry)];
  if (entry.kind === 'settlement') return ofRefund(entry);
  if (entry.kind !== 'cash-move') return [];
  const { moved: type, amount, currency, reason: text, at, byName } = entry;
  const left = type === 'pay-in' ? amount : -amount;
  return [{ ...moment(at), type, text, method: 'cash', person: byName ?? '', ...money(left, currency) }];
}

/** Returns the lines of a closing, which ends with the difference between counted and expected cash. */
function linesOf({ closing, entries }: CountedClosing): Line[] {
  const { day, closedAt, currency, difference } = closing;
  const end = {
    ...moment(closedAt),
    type: 'cash difference',
    method: 'cash',
    ...money(difference, currency),
  };
  return [...entries.flatMap(ofEntry), end].map((line) => ({
    ...line,
    closing: closingNumberText(closing),
    day,
  }));
}

/** Columns with text that a person typed. */
const typed: ReadonlySet<Column> = new Set(['studio', 'text', 'reference', 'person']);

const field = (column: Column, value: string): string =>
  typed.has(column) ? typedField(value) : csvField(value);

/** @param studio named in each line: the studio, or PRACTICE */
export function takingsCsv(studio: string, closings: readonly CountedClosing[]): string {
  const lines = closings.flatMap(linesOf).map((line): Line => ({ ...line, studio }));
  const rows = lines.map((line) => columns.map((column) => field(column, line[column] ?? '')).join(','));
  return byteOrderMark + [columns.join(','), ...rows].map((row) => `${row}\r\n`).join('');
}
