import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';
import { saveFile } from '../ui/save-file.ts';

export interface ClosingPapers {
  readonly busy: Ref<boolean>;
  /** The printer that the closing was last sent to; null before that. */
  readonly printedOn: Ref<string | null>;
  readonly trouble: ShallowRef<BridgeError | null>;
  readonly print: () => Promise<void>;
  readonly savePdf: () => Promise<void>;
  readonly saveCsv: () => Promise<void>;
}

/** Prints a closing and saves it as a file, one after another. */
export function useClosingPapers(number: () => number): ClosingPapers {
  const busy = ref(false);
  const printedOn = ref<string | null>(null);
  const trouble = shallowRef<BridgeError | null>(null);

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    try {
      await work();
    } catch (error) {
      trouble.value = expectedFailure(error);
    } finally {
      busy.value = false;
    }
  }
  return {
    ...{ busy, printedOn, trouble },
    print: () =>
      run(async () => {
        printedOn.value = null;
        printedOn.value = (await kiosk().printClosing({ number: number() })).printerName;
      }),
    savePdf: () => run(async () => saveFile(await kiosk().closingFile({ number: number() }))),
    saveCsv: () => run(async () => saveFile(await kiosk().closingsCsv({ from: number(), to: number() }))),
  };
}
