/** Money that staff give back on a finished order: the kiosk asks for the supervisor, and the screen says what was done. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { billOf } from '../../../shared/money.ts';
import { eventually } from '../../support/eventually.ts';
import { fixtureId, settings } from '../../support/fixture/data.ts';
import { partPaid } from '../../support/records/payments.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { openOrder } from './verdict/order-screen.ts';

let page: VueWrapper;
afterEach(() => page.unmount());

const buttonOf = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith(name));
async function press(name: string): Promise<void> {
  (buttonOf(name) ?? expect.fail(`no button "${name}"`)).click();
  await flushPromises();
}
async function choose(name: string): Promise<void> {
  const label = [...document.querySelectorAll('dialog label')].find((one) => one.textContent.trim() === name);
  (label?.querySelector('input') ?? expect.fail(`no choice "${name}"`)).click();
  await flushPromises();
}
async function giveReason(text: string): Promise<void> {
  const label = [...document.querySelectorAll('dialog label')].find((one) => one.textContent === 'Reason');
  const input = document.querySelector<HTMLInputElement>(`[id="${label?.getAttribute('for') ?? ''}"]`);
  if (input === null) return expect.fail('no field for the reason');
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await flushPromises();
}
async function fillIn(): Promise<void> {
  await press('Give the money back');
  await choose('Money back');
  await choose('Cash');
  await giveReason('Wrong size');
  await press('Record £12.00 given back');
}

it('is recorded with its reason, and the screen says so with the number of the refund', async () => {
  const screen = await openOrder(sceneOrder('done'));
  page = screen.page;
  await fillIn();

  expect(document.querySelector('dialog')).toBeNull();
  expect(page.text()).toContain('£12.00 given back');
  expect(page.text()).toContain('Refund number RF-00001.');
  expect(page.text()).toContain('Wrong size');
});

it('asks for the PIN when the kiosk demands the supervisor, and keeps what was typed', async () => {
  const screen = await openOrder(sceneOrder('done'), {
    refund: () => {
      throw new KioskError('SUPERVISOR_REQUIRED', 'the supervisor is locked');
    },
  });
  page = screen.page;
  await fillIn();

  expect(document.body.textContent).toContain('Giving money back on a finished order needs a supervisor.');
  expect(buttonOf('Record £12.00 given back')).toBeDefined();
});

it('cannot be a void once items were sold later, because no single card payment covers all of it', async () => {
  const done = sceneOrder('done');
  const later = {
    id: fixtureId('sale', 1),
    receiptNumber: 'R-261121-009',
    paidAt: '2026-11-21T15:00:00.000Z',
  };
  const bill = billOf([{ text: 'Frame', quantity: 1, unitPrice: 850 }], settings.prices);
  const laterSales = [{ ...later, bill, part: partPaid(850) }];
  const offered = (): boolean => document.querySelector('dialog')?.textContent.includes('Void') === true;

  page = (await openOrder(done)).page;
  await press('Give the money back');
  expect(offered()).toBe(true);
  page.unmount();

  page = (await openOrder({ ...done, laterSales })).page;
  await press('Give the money back');
  expect(offered()).toBe(false);
  expect(document.querySelector('dialog')?.textContent).toContain('All that is left, £20.50');
});

it('is offered at the hand-over only once the order is finished', async () => {
  const screen = await openOrder(sceneOrder('printed'));
  page = screen.page;
  expect(buttonOf('Give the money back')).toBeUndefined();
});

describe('an item', () => {
  const frames = { id: fixtureId('oit', 5), text: 'Frame', quantity: 2, unitPrice: 850 };
  const withItem = (scene: string) => {
    const order = sceneOrder(scene);
    const bill = billOf([...(order.payment?.bill.lines ?? []), frames], settings.prices);
    return { ...order, payment: order.payment === null ? null : { ...order.payment, bill } };
  };
  const nextWords = (): string =>
    document.querySelector('dialog [aria-keyshortcuts=Enter]')?.textContent.trim() ?? '';

  it('is given back in pieces, with its reason, and the screen names it', async () => {
    const screen = await openOrder(withItem('done'));
    page = screen.page;
    await press('Give an item back');
    expect(nextWords()).toBe('Choose how you gave it back');
    await choose('Cash');
    expect(nextWords()).toMatch(/^Record £8\.50 given back/);
    await press('Record £8.50 given back');
    expect(document.querySelector('dialog')?.textContent).toContain('the frame is scratched');
    expect(screen.kiosk.made.some(({ name }) => name === 'refundItem')).toBe(false);
    await giveReason('Scratched');
    await press('Record £8.50 given back');

    expect(screen.kiosk.made.find(({ name }) => name === 'refundItem')?.args).toMatchObject({
      ...{ lineId: frames.id, quantity: 1, method: 'cash', reason: 'Scratched', settledBefore: 0 },
    });
    await eventually(() => expect(page.text()).toContain('£8.50 given back for Frame'));
    await press('Give an item back');
    expect(document.querySelector('dialog')?.textContent).toContain('Frame, £8.50');
  });

  it('can be given back while the order is open, but not without the supervisor', async () => {
    page = (
      await openOrder(withItem('printed'), {
        refundItem: () => {
          throw new KioskError('SUPERVISOR_REQUIRED', 'the supervisor is locked');
        },
      })
    ).page;
    await press('Give an item back');
    await choose('Cash');
    await giveReason('Scratched');
    await press('Record £8.50 given back');

    expect(document.body.textContent).toContain('Giving an item back needs a supervisor.');
  });

  it('is not offered where the order sold none', async () => {
    page = (await openOrder(sceneOrder('done'))).page;
    expect(buttonOf('Give an item back')).toBeUndefined();
  });
});
