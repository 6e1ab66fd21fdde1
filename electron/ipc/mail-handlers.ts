import type { Studio } from '../studio/types.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';
import { demandSupervisor } from './demand-supervisor.ts';
import type { Handlers } from './handle.ts';

/** Handles e-mail to customers. The page learns whether there is a password, never the password. */
export function mailHandlers(studio: () => Pick<Studio, 'mail' | 'account'>, supervisor: Supervisor) {
  const mail = () => studio().mail;
  return {
    mailAccount: () => mail().account(),
    async saveMailPassword({ password }) {
      await demandSupervisor(studio(), supervisor);
      return mail().savePassword(password);
    },
    async testMail({ address }) {
      await demandSupervisor(studio(), supervisor);
      return mail().test(address);
    },
    sendMail: ({ orderId, address, parts }) => mail().send(orderId, address, parts),
    settleMail: ({ mailId, decision }) => mail().decide(mailId, decision),
  } satisfies Partial<Handlers>;
}
