/** Puts the account's status into plain words. A word of the service that is not known yet is shown as it came. */
import type { AccountStatusView, Capability, CapabilityState } from '../../../shared/model/account.ts';
import type { Light } from '../../../shared/model/status.ts';
import { hasWords, t, tc } from '../../i18n/index.ts';
import { asSentence, sentences } from '../../i18n/join.ts';
import { daysUntil, longDate } from '../../ui/dates.ts';

export interface StateWords {
  readonly light: Light;
  readonly title: string;
  readonly text: string;
}

const said = (light: Light, title: string, ...texts: readonly string[]): StateWords => ({
  light,
  title,
  text: sentences(...texts),
});
const unknownWord = (word: string): StateWords =>
  said('off', t('settings.status.unknownState', { word }), t('settings.status.unknownText'));

export function healthWords(health: AccountStatusView['health']): StateWords {
  if (health === null)
    return said('off', t('settings.status.health.unknown'), t('settings.status.health.unknownText'));
  return health.good
    ? said('ok', t('settings.status.health.good'), t('settings.status.health.goodText'))
    : said(
        'warn',
        t('settings.status.health.other'),
        t('settings.status.health.otherText', { word: health.word }),
      );
}

/** Says when the trial ends or ended, by the exact moment, with the days left. */
function trialWords(endsAt: string | null, now: number): string {
  if (endsAt === null) return t('settings.status.trialEndUnknown');
  const date = longDate(endsAt);
  if (Date.parse(endsAt) <= now) return asSentence(t('settings.status.trialEnded', { date }));
  return sentences(
    asSentence(t('settings.status.trialEnds', { date })),
    tc('settings.status.trialDays', daysUntil(endsAt, now)),
  );
}

/** @param now milliseconds since the epoch */
export function accountWords(status: AccountStatusView, now: number): StateWords {
  const { accountStatus: word, freeTrialEndsAt } = status;
  const title = `settings.status.accountStates.${word}`;
  const text = `settings.status.accountTexts.${word}`;
  if (!hasWords(title) || !hasWords(text)) return unknownWord(word);
  if (word !== 'FREE_TRIAL') return said('ok', t(title), t(text));
  const ended = freeTrialEndsAt !== null && Date.parse(freeTrialEndsAt) <= now;
  return said(ended ? 'bad' : 'ok', t(title), t(text), trialWords(freeTrialEndsAt, now));
}

/** A cancelled subscription may still work: its light warns, but nothing is blocked. */
const subscriptionLights: Readonly<Record<string, Light>> = {
  SUBSCRIPTION_PENDING: 'warn',
  SUBSCRIPTION_COMPLETE: 'ok',
  SUBSCRIPTION_FAILED: 'bad',
  SUBSCRIPTION_DELETED: 'bad',
  SUBSCRIPTION_CANCELED: 'warn',
};

export function subscriptionWords({ subscription }: AccountStatusView): StateWords {
  if (subscription === null)
    return said('off', t('settings.status.noSubscription'), t('settings.status.noSubscriptionText'));
  const { status } = subscription;
  if (status === null)
    return said('off', t('settings.status.subscriptionSilent'), t('settings.status.subscriptionSilentText'));
  const title = `settings.status.subscriptionStates.${status}`;
  const text = `settings.status.subscriptionTexts.${status}`;
  if (!hasWords(title) || !hasWords(text)) return unknownWord(status);
  return said(subscriptionLights[status] ?? 'off', t(title), t(text));
}

const abilityLights: Readonly<Record<CapabilityState, Light>> = {
  enabled: 'ok',
  'not-enabled': 'bad',
  unknown: 'off',
};

/** @param hasAddress true when there is a headshot address, without which headshots cannot be used at all */
export function abilityWords(ability: Capability, state: CapabilityState, hasAddress: boolean): StateWords {
  const needsAddress = ability === 'headshots' && !hasAddress;
  return said(
    abilityLights[state],
    t(`settings.status.abilityStates.${state}`),
    t(`settings.status.abilityTexts.${state}`),
    needsAddress ? t('settings.status.needsHeadshotAddress') : '',
  );
}
