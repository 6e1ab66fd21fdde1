import { describe, expect, it } from 'vitest';
import { Ending } from '../../../electron/account-terminal/exit.ts';
import { endingOf, statusLines } from '../../../electron/account-terminal/words.ts';
import { KioskError, type ErrorCode, type ErrorDetails } from '../../../shared/errors.ts';
import type { AccountStatusView } from '../../../shared/model/account.ts';

const none = { quota: null, remaining: null };
const status: AccountStatusView = {
  practice: false,
  health: { word: 'GOOD', good: true },
  accountStatus: 'SUBSCRIBED',
  freeTrialEndsAt: null,
  subscription: null,
  checkedAt: '2026-11-21T10:00:00.000Z',
};
const lines = (more: Partial<AccountStatusView>): string => statusLines({ ...status, ...more }).join('\n');

describe('the words for an account’s state', () => {
  it.each([
    ['FREE_TRIAL', '2026-12-01T00:00:00.000Z', 'on a free trial until 2026-12-01 00:00 UTC (FREE_TRIAL)'],
    ['FREE_TRIAL', null, 'on a free trial (FREE_TRIAL)'],
    ['SUBSCRIBED', null, 'subscribed (SUBSCRIBED)'],
    ['GUEST', null, 'GUEST (a word this version does not know)'],
  ])('describe %s until %s', (accountStatus, freeTrialEndsAt, words) => {
    expect(lines({ accountStatus, freeTrialEndsAt })).toContain(`Account: ${words}`);
  });

  it.each([
    ['SUBSCRIPTION_PENDING', 'created, not active yet (SUBSCRIPTION_PENDING)'],
    ['SUBSCRIPTION_COMPLETE', 'active (SUBSCRIPTION_COMPLETE)'],
    ['SUBSCRIPTION_FAILED', 'its set-up or payment failed (SUBSCRIPTION_FAILED)'],
    ['SUBSCRIPTION_DELETED', 'deleted for good (SUBSCRIPTION_DELETED)'],
    [
      'SUBSCRIPTION_CANCELED',
      'canceled; it may still work until the end of its period (SUBSCRIPTION_CANCELED)',
    ],
    ['SUBSCRIPTION_NEW', 'SUBSCRIPTION_NEW (a word this version does not know)'],
    [null, 'its state was not said'],
  ])('describe a subscription that is %s', (word, words) => {
    const subscription = { status: word, resetsAt: null, previews: none, photos: none };
    expect(lines({ subscription })).toContain(`Subscription: ${words}\nPreviews left: not said`);
  });

  it('say how many calls are left, and of how many where that is known', () => {
    const previews = { quota: 500, remaining: 0 };
    const photos = { quota: null, remaining: 7 };
    const subscription = { status: null, resetsAt: '2026-12-01T00:30:00.000Z', previews, photos };
    expect(lines({ subscription })).toContain(
      'Previews left: 0 of 500\nPhotos left: 7\nCounters start again: 2026-12-01 00:30 UTC',
    );
  });

  it('say how the service is, or that it did not say', () => {
    expect(lines({})).toContain('Service: well (GOOD)');
    expect(lines({ health: { word: 'TIRED', good: false } })).toContain('Service: not well (TIRED)');
    expect(lines({ health: null })).toContain('Service: did not say how it is');
  });

  it('cannot move the terminal’s cursor, whatever the service sends', () => {
    expect(lines({ accountStatus: 'A\u001b[2J\u0007' })).toContain('Account: A?[2J? (a word');
    expect(lines({ health: { word: '\u001b]0;title', good: false } })).not.toContain('\u001b');
  });
});

describe('the last line of the program', () => {
  const end = (code: ErrorCode, details: ErrorDetails = {}): number =>
    endingOf(new KioskError(code, 'for the log', details)).exitCode;

  it.each<readonly [number, ErrorCode, ErrorDetails]>([
    [1, 'SERVICE_CREDENTIALS', {}],
    [1, 'SERVICE_UNREACHABLE', {}],
    [1, 'SERVICE_PROCESSING', {}],
    [2, 'INVALID_INPUT', { field: 'apiKey' }],
    [3, 'KEYCHAIN_UNAVAILABLE', { reason: 'locked' }],
    [3, 'KEYCHAIN_UNAVAILABLE', { reason: 'entry-damaged' }],
    [4, 'RECORDS_BUSY', {}],
    [4, 'CALL_OPEN', {}],
    [4, 'RECORDS_DAMAGED', { reason: 'page' }],
  ])('is %i for %s %j', (exitCode, code, details) => {
    expect(end(code, details)).toBe(exitCode);
  });

  it('uses an error’s own sentence, and reports a bug as a bug', () => {
    const ending = new Ending(5, 'none');
    expect(endingOf(ending)).toBe(ending);
    expect(() => endingOf(new TypeError('a bug'))).toThrow('a bug');
  });
});
