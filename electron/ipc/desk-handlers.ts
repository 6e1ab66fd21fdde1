import { deskView, findOrders, listCodes } from '../orders/desk.ts';
import { listOpenCalls } from '../orders/ledger.ts';
import type { Studio } from '../studio.ts';
import type { Handlers } from './handle.ts';

const mostSuggestions = 8;

/** The desk, its search, the codes and the documents. */
export function deskHandlers(
  studio: () => Studio,
): Pick<
  Handlers,
  | 'kioskStatus'
  | 'acknowledgeCredit'
  | 'recordsGap'
  | 'acceptRecordsGap'
  | 'desk'
  | 'findOrders'
  | 'findCustomers'
  | 'listCodes'
  | 'listDocuments'
  | 'listOpenCalls'
> {
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
    findOrders: ({ text }) => findOrders(studio().deps, text),
    findCustomers: ({ text }) => studio().deps.records.customers.search(text, mostSuggestions),
    listCodes: () => listCodes(studio().deps),
    listOpenCalls: () => listOpenCalls(studio().deps),
    listDocuments: () => studio().orders.documents.list(),
  };
}
