import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../../electron/practice/store/index.ts';
import { createSubscription, type AccountKind } from '../../../electron/practice/subscription.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const midJune = Date.UTC(2026, 5, 15);
const firstOfJuly = Date.UTC(2026, 6, 1);

function opened(): Store {
  const store = openStore(tempFolder(), () => midJune);
  onTestFinished(() => store.close());
  return store;
}

const subscription = (kind: AccountKind, store = opened(), now: () => number = () => midJune) =>
  createSubscription(kind, store, now);

describe('the account', () => {
  it('is a trial that ends with the month', () => {
    expect(subscription('trial').describe()).toMatchObject({
      accountStatus: 'FREE_TRIAL',
      freeTrialEndTime: firstOfJuly / 1000,
      subscription: { subscriptionStatus: 'SUBSCRIPTION_COMPLETE' },
    });
  });

  it.each([
    ['active', 'SUBSCRIPTION_COMPLETE'],
    ['pending', 'SUBSCRIPTION_PENDING'],
    ['failed', 'SUBSCRIPTION_FAILED'],
    ['canceled', 'SUBSCRIPTION_CANCELED'],
    ['deleted', 'SUBSCRIPTION_DELETED'],
  ] as const)('%s says %s, and no end of a trial', (kind, subscriptionStatus) => {
    const body = subscription(kind).describe();
    expect(body).toMatchObject({ accountStatus: 'SUBSCRIBED', subscription: { subscriptionStatus } });
    expect(body).not.toHaveProperty('freeTrialEndTime');
  });

  it.each(['trial', 'active', 'empty', 'canceled'] as const)('%s can be used', (kind) => {
    expect(() => subscription(kind).requireUsable()).not.toThrow();
  });

  it.each([
    ['pending', 402, 'not active yet'],
    ['failed', 402, 'payment'],
    ['deleted', 403, 'deleted'],
  ] as const)('%s is refused with %i', (kind, status, message) => {
    const use = (): void => subscription(kind).requireUsable();
    expect(use).toThrow(message);
    expect(use).toThrow(expect.objectContaining({ status }));
  });

  it('with the state “empty” has no credit', () => {
    const empty = subscription('empty');
    expect(empty.describe()).toMatchObject({
      subscription: { makeIdPhotoApiQuota: 0, makeIdPhotoWatermarkApiRemaining: 0 },
    });
    expect(() => empty.requireQuota('makeIdPhoto')).toThrow(expect.objectContaining({ status: 402 }));
  });
});

describe('a canceled account', () => {
  it('works until the last moment of its period, across restarts, and not after', () => {
    const store = opened();
    subscription('canceled', store);
    const later = (now: number) => subscription('canceled', store, () => now);
    expect(() => later(firstOfJuly - 1).requireUsable()).not.toThrow();
    expect(() => later(firstOfJuly).requireUsable()).toThrow('its period is over');
    expect(later(firstOfJuly).describe()).toMatchObject({
      subscription: { subscriptionResetTime: firstOfJuly / 1000 },
    });
  });

  it('begins a new period after another state in between', () => {
    const store = opened();
    subscription('canceled', store);
    subscription('active', store);
    expect(() => subscription('canceled', store, () => firstOfJuly).requireUsable()).not.toThrow();
  });
});
