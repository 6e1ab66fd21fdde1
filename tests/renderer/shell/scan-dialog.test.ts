/** Scanning the code of a slip or receipt. */
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import ScanDialog from '../../../renderer/shell/ScanDialog.vue';
import { useOrderStore } from '../../../renderer/state/order-store.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { orderCodeOf } from '../../../shared/order-code.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const id = (digit: string): OrderView['id'] => `ord_${digit.repeat(32)}`;
const here: OrderView = { ...sceneOrder('payment'), id: id('1'), number: '261121-001' };
const scannedOrder: OrderView = { ...sceneOrder('refunded-done'), id: id('2'), number: '261121-002' };

async function begin(start: string, orders: readonly OrderView[] = [here, scannedOrder]): Promise<void> {
  setActivePinia(createPinia());
  connect(fixtureKiosk(orders).bridge);
  await router.push(start);
  const page = mount(ScanDialog, { attachTo: document.body, global: { plugins: [router, i18n] } });
  onTestFinished(() => page.unmount());
  const [shown] = orders.filter((order) => start.includes(order.id));
  if (shown !== undefined) await useOrderStore().open(shown.id);
}
async function scan(text: string): Promise<void> {
  const press = (key: string): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const key of text) press(key);
  press('Enter');
  await flushPromises();
}
const path = (): string => router.currentRoute.value.path;
/** The order's screen is loaded when it is first opened. */
const opens = (order: OrderView): Promise<void> =>
  vi.waitFor(() => expect(path()).toBe(`/order/${order.id}`), { timeout: 20_000 });
const dialog = (): string => document.querySelector('dialog')?.textContent ?? '';

it('opens the order from the desk at once', async () => {
  await begin('/');
  await scan(orderCodeOf(scannedOrder));

  await opens(scannedOrder);
  expect(dialog()).toBe('');
});

it('opens the order from a finished order at once', async () => {
  await begin(`/order/${scannedOrder.id}`);
  await scan(orderCodeOf(here));

  await opens(here);
});

it('asks first in the middle of an order', async () => {
  await begin(`/order/${here.id}`);
  await scan(orderCodeOf(scannedOrder));

  expect(path()).toBe(`/order/${here.id}`);
  expect(dialog()).toContain('Open order 261121-002?');
  [...document.querySelectorAll('button')]
    .find((button) => button.textContent.includes('Open order'))
    ?.click();
  await opens(scannedOrder);
});

it('says that a code is not of this studio, and changes nothing', async () => {
  await begin('/');
  await scan('HR-261121-002-99999999');

  expect(path()).toBe('/');
  expect(dialog()).toContain('No order of this studio has this code');
});

it('says when the pictures of the order were erased', async () => {
  await begin('/', [{ ...scannedOrder, picturesErasedAt: '2026-11-20T12:00:00.000Z' }]);
  await scan(orderCodeOf(scannedOrder));

  expect(dialog()).toContain('The pictures of order 261121-002 are erased');
  expect(dialog()).toContain('20\u00a0November 2026');
});

it('leaves a window that is open in front', async () => {
  await begin('/');
  document.body.append(document.createElement('dialog'));
  await scan(orderCodeOf(scannedOrder));

  expect(path()).toBe('/');
  expect(document.body.textContent).toContain('Close the open window, then scan again');
  document.querySelector('dialog')?.remove();
});
