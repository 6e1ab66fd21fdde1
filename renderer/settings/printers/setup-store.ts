import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { PrinterProfile, PrinterSetupView, RulerReading } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { kiosk, kioskEvents, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** The one printer that is being set up. What is there stays on screen until the answer comes, and when none does. */
export const usePrinterSetupStore = defineStore('printer-setup', () => {
  const setup = shallowRef<PrinterSetupView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  const asking = ref(false);
  let printerId = '';
  let answers = 0;
  let askAgain = false;

  function take(view: PrinterSetupView): void {
    answers += 1;
    // Someone may have gone on to another printer while this one was asked.
    if (view.printer.id === printerId) setup.value = view;
  }
  /** Asks the printer's driver and the journal again. While that goes on, asking again asks once more after it. */
  async function look(): Promise<void> {
    askAgain = asking.value;
    if (asking.value || printerId === '') return;
    asking.value = true;
    const before = answers;
    try {
      const view = await kiosk().printerSetup({ printerId });
      // What was saved while the answer was on its way is newer than the answer.
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
  /** Nobody looks at it any more: what it prints need not be asked about. */
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
