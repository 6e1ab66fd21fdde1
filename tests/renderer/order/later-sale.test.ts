/** Items that staff sell on a paid order, at the hand-over. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { isPaperPrinted } from '../../../shared/model/prints.ts';
import type { Approval } from '../../../shared/printing.ts';
import { printerStatus, status } from '../../support/fixture/data.ts';
import { print as paperPrint } from '../../support/fixture/paper.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import type { FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { medium, setupOf } from '../../support/fixture/printers.ts';
import { openOrderPage } from './order-page.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

async function open(scene: string, instead: FixtureAnswers = {}): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene, instead);
  page = opened.page;
  return opened.kiosk;
}
const buttonOf = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim().startsWith(name),
  );
async function press(name: string): Promise<void> {
  (buttonOf(name) ?? expect.fail(`no button "${name}"`)).click();
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
async function choose(method: string): Promise<void> {
  const label = [...document.querySelectorAll('dialog label')].find(
    (one) => one.textContent.trim() === method,
  );
  (label?.querySelector('input') ?? expect.fail(`no choice "${method}"`)).click();
  await flushPromises();
}
const nextWords = (): string =>
  document.querySelector('dialog [aria-keyshortcuts=Enter]')?.textContent.trim() ?? '';

it('are chosen with their number, and paid with the change on the button', async () => {
  const kiosk = await open('handover');
  await press('Sell more items');
  expect(nextWords()).toBe('Choose an item');

  await press('Frame');
  await press('One more: Frame');
  expect(nextWords()).toBe('Choose payment');
  await choose('Cash');
  expect(nextWords()).toBe('Enter the cash given');
  await type('Cash given', '20');
  expect(nextWords()).toMatch(/^Take £17\.00, give £3\.00 change/);
  await press('Take £17.00');

  expect(document.querySelector('dialog')).toBeNull();
  expect(kiosk.made.filter(({ name }) => name === 'sellLater').map(({ args }) => args)).toMatchObject([
    { method: 'cash', given: 2_000, total: 1_700, salesBefore: 0, items: [{ quantity: 2 }] },
  ]);
  expect(page.get('section.ticket').text()).toContain('£29.00');
});

it('makes the receipt that is on paper print again, with what was sold later', () => {
  const onPaper = paperPrint(1, {
    kind: 'receipt',
    state: 'printed',
    submittedAt: '2026-11-21T10:00:00.000Z',
  });
  const paper = { kind: 'receipt' } as const;
  const printed = (...money: Parameters<typeof isPaperPrinted>[3][]) =>
    money.map((one) =>
      isPaperPrinted(paper, onPaper.orderId ?? expect.fail('a print of an order'), [onPaper], one),
    );
  const refund = { at: '2026-11-21T11:00:00.000Z', method: 'cash' } as const;

  expect(
    printed(
      { laterSales: [], settlements: [] },
      { laterSales: [{ paidAt: '2026-11-21T11:00:00.000Z' }], settlements: [] },
      { laterSales: [{ paidAt: '2026-11-21T09:00:00.000Z' }], settlements: [] },
      { laterSales: [], settlements: [refund] },
      { laterSales: [], settlements: [{ ...refund, method: null }] },
    ),
  ).toEqual([true, false, true, false, true]);
});

describe('before money is taken', () => {
  const verdict = (): string | undefined =>
    document.querySelector('dialog [data-verdict]')?.textContent.replace(/\s+/g, ' ').trim();
  const withPaper = (approval: Approval): FixtureAnswers => ({
    printerSetup: ({ printerId }) => setupOf(printerId, { media: [medium('4x6in', { approval })] }),
  });

  it('names the paper of a sold sheet that is not calibrated', async () => {
    await open('handover', withPaper('not-calibrated'));
    await press('Sell more items');
    await press('Frame');
    expect(verdict()).toBeUndefined();

    await press('Further sheet');
    expect(verdict()).toBe('Check:DS620, 4 × 6 in: Not calibrated yet');
  });

  it('names what the printer of a sold sheet needs', async () => {
    await open('handover', {
      ...withPaper('approved'),
      kioskStatus: () => ({
        ...status,
        printers: [printerStatus({ light: 'bad', state: 'stopped', trouble: 'media-empty' })],
      }),
    });
    await press('Sell more items');
    await press('Further sheet');

    expect(verdict()).toBe('Check:DS620: Out of paper');
  });

  it('says that nothing speaks against the payment', async () => {
    await open('handover', withPaper('approved'));
    await press('Sell more items');
    await press('Further sheet');

    expect(verdict()).toBe('Ready for payment');
  });
});

it('are not offered before payment', async () => {
  await open('payment');
  expect(buttonOf('Sell more items')).toBeUndefined();
});
