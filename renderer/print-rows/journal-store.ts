import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { PrintId } from '../../shared/ids.ts';
import type { PrintView } from '../../shared/model/prints.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Every print of the studio, newest first. What is there stays on screen until the answer comes, and when none does. */
export const useJournalStore = defineStore('journal', () => {
  const prints = shallowRef<readonly PrintView[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  /** What came of the last press of a button. */
  const trouble = shallowRef<BridgeError | null>(null);
  const acting = ref<PrintId | null>(null);
  let asking = false;
  let askAgain = false;

  /** While an answer is on its way, whoever asks again is answered after it: a print that prints changes often. */
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

  /** One press about one print; whatever its order or retouch session answers, the journal says what became of it. */
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
  const confirm = ({ id: printId, sessionId }: PrintView, printed: boolean): Promise<void> =>
    act(printId, () =>
      sessionId === null
        ? kiosk().confirmPrint({ printId, printed })
        : kiosk().confirmHeadshotPrint({ printId, printed }),
    );
  const reprint = ({ id: printId, sessionId }: PrintView, reason: string): Promise<void> =>
    act(printId, () =>
      sessionId === null
        ? kiosk().reprint({ printId, reason })
        : kiosk().reprintHeadshot({ printId, reason }),
    );

  kioskEvents().onPrintChanged(() => {
    if (prints.value !== null) void load();
  });
  return { prints, failure, trouble, acting, load, cancel, confirm, reprint };
});
