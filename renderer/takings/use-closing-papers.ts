import { ref, type Ref, type ShallowRef } from 'vue';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { saveFile } from '../ui/files/save-file.ts';
import { useAct } from '../ui/use-act.ts';

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
  const { busy, failure: trouble, act } = useAct();
  const printedOn = ref<string | null>(null);
  return {
    ...{ busy, printedOn, trouble },
    print: () =>
      act(async () => {
        printedOn.value = null;
        printedOn.value = (await kiosk().printClosing({ number: number() })).printerName;
      }),
    savePdf: () => act(() => saveFile(() => kiosk().closingFile({ number: number() }))),
    saveCsv: () => act(() => saveFile(() => kiosk().closingsCsv({ from: number(), to: number() }))),
  };
}
