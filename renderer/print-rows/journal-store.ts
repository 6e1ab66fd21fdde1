import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { PrintId } from '../../shared/ids.ts';
import type { PrintView } from '../../shared/model/prints.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Every print of the studio, newest first. The last list stays on screen until the next answer, or if none comes. */
export const useJournalStore = defineStore('journal', () => {
  const prints = shallowRef<readonly PrintView[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  /** The error of the last action. */
  const trouble = shallowRef<BridgeError | null>(null);
  const acting = ref<PrintId | null>(null);
  let asking = false;
  let askAgain = false;

  /** Loads the prints. A call during a load starts one more load after it: a running print changes often. */
  async function load(): Promise<void> {
    askAgain = asking;
    if (asking) return;
    asking = true;
    try {
      prints.value = await kiosk().listPrints();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      asking = false;
    }
    if (askAgain) await load();
  }

  /** Runs one action on a print. Whatever its order or retouch session answers, the journal shows the result. */
  async function act(printId: PrintId, call: () => Promise<unknown>): Promise<void> {
    if (acting.value !== null) return;
    acting.value = printId;
    trouble.value = null;
    try {
      await call();
    } catch (error) {
      trouble.value = expectedFailure(error);
    } finally {
      acting.value = null;
    }
    await load();
  }
  const cancel = (printId: PrintId): Promise<void> => act(printId, () => kiosk().cancelPrint({ printId }));
  const confirm = ({ id: printId, sessionId, kind }: PrintView, printed: boolean): Promise<void> =>
    act(printId, () => {
      if (kind === 'closing') return kiosk().confirmClosingPrint({ printId, printed });
      return sessionId === null
        ? kiosk().confirmPrint({ printId, printed })
        : kiosk().confirmHeadshotPrint({ printId, printed });
    });
  const reprint = ({ id: printId, sessionId }: PrintView, reason: string): Promise<void> =>
    act(printId, () =>
      sessionId === null
        ? kiosk().reprint({ printId, reason })
        : kiosk().reprintHeadshot({ printId, reason }),
    );

  const move = (printId: PrintId, printerId: string, reason: string): Promise<void> =>
    act(printId, () => kiosk().movePrint({ printId, printerId, reason }));

  kioskEvents().onPrintChanged(() => {
    if (prints.value !== null) void load();
  });
  return { prints, failure, trouble, acting, load, cancel, confirm, reprint, move };
});
