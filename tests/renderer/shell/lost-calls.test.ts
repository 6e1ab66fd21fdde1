/** The banner and the list of paid calls that restored records do not have. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import LostCallsBanner from '../../../renderer/shell/banners/LostCallsBanner.vue';
import LostCallsDialog from '../../../renderer/shell/LostCallsDialog.vue';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { lostCalls } from '../../support/fixture/backups.ts';
import { status } from '../../support/fixture/data.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';

let wrapper: VueWrapper;
let left: typeof lostCalls;
const settled: (readonly number[])[] = [];
const global = { plugins: [router, i18n] };
const page = (): string => document.body.textContent;
async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes(words));
  if (button === undefined) throw new Error(`no button ${words}`);
  button.click();
  await flushPromises();
}

beforeEach(async () => {
  left = lostCalls;
  settled.length = 0;
  setActivePinia(createPinia());
  const kiosk = fixtureKiosk([], 0, {
    kioskStatus: () => ({ ...status, lostCalls: left.count }),
    lostCalls: () => left,
    settleLostCalls({ seqs }) {
      settled.push(seqs);
      const calls = left.calls.filter(({ seq }) => !seqs.includes(seq));
      left = { calls, count: left.count - seqs.length };
      return left;
    },
  });
  connect(kiosk.bridge);
  await useStatusStore().load();
});
afterEach(() => wrapper.unmount());

it('a banner leads to the list until nothing is left in it', async () => {
  wrapper = mount(LostCallsBanner, { global, attachTo: document.body });
  expect(page()).toContain('5 requests that may have used credit are newer than the restored backup.');

  await press('See requests');
  await expect.poll(page).toContain('Requests after the backup');
  await press('Mark all as done');

  expect(settled).toEqual([[5, 4, 3, 2, 1]]);
  expect(document.querySelector('dialog')).toBe(null);
  expect(page()).not.toContain('newer than the restored backup');
});

it('each call says what it was, what is known of it and what to do', async () => {
  wrapper = mount(LostCallsDialog, { global, attachTo: document.body });
  await flushPromises();

  for (const words of [
    ...['21\u00a0November 2026', 'The watermarked preview · UK passport', 'Order 261121-012', 'The AI edit'],
    ...['7b0c2f1e-51a4-4e0c-9f1a-2d77c0b1a6d3', 'Its result is in the order again.', 'not its payment'],
    ...['make a new order', 'Pictures that only they knew: 31.'],
  ])
    expect(page()).toContain(words);
  const order = document.querySelector('a')?.getAttribute('href');
  expect(order).toBe(`#/order/ord_${'c'.repeat(32)}`);

  await press('Done');
  expect(settled).toEqual([[5]]);
  expect(page()).not.toContain('The AI edit');
  expect(wrapper.emitted('close')).toBe(undefined);
});
