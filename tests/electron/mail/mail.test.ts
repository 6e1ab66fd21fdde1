/** E-mail of an order in a whole kiosk, with a real mail server. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MailPart } from '../../../shared/model/mail.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { eventually } from '../../support/eventually.ts';
import { attachmentsOf, mailPasswordOfTests } from '../../support/customers/mail-server.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { photoOf, type Counter } from '../orders/counter.ts';
import { decrypted } from '../../support/records/records-file.ts';
import { address, finished, openShop, openStudio } from './shop.ts';

const receipt: readonly MailPart[] = [{ kind: 'receipt' }];

const lastMail = async (kiosk: OpenKiosk, { id: orderId }: OrderView) =>
  (await kiosk.call('openOrder', { orderId })).mails.at(-1) ?? expect.fail('the order has no e-mail');
const sheetOf = (...orders: readonly OrderView[]): MailPart => ({
  ...{ kind: 'sheet', printerId: 'file' },
  layout: {
    ...{ mediumId: '4x6in', gapMm: 2, edgeMm: 3, cut: 'marks', caption: false, arranged: null },
    photos: orders.map((order) => ({ photoId: photoOf(order).id, count: null })),
  },
});

/** Expects the password in the keychain only, and the address in the records but not in the log. */
function expectNoSecrets({ dataDir, log, secrets }: Counter): void {
  const kept = decrypted(join(dataDir, 'studio', 'records.sqlite')).toString('latin1');
  const logged = JSON.stringify(log.lines);
  expect(secrets.entries.get('mail')).toContain(mailPasswordOfTests);
  expect([kept, logged].map((text) => text.includes(mailPasswordOfTests))).toEqual([false, false]);
  expect([kept, logged].map((text) => text.includes(address))).toEqual([true, false]);
  expect(logged).toContain('an e-mail was tried');
}

describe('an e-mail', () => {
  it("brings the customer the same files that staff can save, and no other customer's photo", async () => {
    const { counter, order, server } = await openShop();
    const { id: photoId, code } = photoOf(order);
    const sheet = sheetOf(order);
    if (code === null || sheet.kind !== 'sheet') return expect.fail('the order has its code');
    const files = [
      await counter.call('finalFile', { orderId: order.id, photoId }),
      await counter.call('sheetFile', {
        orderId: order.id,
        printerId: 'file',
        layout: sheet.layout,
        format: 'pdf',
      }),
      await counter.call('slipFile', { codeId: code.id }),
      await counter.call('receiptFile', { orderId: order.id }),
      await counter.call('recordFile', { orderId: order.id }),
    ];

    const parts: readonly MailPart[] = [
      { kind: 'final', photoId },
      sheet,
      { kind: 'slip', codeId: code.id },
      ...receipt,
      { kind: 'record' },
    ];
    const queued = await counter.call('sendMail', { orderId: order.id, address, parts });
    expect(queued.mails).toMatchObject([{ state: 'waiting', address, parts, attempts: 0, problem: null }]);
    await eventually(async () => expect((await lastMail(counter, order)).state).toBe('sent'));

    const [got] = server.received;
    if (got === undefined) return expect.fail('nothing was received');
    expect(got.to).toEqual([address]);
    expect(got.source).toContain(order.number);
    expect([...attachmentsOf(got)]).toEqual(files.map(({ name, bytes }) => [name, Buffer.from(bytes)]));
    expectNoSecrets(counter);

    const other = await finished(counter);
    const foreign = { orderId: order.id, address, parts: [sheetOf(order, other)] };
    expect(await rejectionOf(counter.call('sendMail', foreign))).toBe('NOT_FOUND');
  });

  it('of unknown outcome is put before staff, and is not sent again by a restart', async () => {
    const { counter, order, server } = await openShop({ afterData: ['hang-up'] });
    await counter.call('sendMail', { orderId: order.id, address, parts: receipt });
    await eventually(async () => expect((await lastMail(counter, order)).state).toBe('unknown'));

    expect((await counter.call('desk')).inHand).toMatchObject([{ id: order.id, attention: 'mail' }]);
    const again = await counter.reopen();
    const mail = await lastMail(again, order);
    expect(mail).toMatchObject({ state: 'unknown', attempts: 1 });

    const settled = await again.call('settleMail', { mailId: mail.id, decision: 'arrived' });
    expect(settled.mails).toMatchObject([{ state: 'sent', problem: null }]);
    expect((await again.call('desk')).inHand).toEqual([]);
    expect(server.tries()).toBe(1);
  });

  it('of unknown outcome is not called cancelled when staff leave it', async () => {
    const { counter, order, server } = await openShop({ afterData: ['hang-up'] });
    await counter.call('sendMail', { orderId: order.id, address, parts: receipt });
    await eventually(async () => expect((await lastMail(counter, order)).state).toBe('unknown'));

    const { id: mailId } = await lastMail(counter, order);
    const left = await counter.call('settleMail', { mailId, decision: 'cancel' });
    expect(left.mails).toMatchObject([{ state: 'left' }]);
    expect((await counter.call('desk')).inHand).toEqual([]);
    expect(server.tries()).toBe(1);
  });

  it('that the server refuses says why, and staff send it again or leave it', async () => {
    const { counter, order, server } = await openShop({ refuses: { recipient: '5.1.1 No such user' } });
    await counter.call('sendMail', { orderId: order.id, address, parts: receipt });
    const problem = { trouble: 'recipient', reply: '550 5.1.1 No such user' };
    await eventually(async () =>
      expect(await lastMail(counter, order)).toMatchObject({ state: 'refused', problem }),
    );
    const { id: mailId } = await lastMail(counter, order);

    await counter.call('settleMail', { mailId, decision: 'send-again' });
    await eventually(async () =>
      expect(await lastMail(counter, order)).toMatchObject({ state: 'refused', attempts: 2 }),
    );
    const left = await counter.call('settleMail', { mailId, decision: 'cancel' });

    expect(left.mails).toMatchObject([{ state: 'cancelled' }]);
    expect((await counter.call('desk')).inHand).toEqual([]);
    expect(server.tries()).toBe(2);
  });

  it('says that its picture was erased meanwhile, or that there is no mail account', async () => {
    const { counter, order } = await openShop();
    const { id: photoId, final } = photoOf(order);
    const asked = { orderId: order.id, address, parts: [{ kind: 'final', photoId }] } as const;
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, mail: null } });
    expect(await rejectionOf(counter.call('sendMail', asked))).toBe('WRONG_STEP');

    await counter.call('saveSettings', { settings });
    const vault = join(counter.dataDir, 'studio', 'vault');
    const files = readdirSync(vault, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.includes(final?.id ?? '/'))) rmSync(join(vault, file));
    await counter.call('sendMail', asked);

    await eventually(async () =>
      expect(await lastMail(counter, order)).toMatchObject({
        state: 'refused',
        problem: { trouble: 'erased', reply: '' },
      }),
    );
  });
});

it('is tried out with a test e-mail, and a password belongs to one server', async () => {
  const { counter, server } = await openStudio();
  expect(await counter.call('testMail', { address: 'me@example.org' })).toEqual({ problem: null });
  expect(server.received.map(({ to, source }) => [to, source.includes('Test e-mail')])).toEqual([
    [['me@example.org'], true],
  ]);
  await counter.call('saveMailPassword', { password: 'wrong' });
  expect(await counter.call('testMail', { address })).toEqual({
    problem: { trouble: 'login', reply: '535 5.7.8 Authentication failed' },
  });

  expect(await counter.call('mailAccount')).toEqual({ hasPassword: true });
  const settings = await counter.call('settings');
  const mail = { ...server.account, host: 'mail.example.net' };
  await counter.call('saveSettings', { settings: { ...settings, mail } });

  expect(await counter.call('mailAccount')).toEqual({ hasPassword: false });
  expect(await counter.call('testMail', { address })).toEqual({
    problem: { trouble: 'no-password', reply: '' },
  });
});
