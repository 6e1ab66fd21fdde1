import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import type { AccountStatusView, CreditView } from '../../shared/model/account.ts';
import { Ending, exitCodes, type ExitCode } from './exit.ts';

const accountWords = new Map([
  ['FREE_TRIAL', 'on a free trial'],
  ['SUBSCRIBED', 'subscribed'],
]);

const subscriptionWords = new Map([
  ['SUBSCRIPTION_PENDING', 'created, not active yet'],
  ['SUBSCRIPTION_COMPLETE', 'active'],
  ['SUBSCRIPTION_FAILED', 'its set-up or payment failed'],
  ['SUBSCRIPTION_DELETED', 'deleted for good'],
  ['SUBSCRIPTION_CANCELED', 'canceled; it may still work until the end of its period'],
]);

/** Returns the service's answer in our words with its own beside them, one line per fact. */
export function statusLines(status: AccountStatusView): string[] {
  const { health, subscription } = status;
  const trialEnd = status.freeTrialEndsAt === null ? '' : ` until ${moment(status.freeTrialEndsAt)}`;
  return [
    `Service: ${health === null ? 'did not say how it is' : inWords(health.word, health.good ? 'well' : 'not well')}`,
    `Account: ${inWords(status.accountStatus, accountWords.get(status.accountStatus), trialEnd)}`,
    ...(subscription === null
      ? ['Subscription: the service said nothing of one']
      : [
          `Subscription: ${subscription.status === null ? 'its state was not said' : inWords(subscription.status, subscriptionWords.get(subscription.status))}`,
          `Previews left: ${credit(subscription.previews)}`,
          `Photos left: ${credit(subscription.photos)}`,
          ...(subscription.resetsAt === null
            ? []
            : [`Counters start again: ${moment(subscription.resetsAt)}`]),
        ]),
  ];
}

const inWords = (word: string, words: string | undefined, more = ''): string =>
  words === undefined
    ? `${printable(word)} (a word this version does not know)`
    : `${words}${more} (${printable(word)})`;

/** Replaces control characters: the service's text is printed on a terminal, which would obey them. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '?').slice(0, 80);

const credit = ({ remaining, quota }: CreditView): string =>
  `${remaining ?? 'not said'}${quota === null ? '' : ` of ${quota}`}`;

/** To the minute, in UTC: the technician may sit in another country than the studio. */
const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const sentences = new Map<ErrorCode, readonly [ExitCode, string]>([
  ['SERVICE_CREDENTIALS', [exitCodes.service, 'The service does not accept this key and secret.']],
  ['SERVICE_UNREACHABLE', [exitCodes.service, 'The service cannot be reached at this address.']],
  [
    'SERVICE_CERTIFICATE',
    [
      exitCodes.service,
      'The service did not prove who it is: its certificate is not good, or this machine’s clock is wrong.',
    ],
  ],
  ['SERVICE_BUSY', [exitCodes.service, 'The service has too much to do. Try again in a minute.']],
  ['CALL_OPEN', [exitCodes.busy, openCall()]],
  [
    'RECORDS_BUSY',
    [exitCodes.busy, 'A Headroom is running on this data. Close it first: it works with the account it has.'],
  ],
]);

const keychainSentences = new Map([
  ['missing', 'There is no keychain on this machine or in this session. No account can be kept without one.'],
  ['locked', 'The keychain is locked, or did not let Headroom in. Unlock it and try again.'],
  [
    'silent',
    'The keychain has not answered. Look for its window, which may ask for a password, and try again.',
  ],
  [
    'entry-damaged',
    'What the keychain holds for Headroom cannot be read. Remove it with "clear", then set it anew.',
  ],
]);

/** Returns the ending for an expected failure. Anything else is a bug and is rethrown. */
export function endingOf(error: unknown): Ending {
  if (error instanceof Ending) return error;
  if (!(error instanceof KioskError)) throw error;
  const { code, details } = error;
  if (code === 'KEYCHAIN_UNAVAILABLE') {
    const sentence = keychainSentences.get(String(details['reason'])) ?? error.message;
    return new Ending(exitCodes.keychain, sentence);
  }
  if (code === 'INVALID_INPUT') {
    return new Ending(
      exitCodes.usage,
      `This cannot be used: ${fieldWords(details['field'])}. ${nothingKept}`,
    );
  }
  const known = sentences.get(code);
  if (known !== undefined) return new Ending(known[0], known[1]);
  return new Ending(code.startsWith('SERVICE_') ? exitCodes.service : exitCodes.busy, error.message);
}

const nothingKept = 'Nothing was kept.';

function fieldWords(field: unknown): string {
  if (field === 'apiKey') return 'the key';
  if (field === 'apiSecret') return 'the secret';
  if (field === 'headshotBaseUrl')
    return 'the headshots’ address (https only, without a user, query or fragment)';
  return 'the service’s address (https only, without a user, query or fragment)';
}

function openCall(): string {
  return 'A paid call of this account is still open: open Headroom, settle it on its order, close Headroom and try again.';
}
