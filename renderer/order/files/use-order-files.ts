import type { CodeId, PhotoId } from '../../../shared/ids.ts';
import type { FileView } from '../../../shared/model/files.ts';
import type { SheetFormat } from '../../../shared/printing.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { useOrderStore } from '../../state/order-store.ts';
import type { SheetOnPrinter } from '../sheet/sheet-layout.ts';

/** Saves the files of an order in the system's own way: receipt, photo record, finals, sheet and slip. */
export function useOrderFiles(): {
  saveReceipt: () => Promise<void>;
  saveRecord: () => Promise<void>;
  saveFinal: (photoId: PhotoId) => Promise<void>;
  saveSheet: (sheet: SheetOnPrinter, format: SheetFormat) => Promise<void>;
  saveSlip: (codeId: CodeId) => Promise<void>;
} {
  const store = useOrderStore();

  async function save(file: () => Promise<FileView>): Promise<void> {
    try {
      await saveFile(file);
    } catch (error) {
      const failure = expectedFailure(error);
      if (failure !== null) store.fail(failure);
    }
  }
  const ofOrder = async (
    file: (orderId: NonNullable<typeof store.order>['id']) => Promise<FileView>,
  ): Promise<void> => {
    const id = store.order?.id;
    if (id !== undefined) await save(() => file(id));
  };

  return {
    saveReceipt: () => ofOrder((orderId) => kiosk().receiptFile({ orderId })),
    saveRecord: () => ofOrder((orderId) => kiosk().recordFile({ orderId })),
    saveFinal: (photoId) => ofOrder((orderId) => kiosk().finalFile({ orderId, photoId })),
    saveSheet: (sheet, format) => ofOrder((orderId) => kiosk().sheetFile({ orderId, ...sheet, format })),
    saveSlip: (codeId) => save(() => kiosk().slipFile({ codeId })),
  };
}
