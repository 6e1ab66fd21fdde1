import { describe, expect, it } from 'vitest';
import { askStatus } from '../../../electron/account/status.ts';
import { ServiceFailure } from '../../../electron/service/failure.ts';
import type { AccountStatus } from '../../../shared/service/wire.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { rejectionOf } from '../../support/thrown.ts';

const failure = (code: 'SERVICE_UNREACHABLE' | 'SERVICE_CREDENTIALS'): ServiceFailure =>
  new ServiceFailure({ call: 'queryAccountStatus', code, outcome: 'refused', reason: 'test' });

const subscription: AccountStatus['subscription'] = {
  subscriptionStatus: 'SUBSCRIPTION_COMPLETE',
  subscriptionResetTime: 1_796_083_200,
  makeIdPhotoApiQuota: 300,
  makeIdPhotoWatermarkApiQuota: 500,
  makeIdPhotoApiRemaining: 96,
  makeIdPhotoWatermarkApiRemaining: 182,
};
const subscribed: AccountStatus = { accountStatus: 'SUBSCRIBED', freeTrialEndTime: null, subscription };

const ask = (account: AccountStatus | ServiceFailure, health: string | ServiceFailure = 'GOOD') =>
  askStatus(
    {
      accountStatus: () =>
        account instanceof ServiceFailure ? Promise.reject(account) : Promise.resolve(account),
      health: () =>
        health instanceof ServiceFailure
          ? Promise.reject(health)
          : Promise.resolve({ status: health, healthy: health === 'GOOD' }),
    },
    { practice: false, clock: handClock('2026-11-21T10:00:00.000Z') },
  );

describe('the service’s status of the account', () => {
  it('has each counter under its own name, and times in UTC', async () => {
    expect(await ask(subscribed)).toEqual({
      practice: false,
      health: { word: 'GOOD', good: true },
      accountStatus: 'SUBSCRIBED',
      freeTrialEndsAt: null,
      subscription: {
        status: 'SUBSCRIPTION_COMPLETE',
        resetsAt: '2026-12-01T00:00:00.000Z',
        previews: { quota: 500, remaining: 182 },
        photos: { quota: 300, remaining: 96 },
      },
      checkedAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it.each([
    'SUBSCRIPTION_PENDING',
    'SUBSCRIPTION_FAILED',
    'SUBSCRIPTION_DELETED',
    'SUBSCRIPTION_CANCELED',
    'SUBSCRIPTION_OF_TOMORROW',
    null,
  ])('is passed on unchanged for a subscription of state %s', async (status) => {
    const view = await ask({ ...subscribed, subscription: { ...subscription, subscriptionStatus: status } });
    expect(view.subscription?.status).toBe(status);
  });

  it('may be a trial without a subscription, or an unknown word', async () => {
    const trial = { accountStatus: 'FREE_TRIAL', freeTrialEndTime: 1_796_083_200, subscription: null };
    expect(await ask(trial)).toMatchObject({
      freeTrialEndsAt: '2026-12-01T00:00:00.000Z',
      subscription: null,
    });
    expect(await ask({ ...trial, accountStatus: 'GUEST' })).toMatchObject({ accountStatus: 'GUEST' });
  });

  it('has no time when the figure makes no sense', async () => {
    const absurd = { accountStatus: 'FREE_TRIAL', freeTrialEndTime: 1e300, subscription: null };
    expect((await ask(absurd)).freeTrialEndsAt).toBe(null);
  });

  it('is available even if the service’s health is missing or unknown', async () => {
    expect((await ask(subscribed, failure('SERVICE_UNREACHABLE'))).health).toBe(null);
    expect((await ask(subscribed, 'SLEEPY')).health).toEqual({ word: 'SLEEPY', good: false });
  });

  it('fails with the error of the account’s look-up', async () => {
    expect(await rejectionOf(ask(failure('SERVICE_CREDENTIALS')))).toMatch('SERVICE_CREDENTIALS');
  });
});
