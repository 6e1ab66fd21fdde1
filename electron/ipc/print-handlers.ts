import type { Studio } from '../studio.ts';
import type { Handlers } from './handle.ts';

/** Files for staff, sheets and printers. */
export function printHandlers(
  studio: () => Studio,
): Pick<
  Handlers,
  | 'receiptFile'
  | 'slipFile'
  | 'finalFile'
  | 'sheetFile'
  | 'listPrinters'
  | 'planSheet'
  | 'printSheet'
  | 'confirmPrint'
  | 'reprint'
> {
  const prints = () => studio().prints;
  const papers = () => studio().papers;
  return {
    receiptFile: ({ orderId }) => papers().receipt(orderId),
    slipFile: ({ codeId }) => papers().slip(codeId),
    finalFile: ({ orderId, photoId }) => papers().final(orderId, photoId),
    sheetFile: ({ orderId, layout }) => prints().file(orderId, layout),
    listPrinters: () => prints().printers(),
    planSheet: ({ orderId, layout }) => prints().plan(orderId, layout),
    printSheet: ({ orderId, printerId, layout, copies }) =>
      prints().print(orderId, { printerId, layout, copies }),
    confirmPrint: ({ printId, printed }) => prints().confirm(printId, printed),
    reprint: ({ printId, reason }) => prints().reprint(printId, reason),
  };
}
