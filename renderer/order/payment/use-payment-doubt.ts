import { computed, ref, type ComputedRef } from 'vue';
import { errorCodes, type ErrorCode, type ErrorDetails } from '../../../shared/errors.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { onlyFormats } from '../../state/order-progress.ts';
import { useOrderStore } from '../../state/order-store.ts';

/** Reasons why a final paid for now would most likely not arrive. */
export const doubtReasons = ['no-credit', 'trial-ended', 'subscription-ended', 'service-down'] as const;
type DoubtReason = (typeof doubtReasons)[number];

export interface Doubt {
  readonly reason: DoubtReason;
  /** The service's error when it was asked; null when not known. */
  readonly error: ErrorCode | null;
}

const isReason = (value: unknown): value is DoubtReason => doubtReasons.some((reason) => reason === value);
const isCode = (value: unknown): value is ErrorCode => errorCodes.some((code) => code === value);

const doubtOf = (details: ErrorDetails): Doubt => ({
  reason: isReason(details['reason']) ? details['reason'] : 'service-down',
  error: isCode(details['error']) ? details['error'] : null,
});

/**
 * Decides whether it is wise to take money now. The status gives a first warning before staff reach for the till. The
 * main process asks for the account's status when the payment is recorded, and its answer holds until the next check. An order
 * that the service makes nothing for is never in doubt.
 */
export function usePaymentDoubt(order: () => OrderView): {
  doubt: ComputedRef<Doubt | null>;
  checking: ComputedRef<boolean>;
  /** Asks for the account's status again, which is free. */
  check: () => Promise<void>;
} {
  const store = useOrderStore();
  const status = useStatusStore();
  const asking = ref(false);
  /** Result of the last check, which holds until the next one. */
  const found = ref<Doubt | null>(null);

  const doubt = computed<Doubt | null>(() => {
    if (onlyFormats(order())) return null;
    if (found.value !== null) return found.value;
    if (store.failure?.code === 'FINAL_IN_DOUBT') return doubtOf(store.failure.details);
    const service = status.status?.service;
    if (service === undefined) return null;
    const ended = service.warnings.some((warning) => warning.kind === 'trial-ends' && warning.ended);
    if (ended) return { reason: 'trial-ended', error: null };
    if (service.photosLeft === 0) return { reason: 'no-credit', error: null };
    return service.light === 'bad' ? { reason: 'service-down', error: null } : null;
  });

  async function check(): Promise<void> {
    if (asking.value) return;
    asking.value = true;
    try {
      await kiosk().accountStatus();
      store.dismiss();
      found.value = null;
      await status.load();
    } catch (error) {
      const failure = expectedFailure(error);
      if (failure !== null) found.value = { reason: 'service-down', error: failure.code };
    } finally {
      asking.value = false;
    }
  }
  return { doubt, checking: computed(() => asking.value), check };
}
