/** Adds up what a closing counts. Pure: entries in, a report out. */
import type { PaymentMethod } from '../../shared/model/payment.ts';
import { paymentMethods } from '../../shared/model/payment.ts';
import type {
  CashDrawer,
  CashMoveView,
  CreditUse,
  CurrencyTakings,
  DiscountTakings,
  ItemTakings,
  MethodTakings,
  PersonTakings,
  RateTakings,
  RefundTakings,
  TakingsReport,
} from '../../shared/model/takings.ts';
import { containedTax, lineTotal } from '../../shared/money.ts';
import { amountsByRate, refundText } from '../../shared/refunds.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import type { MediumId } from '../../shared/sheet-media.ts';
import type {
  CashMoveEntry,
  ClosingEntry,
  PartEntry,
  RefundEntry,
  SaleEntry,
} from '../records/takings/closing-entries.ts';

export interface TallyOptions {
  /** Currency of the cash in the till: the price list's. */
  readonly currency: string;
  /** Cash that the last closing left in the till, in that currency. */
  readonly float: number;
  /** Returns the name of one of the studio's own media; null for a known medium. */
  readonly nameOf: (mediumId: MediumId) => string | null;
}

export interface Tally {
  add(entry: ClosingEntry): void;
  report(): TakingsReport;
  /** When money was last taken, given back or moved; null for never. */
  readonly lastMoneyAt: string | null;
}

/** A row that sums are added to. */
type Open<Row> = { -readonly [K in keyof Row]: Row[K] };

/** Returns the row with this key, made by `make` the first time. */
function rowOf<Key, Row>(rows: Map<Key, Row>, key: Key, make: () => Row): Row {
  const row = rows.get(key) ?? make();
  rows.set(key, row);
  return row;
}

/** Most money first; money of unknown persons comes last. */
export const byTaken = (people: Iterable<PersonTakings>): PersonTakings[] =>
  [...people].toSorted((a, b) => Number(a.by === null) - Number(b.by === null) || b.taken - a.taken);

function currencyTally(currency: string) {
  const methods = new Map<PaymentMethod, Open<MethodTakings>>();
  const rates = new Map<number, Open<RateTakings>>();
  const items = new Map<string, Open<ItemTakings>>();
  const discounts = new Map<string, Open<DiscountTakings>>();
  const refunds: RefundTakings[] = [];
  const people = new Map<string | null, Open<PersonTakings>>();
  let sales = 0;
  let sold = 0;
  const methodOf = (method: PaymentMethod) =>
    rowOf(methods, method, () => ({ method, taken: 0, returned: 0, refunded: 0 }));
  const rateOf = (rateBasisPoints: number) =>
    rowOf(rates, rateBasisPoints, () => ({ rateBasisPoints, sold: 0, tax: 0, refunded: 0, refundedTax: 0 }));

  /** Money without a known person is in one row. */
  const personOf = ({ by, byName: name }: PartEntry | RefundEntry) => {
    const known = name === null ? null : by;
    return rowOf(people, known, () => ({ by: known, name, taken: 0, givenBack: 0 }));
  };

  const itemOf = (text: string): Open<ItemTakings> =>
    rowOf(items, text, () => ({ text, quantity: 0, amount: 0 }));

  return {
    part(entry: PartEntry) {
      const { kind, method, amount } = entry;
      methodOf(method)[kind === 'part' ? 'taken' : 'returned'] += amount;
      personOf(entry)[kind === 'part' ? 'taken' : 'givenBack'] += amount;
    },
    sale({ bill }: SaleEntry) {
      sales += 1;
      sold += bill.total;
      const rate = rateOf(bill.taxRateBasisPoints);
      rate.sold += bill.total;
      rate.tax += bill.tax;
      for (const line of bill.lines) {
        const item = itemOf(line.text);
        item.quantity += line.quantity;
        item.amount += lineTotal(line);
        if (line.discount === undefined) continue;
        const { reason, amount } = line.discount;
        const discount = rowOf(discounts, reason, () => ({ reason, count: 0, amount: 0 }));
        discount.count += 1;
        discount.amount += amount;
      }
    },
    refund(entry: RefundEntry) {
      const { orderNumber, settled: kind, method, amount, reason, at, lines } = entry;
      methodOf(method).refunded += amount;
      personOf(entry).givenBack += amount;
      for (const [rateBasisPoints, given] of amountsByRate(lines)) {
        const rate = rateOf(rateBasisPoints);
        rate.refunded += given;
        rate.refundedTax += containedTax(given, rateBasisPoints);
      }
      for (const line of lines) {
        if (line.text === null) continue;
        const item = itemOf(line.text);
        item.givenBack = (item.givenBack ?? 0) + line.amount;
      }
      refunds.push({ orderNumber, kind, what: refundText(lines), method, amount, reason, at });
    },
    takings: (): CurrencyTakings => ({
      ...{ currency, sales, sold },
      methods: paymentMethods.map(methodOf),
      rates: [...rates.values()].toSorted((a, b) => b.rateBasisPoints - a.rateBasisPoints),
      items: [...items.values()].toSorted((a, b) => b.amount - a.amount),
      discounts: [...discounts.values()].toSorted((a, b) => b.amount - a.amount),
      refunds,
      ...([...people.values()].some(({ by }) => by !== null) ? { people: byTaken(people.values()) } : {}),
    }),
  };
}

export function createTally({ currency, float, nameOf }: TallyOptions): Tally {
  const currencies = new Map<string, ReturnType<typeof currencyTally>>();
  const moves: CashMoveView[] = [];
  const credits = new Map<Endpoint, Open<CreditUse>>();
  const paper = new Map<MediumId, number>();
  let prints = 0;
  let lastMoneyAt: string | null = null;
  const tallyOf = (of: string) => rowOf(currencies, of, () => currencyTally(of));
  // That of the price list first, also on a day without a sale.
  tallyOf(currency);

  function cash(): CashDrawer {
    const [inCash] = tallyOf(currency).takings().methods;
    const { taken = 0, returned = 0, refunded = 0 } = inCash ?? {};
    const moved = (kind: CashMoveView['kind']): number =>
      moves
        .filter((move) => move.kind === kind && move.currency === currency)
        .reduce((sum, { amount }) => sum + amount, 0);
    const [paidIn, paidOut] = [moved('pay-in'), moved('pay-out')];
    const givenBack = returned + refunded;
    const expected = float + taken - givenBack + paidIn - paidOut;
    return { currency, float, taken, givenBack, paidIn, paidOut, expected };
  }

  function addMoney(entry: PartEntry | SaleEntry | RefundEntry | CashMoveEntry): void {
    if (lastMoneyAt === null || entry.at > lastMoneyAt) lastMoneyAt = entry.at;
    if (entry.kind === 'payment') tallyOf(entry.bill.currency).sale(entry);
    else if (entry.kind === 'settlement') tallyOf(entry.currency).refund(entry);
    else if (entry.kind === 'cash-move') moves.push(moveOf(entry));
    else tallyOf(entry.currency).part(entry);
  }

  return {
    add(entry) {
      if (entry.kind === 'call') {
        const { endpoint } = entry;
        rowOf(credits, endpoint, () => ({ endpoint, count: 0 })).count += 1;
      } else if (entry.kind === 'print') {
        // Staff may have found since that it did not come out.
        if (entry.state !== 'printed' && entry.state !== 'uncertain') return;
        prints += 1;
        paper.set(entry.mediumId, (paper.get(entry.mediumId) ?? 0) + entry.copies);
      } else addMoney(entry);
    },
    report: () => ({
      takings: [...currencies.values()].map(({ takings }) => takings()),
      cash: cash(),
      moves: [...moves],
      credits: [...credits.values()].toSorted((a, b) => b.count - a.count),
      prints,
      paper: [...paper]
        .map(([mediumId, sheets]) => ({ mediumId, name: nameOf(mediumId), sheets }))
        .toSorted((a, b) => b.sheets - a.sheets),
    }),
    get lastMoneyAt() {
      return lastMoneyAt;
    },
  };
}

const moveOf = ({ id, moved, amount, currency, reason, at }: CashMoveEntry): CashMoveView => ({
  ...{ id, kind: moved, amount, currency, reason, at },
});
