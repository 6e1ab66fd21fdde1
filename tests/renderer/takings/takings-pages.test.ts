/** The screens of the day: what was taken, cash without a sale, counting, and the closings. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it } from 'vitest';
import type { Component } from 'vue';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import AnnouncementRegion from '../../../renderer/ui/announce/AnnouncementRegion.vue';
import { announcements } from '../../../renderer/ui/announce/announce.ts';
import ClosingPage from '../../../renderer/takings/ClosingPage.vue';
import ClosingsPage from '../../../renderer/takings/ClosingsPage.vue';
import TakingsPage from '../../../renderer/takings/TakingsPage.vue';
import type { CallName } from '../../../shared/contract.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { settings } from '../../support/fixture/data.ts';
import { takingsAnswers } from '../../support/fixture/takings.ts';

let page: VueWrapper;
let kiosk: FixtureKiosk;
afterEach(() => {
  page.unmount();
  document.body.innerHTML = '';
});

async function open(
  screen: Component,
  answers: FixtureAnswers = takingsAnswers(),
  props: object = {},
): Promise<void> {
  await router.push({ name: 'takings' });
  setActivePinia(createPinia());
  kiosk = fixtureKiosk([], 0, answers);
  connect(kiosk.bridge);
  await useSettingsStore().load();
  page = mount(screen, { global: { plugins: [router, i18n] }, attachTo: document.body, props });
  await flushPromises();
}
/** The rows of a table, each as its cells. */
const table = (title: string): readonly string[] =>
  page.findAll(`section[aria-label="${title}"] tr`).map((row) =>
    row
      .findAll('th, td')
      .map((cell) => cell.text())
      .join(' | '),
  );
const made = (name: CallName): unknown[] =>
  kiosk.made.filter((call) => call.name === name).map(({ args }) => args);
async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].findLast((one) =>
    one.textContent.trim().startsWith(words),
  );
  if (button === undefined) throw new Error(`no button "${words}"`);
  button.click();
  await flushPromises();
}
async function type(label: string, text: string): Promise<void> {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  const input = document.querySelector<HTMLInputElement>(`#${found?.getAttribute('for') ?? 'none'}`);
  if (input === null) throw new Error(`no field "${label}"`);
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await flushPromises();
}
const dialog = (): string => document.querySelector('dialog')?.textContent ?? '';

describe('the day', () => {
  it('shows payments, cash, sales, tax, refunds, credits and paper', async () => {
    await open(TakingsPage);

    expect(table('Payments')).toEqual([
      'Method | Taken | Given back | Left',
      'Cash | £43.00 | -£17.00 | £26.00',
      'Card | £70.00 | £0.00 | £70.00',
      'Other | £0.00 | £0.00 | £0.00',
      'Total | £113.00 | -£17.00 | £96.00',
    ]);
    expect(page.text()).toContain('orders that are not paid in full are counted here too: £10.00');
    expect(table('Cash in the till').slice(1)).toEqual([
      'From the last closing | £50.00',
      'Taken in cash | £43.00',
      'Given back in cash | -£17.00',
      'Paid in | £20.00',
      'Paid out | -£3.50',
      'Should be in the till | £92.50',
    ]);
    expect(table('Sales by tax rate')[1]).toBe('20% | £98.00 | -£12.00 | £71.67 | £14.33');
    expect(table('Sold').at(-1)).toBe('Total | 11 | £98.00');
    expect(table('Discounts')[1]).toBe('Scratched | 1 | -£1.00');
    expect(table('Payments by person').slice(1)).toEqual([
      'Asha | £70.00 | -£12.00 | £58.00',
      'Bo | £33.00 | £0.00 | £33.00',
      'Not known | £10.00 | -£5.00 | £5.00',
    ]);
    expect(table('Refunds')[1]).toBe('261121-004 | Cash | The customer was in a hurry | -£12.00');
    expect(table('Credits used').at(-1)).toBe('Total | 16');
    expect(table('Paper used').slice(1)).toEqual([
      '10 × 15 cm | 9',
      'Roll, 80 mm wide | 7',
      'Silk 9 × 13 | 2',
    ]);
  });

  it('says that nothing was sold, and shows no empty tables', async () => {
    await open(TakingsPage, takingsAnswers('quiet'));

    expect(page.text()).toContain('Nothing was sold yet.');
    expect(page.findAll('caption').map((caption) => caption.text())).toEqual([
      'Payments',
      'Cash in the till',
    ]);
  });

  it('follows a payment at another screen, but not while the cash is counted', async () => {
    await open(TakingsPage);
    const orderId = `ord_${'1'.repeat(32)}` as const;
    kiosk.push('orderChanged', { orderId });
    await flushPromises();
    expect(made('openTakings')).toHaveLength(2);

    await press('Count the cash');
    kiosk.push('orderChanged', { orderId });
    await flushPromises();

    expect(made('openTakings')).toHaveLength(2);
  });

  it('offers another try when the takings cannot be read', async () => {
    await open(TakingsPage, takingsAnswers('gone'));
    await press('Try again');

    expect(made('openTakings')).toHaveLength(2);
    expect(page.text()).not.toContain('Count the cash');
  });
});

describe('cash without a sale', () => {
  it('needs an amount and a reason, and is shown at once', async () => {
    const region = mount(AnnouncementRegion);
    await open(TakingsPage);
    await press('Pay in…');
    await press('Record the pay-in');
    expect(dialog()).toContain('Enter an amount like 12.00.');
    expect(dialog()).toContain('Enter a reason.');

    await type('Amount', '5.50');
    await type('Reason', 'Coins');
    await press('Record the pay-in');

    expect(made('moveCash')).toEqual([{ kind: 'pay-in', amount: 550, reason: 'Coins' }]);
    expect(table('Paid in and out').at(-1)).toMatch(/^Coins \| .* \| £5\.50$/);
    expect(document.querySelector('dialog')).toBeNull();
    expect(announcements.value.map(({ text }) => text)).toEqual(['Should be in the till £98.00']);
    region.unmount();
  });

  it('asks for the supervisor’s PIN when the main process wants one', async () => {
    const moveCash = () => {
      throw new KioskError('SUPERVISOR_REQUIRED', 'no supervisor');
    };
    await open(TakingsPage, { ...takingsAnswers(), moveCash });
    await press('Pay out…');
    await type('Amount', '3');
    await type('Reason', 'Stamps');
    await press('Record the pay-out');

    expect(document.body.textContent).toContain('Taking cash out of the till needs a supervisor.');
  });
});

describe('closing the day', () => {
  it('names what is on screen, with the counted cash and what stays, and shows the closing', async () => {
    await open(TakingsPage);
    await press('Count the cash');
    await type('Counted cash', '90');
    expect(dialog()).toContain('Missing: £2.50');
    await press('Make closing 21');

    expect(made('closeTakings')).toEqual([{ number: 21, upTo: 42, counted: 9_000, floatLeft: 5_000 }]);
    expect(router.currentRoute.value).toMatchObject({ name: 'closing', params: { number: '21' } });
  });

  it('takes no closing without a count, nor one that leaves more than was counted', async () => {
    await open(TakingsPage);
    await press('Count the cash');
    await press('Make closing 21');
    expect(dialog()).toContain('Enter an amount like 12.00.');
    await type('Counted cash', '20');
    await press('Make closing 21');

    expect(dialog()).toContain('At most what was counted.');
    expect(made('closeTakings')).toEqual([]);
  });

  it('loads the new figures when money was taken meanwhile, and asks for the count again', async () => {
    const closeTakings = () => {
      throw new KioskError('TAKINGS_CHANGED', 'more was sold');
    };
    await open(TakingsPage, { ...takingsAnswers(), closeTakings });
    await press('Count the cash');
    await type('Counted cash', '92.50');
    await press('Make closing 21');
    expect(dialog()).toContain('Nothing was closed.');
    await press('Reload');

    expect(made('openTakings')).toHaveLength(2);
    expect(dialog()).not.toContain('No difference');
  });
});

describe('the closings', () => {
  it('are listed with their day, takings and cash difference', async () => {
    await open(ClosingsPage);

    expect(page.findAll('tbody tr').map((row) => row.text().replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Closing 20 ?20 November 2026 ?£96\.00 ?No difference/),
      expect.stringMatching(/^Closing 19 ?19 November 2026 ?£96\.00 ?Missing: £2\.50/),
      expect.stringMatching(/^Closing 18 ?18 November 2026 ?£144\.00 ?No difference/),
      expect.stringMatching(/^Closing 17 ?17 November 2026 ?-£12\.00 ?No difference/),
    ]);
  });

  it('page to older ones', async () => {
    const { listClosings } = takingsAnswers();
    await open(ClosingsPage, {
      ...takingsAnswers(),
      listClosings: () => ({ ...listClosings(), more: true }),
    });
    await press('Older closings');
    await press('Newer closings');

    expect(made('listClosings')).toEqual([{ skip: 0 }, { skip: 50 }, { skip: 0 }]);
  });

  it('each show what was counted', async () => {
    await open(ClosingPage, takingsAnswers(), { number: '19' });

    expect(page.find('h1').text()).toBe('Closing 19');
    expect(table('Counted cash').slice(1)).toEqual([
      'Counted | £90.00',
      'Stays in the till | £50.00',
      'Taken out of the till | £40.00',
      'Missing | £2.50',
    ]);
  });

  it('are not found under another number', async () => {
    await open(ClosingPage, takingsAnswers(), { number: '7' });

    expect(page.findAll('table')).toEqual([]);
    expect(page.text()).toContain('Try again');
  });
});

describe('a closing on paper', () => {
  const toPrinter = {
    ...takingsAnswers(),
    settings: () => ({ ...settings, receipts: { printerId: 'cups:Receipts', paper: 'roll80' as const } }),
  };

  it('is printed with Enter where receipts have a printer, and says where it went', async () => {
    await open(ClosingPage, toPrinter, { number: '19' });
    await press('Print the closing');

    expect(made('printClosing')).toEqual([{ number: 19 }]);
    expect(page.get('.told').text()).toContain('Sent to Receipts.');
  });

  it('is saved as PDF with Enter where they have none, and exported as CSV', async () => {
    await open(ClosingPage, takingsAnswers(), { number: '19' });
    expect(page.text()).not.toContain('Print the closing');

    await press('Save as PDF');
    await press('Export as CSV');

    expect(made('closingFile')).toEqual([{ number: 19 }]);
    expect(made('closingsCsv')).toEqual([{ from: 19, to: 19 }]);
  });

  it('says why it was not printed', async () => {
    const printClosing = () => {
      throw new KioskError('PRINTER_UNREACHABLE', 'gone');
    };
    await open(ClosingPage, { ...toPrinter, printClosing }, { number: '19' });
    await press('Print the closing');

    expect(page.get('[role=alert]').text()).not.toBe('');
    expect(page.text()).not.toContain('Sent to');
  });

  it('is exported together with all that are listed', async () => {
    await open(ClosingsPage);
    await press('Export these as CSV');

    expect(made('closingsCsv')).toEqual([{ from: 17, to: 20 }]);
  });
});
