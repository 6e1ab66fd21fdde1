import type { PhotoMode } from '../../../shared/model/order.ts';
import type { CreditWarning } from '../../../shared/model/status.ts';
import type { AccountStatus } from '../../../shared/service/wire.ts';

/** Time before the end of a trial in which staff are warned, ms. */
const trialWarningMs = 3 * 24 * 60 * 60 * 1000;
/** Subscription states that give no more photos. A canceled subscription may run to the end of its period. */
const endedStates: ReadonlySet<string> = new Set(['SUBSCRIPTION_DELETED', 'SUBSCRIPTION_FAILED']);

interface Counters {
  readonly previews: number | null;
  readonly photos: number | null;
}

/** Returns the calls left on each counter; null where the service reported none. */
export const countersOf = ({ subscription }: AccountStatus): Counters => ({
  previews: subscription?.makeIdPhotoWatermarkApiRemaining ?? null,
  photos: subscription?.makeIdPhotoApiRemaining ?? null,
});

/** Returns the calls left on the counter that this mode uses. */
export function leftFor(status: AccountStatus, mode: PhotoMode): number | null {
  const { previews, photos } = countersOf(status);
  return mode === 'direct' ? photos : previews;
}

const trialEnd = ({ accountStatus, freeTrialEndTime }: AccountStatus): number | null =>
  accountStatus === 'FREE_TRIAL' && freeTrialEndTime !== null ? freeTrialEndTime * 1000 : null;

export interface CreditDoubt {
  readonly reason: 'no-credit' | 'trial-ended' | 'subscription-ended';
  readonly remaining?: number;
}

/**
 * Returns why an account is unlikely to give `needed` finals. A direct final counts on one counter. The interface does
 * not say which counter the final of a preview uses, if any, so that final is in doubt only when every counter that the
 * account ever had is at 0.
 */
export function creditDoubt(
  status: AccountStatus,
  { mode, needed, now }: { readonly mode: PhotoMode; readonly needed: number; readonly now: Date },
): CreditDoubt | null {
  const endsAt = trialEnd(status);
  if (endsAt !== null && endsAt <= now.getTime()) return { reason: 'trial-ended' };
  if (endedStates.has(status.subscription?.subscriptionStatus ?? '')) return { reason: 'subscription-ended' };
  const { previews, photos } = countersOf(status);
  if (mode === 'direct') {
    return photos !== null && photos < needed ? { reason: 'no-credit', remaining: photos } : null;
  }
  const hasPhotos = status.subscription?.makeIdPhotoApiQuota !== 0;
  const known = [previews, hasPhotos ? photos : null].filter((left) => left !== null);
  return known.length > 0 && known.every((left) => left === 0) ? { reason: 'no-credit', remaining: 0 } : null;
}

/** Returns the warnings that staff should read before the next customer pays, the most urgent first. */
export function creditWarnings(
  status: AccountStatus,
  { mode, few, now }: { readonly mode: PhotoMode; readonly few: number; readonly now: Date },
): readonly CreditWarning[] {
  const warnings: CreditWarning[] = [];
  const endsAt = trialEnd(status);
  const untilEnd = endsAt === null ? Infinity : endsAt - now.getTime();
  if (endsAt !== null && untilEnd <= trialWarningMs) {
    warnings.push({ kind: 'trial-ends', at: new Date(endsAt).toISOString(), ended: untilEnd <= 0 });
  }
  const left = leftFor(status, mode);
  if (left !== null && left <= few) {
    warnings.push({ kind: mode === 'direct' ? 'few-photos' : 'few-previews', left });
  }
  return warnings;
}
