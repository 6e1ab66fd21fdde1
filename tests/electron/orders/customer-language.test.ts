/** Papers and e-mails are in the customer's own language, or else in the studio's. */
import { expect, it } from 'vitest';
import { wordsIn } from '../../../electron/words/words.ts';
import { textOf } from '../../support/printing/papers.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { openCounter } from './counter.ts';

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
