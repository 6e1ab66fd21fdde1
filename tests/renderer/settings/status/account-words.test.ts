import { describe, expect, it } from 'vitest';
import type { AccountStatusView } from '../../../../shared/model/account.ts';
import {
  abilityWords,
  accountWords,
  healthWords,
  subscriptionWords,
} from '../../../../renderer/settings/status/account-words.ts';
import { statusOfAccount } from '../../../support/fixture-account.ts';

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

  it('says of a cancelled subscription that it may go on working and blocks nothing', () => {
    expect(subscriptionWords(inState('SUBSCRIPTION_CANCELED')).text).toContain('nothing is blocked');
  });

  it('shows a word that it does not know as it came', () => {
    expect(subscriptionWords(inState('SUBSCRIPTION_PAUSED')).title).toContain('SUBSCRIPTION_PAUSED');
    expect(accountWords({ ...statusOfAccount, accountStatus: 'PARTNER' }, now).title).toContain('PARTNER');
  });

  it('takes a word that names a part of its own messages for no known one', () => {
    expect(accountWords({ ...statusOfAccount, accountStatus: 'constructor' }, now).title).toContain(
      'constructor',
    );
  });

  it('tells a silent service from one that names no subscription', () => {
    expect(subscriptionWords(inState(null)).title).toBe('Not told');
    expect(subscriptionWords({ ...statusOfAccount, subscription: null }).title).toBe('None');
  });

  it('counts the days of a trial, and says when it is over', () => {
    const trial = (freeTrialEndsAt: string | null) =>
      accountWords({ ...statusOfAccount, accountStatus: 'FREE_TRIAL', freeTrialEndsAt }, now);

    expect(trial('2026-11-24T12:00:00Z')).toMatchObject({ light: 'ok', title: 'Free trial' });
    expect(trial('2026-11-24T12:00:00Z').text).toContain('24 November 2026. 3 days left.');
    expect(trial('2026-11-20T12:00:00Z')).toMatchObject({ light: 'bad' });
    expect(trial('2026-11-20T12:00:00Z').text).toContain('The trial ended on 20 November 2026.');
    expect(trial(null).text).toContain('does not say when the trial ends');
  });

  it('names the service’s own word for its health when it is not the good one', () => {
    expect(healthWords({ word: 'GOOD', good: true }).light).toBe('ok');
    expect(healthWords({ word: 'DEGRADED', good: false }).text).toContain('“DEGRADED”');
    expect(healthWords(null).light).toBe('off');
  });

  it('says of every function whether it is enabled, and what to do when it is not', () => {
    expect(abilityWords('aiEdit', 'enabled', false).title).toBe('Enabled');
    expect(abilityWords('faceMatch', 'not-enabled', false).text).toContain('Ask the service to enable it');
    expect(abilityWords('headshots', 'unknown', false).text).toContain('headshot address');
    expect(abilityWords('headshots', 'unknown', true).text).not.toContain('headshot address');
  });
});
