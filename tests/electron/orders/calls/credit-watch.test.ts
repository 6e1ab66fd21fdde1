import { describe, expect, it } from 'vitest';
import { watchCredit } from '../../../../electron/orders/calls/credit-watch.ts';
import type { AccountStatus } from '../../../../shared/service/wire.ts';

const status = (previews: number, photos = 50, subscriptionResetTime = 1_800_000_000): AccountStatus => ({
  accountStatus: 'SUBSCRIBED',
  freeTrialEndTime: null,
  subscription: {
    ...{ subscriptionStatus: 'SUBSCRIPTION_COMPLETE', subscriptionResetTime },
    ...{ makeIdPhotoApiQuota: 100, makeIdPhotoWatermarkApiQuota: 100 },
    ...{ makeIdPhotoApiRemaining: photos, makeIdPhotoWatermarkApiRemaining: previews },
  },
});

/** Asks the service, which answers with these counters. */
const look = (watch: ReturnType<typeof watchCredit>, said: AccountStatus): void => {
  watch.noteStatus(said, watch.mark());
};

describe('the account’s counters', () => {
  it.each([
    ['every one of our calls counted', 8],
    ['one of them did', 9],
    ['none of them did', 10],
  ])('agree with ours when %s', (_what, said) => {
    const watch = watchCredit();
    look(watch, status(10));
    watch.noteUse('makeIdPhotoWatermark')();
    watch.noteUse('makeIdPhotoWatermark')();

    look(watch, status(said));

    expect(watch.differences()).toEqual([]);
  });

  it.each([
    ['someone else has used the account', 7],
    ['credit came from nowhere', 11],
  ])('differ when %s', (_what, said) => {
    const watch = watchCredit();
    look(watch, status(10));
    watch.noteUse('makeIdPhotoWatermark')();
    watch.noteUse('makeIdPhotoWatermark')();

    look(watch, status(said));

    expect(watch.differences()).toEqual([
      { kind: 'credit-differs', counter: 'previews', expectedMin: 8, expectedMax: 10, said },
    ]);
  });

  it('may count a final on either counter: the interface does not say', () => {
    const watch = watchCredit();
    look(watch, status(10, 50));
    watch.noteUse('getIdPhotoNoWatermark')();

    look(watch, status(9, 49));

    expect(watch.differences()).toEqual([]);
  });

  it('may count a call that was under way when they were requested', () => {
    const watch = watchCredit();
    const ended = watch.noteUse('makeIdPhotoWatermark');
    look(watch, status(10));
    ended();

    look(watch, status(9));

    expect(watch.differences()).toEqual([]);
  });

  it('start again when the quota is renewed', () => {
    const watch = watchCredit();
    look(watch, status(3));

    look(watch, status(100, 100, 1_802_592_000));

    expect(watch.differences()).toEqual([]);
  });

  it('keep differing until staff confirm it, and are counted from there', () => {
    const watch = watchCredit();
    look(watch, status(10));
    look(watch, status(5));
    look(watch, status(5));
    expect(watch.differences()).toHaveLength(1);

    watch.acknowledge();
    look(watch, status(5));
    expect(watch.differences()).toEqual([]);
    look(watch, status(4));
    expect(watch.differences()).toMatchObject([{ expectedMin: 5, expectedMax: 5, said: 4 }]);
  });
});
