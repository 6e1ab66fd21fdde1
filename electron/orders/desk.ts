import { deskRows, foundRows } from '../../shared/lists.ts';
import type { DeskColumn, DeskView, OrderPart, OrderSummary } from '../../shared/model/desk.ts';
import { isCodeOf, readOrderCode } from '../../shared/order-code.ts';
import { photoTitle } from '../../shared/people.ts';
import { refundedOf } from '../../shared/refunds.ts';
import type { SummaryRow } from '../records/orders/order-summaries.ts';
import type { Part } from '../records/sql.ts';
import type { Needs } from './deps.ts';
import { expiringSoon } from './code-desk.ts';
import { named } from './people/people-view.ts';
import { printView } from './prints/print-view.ts';
import { waitingPrints } from './prints/waiting-prints.ts';

/** Number of prints that the desk lists; the journal has all of them. */
const deskPrints = 10;
/** Returns the start of the studio's day in the machine's time zone. */
export const midnightBefore = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate());

type DeskDeps = Needs<'records' | 'clock' | 'codeNow'>;

/**
 * The desk: the first orders in progress, the first orders finished today and the first codes about to expire, with the
 * number of each. An order that needs staff comes first, whatever its age, and counts as in progress even when it is
 * closed.
 */
export const deskView = (deps: DeskDeps): DeskView => deps.records.reading(() => readDesk(deps));

function readDesk(deps: DeskDeps): DeskView {
  const { codes } = deps.records;
  const [from, to] = expiringSoon(deps.codeNow());
  const inHand = deskOrders(deps, 'inHand', 0);
  const doneToday = deskOrders(deps, 'doneToday', 0);
  const waiting = waitingPrints(deps.records, deskPrints);
  return {
    inHand: inHand.orders,
    doneToday: doneToday.orders,
    codesExpiring: codes.expiringBetween(from, to, deskRows),
    waitingPrints: waiting.prints.map(printView),
    counts: {
      waitingPrints: waiting.count,
      inHand: inHand.count,
      needing: inHand.needing,
      doneToday: doneToday.count,
      codesExpiring: codes.countExpiringBetween(from, to),
    },
  };
}

const lastChangedFirst = (a: SummaryRow, b: SummaryRow): number => b.updatedAt.localeCompare(a.updatedAt);

/** Returns the orders in a column of the desk that follow the first `skip`. */
export function deskOrders(deps: Needs<'records' | 'clock'>, column: DeskColumn, skip: number): OrderPart {
  const { orderSummaries: summaries, calls } = deps.records;
  if (column === 'doneToday') {
    const midnight = midnightBefore(deps.clock.now()).toISOString();
    const rows = summaries.doneSince(midnight, { skip, limit: deskRows });
    return { orders: rows.map(summaryIn(deps)), count: summaries.countDoneSince(midnight), needing: 0 };
  }
  // The rows of these orders do not say yet that a call's outcome is unknown, because that could not be written.
  const unwritten = [...calls.ordersInDoubt()];
  const inDoubt = unwritten.length === 0 ? [] : summaries.inProgressAmong(unwritten).sort(lastChangedFirst);
  const needing = inDoubt.length + summaries.countNeedingAttention();
  const rows = inDoubt.slice(skip, skip + deskRows);
  /** The part of the next list that is still missing on this page. */
  const part = (before: number): Part => ({
    skip: Math.max(0, skip - before),
    limit: deskRows - rows.length,
  });
  if (rows.length < deskRows && skip < needing)
    rows.push(...summaries.needingAttention(part(inDoubt.length)));
  if (rows.length < deskRows) rows.push(...summaries.inProgress(part(needing), unwritten));
  const count = needing + summaries.countInProgress() - inDoubt.length;
  return { orders: rows.map(summaryIn(deps)), count, needing };
}

/** Finds orders by a typed text, which may be an order's code from a receipt. */
export function findOrders(deps: Needs<'records'>, text: string): readonly OrderSummary[] {
  const { records } = deps;
  const code = readOrderCode(text);
  const found = records.reading(() => records.orderSummaries.search(code?.number ?? text, foundRows));
  return found.filter((order) => code === null || isCodeOf(code, order)).map(summaryIn(deps));
}

/** Converts rows of orders to what the page shows. */
export function summaryIn({ records }: Needs<'records'>): (row: SummaryRow) => OrderSummary {
  const inDoubt = records.calls.ordersInDoubt();
  return ({ seq: _seq, createdAt: _createdAt, people, photos, bill, settlements, ...row }) => {
    const everyone = named(people, row.customerName);
    return {
      ...row,
      attention: inDoubt.has(row.id) ? 'uncertain-call' : row.attention,
      documents: photos.map((photo) => photoTitle(everyone, photo)),
      refunded: refundedOf(bill === null ? null : { bill }, settlements),
    };
  };
}
