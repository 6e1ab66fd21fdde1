/**
 * A mail queue in a process of its own, to be killed: works through the e-mail in the records of its first argument,
 * with the server and the authority of its second, as JSON.
 */
import { createMailQueue } from '../../../electron/mail/queue.ts';
import { usualPatience } from '../../../electron/mail/mail.ts';
import { sendMail } from '../../../electron/mail/send.ts';
import { systemClock } from '../../../electron/clock.ts';
import type { MailServer } from '../../../shared/model/mail.ts';
import { openRecords } from '../records/records-file.ts';

const [, , file = '', account = ''] = process.argv;
const { server, password, ca } = JSON.parse(account) as Record<'password' | 'ca', string> & {
  readonly server: MailServer;
};
const records = openRecords(file);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const queue = createMailQueue({
  ...{ records, clock: systemClock, log: silent, changed: () => undefined },
  deliver: ({ address, messageId }, begin) =>
    sendMail(
      {
        from: { name: '', address: server.senderAddress },
        ...{ to: address, subject: 'Killed', text: 'Killed', files: [], messageId, date: new Date() },
      },
      { server, password, ca, begin, patience: usualPatience },
    ),
});
queue.wake();
// Nothing else keeps the process alive between the connections.
setInterval(() => undefined, 60_000);
