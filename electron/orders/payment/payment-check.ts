import { setTimeout as wait } from 'node:timers/promises';
import { KioskError } from '../../../shared/errors.ts';
import type { PhotoMode } from '../../../shared/model/order.ts';
import { creditDoubt } from '../calls/credit.ts';
import type { Needs } from '../deps.ts';

/** Longest wait for the service's answer while a customer is about to pay, ms. */
const longestWait = 10_000;

/**
 * Asks the service, free of charge, whether the finals of an order are likely to come once the customer has paid.
 *
 * @param needed the number of photos that the service makes; without any, it is not asked
 * @returns `FINAL_IN_DOUBT` with its `reason`, or null. Either is a hint: the counters may be shared, and the interface
 * does not say what counts on them
 */
export async function doubtBeforePayment(
  { service, clock }: Needs<'service' | 'clock'>,
  mode: PhotoMode,
  needed: number,
): Promise<KioskError | null> {
  if (needed === 0) return null;
  const given = new AbortController();
  const asked = await Promise.race([
    service.refreshCredit().then(() => true),
    wait(longestWait, false, { signal: given.signal }).catch(() => false),
  ]);
  given.abort();
  const failure = service.failure();
  if (!asked || failure !== null) {
    const error = failure?.code ?? 'SERVICE_UNREACHABLE';
    return new KioskError('FINAL_IN_DOUBT', 'the service does not answer', { reason: 'service-down', error });
  }
  const status = service.account()?.status ?? null;
  const doubt = status === null ? null : creditDoubt(status, { mode, needed, now: clock.now() });
  return doubt === null
    ? null
    : new KioskError('FINAL_IN_DOUBT', 'the account may give no final', { needed, ...doubt });
}
