/** The ticket beside each step, and the dialog in which staff change it. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '../../../shared/contract.ts';
import type { FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { openOrderPage } from './order-page.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

async function open(scene: string): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene);
  page = opened.page;
  return opened.kiosk;
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
const buttonOf = (name: string): HTMLButtonElement | undefined =>
  buttons().find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim().startsWith(name),
  );
async function press(name: string): Promise<void> {
  const button = buttonOf(name) ?? expect.fail(`no button "${name}"`);
  button.click();
  await flushPromises();
}
async function type(label: string, text: string): Promise<void> {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  const input = document.querySelector<HTMLInputElement>(`[id="${found?.htmlFor ?? ''}"]`);
  if (input === null) return expect.fail(`no field "${label}"`);
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await flushPromises();
}
const dialog = (): string => (document.querySelector('dialog')?.textContent ?? '').replace(/\s+/g, ' ');
const argsOf = (kiosk: FixtureKiosk, call: CallName): unknown[] =>
  kiosk.made.filter(({ name }) => name === call).map(({ args }) => args);

it('stands beside the steps before payment with its lines and total', async () => {
  await open('preview');

  expect(page.get('section.ticket').text().replace(/\s+/g, ' ')).toBe(
    'UK passportNumber 1£12.00Ticket: 1 line£12.00',
  );
});

it('shows the number of each line, and a discount with its reason', async () => {
  await open('preview-items');

  const [passport, sheets] = page.findAll('section.ticket li').map((line) => line.text());
  expect(passport).toBe('UK passportNumber 1£12.00Discount: Regular customer-£2.00');
  expect(sheets).toBe('Further sheet: 4 × 6 inNumber 2£8.00');
});

it('is beside the payment too, once the till no longer shows the lines', async () => {
  await open('payment');
  expect(page.find('section.ticket').exists()).toBe(false);
  page.unmount();

  await open('owed');
  expect(page.get('section.ticket').text()).toContain('Paid: 1 line');
});

describe('the dialog', () => {
  beforeEach(async () => {
    await open('payment-items');
    await press('Items and discounts');
  });

  it('adds items, and changes their number', async () => {
    await press('AA batteries');
    await press('One more: Frame');
    await press('One less: Frame');
    await press('One less: Frame');

    expect(dialog()).toContain('AA batteries');
    expect(dialog()).toContain('Total£22.70');
    expect(page.get('.bill').text()).toContain('£22.70');
    expect(buttonOf('One more: UK passport')).toBeUndefined();
  });

  it('gives a discount only with an amount up to the price and a reason', async () => {
    await press('Discount on Frame');
    await type('Amount off', '17.01');
    await type('Reason', 'Scratched');
    expect(dialog()).toContain('At most £17.00');
    expect(buttonOf('Give the discount')?.disabled).toBe(true);

    await type('Amount off', '17');
    await type('Reason', ' ');
    expect(buttonOf('Take £17.00 off')?.disabled).toBe(true);
    await type('Reason', 'Scratched');
    document.querySelector('form')?.requestSubmit();
    await flushPromises();

    expect(dialog()).toContain('Discount: Scratched');
    expect(dialog()).toContain('Total£10.00');
    await press('Take back the discount');
    expect(dialog()).toContain('Total£12.00');
  });

  it('restores a removed line for five seconds', async () => {
    vi.useFakeTimers();
    try {
      await press('One less: Frame');
      await press('Remove Frame');
      expect(dialog()).toContain('Total£10.00');
      await press('Restore');
      expect(dialog()).toContain('Total£18.50');

      await press('Remove Frame');
      vi.advanceTimersByTime(5_000);
      await flushPromises();
      expect(buttonOf('Restore')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});

it('cannot change once a part is paid, and says why', async () => {
  const kiosk = await open('payment-part');
  await press('Items and discounts');

  expect(dialog()).toContain(
    'A part is paid. Give it back at the payment step before you change the ticket.',
  );
  expect(buttonOf('Frame')).toBeUndefined();
  expect(buttonOf('Discount')).toBeUndefined();
  expect(argsOf(kiosk, 'addItem')).toEqual([]);
});

it('shows what was paid at the hand-over', async () => {
  await open('handover');
  await press('Paid: 1 line');

  expect(dialog()).toContain('This is paid and cannot be changed.');
});
