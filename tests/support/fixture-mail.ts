/** E-mail in the fixture: a studio with a mail account, and an order with e-mail in every state. */
import type { MailServer, MailState, MailTrouble, MailView } from '../../shared/model/mail.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow } from './fixture-data.ts';

export const mailAccount: MailServer = {
  ...{ host: 'smtp.studio.example', port: 587, security: 'starttls', user: 'studio@studio.example' },
  ...{ senderName: '', senderAddress: 'studio@studio.example' },
};

const mail = (
  number: number,
  state: MailState,
  trouble: MailTrouble | null = null,
  reply = '',
): MailView => ({
  id: fixtureId('mail', number),
  address: 'amelia.okafor@example.com',
  parts: [{ kind: 'final', photoId: fixtureId('pho', 1) }, { kind: 'receipt' }],
  reminderOf: null,
  state,
  problem: trouble === null ? null : { trouble, reply },
  attempts: state === 'waiting' && trouble === null ? 0 : 1,
  nextTryAt: state === 'waiting' ? fromNow(300_000) : null,
  createdAt: fromNow(-600_000 + number),
  updatedAt: fromNow(-540_000),
});

/** An e-mail in every state that staff see. */
export const mailsOfEveryState: readonly MailView[] = [
  mail(1, 'sent'),
  mail(2, 'waiting', 'host-not-found'),
  mail(3, 'sending'),
  mail(4, 'refused', 'recipient', '550 5.1.1 <amelia.okafor@example.com>: no such user here'),
  mail(5, 'unknown', 'hung-up'),
  mail(6, 'cancelled'),
  mail(7, 'left'),
];

/** The answers of a kiosk that has a mail account with its password. */
export function mailAnswers(
  get: (id: OrderId) => OrderView,
  set: (id: OrderId, more: Partial<OrderView>) => OrderView,
  all: () => readonly OrderView[],
): FixtureAnswers {
  let hasPassword = true;
  return {
    mailAccount: () => ({ hasPassword }),
    saveMailPassword: () => {
      hasPassword = true;
      return { hasPassword };
    },
    testMail: () => ({ problem: null }),
    sendMail: ({ orderId, address, parts }) => {
      const { mails } = get(orderId);
      const added: MailView = {
        ...mail(mails.length + 20, 'waiting'),
        address,
        parts,
        updatedAt: fromNow(0),
      };
      return set(orderId, { mails: [...mails, added] });
    },
    settleMail: ({ mailId, decision }) => {
      const order = all().find(({ mails }) => mails.some(({ id }) => id === mailId));
      if (order === undefined) throw new KioskError('NOT_FOUND', 'no such e-mail');
      const stateOf = ({ state }: MailView): MailState => {
        if (decision === 'cancel') return state === 'unknown' ? 'left' : 'cancelled';
        return decision === 'arrived' ? 'sent' : 'waiting';
      };
      return set(order.id, {
        mails: order.mails.map((one) =>
          one.id === mailId ? { ...one, state: stateOf(one), problem: null } : one,
        ),
      });
    },
  };
}
