/** Papers and e-mails are in the customer's own language, or else in the studio's. */
import { expect, it } from 'vitest';
import { fill } from '../../../electron/words/fill.ts';
import { wordsIn } from '../../../electron/words/words.ts';
import { textOf } from '../../support/printing/papers.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { eventually } from '../../support/eventually.ts';
import { attachmentsOf, type Received } from '../../support/customers/mail-server.ts';
import { address, openShop } from '../mail/shop.ts';
import { openCounter, photoOf } from './counter.ts';

/** Returns the lines of an e-mail's text, which travels as quoted-printable. */
const linesOf = ({ source }: Received): readonly string[] =>
  Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
    .toString()
    .split('\r\n');

it('is that of slip, record and e-mail as well', async () => {
  const { counter, order, server } = await openShop();
  const orderId = order.id;
  const { code } = photoOf(order);
  if (code === null) return expect.fail('the order has its code');
  await counter.call('setOrderLanguage', { orderId, language: 'pl' });
  const words = wordsIn('pl');

  const slip = await counter.call('slipFile', { codeId: code.id });
  expect(await textOf(slip.bytes)).toContain(words.slip.title);
  const record = await counter.call('recordFile', { orderId });
  expect(await textOf(record.bytes)).toContain(words.record.title);

  await counter.call('sendMail', { orderId, address, parts: [{ kind: 'slip', codeId: code.id }] });
  await eventually(() => expect(server.received).toHaveLength(1));
  const [mail = expect.fail('an e-mail was sent')] = server.received;
  const { studioName } = await counter.call('settings');
  const letter = fill(words.mail.text, { studio: studioName, order: order.number });
  expect(linesOf(mail)).toEqual(expect.arrayContaining(letter.split('\n')));
  const [attached = expect.fail('the slip is attached')] = attachmentsOf(mail).values();
  expect(await textOf(attached)).toContain(words.slip.title);
});

it('is that of the order, and the studio’s for an order without one', async () => {
  const counter = await openCounter();
  const { id: orderId } = await counter.paid(await counter.order('uk-passport'));
  const title = async (): Promise<string> => textOf((await counter.call('receiptFile', { orderId })).bytes);
  const settings = await counter.call('settings');

  expect(await title()).toContain(wordsIn('en').receipt.title);
  await counter.call('saveSettings', { settings: { ...settings, language: 'de' } });
  expect(await title()).toContain(wordsIn('de').receipt.title);

  const chosen = await counter.call('setOrderLanguage', { orderId, language: 'pl' });
  expect(chosen.language).toBe('pl');
  expect(await title()).toContain(wordsIn('pl').receipt.title);

  const again = await counter.call('sameAgain', { orderId });
  expect(again.language).toBe('pl');
  await counter.call('setOrderLanguage', { orderId, language: null });
  expect(await title()).toContain(wordsIn('de').receipt.title);
});

it('is refused for an order that is not there', async () => {
  const counter = await openCounter();
  const call = counter.call('setOrderLanguage', { orderId: fixtureId('ord', 9), language: 'pl' });
  expect(await rejectionOf(call)).toBe('NOT_FOUND');
});
