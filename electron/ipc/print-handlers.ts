import { findSheetPhotos } from '../orders/prints/sheet-photos.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles files for staff, sheets and printers. */
export function printHandlers(studio: () => Pick<Studio, 'prints' | 'papers' | 'printDesk' | 'deps'>) {
  const prints = () => studio().prints;
  const papers = () => studio().papers;
  return {
    receiptFile: ({ orderId }) => papers().receipt(orderId),
    recordFile: ({ orderId }) => papers().record(orderId),
    slipFile: ({ codeId }) => papers().slip(codeId),
    finalFile: ({ orderId, photoId }) => papers().final(orderId, photoId),
    sheetFile: ({ orderId, ...sheet }) => prints().file(orderId, sheet),
    listPrinters: () => prints().printers(),
    planSheet: ({ orderId, ...sheet }) => prints().plan(orderId, sheet),
    findSheetPhotos: ({ orderId, text }) => findSheetPhotos(studio().deps, orderId, text),
    printSheet: ({ orderId, ...sheet }) => prints().print(orderId, sheet),
    printServiceSheet: ({ orderId, ...sheet }) => prints().printServiceSheet(orderId, sheet),
    printPapers: ({ orderId, papers: wanted }) => prints().printPapers(orderId, wanted),
    confirmPrint: ({ printId, printed }) => prints().confirm(printId, printed),
    reprint: ({ printId, reason }) => prints().reprint(printId, reason),
    moveTargets: ({ printId }) => prints().moveTargets(printId),
    movePrint: ({ printId, ...to }) => prints().move(printId, to),
    listPrints: () => studio().printDesk.list(),
    cancelPrint: ({ printId }) => studio().printDesk.cancel(printId),
    resumePrinter: ({ printerId }) => studio().printDesk.resume(printerId),
  } satisfies Partial<Handlers>;
}
