/** The locked counter on the page: what is loaded, what is shown, and when it locks. */
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import App from '../../../renderer/App.vue';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { studioAnswers } from '../../support/fixture/studios.ts';

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(studio: string) {
  const kiosk = fixtureKiosk([], 0, studioAnswers(studio));
  connect(kiosk.bridge);
  const app = mount(App, {
    attachTo: document.body,
    global: { plugins: [i18n, router], stubs: { RouterView: { template: '<p class="opened" />' } } },
  });
  onTestFinished(() => app.unmount());
  await flushPromises();
  return { app, made: () => kiosk.made.map(({ name }) => name) };
}
const lockScreen = () => document.querySelector<HTMLDialogElement>('dialog.lock-screen');
async function press(words: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
  buttons.find((one) => one.textContent.trim().startsWith(words))?.click();
  await flushPromises();
}

it('loads no screen before somebody has signed in, and shows the studio’s name and the staff only', async () => {
  const { app, made } = await open('counter-locked');
  expect(lockScreen()?.textContent).toMatch(/Bright & Daughters Photo.*Who are you\?.*Asha.*Bo/);
  expect(app.find('.opened').exists()).toBe(false);
  await router.push('/codes');
  expect(router.currentRoute.value.path).not.toBe('/codes');

  await press('Bo');
  const field = lockScreen()?.querySelector('input');
  if (!field) throw new Error('no PIN is asked for');
  field.value = '4711';
  field.dispatchEvent(new Event('input'));
  await flushPromises();
  await press('Sign in');

  expect(made()).toContain('signIn');
  expect(lockScreen()).toBe(null);
  expect(app.find('.opened').exists()).toBe(true);
});

it('stays in front of Escape and of a dialog that the browser closes', async () => {
  await open('counter-locked');
  const screen = lockScreen();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  screen?.dispatchEvent(escape);
  const cancel = new Event('cancel', { cancelable: true });
  screen?.dispatchEvent(cancel);
  expect([escape.defaultPrevented, cancel.defaultPrevented]).toEqual([true, true]);
  screen?.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen?.open).toBe(true);
  expect(document.documentElement.dataset).toHaveProperty('locked');
});

it('locks after five minutes without a touch or a key, and keeps the screen for the return', async () => {
  const { app, made } = await open('locked');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(made()).not.toContain('lockCounter');
  await vi.advanceTimersByTimeAsync(61_000);

  expect(made().filter((name) => name === 'lockCounter')).toHaveLength(1);
  expect(lockScreen()?.open).toBe(true);
  expect(app.find('.opened').exists()).toBe(true);
});

it('never locks in a studio without staff', async () => {
  const { made } = await open('no-pin');
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(made()).not.toContain('lockCounter');
});
