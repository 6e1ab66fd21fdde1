import { computed, type ComputedRef } from 'vue';
import type { ImageId } from '../../../shared/ids.ts';
import type { OrderView, WentOnAnywayView } from '../../../shared/model/order.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { stoppingPoints, verdictOf, type Verdict, type VerdictFacts } from './verdict.ts';

interface StepFacts extends Omit<VerdictFacts, 'overruled'> {
  readonly step: WentOnAnywayView['step'];
  /** The picture that is judged; null when the verdict is not about a picture. */
  readonly imageId: ImageId | null;
}

/**
 * The verdict of a step, and the record of a decision against it. A decision about a picture holds for that picture; one
 * about a printer holds for one press, because the printer changes.
 */
export function useVerdict(
  order: () => OrderView,
  facts: () => StepFacts,
): {
  verdict: ComputedRef<Verdict | null>;
  /** True while the next step must be the remedy. */
  stops: ComputedRef<boolean>;
  /** Records that staff continue anyway. @returns false when that failed, and nothing may be done */
  overrule: () => Promise<boolean>;
} {
  const store = useOrderStore();
  const all = computed<VerdictFacts & StepFacts>(() => {
    const found = facts();
    const overruled = order()
      .wentOnAnyway.filter(({ imageId }) => imageId !== null && imageId === found.imageId)
      .flatMap(({ points }) => points);
    return { ...found, overruled };
  });
  const verdict = computed(() => verdictOf(all.value));
  return {
    verdict,
    stops: computed(() => verdict.value?.light === 'bad'),
    overrule: async () => {
      const { step, imageId } = all.value;
      const points = [...stoppingPoints(all.value)];
      if (points.length === 0) return true;
      return (await store.call('goOnAnyway', (orderId) => ({ orderId, step, imageId, points }))) !== null;
    },
  };
}
