/** One e-mail to a real mail server, and everything that can go wrong on the way. */
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { problemOf, mayPass, smtpError } from '../../../electron/mail/problem.ts';
import { sendMail, type Outgoing, type SendOptions } from '../../../electron/mail/send.ts';
import {
  attachmentsOf,
  mailCertificates,
  mailPasswordOfTests,
  startMailServer,
  type MailServerOfTests,
} from '../../support/customers/mail-server.ts';

const files = [
  { name: '261121-001-Ada-uk-passport.jpg', mime: 'image/jpeg', bytes: bytesOf(200_001, 7) },
  { name: 'R-261121-001.pdf', mime: 'application/pdf', bytes: bytesOf(3, 0) },
];
const mail: Outgoing = {
  from: { name: 'Studio Łąka', address: 'studio@example.com' },
  to: 'ada@example.org',
  subject: 'Zdjęcie',
  text: 'Hello,\n\n.a line with a full stop',
  files,
  messageId: '<mail_1@example.com>',
  date: new Date('2026-11-21T09:30:00Z'),
};
/** Returns bytes that repeat in no way that base64 would hide. */
function bytesOf(length: number, seed: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * index * 31 + seed * index + seed) % 256);
}
const options = ({ account }: Pick<MailServerOfTests, 'account'>, more: Partial<SendOptions> = {}) => ({
  ...{ server: account, password: mailPasswordOfTests, begin: () => true },
  ...{ patience: { connectMs: 5_000, answerMs: 5_000 }, ca: mailCertificates().authority },
  ...more,
});
const troubleOf = async (sent: ReturnType<typeof sendMail>) => {
  const outcome = await sent;
  return [outcome.outcome, 'problem' in outcome ? outcome.problem.trouble : null];
};

it.each(['starttls', 'tls'] as const)('sends every attachment byte for byte over %s', async (security) => {
  const server = await startMailServer({ options: { secure: security === 'tls' } });

  expect(await sendMail(mail, options(server))).toEqual({ outcome: 'sent' });

  const [got] = server.received;
  if (got === undefined) return expect.fail('nothing was received');
  expect([got.from, got.to]).toEqual(['studio@example.com', ['ada@example.org']]);
  expect([...attachmentsOf(got)]).toEqual(files.map(({ name, bytes }) => [name, Buffer.from(bytes)]));
  expect(got.source).toContain('Message-ID: <mail_1@example.com>');
  expect(got.source).toContain('\r\n.a line with a full stop');
  expect(got.source).not.toContain('X-Mailer');
});

it('sends nothing, and says so, when it may not begin', async () => {
  const server = await startMailServer();

  expect(await sendMail(mail, options(server, { begin: () => false }))).toEqual({ outcome: 'cancelled' });
  const full = new Error('no space');
  const begin = (): boolean => {
    throw full;
  };
  await expect(sendMail(mail, options(server, { begin }))).rejects.toBe(full);

  expect(server.received).toEqual([]);
});

it('begins only when the server waits for the message', async () => {
  const server = await startMailServer({ refuses: { recipient: '5.1.1 No such user' } });
  let begun = 0;
  const begin = (): boolean => (begun += 1) > 0;

  expect(await sendMail(mail, options(server, { begin }))).toEqual({
    outcome: 'refused',
    problem: { trouble: 'recipient', reply: '550 5.1.1 No such user' },
  });
  expect(begun).toBe(0);
});

it.each([
  ['a wrong password', {}, { password: 'wrong' }, ['refused', 'login']],
  ['an unknown authority', {}, { ca: undefined }, ['refused', 'certificate']],
  ['an expired certificate', { options: mailCertificates().expired }, {}, ['refused', 'certificate']],
  [
    'a certificate for another name',
    { options: mailCertificates().otherName },
    {},
    ['refused', 'certificate'],
  ],
  [
    'no encryption',
    { options: { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] } },
    {},
    ['refused', 'no-tls'],
  ],
  [
    'only old encryption',
    { options: { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' } },
    {},
    ['refused', 'no-tls'],
  ],
  ['a sender that it does not know', { refuses: { sender: '5.7.1 Not yours' } }, {}, ['refused', 'sender']],
  ['a limit of its size', { options: { size: 100_000 } }, {}, ['refused', 'too-large']],
  ['spam found in it', { afterData: [{ code: 554, text: '5.7.1 Spam' }] }, {}, ['refused', 'content']],
  ['no space now', { afterData: [{ code: 452, text: '4.2.2 Mailbox full' }] }, {}, ['later', 'no-space']],
  ['a refusal for now', { afterData: [{ code: 451, text: '4.7.1 Try again' }] }, {}, ['later', 'busy']],
  ['an end of the connection before the message', { hangUps: 1 }, {}, ['later', 'hung-up']],
  ['an end of the connection after the message', { afterData: ['hang-up'] }, {}, ['unknown', 'hung-up']],
] as const)('tells %s', async (_what, faults, more, expected) => {
  const server = await startMailServer(faults as Parameters<typeof startMailServer>[0]);

  expect(await troubleOf(sendMail(mail, options(server, more)))).toEqual(expected);
});

it('does not know the outcome when the server never answers a message', async () => {
  const server = await startMailServer({ afterData: ['never-answer'] });

  const patience = { connectMs: 5_000, answerMs: 300 };
  expect(await troubleOf(sendMail(mail, options(server, { patience })))).toEqual(['unknown', 'hung-up']);
});

it('tells a port that nothing listens on, and a server that says nothing', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { account } = await startMailServer();
  const quick = { patience: { connectMs: 200, answerMs: 200 } };

  const to = { account: { ...account, port } };
  expect(await troubleOf(sendMail(mail, options(to, quick)))).toEqual(['later', 'timeout']);
  await new Promise((resolve) => void silent.close(resolve));
  expect(await troubleOf(sendMail(mail, options(to)))).toEqual(['later', 'no-connection']);
  onTestFinished(() => void silent.close());
});

it.each([
  [{ code: 'EDNS', command: 'CONN', originalCode: 'ENOTFOUND' }, 'host-not-found', true],
  [{ code: 'ESOCKET', command: 'CONN', originalCode: 'ECONNRESET' }, 'hung-up', true],
  [{ code: 'ESOCKET', command: 'CONN', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'no-tls', false],
  [{ code: 'EPROTOCOL', command: 'CONN', response: '554 No' }, 'protocol', false],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', response: '454 4.7.0 Later' }, 'busy', true],
  [{ code: 'EENVELOPE', command: 'RCPT TO', response: '552 5.2.2 Over quota' }, 'no-space', false],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', response: '552 5.3.4 Too big' }, 'too-large', false],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', response: '530 5.7.0 Log in' }, 'login', false],
  [{ code: 'EENVELOPE', command: 'RCPT TO', response: '450 4.2.1 Greylisted' }, 'busy', true],
])('reads %o as %s', (error, trouble, passes) => {
  const problem = problemOf(smtpError(error));

  expect([problem.trouble, mayPass(problem)]).toEqual([trouble, passes]);
});

it('keeps a long reply of many lines as one short line', () => {
  const { reply } = problemOf(smtpError({ command: 'DATA', response: `554-No\r\n554 ${'x'.repeat(900)}` }));

  expect(reply).toHaveLength(300);
  expect(reply).toMatch(/^554-No 554 x+$/);
});
