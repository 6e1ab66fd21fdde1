import type { MailView } from '../../shared/model/mail.ts';
import type { MailRow } from '../records/orders/mails.ts';

/** An e-mail as the page shows it. */
export const mailView = (row: MailRow): MailView => {
  const { id, address, parts, reminderOf, state, problem, attempts, nextTryAt, createdAt, updatedAt } = row;
  return { id, address, parts, reminderOf, state, problem, attempts, nextTryAt, createdAt, updatedAt };
};
