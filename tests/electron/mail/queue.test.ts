/** The queue of e-mail: what is tried again, what never is, and what a restart or a kill leaves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createMailQueue, type QueueOptions } from '../../../electron/mail/queue.ts';
import { sendMail, type SendOutcome } from '../../../electron/mail/send.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type MailId, type OrderId } from '../../../shared/ids.ts';
import { eventually } from '../../support/eventually.ts';
import { addOrder, exampleRecords } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import {
  mailCertificates,
  mailPasswordOfTests,
  startMailServer,
  type MailServerOfTests,
} from '../../support/customers/mail-server.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { openRecords } from '../../support/records/records-file.ts';

const program = fileURLToPath(new URL('../../support/customers/mail-process.ts', import.meta.url));
const minute = 60_000;
const busy: SendOutcome = { outcome: 'later', problem: { trouble: 'busy', reply: '451 Later' } };

function waiting(records: Records, at: string, orderId: OrderId = addOrder(records)): MailId {
  const id = newId('mail');
  const messageId = `<${id}@example.com>`;
  records.mails.insert({
    id,
    orderId,
    address: 'ada@example.org',
    parts: [{ kind: 'receipt' }],
    reminderOf: null,
    messageId,
    at,
  });
  return id;
}
type Choices = Partial<Pick<QueueOptions, 'delaysMs' | 'clock'>>;
/** Starts a queue that is stopped when the test ends. */
function start(
  records: Records,
  deliver: QueueOptions['deliver'],
  { clock = handClock(), ...more }: Choices = {},
) {
  const queue = createMailQueue({
    records,
    log: memoryLog(),
    changed: () => undefined,
    deliver,
    clock,
    ...more,
  });
  onTestFinished(() => queue.stop());
  return queue;
}
const sendTo =
  ({ account }: MailServerOfTests): QueueOptions['deliver'] =>
  ({ address, messageId }, begin) =>
    sendMail(
      {
        from: { name: '', address: account.senderAddress },
        ...{ to: address, subject: 'Photo', text: 'Hello', files: [], messageId, date: new Date() },
      },
      {
        ...{ server: account, password: mailPasswordOfTests, ca: mailCertificates().authority, begin },
        patience: { connectMs: 5_000, answerMs: 5_000 },
      },
    );
const stateOf = (records: Records, id: MailId) => records.mails.get(id)?.state;

it('tries again after a growing delay, and gives up after a day', async () => {
  const records = exampleRecords();
  const clock = handClock();
  const id = waiting(records, clock.now().toISOString());
  const tries: number[] = [];
  const from = clock.now().getTime();
  const queue = start(
    records,
    () => {
      tries.push((clock.now().getTime() - from) / minute);
      return Promise.resolve(busy);
    },
    { clock },
  );
  for (let next = records.mails.nextTryAt(); next !== null; next = records.mails.nextTryAt()) {
    clock.pass(Date.parse(next) - clock.now().getTime());
    queue.wake();
    await new Promise(setImmediate);
  }

  expect(tries.slice(0, 6)).toEqual([0, 1, 6, 21, 81, 141]);
  expect(tries.at(-1)).toBe(1_401);
  expect(records.mails.get(id)).toMatchObject({ state: 'refused', problem: busy.problem, nextTryAt: null });
});

it('sends once what the server hung up on before the message', async () => {
  const server = await startMailServer({ hangUps: 2 });
  const records = exampleRecords();
  const id = waiting(records, '2026-11-21T09:30:00.000Z');

  start(records, sendTo(server), { delaysMs: [0] }).wake();

  await eventually(() => expect(stateOf(records, id)).toBe('sent'));
  expect(records.mails.get(id)).toMatchObject({ attempts: 3, problem: null });
  expect(server.received).toHaveLength(1);
});

it('leaves to staff what the server hung up on after the message, also after a restart', async () => {
  const server = await startMailServer({ afterData: ['hang-up', 'take'] });
  const records = exampleRecords();
  const id = waiting(records, '2026-11-21T09:30:00.000Z');
  const next = (): MailId => waiting(records, '2026-11-21T09:31:00.000Z');

  start(records, sendTo(server), { delaysMs: [0] }).wake();
  await eventually(() => expect(stateOf(records, id)).toBe('unknown'));
  expect(records.mails.recover('2026-11-21T09:32:00.000Z', false)).toBe(0);
  const after = next();
  start(records, sendTo(server), { delaysMs: [0] }).wake();
  await eventually(() => expect(stateOf(records, after)).toBe('sent'));

  expect(stateOf(records, id)).toBe('unknown');
  expect(server.tries()).toBe(2);
});

it('is sent again when staff say so, with the same Message-ID', async () => {
  const server = await startMailServer({ afterData: ['hang-up', 'take'] });
  const records = exampleRecords();
  const id = waiting(records, '2026-11-21T09:30:00.000Z');
  const queue = start(records, sendTo(server));
  queue.wake();
  await eventually(() => expect(stateOf(records, id)).toBe('unknown'));

  expect(records.mails.sendAgain(id, '2026-11-21T09:40:00.000Z')).toBe(true);
  await eventually(() => {
    queue.wake();
    expect(stateOf(records, id)).toBe('sent');
  });

  const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim());
  expect(ids).toEqual([`<${id}@example.com>`, `<${id}@example.com>`]);
});

it('marks a message on disk before the server gets it, so that a killed kiosk never sends it again', async () => {
  const server = await startMailServer({ afterData: ['never-answer'] });
  const { file, ...records } = exampleRecords();
  const id = waiting(records, '2026-11-21T09:30:00.000Z');
  const later = waiting(records, '2026-11-21T09:31:00.000Z');
  records.close();
  const account = { server: server.account, password: mailPasswordOfTests, ca: mailCertificates().authority };
  const child = spawn(process.execPath, ['--no-warnings', program, file, JSON.stringify(account)], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');

  await eventually(() => expect(server.received).toHaveLength(1));
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);

  const again = openRecords(file);
  onTestFinished(() => again.close());
  expect(stateOf(again, id)).toBe('sending');
  expect(again.mails.recover('2026-11-21T10:00:00.000Z', false)).toBe(1);
  expect(stateOf(again, id)).toBe('unknown');
  const other = await startMailServer();
  start(again, sendTo(other)).wake();
  await eventually(() => expect(stateOf(again, later)).toBe('sent'));
  expect(other.received.map(({ source }) => source.includes(id))).toEqual([false]);
});

it('sends each waiting e-mail once after a restart, the oldest first', async () => {
  const server = await startMailServer();
  const records = exampleRecords();
  const ids = ['09:30', '09:31', '09:32'].map((time) => waiting(records, `2026-11-21T${time}:00.000Z`));
  records.mails.recover('2026-11-21T09:40:00.000Z', false);

  const [first, second] = [start(records, sendTo(server)), start(records, sendTo(server))];
  first.wake();
  second.wake();
  await eventually(() => expect(ids.map((id) => stateOf(records, id))).toEqual(['sent', 'sent', 'sent']));

  const sent = server.received.map(({ source }) => ids.findIndex((id) => source.includes(id)));
  expect(sent).toEqual([0, 1, 2]);
});

it('trusts no waiting row when newer records are missing, because they may say that it was sent', () => {
  const records = exampleRecords();
  const id = waiting(records, '2026-11-21T09:30:00.000Z');

  records.mails.recover('2026-11-21T09:40:00.000Z', true);

  expect(stateOf(records, id)).toBe('unknown');
});

it('sends nothing that was cancelled while the connection was being made', async () => {
  const server = await startMailServer();
  const records = exampleRecords();
  const id = waiting(records, '2026-11-21T09:30:00.000Z');
  const send = sendTo(server);
  const queue = start(records, (mail, begin) => {
    records.mails.settle(id, ['waiting'], 'cancelled', '2026-11-21T09:40:00.000Z');
    return send(mail, begin);
  });
  queue.wake();
  const after = waiting(records, '2026-11-21T09:31:00.000Z');

  await eventually(() => expect(stateOf(records, after)).toBe('waiting'));
  await queue.stop();

  expect(stateOf(records, id)).toBe('cancelled');
  expect(server.received).toEqual([]);
});

it('begins nothing while it is held, not even what was being prepared, and goes on afterwards', async () => {
  const records = exampleRecords();
  const clock = handClock();
  const id = waiting(records, clock.now().toISOString());
  const [prepared, ready] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const begun: boolean[] = [];
  const queue = start(
    records,
    async (_mail, begin) => {
      prepared.resolve(undefined);
      await ready.promise;
      begun.push(begin());
      return begun.at(-1) === true ? { outcome: 'sent' } : { outcome: 'cancelled' };
    },
    { clock },
  );
  queue.wake();
  await prepared.promise;
  queue.hold();
  ready.resolve(undefined);
  await eventually(() => expect(queue.isSending()).toBe(false));
  queue.wake();
  expect([begun, queue.isSending(), stateOf(records, id)]).toEqual([[false], false, 'waiting']);

  queue.release();
  await eventually(() => expect(stateOf(records, id)).toBe('sent'));
  expect(begun).toEqual([false, true]);
});
