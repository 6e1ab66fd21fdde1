/** The frame of every call that is not free: its ledger entry starts before its work and ends with it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import { PracticeError } from './errors.ts';
import { JobCancelled } from './images/worker-pool.ts';
import type { Store } from './store/index.ts';
import type { LedgerState, PaidEndpoint } from './store/ledger.ts';
import type { Subscription } from './subscription.ts';

export type RunPaid = <Result>(
  endpoint: PaidEndpoint,
  photoUuid: string | null,
  caller: Caller,
  /** On success, ends the ledger's entry in the transaction that stores its result. */
  work: (ledgerId: number) => Promise<Result>,
) => Promise<Result>;

function stateAfter(error: unknown): LedgerState {
  if (error instanceof JobCancelled) return 'cancelled';
  return error instanceof PracticeError && error.status < 500 ? 'refused' : 'failed';
}

/**
 * @param latencyMs delay of each call between its acceptance and its work
 * @returns a function that throws PracticeError 402 or 403 when the account's state allows no photos
 */
export function createPaidCall(store: Store, subscription: Subscription, latencyMs: number): RunPaid {
  return async (endpoint, photoUuid, caller, work) => {
    subscription.requireUsable();
    const ledgerId = store.ledger.accept(endpoint, photoUuid, caller.name);
    try {
      if (latencyMs > 0) await wait(latencyMs);
      return await work(ledgerId);
    } catch (error) {
      store.ledger.finish(ledgerId, stateAfter(error), photoUuid);
      throw error;
    }
  };
}
