import { codePart, linkCode, openCode, remindOfCode } from '../orders/code-desk.ts';
import { deskOrders, deskView, findOrders } from '../orders/desk.ts';
import { recordsGap } from '../orders/records-gap.ts';
import { scannedOrder } from '../orders/scanned-order.ts';
import { listOpenCalls } from '../orders/calls/ledger.ts';
import { lostCalls, settleLostCalls } from '../orders/calls/lost-calls.ts';
import { usualSeconds } from '../orders/calls/usual-seconds.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the desk, its search, the codes, the documents and the calls of all orders. */
export function deskHandlers(
  studio: () => Pick<Studio, 'status' | 'acknowledgeCredit' | 'deps' | 'orders' | 'tidying'>,
) {
  return {
    kioskStatus: () => studio().status(),
    acknowledgeCredit() {
      studio().acknowledgeCredit();
      return studio().status();
    },
    recordsGap: () => recordsGap(studio().deps),
    acceptRecordsGap({ gapId }) {
      const { records, note } = studio().deps;
      note('gap-accepted', {});
      records.acceptGap(gapId);
      studio().tidying.again();
      return studio().status();
    },
    lostCalls: () => lostCalls(studio().deps),
    settleLostCalls: ({ seqs }) => settleLostCalls(studio().deps, seqs),
    desk: () => deskView(studio().deps),
    deskOrders: ({ column, skip }) => deskOrders(studio().deps, column, skip),
    findOrders: ({ text }) => findOrders(studio().deps, text),
    scannedOrder: ({ text }) => scannedOrder(studio().deps, text),
    listCodes: ({ list, text, skip }) => codePart(studio().deps, list, text, skip),
    openCode: ({ codeId }) => openCode(studio().deps, codeId),
    linkCode: ({ codeId, linked }) => linkCode(studio().deps, codeId, linked),
    remindOfCode: ({ codeId, reminded }) => remindOfCode(studio().deps, codeId, reminded),
    listOpenCalls: () => listOpenCalls(studio().deps),
    usualSeconds: ({ endpoint }) => usualSeconds(studio().deps, endpoint),
    listDocuments: () => studio().orders.documents.list(),
  } satisfies Partial<Handlers>;
}
