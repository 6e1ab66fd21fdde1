import { watch } from 'vue';
import type { MailView } from '../../../shared/model/mail.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { t } from '../../i18n/index.ts';
import { asSentence, sentences } from '../../i18n/join.ts';
import { announce } from '../../ui/announce/announce.ts';

/** Returns how an e-mail ended, or what keeps it waiting; empty while it is on its way. */
function outcomeOf({ state, problem }: MailView): string {
  if (state === 'sending' || (state === 'waiting' && problem === null)) return '';
  return sentences(
    t('verdict.before', { verdict: t('mail.listTitle') }),
    // A question has its mark already.
    state === 'unknown' ? t('mail.states.unknown') : asSentence(t(`mail.states.${state}`)),
    problem === null ? null : asSentence(t(`mail.troubles.${problem.trouble}.title`)),
  );
}

/** Announces the outcome of the order's e-mail that changed last. What had ended before the screen opened is not said. */
export function useMailOutcome(order: () => OrderView): void {
  const newest = (): MailView | undefined =>
    order()
      .mails.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))
      .at(-1);
  watch(
    () => {
      const mail = newest();
      return mail === undefined ? '' : `${mail.id} ${mail.state} ${mail.updatedAt}`;
    },
    () => {
      const mail = newest();
      const words = mail === undefined ? '' : outcomeOf(mail);
      if (words !== '') announce(words);
    },
  );
}
