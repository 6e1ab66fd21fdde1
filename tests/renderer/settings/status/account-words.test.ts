import { describe, expect, it } from 'vitest';
import type { AccountStatusView } from '../../../../shared/model/account.ts';
import {
  abilityWords,
  accountWords,
  healthWords,
  subscriptionWords,
} from '../../../../renderer/settings/status/account-words.ts';
import { statusOfAccount } from '../../../support/fixture/account.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const inState = (status: string | null): AccountStatusView => ({
  ...statusOfAccount,
  subscription: statusOfAccount.subscription && { ...statusOfAccount.subscription, status },
});

describe('what the service says of the account', () => {
  it.each([
    ['SUBSCRIPTION_PENDING', 'warn', 'Not active yet'],
    ['SUBSCRIPTION_COMPLETE', 'ok', 'Active'],
    ['SUBSCRIPTION_FAILED', 'bad', 'Failed'],
    ['SUBSCRIPTION_DELETED', 'bad', 'Deleted'],
    ['SUBSCRIPTION_CANCELED', 'warn', 'Cancelled'],
  ])('%s is %s and reads “%s”', (status, light, title) => {
    expect(subscriptionWords(inState(status))).toMatchObject({ light, title });
  });

  it('say that a canceled subscription may continue and blocks nothing', () => {
    expect(subscriptionWords(inState('SUBSCRIPTION_CANCELED')).text).toContain('nothing is blocked');
  });

  it('show an unknown word unchanged', () => {
    expect(subscriptionWords(inState('SUBSCRIPTION_PAUSED')).title).toContain('SUBSCRIPTION_PAUSED');
    expect(accountWords({ ...statusOfAccount, accountStatus: 'PARTNER' }, now).title).toContain('PARTNER');
  });

  it('treat the name of one of our own texts as an unknown word', () => {
    expect(accountWords({ ...statusOfAccount, accountStatus: 'constructor' }, now).title).toContain(
      'constructor',
    );
  });

  it('distinguish a service that says nothing from one that names no subscription', () => {
    expect(subscriptionWords(inState(null)).title).toBe('Not stated');
    expect(subscriptionWords({ ...statusOfAccount, subscription: null }).title).toBe('None');
  });

  it('count the days of a trial, and say when it is over', () => {
    const trial = (freeTrialEndsAt: string | null) =>
      accountWords({ ...statusOfAccount, accountStatus: 'FREE_TRIAL', freeTrialEndsAt }, now);

    expect(trial('2026-11-24T12:00:00Z')).toMatchObject({ light: 'ok', title: 'Free trial' });
    expect(trial('2026-11-24T12:00:00Z').text).toContain('24\u00a0November 2026. 3 days left.');
    expect(trial('2026-11-20T12:00:00Z')).toMatchObject({ light: 'bad' });
    expect(trial('2026-11-20T12:00:00Z').text).toContain('The trial ended on 20\u00a0November 2026.');
    expect(trial(null).text).toContain('does not say when the trial ends');
  });

  it('show the service’s own word for its health when it is not the good one', () => {
    expect(healthWords({ word: 'GOOD', good: true }).light).toBe('ok');
    expect(healthWords({ word: 'DEGRADED', good: false }).text).toContain('“DEGRADED”');
    expect(healthWords(null).light).toBe('off');
  });

  it('say for every function whether it is enabled, and what to do when it is not', () => {
    expect(abilityWords('aiEdit', 'enabled', false).title).toBe('Enabled');
    expect(abilityWords('faceMatch', 'not-enabled', false).text).toContain('Ask the service to enable it');
    expect(abilityWords('headshots', 'unknown', false).text).toContain('headshot address');
    expect(abilityWords('headshots', 'unknown', true).text).not.toContain('headshot address');
  });
});
