import { onUnmounted, shallowRef, type Ref } from 'vue';
import type { ExportTarget } from '../../shared/exporting.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Milliseconds between an answer and the next look-up: mounting a drive takes about that long. */
const againMs = 3_000;

/**
 * The folder and drives to which pictures can be exported, kept current while they are on screen: a drive appears when it
 * is connected and disappears when it is removed.
 */
export function useExportTargets(): {
  /** Null before the first answer. */
  readonly targets: Ref<readonly ExportTarget[] | null>;
  readonly failure: Ref<BridgeError | null>;
  readonly look: () => Promise<void>;
} {
  const targets = shallowRef<readonly ExportTarget[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    try {
      targets.value = await kiosk().exportTargets();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
    if (!left) timer = setTimeout(() => void look(), againMs);
  }
  onUnmounted(() => {
    left = true;
    clearTimeout(timer);
  });
  void look();
  return { targets, failure, look };
}
