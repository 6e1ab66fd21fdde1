import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { PrinterProfile, RulerReading } from '../../../shared/printing.ts';
import type { PrinterSetupView } from '../../../shared/model/printer-setup.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { kiosk, kioskEvents, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** The printer that is being set up. The last view stays on screen until the next answer, or if none comes. */
export const usePrinterSetupStore = defineStore('printer-setup', () => {
  const setup = shallowRef<PrinterSetupView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  const asking = ref(false);
  let printerId = '';
  let answers = 0;
  let askAgain = false;

  function take(view: PrinterSetupView): void {
    answers += 1;
    // Staff may have moved on to another printer meanwhile.
    if (view.printer.id === printerId) setup.value = view;
  }
  /** Queries the printer's driver and the journal again. A call during a query starts one more query after it. */
  async function look(): Promise<void> {
    askAgain = asking.value;
    if (asking.value || printerId === '') return;
    asking.value = true;
    const before = answers;
    try {
      const view = await kiosk().printerSetup({ printerId });
      // A view that was saved while the answer was on its way is newer than the answer.
      if (answers === before) take(view);
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      asking.value = false;
    }
    if (askAgain) await look();
  }
  async function open(id: string): Promise<void> {
    if (id !== printerId) {
      setup.value = null;
      failure.value = null;
    }
    printerId = id;
    await look();
  }
  /** Stops following the printer when its screen is left. */
  function close(): void {
    setup.value = null;
    printerId = '';
  }
  const saveProfile = async (profile: PrinterProfile): Promise<void> =>
    take(await kiosk().saveProfile({ printerId, profile }));
  const printCalibration = async (mediumId: MediumId): Promise<void> =>
    take(await kiosk().printCalibration({ printerId, mediumId }));
  const saveReading = async (mediumId: MediumId, reading: RulerReading): Promise<void> =>
    take(await kiosk().saveReading({ printerId, mediumId, reading }));
  const loadSupply = async (prints: number | null): Promise<void> =>
    take(await kiosk().loadSupply({ printerId, prints }));

  kioskEvents().onPrintChanged(() => {
    if (setup.value !== null) void look();
  });
  return {
    setup,
    failure,
    asking,
    open,
    close,
    look,
    saveProfile,
    printCalibration,
    saveReading,
    loadSupply,
  };
});
