import type { CodeView, DeskView, OrderSummary } from '../../shared/model.ts';
import type { OrdersDeps } from './deps.ts';
import { orderSummary } from './view.ts';

/** What fits on the desk; everything older is found by searching. */
const deskRows = 30;
const searchRows = 50;
const codeRows = 500;
/** A code is worth a call to the customer in its last week. */
const expiresSoonMs = 7 * 24 * 60 * 60 * 1000;

/** When the studio's day began, by the machine's own time zone. */
export const midnightBefore = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate());

/** The desk: what is in hand, what was done today, which codes run out. */
export function deskView(deps: OrdersDeps): DeskView {
  const { records, clock } = deps;
  const now = clock.now();
  const midnight = midnightBefore(now);
  const soon = new Date(now.getTime() + expiresSoonMs);
  return {
    inHand: records.orders.inHand(deskRows).map((order) => orderSummary(deps, order)),
    doneToday: records.orders
      .doneSince(midnight.toISOString(), deskRows)
      .map((order) => orderSummary(deps, order)),
    codesExpiring: records.codes.expiringBetween(now.toISOString(), soon.toISOString()),
  };
}

export const findOrders = (deps: OrdersDeps, text: string): readonly OrderSummary[] =>
  deps.records.orders.search(text, searchRows).map((order) => orderSummary(deps, order));

export const listCodes = (deps: OrdersDeps): readonly CodeView[] => deps.records.codes.list(codeRows);
