import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { PrinterView } from '../../shared/model/prints.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { t } from '../i18n/index.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The printers that a sheet can go to. */
export const usePrintersStore = defineStore('printers', () => {
  const printers = shallowRef<readonly PrinterView[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  async function load(): Promise<void> {
    try {
      printers.value = await kiosk().listPrinters();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  /** Returns a printer's name for a sentence, or words for one that is missing or not known yet. */
  function nameOf(printerId: string): string {
    if (printers.value === null) return t('handover.printerUnknown');
    return printers.value.find(({ id }) => id === printerId)?.name ?? t('handover.printerGone');
  }
  return { printers, failure, load, nameOf };
});
