import { describe, expect, it } from 'vitest';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, raw } from '../../service/scripted-server.ts';
import { accountWith, openCounter, type Counter } from '../counter.ts';
import { eventually } from '../../../support/eventually.ts';

const used = { makeIdPhotoApiRemaining: 0 };
const bothUsed = { ...used, makeIdPhotoWatermarkApiRemaining: 0 };
const inDays = (days: number): number => Math.floor(Date.now() / 1000) + days * 24 * 60 * 60;

async function direct(...specCodes: readonly string[]) {
  const counter = await openCounter({ photoMode: 'direct' });
  return { counter, order: await counter.order(...specCodes) };
}

describe('before money is taken', () => {
  it.each([
    ['no credit is left', accountWith(used), 'FINAL_IN_DOUBT no-credit'],
    [
      'the trial is over',
      accountWith({}, { accountStatus: 'FREE_TRIAL', freeTrialEndTime: inDays(-1) }),
      'FINAL_IN_DOUBT trial-ended',
    ],
    [
      'the subscription is deleted',
      accountWith({ subscriptionStatus: 'SUBSCRIPTION_DELETED' }),
      'FINAL_IN_DOUBT subscription-ended',
    ],
    ['the service is down', raw('', 'reset'), 'FINAL_IN_DOUBT service-down'],
    ['the service refuses the account', json({}, 401), 'FINAL_IN_DOUBT service-down'],
  ])(
    'staff are told that %s, no payment is recorded, and they may take it anyway',
    async (_what, account, said) => {
      const { counter, order } = await direct('uk-passport');
      counter.answer('/v2/queryAccountStatus', account);

      expect(await rejectionOf(counter.paid(order))).toBe(said);
      expect((await counter.call('openOrder', { orderId: order.id })).payment).toBe(null);

      const paid = await counter.paid(order, { anyway: true });
      expect(paid.payment?.parts).toMatchObject([{ method: 'card', amount: 1_200, reference: 'T-1' }]);
    },
    30_000,
  );

  it('says how many photos are needed and how many are left', async () => {
    const { counter, order } = await direct('uk-passport', 'us-passport');
    counter.answer('/v2/queryAccountStatus', accountWith({ makeIdPhotoApiRemaining: 1 }));

    await expect(counter.paid(order)).rejects.toMatchObject({
      details: { reason: 'no-credit', needed: 2, remaining: 1 },
    });
  });

  it.each([
    [
      'a canceled subscription, which may still work',
      accountWith({ subscriptionStatus: 'SUBSCRIPTION_CANCELED' }),
    ],
    ['a word that is not known', accountWith({ subscriptionStatus: 'SUBSCRIPTION_PAUSED' })],
    ['no subscription that it tells of', json({ accountStatus: 'SUBSCRIBED' })],
  ])('an account with %s stops nobody from paying', async (_what, account) => {
    const { counter, order } = await direct('uk-passport');
    counter.answer('/v2/queryAccountStatus', account);

    expect((await counter.paid(order)).payment).not.toBe(null);
  });

  it('doubts the final of a preview only when every counter is at 0, because the interface does not say what it counts on', async () => {
    const counter = await openCounter();
    const [one, two] = [await counter.order('uk-passport'), await counter.order('uk-passport')];
    counter.answer('/v2/queryAccountStatus', accountWith(used));
    expect((await counter.paid(one)).payment).not.toBe(null);

    counter.answer('/v2/queryAccountStatus', accountWith(bothUsed));
    expect(await rejectionOf(counter.paid(two))).toBe('FINAL_IN_DOUBT no-credit');
  });

  it('is recorded once for a double click', async () => {
    const { counter, order } = await direct('uk-passport');

    const results = await Promise.allSettled([counter.paid(order), counter.paid(order)]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a warning', () => {
  const warningsOf = async (counter: Counter) => (await counter.call('kioskStatus')).service.warnings;

  it('comes before the credit of the studio’s own mode runs out', async () => {
    const counter = await openCounter({ fewPhotosLeft: 70 });
    await eventually(async () => {
      expect(await warningsOf(counter)).toEqual([{ kind: 'few-previews', left: 70 }]);
    });
    expect((await counter.call('kioskStatus')).service.light).toBe('warn');

    const settings = { ...(await counter.call('settings')), photoMode: 'direct', fewPhotosLeft: 60 } as const;
    await counter.call('saveSettings', { settings });
    expect(await warningsOf(counter)).toEqual([{ kind: 'few-photos', left: 60 }]);

    await counter.call('saveSettings', { settings: { ...settings, fewPhotosLeft: 59 } });
    expect(await warningsOf(counter)).toEqual([]);
  });

  it('appears in the last days of a trial, and after its end', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const end = inDays(2);
    counter.answer(
      '/v2/queryAccountStatus',
      json({ accountStatus: 'FREE_TRIAL', freeTrialEndTime: end, subscription: null }),
    );
    await counter.paid(await counter.order('uk-passport'));

    expect(await warningsOf(counter)).toEqual([
      { kind: 'trial-ends', at: new Date(end * 1000).toISOString(), ended: false },
    ]);
  });

  it('appears when our own calls do not explain the account’s counter, until staff confirm it', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    await eventually(async () => {
      expect((await counter.call('kioskStatus')).service.photosLeft).toBe(60);
    });
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer('/v2/queryAccountStatus', accountWith({ makeIdPhotoApiRemaining: 55 }));
    await counter.call('requestFinal', { orderId: order.id, photoId: order.photos[0]?.id ?? 'pho_' });

    const differs = { kind: 'credit-differs', counter: 'photos', expectedMin: 59, expectedMax: 60, said: 55 };
    await eventually(async () => {
      expect(await warningsOf(counter)).toEqual([differs]);
    });
    expect((await counter.call('acknowledgeCredit')).service.warnings).toEqual([]);
    await counter.paid(await counter.order('uk-passport'));
    expect(await warningsOf(counter)).toEqual([]);
  });
});
