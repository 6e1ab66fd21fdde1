import { describe, expect, it } from 'vitest';
import { creditDoubt, creditWarnings, leftFor } from '../../../../electron/orders/calls/credit.ts';
import type { AccountStatus } from '../../../../shared/service/wire.ts';

const now = new Date('2026-11-21T09:30:00Z');

/** Returns an account by the quota and the remaining calls of its two counters. */
const account = (previews: readonly [number, number], photos: readonly [number, number]): AccountStatus => ({
  accountStatus: 'SUBSCRIBED',
  freeTrialEndTime: null,
  subscription: {
    ...{ subscriptionStatus: 'SUBSCRIPTION_COMPLETE', subscriptionResetTime: null },
    ...{ makeIdPhotoWatermarkApiQuota: previews[0], makeIdPhotoWatermarkApiRemaining: previews[1] },
    ...{ makeIdPhotoApiQuota: photos[0], makeIdPhotoApiRemaining: photos[1] },
  },
});

describe('an account without credit of the kind that a studio needs', () => {
  it.each([
    ['preview', account([0, 0], [100, 60])],
    ['direct', account([100, 60], [0, 0])],
  ] as const)('has nothing left in %s mode, and says so', (mode, status) => {
    expect(leftFor(status, mode)).toBe(0);
    expect(creditWarnings(status, { mode, few: 20, now })).toMatchObject([{ left: 0 }]);
  });

  it('gives no direct final', () => {
    const status = account([100, 60], [0, 0]);
    expect(creditDoubt(status, { mode: 'direct', needed: 1, now })).toEqual({
      reason: 'no-credit',
      remaining: 0,
    });
  });
});

describe('the final of a preview', () => {
  it.each([
    ['no preview is left and photos were never given', account([100, 0], [0, 0]), true],
    ['nothing is left of either', account([100, 0], [100, 0]), true],
    ['no preview is left, and photos are', account([100, 0], [100, 7]), false],
    ['previews are left, and photos were never given', account([100, 7], [0, 0]), false],
  ])('when %s', (_what, status, doubtful) => {
    expect(creditDoubt(status, { mode: 'preview', needed: 1, now }) !== null).toBe(doubtful);
  });
});
