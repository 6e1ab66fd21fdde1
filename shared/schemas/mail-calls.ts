/** The studio's mail account, and e-mail to customers. */
import { z } from 'zod';
import { mailDecisions } from '../model/mail.ts';
import { forOrder, id, layout, mailAddress, nothing, printerId } from './parts.ts';

export const mailCalls = {
  mailAccount: nothing,
  saveMailPassword: z.strictObject({ password: z.string().min(1).max(500) }),
  testMail: z.strictObject({ address: mailAddress }),
  sendMail: z.strictObject({
    ...forOrder,
    address: mailAddress,
    parts: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('final'), photoId: id('pho') }),
          z.strictObject({ kind: z.literal('sheet'), printerId, layout }),
          z.strictObject({ kind: z.literal('slip'), codeId: id('cod') }),
          z.strictObject({ kind: z.enum(['receipt', 'record']) }),
        ]),
      )
      .min(1)
      .max(40),
  }),
  sendReminder: z.strictObject({ codeId: id('cod') }),
  settleMail: z.strictObject({ mailId: id('mail'), decision: z.enum(mailDecisions) }),
};
