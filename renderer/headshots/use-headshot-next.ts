import { computed, type ComputedRef } from 'vue';
import { t, tc } from '../i18n/index.ts';
import { isSecondPress } from '../ui/second-press.ts';
import type { Headshots } from './use-headshots.ts';

export interface NextStep {
  readonly words: string;
  readonly run: () => unknown;
  readonly blocked?: boolean;
}

/**
 * Decides what Enter does: the paid run on the sheet; in the large view, keeping one picture after another.
 * @param ways `useless` is true when the service would refuse the reference again; `leave` leads to the choice of another
 * one
 */
export function useHeadshotNext(
  { draft, whole, large, look, step, isLast, since, uncertain, generate, keep }: Headshots,
  ways: { readonly leave: () => Promise<void>; readonly useless: () => boolean },
): ComputedRef<NextStep> {
  const { leave, useless } = ways;
  async function keepAndGoOn(): Promise<void> {
    const version = large.value;
    if (version === null) return;
    // Move on at once: another Enter then concerns the next picture, and a filter may hide this one once it is marked.
    if (!step(1)) look(null);
    if (version.mark !== 'kept') await keep(version);
  }
  async function leaveIt(): Promise<void> {
    if (!isSecondPress(since.value)) await leave();
  }
  return computed(() => {
    if (large.value !== null) {
      const kept = large.value.mark === 'kept';
      const words = isLast.value
        ? t(kept ? 'headshots.large.back' : 'headshots.large.keepLast')
        : t(kept ? 'headshots.large.next' : 'headshots.large.keepNext');
      return { words, run: keepAndGoOn };
    }
    if (uncertain.value !== null || since.value !== null)
      return { words: t('retouch.leaveDo'), run: leaveIt };
    if (useless()) return { words: t('headshots.trouble.other'), run: leave };
    return { words: tc('headshots.make', draft.value.sampleNumber), run: generate, blocked: !whole.value };
  });
}
