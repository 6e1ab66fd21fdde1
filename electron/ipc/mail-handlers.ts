import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/staff.ts';
import type { Handlers } from './handle.ts';

/** Handles e-mail to customers. The page learns whether there is a password, never the password. */
export function mailHandlers(studio: () => Pick<Studio, 'mail'>, staff: Staff) {
  const mail = () => studio().mail;
  return {
    mailAccount: () => mail().account(),
    saveMailPassword({ password }) {
      staff.demand();
      return mail().savePassword(password);
    },
    testMail({ address }) {
      staff.demand();
      return mail().test(address);
    },
    sendMail: ({ orderId, address, parts }) => mail().send(orderId, address, parts),
    settleMail: ({ mailId, decision }) => mail().decide(mailId, decision),
  } satisfies Partial<Handlers>;
}
