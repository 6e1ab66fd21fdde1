/** Reminders of a code by e-mail, in a whole kiosk with a real mail server. */
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { CodeView } from '../../../shared/model/photo.ts';
import { eventually } from '../../support/eventually.ts';
import { attachmentsOf, type MailFaults } from '../../support/customers/mail-server.ts';
import { openFile } from '../../support/records/records-file.ts';
import { rejectionOf } from '../../support/thrown.ts';
import type { Counter } from '../orders/counter.ts';
import { json } from '../service/scripted-server.ts';
import { address, openShop } from './shop.ts';

const days = 86_400_000;

function sql(counter: Counter, statement: string): void {
  const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'));
  db.exec(statement);
  db.close();
}
const endIn = (counter: Counter, ms: number): void =>
  sql(
    counter,
    `UPDATE codes SET issued_at = '2026-01-01T00:00:00.000Z', expires_at = '${new Date(Date.now() + ms).toISOString()}'`,
  );

/** A shop with a code that ends in three days, and its customer with an e-mail address. */
async function openReminders(faults: MailFaults = {}) {
  const { counter, order, server } = await openShop(faults);
  const { id: customerId } = order.customer ?? expect.fail('the order has a customer');
  const details = { customerId, name: 'Ada', phone: '', keepPhotos: true, notes: '' };
  await counter.call('changeCustomer', { ...details, email: address });
  endIn(counter, 3 * days);
  const list = async (): Promise<readonly CodeView[]> =>
    (await counter.call('listCodes', { list: 'to-remind', text: '', skip: 0 })).codes;
  const [code] = await list();
  if (code === undefined) return expect.fail('the code is to be reminded of');
  const read = async (): Promise<CodeView> =>
    (await counter.call('listCodes', { list: 'all', text: '', skip: 0 })).codes[0] ?? code;
  const remind = (): Promise<CodeView> => counter.call('sendReminder', { codeId: code.id });
  const stateIs = (state: string): Promise<void> =>
    eventually(async () => expect((await read()).reminderMail?.state).toBe(state));
  return { counter, order, server, code, list, read, remind, stateIs, details };
}

it('brings the code, its last day and the slip, and takes the code off the reminders', async () => {
  const { order, server, code, list, remind, stateIs, read } = await openReminders();

  expect(await remind()).toMatchObject({
    reminded: { way: 'email', by: 'staff' },
    reminderMail: { state: 'waiting' },
  });
  expect(await list()).toEqual([]);
  await stateIs('sent');

  expect(await read()).toMatchObject({ reminded: { way: 'email' } });
  expect(await list()).toEqual([]);
  const [got] = server.received;
  if (got === undefined) return expect.fail('nothing was received');
  expect(got.to).toEqual([address]);
  expect(got.source).toContain('use your photo code by');
  expect(got.source).toContain(code.code);
  expect([...attachmentsOf(got).keys()]).toEqual([`${order.number}-code.pdf`]);
});

it('that the server refuses puts the code back on the list, until it is sent again', async () => {
  const { counter, order, list, remind, stateIs } = await openReminders({
    afterData: [{ code: 554, text: '5.7.1 No' }, 'take'],
  });
  await remind();
  await stateIs('refused');

  expect(await list()).toMatchObject([{ reminded: null, reminderMail: { state: 'refused' } }]);
  const { mails } = await counter.call('openOrder', { orderId: order.id });
  const [mail] = mails;
  if (mail === undefined) return expect.fail('the order has the e-mail');
  expect(mail.reminderOf).toBe((await list())[0]?.id);

  await counter.call('settleMail', { mailId: mail.id, decision: 'send-again' });
  await stateIs('sent');
  expect(await list()).toEqual([]);
});

it('of unknown outcome puts the code back on the list, also after a restart', async () => {
  const { counter, remind, stateIs, list } = await openReminders({ afterData: ['hang-up'] });
  await remind();
  await stateIs('unknown');
  expect(await list()).toMatchObject([{ reminded: null, reminderMail: { state: 'unknown' } }]);

  const again = await counter.reopen();
  const { codes, toRemind } = await again.call('listCodes', { list: 'to-remind', text: '', skip: 0 });
  expect([codes.length, toRemind]).toEqual([1, 1]);
});

it('is not sent without an address', async () => {
  const { counter, remind, details, list } = await openReminders();
  await counter.call('changeCustomer', { ...details, email: 'ada' });

  expect(await rejectionOf(remind())).toBe('WRONG_STEP');
  expect(await list()).toMatchObject([{ reminded: null, reminderMail: null }]);
});

it('is not sent for a code that has ended, also meanwhile', async () => {
  const { counter, order, remind, server, stateIs } = await openReminders({ hangUps: 1 });
  await remind();
  await eventually(async () => {
    const { mails } = await counter.call('openOrder', { orderId: order.id });
    expect(mails[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  endIn(counter, -days);
  sql(counter, `UPDATE mails SET next_try_at = created_at`);
  await counter.call('sendMail', { orderId: order.id, address, parts: [{ kind: 'receipt' }] });

  await stateIs('refused');
  const { mails } = await counter.call('openOrder', { orderId: order.id });
  expect(mails[0]?.problem).toEqual({ trouble: 'code-ended', reply: '' });
  expect(await rejectionOf(remind())).toBe('WRONG_STEP');
  await vi.waitFor(() => expect(server.received.length).toBe(1));
  expect(server.received[0]?.source).not.toContain('photo code by');
});

it('is not sent for a code that has ended by the service’s date, where this computer’s clock is behind', async () => {
  const { counter, code } = await openReminders();
  const right = new Date(Date.now() + 10 * days);
  counter.answer('/v2/queryAccountStatus', (turn) => {
    turn.response.sendDate = false;
    turn.response.removeHeader('date');
    return json({ accountStatus: 'SUBSCRIBED' }, 200, { date: right.toUTCString() })(turn);
  });

  const again = await counter.reopen();

  await eventually(async () =>
    expect((await again.call('kioskStatus')).clockBehindMs).toBeGreaterThan(9.9 * days),
  );
  const all = await again.call('listCodes', { list: 'all', text: '', skip: 0 });
  expect(all).toMatchObject({ valid: 0, ended: 1, toRemind: 0 });
  expect((await again.call('desk')).codesExpiring).toEqual([]);
  expect(await rejectionOf(again.call('sendReminder', { codeId: code.id }))).toBe('WRONG_STEP');
});
