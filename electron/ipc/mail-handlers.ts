import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Handles e-mail to customers. The page learns whether there is a password, never the password. */
export function mailHandlers(studio: () => Pick<Studio, 'deps' | 'mail'>, staff: Staff) {
  const mail = () => studio().mail;
  return {
    mailAccount: () => mail().account(),
    async saveMailPassword({ password }) {
      const allowedBy = staff.demand();
      const view = await mail().savePassword(password);
      studio().deps.note('settings-changed', { allowedBy, settings: ['mailPassword'] });
      return view;
    },
    testMail({ address }) {
      staff.demand();
      return mail().test(address);
    },
    sendMail: ({ orderId, address, parts }) => mail().send(orderId, address, parts),
    sendReminder: ({ codeId }) => mail().remind(codeId),
    settleMail: ({ mailId, decision }) => mail().decide(mailId, decision),
  } satisfies Partial<Handlers>;
}
