import type { AccountStatusView } from '../../shared/model/account.ts';
import type { AccountStatus, HealthAnswer } from '../../shared/service/wire.ts';
import type { Clock } from '../clock.ts';
import type { ServiceClient } from '../service/client.ts';
import { ServiceFailure } from '../service/failure.ts';

/**
 * Asks the service for its health and for the account's status: two free look-ups. Only the account's answer
 * is required; a service that does not report its health may still work.
 * @throws ServiceFailure of the account's look-up
 */
export async function askStatus(
  client: Pick<ServiceClient, 'health' | 'accountStatus'>,
  asking: { readonly practice: boolean; readonly clock: Clock },
): Promise<AccountStatusView> {
  const [health, account] = await Promise.all([
    client.health().catch((error: unknown) => {
      if (error instanceof ServiceFailure) return null;
      throw error;
    }),
    client.accountStatus(),
  ]);
  return statusView(health, account, { practice: asking.practice, at: asking.clock.now() });
}

/** Keeps the service's words as they came: a word that the interface does not define is shown, not judged. */
function statusView(
  health: HealthAnswer | null,
  { accountStatus, freeTrialEndTime, subscription }: AccountStatus,
  asked: { readonly practice: boolean; readonly at: Date },
): AccountStatusView {
  return {
    practice: asked.practice,
    health: health === null ? null : { word: health.status, good: health.healthy },
    accountStatus,
    freeTrialEndsAt: timeOf(freeTrialEndTime),
    subscription:
      subscription === null
        ? null
        : {
            status: subscription.subscriptionStatus,
            resetsAt: timeOf(subscription.subscriptionResetTime),
            previews: {
              quota: subscription.makeIdPhotoWatermarkApiQuota,
              remaining: subscription.makeIdPhotoWatermarkApiRemaining,
            },
            photos: {
              quota: subscription.makeIdPhotoApiQuota,
              remaining: subscription.makeIdPhotoApiRemaining,
            },
          },
    checkedAt: asked.at.toISOString(),
  };
}

/**
 * Converts Unix seconds, the interface's unit, to ISO 8601; null for null and for a figure outside the range
 * of dates.
 */
function timeOf(unixSeconds: number | null): string | null {
  if (unixSeconds === null) return null;
  const time = new Date(unixSeconds * 1_000);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
