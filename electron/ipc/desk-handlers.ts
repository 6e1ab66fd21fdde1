import { codePart } from '../orders/code-desk.ts';
import { deskOrders, deskView, findOrders } from '../orders/desk.ts';
import { scannedOrder } from '../orders/scanned-order.ts';
import { listOpenCalls } from '../orders/calls/ledger.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

const mostSuggestions = 8;

/** Handles the desk, its search, the codes and the documents. */
export function deskHandlers(studio: () => Pick<Studio, 'status' | 'acknowledgeCredit' | 'deps' | 'orders'>) {
  return {
    kioskStatus: () => studio().status(),
    acknowledgeCredit() {
      studio().acknowledgeCredit();
      return studio().status();
    },
    recordsGap: () => studio().deps.records.gap,
    acceptRecordsGap({ gapId }) {
      studio().deps.records.acceptGap(gapId);
      return studio().status();
    },
    desk: () => deskView(studio().deps),
    deskOrders: ({ column, skip }) => deskOrders(studio().deps, column, skip),
    findOrders: ({ text }) => findOrders(studio().deps, text),
    scannedOrder: ({ text }) => scannedOrder(studio().deps, text),
    findCustomers: ({ text }) => studio().deps.records.customers.search(text, mostSuggestions),
    listCodes: ({ text, skip }) => codePart(studio().deps, text, skip),
    listOpenCalls: () => listOpenCalls(studio().deps),
    listDocuments: () => studio().orders.documents.list(),
  } satisfies Partial<Handlers>;
}
