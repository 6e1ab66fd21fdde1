import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { PrinterView } from '../../shared/model/prints.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
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
  return { printers, failure, load };
});
