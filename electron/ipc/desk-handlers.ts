import { deskView, findOrders, listCodes } from '../orders/desk.ts';
import type { Studio } from '../studio.ts';
import type { Handlers } from './handle.ts';

const mostSuggestions = 8;

/** The desk, its search, the codes and the documents. */
export function deskHandlers(
  studio: () => Studio,
): Pick<Handlers, 'kioskStatus' | 'desk' | 'findOrders' | 'findCustomers' | 'listCodes' | 'listDocuments'> {
  return {
    kioskStatus: () => studio().status(),
    desk: () => deskView(studio().deps),
    findOrders: ({ text }) => findOrders(studio().deps, text),
    findCustomers: ({ text }) => studio().deps.records.customers.search(text, mostSuggestions),
    listCodes: () => listCodes(studio().deps),
    listDocuments: () => studio().orders.documents.list(),
  };
}
