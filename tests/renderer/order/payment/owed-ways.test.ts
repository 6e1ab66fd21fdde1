/** The ways out of an owed final that change the order, from the press to what the screen says afterwards. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { openOrderPage } from '../order-page.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

async function open(scene: string): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene);
  page = opened.page;
  return opened.kiosk;
}
const nextWords = (): string => page.get('main [aria-keyshortcuts=Enter]').text();
async function press(words: string): Promise<void> {
  [...document.querySelectorAll('button')].findLast((one) => one.textContent.includes(words))?.click();
  await flushPromises();
}
const argsOf = (kiosk: FixtureKiosk, name: string): unknown =>
  kiosk.made.find((call) => call.name === name)?.args;

it('a photo without its code is handed over without it only with a reason', async () => {
  const kiosk = await open('owed-no-code');
  expect(page.text()).toContain('The photo is here, but without its UK photo code.');
  await press('Hand over without the code');
  const reason = document.querySelector<HTMLInputElement>('dialog[open] input');
  if (reason === null) throw new Error('the dialog asks for a reason');
  reason.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await flushPromises();
  expect(argsOf(kiosk, 'acceptWithoutCode')).toBeUndefined();

  reason.value = 'Applies on paper';
  reason.dispatchEvent(new Event('input'));
  reason.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await flushPromises();

  expect(argsOf(kiosk, 'acceptWithoutCode')).toMatchObject({ reason: 'Applies on paper' });
  expect(page.text()).not.toContain('Paid, final owed');
});

it('a photo whose preview the service lost is taken again without another payment', async () => {
  const kiosk = await open('owed-unknown');
  expect(page.text()).toContain('The service no longer has the preview.');
  expect(nextWords()).toContain('Take it again · no charge');

  await press('Take it again');

  expect(argsOf(kiosk, 'takeAgain')).toBeDefined();
  expect(page.text()).toContain('Take the photo');
  expect(page.get('header.tag').text()).toContain('Paid, final owed');
  expect(argsOf(kiosk, 'takePayment')).toBeUndefined();
});
