/**
 * The account as the command line wants it, so that each state of the interface can be met:
 *
 * | --account | answers                          | making photos                          |
 * |-----------|----------------------------------|----------------------------------------|
 * | trial     | FREE_TRIAL, active               | works; the default                     |
 * | active    | SUBSCRIBED, active               | works                                  |
 * | pending   | SUBSCRIBED, pending              | 402                                    |
 * | failed    | SUBSCRIBED, failed               | 402                                    |
 * | canceled  | SUBSCRIBED, canceled             | works until its period ends, then 402  |
 * | deleted   | SUBSCRIBED, deleted              | 403                                    |
 * | empty     | SUBSCRIBED, active, quotas of 0  | 402 where a quota counts               |
 *
 * The list of documents, their details and the account itself answer in every state: they are free, and
 * a state that cannot be asked for cannot be shown.
 */
import { PracticeError } from './errors.ts';
import { nextReset, type Quota, type QuotaEndpoint } from './store/account.ts';
import type { Store } from './store/index.ts';

export const accountKinds = ['trial', 'active', 'pending', 'failed', 'canceled', 'deleted', 'empty'] as const;
export type AccountKind = (typeof accountKinds)[number];

export interface Subscription {
  /** The answer of `queryAccountStatus`. */
  describe(): object;
  /** @throws PracticeError 402 or 403 when the account's state allows no photos */
  requireUsable(): void;
  /** @throws PracticeError 402 when none is left */
  requireQuota(endpoint: QuotaEndpoint): void;
}

const statuses: Readonly<Record<AccountKind, string>> = {
  // A trial's subscription counts as active: it can be used, and a client that refuses inactive subscriptions must
  // not refuse practice.
  trial: 'SUBSCRIPTION_COMPLETE',
  active: 'SUBSCRIPTION_COMPLETE',
  pending: 'SUBSCRIPTION_PENDING',
  failed: 'SUBSCRIPTION_FAILED',
  canceled: 'SUBSCRIPTION_CANCELED',
  deleted: 'SUBSCRIPTION_DELETED',
  empty: 'SUBSCRIPTION_COMPLETE',
};

const CANCELED_UNTIL = 'canceled-until';
const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/**
 * Returns the end of the service period of a canceled account, Unix ms: the first of the month after its first start
 * as canceled. A start in another state resets it.
 */
function canceledUntil(kind: AccountKind, store: Store, now: number): number {
  if (kind !== 'canceled') {
    store.settings.write(CANCELED_UNTIL, null);
    return Infinity;
  }
  const kept = store.settings.read(CANCELED_UNTIL);
  if (kept !== null) return Number(kept);
  store.settings.write(CANCELED_UNTIL, String(nextReset(now)));
  return nextReset(now);
}

/** @param now Unix milliseconds */
export function createSubscription(kind: AccountKind, store: Store, now: () => number): Subscription {
  const usableUntil = canceledUntil(kind, store, now());

  function quota(endpoint: QuotaEndpoint): Quota {
    const counted = store.account.quota(endpoint);
    const reset = kind === 'canceled' ? { resetAt: usableUntil } : {};
    const nothing = kind === 'empty' ? { total: 0, remaining: 0 } : {};
    return { ...counted, ...reset, ...nothing };
  }

  return {
    describe() {
      const [direct, preview] = [quota('makeIdPhoto'), quota('makeIdPhotoWatermark')];
      const subscription = {
        subscriptionStatus: statuses[kind],
        subscriptionResetTime: seconds(direct.resetAt),
        makeIdPhotoApiQuota: direct.total,
        makeIdPhotoWatermarkApiQuota: preview.total,
        makeIdPhotoApiRemaining: direct.remaining,
        makeIdPhotoWatermarkApiRemaining: preview.remaining,
      };
      // The practice trial restarts each month, so it ends at the reset.
      return kind === 'trial'
        ? { accountStatus: 'FREE_TRIAL', freeTrialEndTime: seconds(direct.resetAt), subscription }
        : { accountStatus: 'SUBSCRIBED', subscription };
    },

    requireUsable() {
      const inactive = (message: string): PracticeError =>
        new PracticeError('SUBSCRIPTION_INACTIVE', message);
      if (kind === 'pending') throw inactive('The subscription is not active yet.');
      if (kind === 'failed') throw inactive('The payment of the subscription failed.');
      if (kind === 'deleted') throw new PracticeError('ACCOUNT_DELETED', 'This account was deleted.');
      if (now() >= usableUntil) throw inactive('The subscription was cancelled and its period is over.');
    },

    requireQuota(endpoint) {
      if (quota(endpoint).remaining > 0) return;
      throw new PracticeError('QUOTA_EXHAUSTED', `The quota of ${endpoint} is used up until it resets.`);
    },
  };
}
