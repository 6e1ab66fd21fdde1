/** E-mail to the customer, from the hand-over. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { studioAnswers } from '../../support/fixture/studios.ts';
import { openOrderPage } from './order-page.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

async function open(scene: string, studio = 'with-mail'): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene, studioAnswers(studio));
  page = opened.page;
  return opened.kiosk;
}
const buttons = (inside = 'body'): string[] =>
  [...document.querySelectorAll(`${inside} button`)].map((one) =>
    one.textContent.replace(/\s+/g, ' ').trim(),
  );
async function press(words: string, inside = 'body'): Promise<void> {
  const found = [...document.querySelectorAll<HTMLButtonElement>(`${inside} button`)].find((one) =>
    one.textContent.trim().startsWith(words),
  );
  (found ?? expect.fail(`no button "${words}" among ${buttons(inside).join(', ')}`)).click();
  await flushPromises();
}
const dialogText = (): string => document.querySelector('dialog')?.textContent.replace(/\s+/g, ' ') ?? '';
const boxes = (): readonly (readonly [string, boolean])[] =>
  [...document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')].map((box) => [
    document.querySelector(`label[for="${box.id}"]`)?.textContent ?? '',
    box.checked,
  ]);
async function type(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('dialog input[type=email]');
  if (field === null) return expect.fail('no field for the address');
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await flushPromises();
}
const argsOf = (kiosk: FixtureKiosk, call: string) =>
  kiosk.made.filter(({ name }) => name === call).map(({ args }) => args);

it('suggests the customer’s address and what customers take home, and says how it is sent', async () => {
  const kiosk = await open('handover');
  await press('Send by e-mail…');

  expect(boxes()).toEqual([
    ['Photo', true],
    ['Sheet (PDF)', false],
    ['Code slip (PDF)', true],
    ['Receipt (PDF)', true],
    ['Photo record (PDF)', false],
  ]);
  expect(dialogText()).toContain('not encrypted from end to end');
  expect(dialogText()).toContain('Sent from studio@studio.example, the studio’s mail account.');
  await type('ada');
  expect(dialogText()).toContain('Enter the whole e-mail address');
  expect(buttons('dialog').at(-1)).toMatch(/^Enter the address/);
  await type(' ada@example.org ');
  document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')[2]?.click();
  await press('Send to ada@example.org', 'dialog');

  expect(document.querySelector('dialog')).toBeNull();
  expect(argsOf(kiosk, 'sendMail')).toMatchObject([
    { address: 'ada@example.org', parts: [{ kind: 'final' }, { kind: 'receipt' }] },
  ]);
  expect(page.text()).toContain('Waiting to be sent');
});

it('sends nothing without an attachment', async () => {
  const kiosk = await open('done');
  await press('Send by e-mail…');
  await type('ada@example.org');
  for (const box of document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]:checked'))
    box.click();
  await flushPromises();

  await press('Choose attachments', 'dialog');

  expect(argsOf(kiosk, 'sendMail')).toEqual([]);
});

it('leads to the settings where no mail account is set up', async () => {
  await open('handover', 'no-pin');
  await press('Send by e-mail…');

  expect(dialogText()).toContain('E-mail is not set up');
  expect(boxes()).toEqual([]);
  expect(buttons('dialog').at(-1)).toMatch(/^Set up e-mail/);
});

it('is not offered before payment', async () => {
  await open('payment');

  expect(buttons()).not.toContain('Send by e-mail…');
});

it('shows every e-mail of the order, and asks staff about what was not sent', async () => {
  const kiosk = await open('mailed');
  const rows = (): string[] => page.findAll('[aria-labelledby=order-mails] li').map((row) => row.text());

  expect(rows().map((text) => /^[^.]*?(?=Photo)/.exec(text)?.[0])).toEqual([
    ...['Sent', 'Waiting to be sent', 'Being sent', 'Not sent', 'Was it sent?', 'Cancelled'],
    'Not known whether it was sent',
  ]);
  expect(rows()[1]).toMatch(/The mail server was not found.*Next try at \d\d:\d\d/);
  expect(rows()[3]).toContain('no such user here');
  await press('It arrived');
  expect(rows()[4]).toMatch(/^Sent/);
  await press('Send again');

  expect(rows()[3]).toMatch(/^Waiting to be sent/);
  expect(argsOf(kiosk, 'settleMail')).toMatchObject([{ decision: 'arrived' }, { decision: 'send-again' }]);
});
