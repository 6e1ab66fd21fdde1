/** Composes a closing, the takings of a day, as a PDF file. */
import {
  closingNumberText,
  netOf,
  type ClosingView,
  type CurrencyTakings,
} from '../../../shared/model/takings.ts';
import { formatPercent } from '../../../shared/language/percent.ts';
import { formatMoney } from '../../../shared/money.ts';
import { dayInWords, fill, momentInWords } from '../../words/fill.ts';
import type { ClosingWords } from '../../words/types.ts';
import { Flow } from './flow.ts';
import { slipPages, type SlipPage } from './pages.ts';
import { figures, letterhead, plain, strong } from './letterhead.ts';

export interface ClosingPaper {
  readonly studio: { readonly name: string; readonly taxNumber: string };
  readonly closing: ClosingView;
  /** Name of each paper in the report, in its order. */
  readonly paperNames: readonly string[];
  /** Marks the closing as a practice one. */
  readonly practice: boolean;
  /** A4 unless another page is given. */
  readonly page?: SlipPage;
  readonly words: ClosingWords;
  /** The studio's time zone; the computer's when it is left out. */
  readonly timeZone?: string;
}

/** A row of text and figure, and whether it is a sum. */
type Row = readonly [text: string, figure: string, isSum?: boolean];

function section(flow: Flow, title: string, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  flow.rule();
  flow.text(title, { face: 'strong', size: 10 });
  for (const [text, figure, isSum = false] of rows) flow.pair(text, figure, isSum ? strong : plain, figures);
}

function takingsRows(flow: Flow, takings: CurrencyTakings, title: string, words: ClosingWords): void {
  const { currency, methods, rates, items, discounts, refunds, people = [] } = takings;
  const money = (amount: number): string => formatMoney(amount, currency, words.locale);
  section(flow, title, [
    ...methods.flatMap(({ method, taken, returned, refunded }): Row[] => {
      const name = words.methods[method];
      const back = returned + refunded;
      return [
        [name, money(taken)],
        ...(back === 0 ? [] : [[fill(words.back, { method: name }), money(-back)] as const]),
      ];
    }),
    [words.left, money(netOf(takings)), true],
  ]);
  section(
    flow,
    fill(words.sales, { count: takings.sales }),
    rates.flatMap((each): Row[] => {
      const rate = formatPercent(each.rateBasisPoints / 100, words.locale, 2);
      return [
        [fill(words.sold, { rate }), money(each.sold)],
        ...(each.refunded === 0 ? [] : [[fill(words.refunded, { rate }), money(-each.refunded)] as const]),
        [words.tax, money(each.tax - each.refundedTax)],
      ];
    }),
  );
  section(
    flow,
    words.items,
    items.flatMap(({ text, quantity, amount, givenBack = 0 }): Row[] => [
      ...(quantity === 0 ? [] : [[fill(words.item, { quantity, text }), money(amount)] as const]),
      ...(givenBack === 0 ? [] : [[fill(words.itemBack, { text }), money(-givenBack)] as const]),
    ]),
  );
  section(
    flow,
    words.discounts,
    discounts.map(({ reason, count, amount }) => [fill(words.discount, { count, reason }), money(-amount)]),
  );
  section(
    flow,
    words.people,
    people.flatMap(({ name, taken, givenBack }): Row[] => {
      const person = name ?? words.unknownPerson;
      return [
        ...(taken === 0 ? [] : [[person, money(taken)] as const]),
        ...(givenBack === 0 ? [] : [[fill(words.back, { method: person }), money(-givenBack)] as const]),
      ];
    }),
  );
  section(
    flow,
    words.refunds,
    refunds.map(({ orderNumber: number, what = '', reason, amount }) => [
      fill(words.refund, { number, reason: what === '' ? reason : `${what}, ${reason}` }),
      money(-amount),
    ]),
  );
}

function till(
  flow: Flow,
  { report, counted, difference, floatLeft }: ClosingView,
  words: ClosingWords,
): void {
  const { currency, float, taken, givenBack, paidIn, paidOut, expected } = report.cash;
  const money = (amount: number): string => formatMoney(amount, currency, words.locale);
  section(flow, words.till, [
    [words.float, money(float)],
    [words.taken, money(taken)],
    [words.givenBack, money(0 - givenBack)],
    [words.paidIn, money(paidIn)],
    [words.paidOut, money(0 - paidOut)],
    [words.expected, money(expected), true],
    [words.counted, money(counted), true],
    difference === 0
      ? [words.exact, money(0)]
      : [difference > 0 ? words.over : words.under, money(Math.abs(difference))],
    [words.floatLeft, money(floatLeft)],
  ]);
  section(
    flow,
    words.moves,
    report.moves.map(({ kind, amount, currency: of, reason }) => [
      reason,
      formatMoney(kind === 'pay-in' ? amount : -amount, of, words.locale),
    ]),
  );
}

/** Lays out a closing. */
export function closingFlow(paper: ClosingPaper): Flow {
  const { closing, paperNames, page = slipPages.a4 } = paper;
  const { words, timeZone } = paper;
  const { report, day, closedAt } = closing;
  const flow = new Flow(page);
  letterhead(flow, paper, words);
  flow.text(fill(words.title, { number: closingNumberText(closing) }), { face: 'strong', size: 13 });
  // A day has no time zone: noon in UTC is the same day from there.
  flow.pair(words.day, dayInWords(`${day}T12:00:00.000Z`, words.locale, 'UTC'), plain);
  flow.pair(words.closed, momentInWords(closedAt, words.locale, timeZone), plain);
  const [first, ...others] = report.takings;
  if (first !== undefined) takingsRows(flow, first, words.payments, words);
  till(flow, closing, words);
  for (const each of others)
    takingsRows(flow, each, fill(words.paymentsIn, { currency: each.currency }), words);
  section(
    flow,
    words.credits,
    report.credits.map(({ endpoint, count }) => [words.purposes[endpoint] ?? endpoint, String(count)]),
  );
  section(
    flow,
    words.paper,
    report.paper.map(({ mediumId, sheets }, at) => [paperNames[at] ?? mediumId, String(sheets)]),
  );
  flow.rule();
  flow.text(words.notFiscal, plain);
  return flow;
}

/** Composes a closing. The same input gives the same bytes. */
export function composeClosing(paper: ClosingPaper): Promise<Uint8Array> {
  return closingFlow(paper).save(fill(paper.words.title, { number: closingNumberText(paper.closing) }));
}
