import { savedSheetFile } from '../orders/prints/saved-sheet-file.ts';
import { findSheetPhotos } from '../orders/prints/sheet-photos.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';
import { noteExports } from './note-exports.ts';

/** Handles files for staff, sheets and printers. */
export function printHandlers(studio: () => Pick<Studio, 'prints' | 'papers' | 'printDesk' | 'deps'>) {
  const prints = () => studio().prints;
  const papers = () => studio().papers;
  const noted = noteExports(studio);
  return {
    receiptFile: ({ orderId }) => noted(papers().receipt(orderId), { order: orderId, file: 'receipt' }),
    recordFile: ({ orderId }) => noted(papers().record(orderId), { order: orderId, file: 'record' }),
    slipFile: ({ codeId }) => noted(papers().slip(codeId), { subject: codeId, file: 'slip' }),
    finalFile: ({ orderId, photoId }) =>
      noted(papers().final(orderId, photoId), { order: orderId, subject: photoId, file: 'final' }),
    sheetFile: ({ orderId, ...sheet }) =>
      noted(prints().file(orderId, sheet), { order: orderId, file: 'sheet' }),
    savedSheetFile: ({ printId }) => savedSheetFile(studio().deps, printId),
    listPrinters: () => prints().printers(),
    planSheet: ({ orderId, ...sheet }) => prints().plan(orderId, sheet),
    findSheetPhotos: ({ orderId, text }) => findSheetPhotos(studio().deps, orderId, text),
    printSheet: ({ orderId, ...sheet }) => prints().print(orderId, sheet),
    printServiceSheet: ({ orderId, ...sheet }) => prints().printServiceSheet(orderId, sheet),
    printPapers: ({ orderId, papers: wanted }) => prints().printPapers(orderId, wanted),
    printSlip: ({ codeId, reason }) => prints().printSlip(codeId, reason),
    confirmPrint: ({ printId, printed }) => prints().confirm(printId, printed),
    reprint: ({ printId, reason }) => prints().reprint(printId, reason),
    moveTargets: ({ printId }) => prints().moveTargets(printId),
    movePrint: ({ printId, ...to }) => prints().move(printId, to),
    listPrints: () => studio().printDesk.list(),
    cancelPrint: ({ printId }) => studio().printDesk.cancel(printId),
    resumePrinter: ({ printerId }) => studio().printDesk.resume(printerId),
  } satisfies Partial<Handlers>;
}
