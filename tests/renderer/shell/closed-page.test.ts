/** A locked kiosk's page offers nothing of the browser, on every screen from the first moment on. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../renderer/App.vue';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { closePage } from '../../../renderer/shell/locked/close-page.ts';
import { useConnectionStore } from '../../../renderer/shell/connection-store.ts';
import { useCounterStore } from '../../../renderer/state/counter-store.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';

let wrapper: VueWrapper | undefined;
let kiosk: FixtureKiosk;
beforeEach(() => setActivePinia(createPinia()));
afterEach(() => wrapper?.unmount());

const counter = (kioskLocked: boolean) => ({
  ...{ people: [], who: null, locked: false, kioskLocked, lockAfterMinutes: null },
});
async function open(answers: FixtureAnswers): Promise<void> {
  kiosk = fixtureKiosk([], 0, answers);
  connect(kiosk.bridge);
  wrapper = mount(App, {
    global: { plugins: [i18n, router], stubs: { RouterView: true } },
    attachTo: document.body,
  });
  await flushPromises();
}

/** Returns whether the page refused the event. */
const send = (event: Event): boolean => !document.body.dispatchEvent(event);
const options = { bubbles: true, cancelable: true };
const key = (name: string, modifiers: KeyboardEventInit = {}): boolean =>
  send(new KeyboardEvent('keydown', { ...options, key: name, ...modifiers }));
const menu = (): boolean => send(new MouseEvent('contextmenu', options));

describe.each([
  ['the records are missing', 'RECORDS_MISSING', { mode: 'account' }],
  ['the records are damaged', 'RECORDS_DAMAGED', { mode: 'account' }],
  ['the records are being repaired', 'RECORDS_CHECKING', { reason: 'repair' }],
  ['the keychain waits', 'KEYCHAIN_UNAVAILABLE', { reason: 'locked' }],
  ['the start failed', 'INTERNAL', {}],
] as const)('while %s', (_what, code, details) => {
  const shut = (): never => {
    throw new KioskError(code, 'shut', details);
  };
  const answers = (on: boolean): FixtureAnswers => ({
    ...{ kioskStatus: shut, settings: shut, counter: shut },
    kioskLock: () => ({ on }),
  });

  it('a locked kiosk is closed', async () => {
    await open(answers(true));
    expect(menu()).toBe(true);
    expect(key('r', { ctrlKey: true })).toBe(true);
    expect(send(Object.assign(new Event('wheel', options), { ctrlKey: true }))).toBe(true);
    expect(send(Object.assign(new Event('drop', options), { dataTransfer: null }))).toBe(true);
  });

  it('a kiosk that is not locked is open', async () => {
    await open(answers(false));
    expect(menu()).toBe(false);
    expect(key('r', { ctrlKey: true })).toBe(false);
  });
});

it('is closed while the main process has not answered', async () => {
  const silent = (): Promise<never> => new Promise(() => undefined);
  await open({ kioskStatus: silent, settings: silent, counter: silent });
  expect(menu()).toBe(true);
});

it('stays closed after the main process has gone', async () => {
  await open({ counter: () => counter(true) });
  useConnectionStore().lost = 'gone';
  await flushPromises();
  expect(document.body.textContent).toContain('The kiosk has stopped');
  expect(menu()).toBe(true);
});

it('is open at once where the counter says that it is not locked', async () => {
  await open({ counter: () => counter(false) });
  expect(menu()).toBe(false);
  expect(kiosk.made.map(({ name }) => name)).not.toContain('kioskLock');
});

describe('what a browser offers', () => {
  beforeEach(async () => {
    await open({ counter: () => counter(true) });
    await useCounterStore().load();
  });

  it.each([
    ['the context menu', () => new MouseEvent('contextmenu', options)],
    ['a dropped file', () => Object.assign(new Event('drop', options), { dataTransfer: null })],
    ['a dragged file', () => Object.assign(new Event('dragover', options), { dataTransfer: null })],
    ['zoom by the wheel', () => Object.assign(new Event('wheel', options), { ctrlKey: true })],
    ['back by a button of the mouse', () => new MouseEvent('mouseup', { ...options, button: 3 })],
  ])('%s is closed, until the kiosk is unlocked', async (_what, event) => {
    expect(send(event())).toBe(true);
    kiosk.push('counterChanged', counter(false));
    await flushPromises();
    expect(send(event())).toBe(false);
  });
});

describe('what stays open', () => {
  // Without the screens, which take keys of their own.
  let end: () => void;
  beforeEach(() => void (end = closePage()));
  afterEach(() => end());

  it('prints, saves, reloads and zooms with no key, and types with every other', () => {
    for (const letter of ['p', 's', 'r', '+']) expect(key(letter, { ctrlKey: true }), letter).toBe(true);
    expect(key('F11')).toBe(true);
    expect(key('p')).toBe(false);
    expect(key('v', { ctrlKey: true })).toBe(false);
  });

  it('scrolls without Control, and follows a link without opening a window for it', () => {
    expect(send(new WheelEvent('wheel', options))).toBe(false);
    const link = document.createElement('a');
    document.body.append(link);
    const click = (more: MouseEventInit): boolean =>
      !link.dispatchEvent(new MouseEvent('click', { ...options, ...more }));
    expect([click({}), click({ ctrlKey: true }), click({ shiftKey: true }), click({ button: 1 })]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    link.remove();
  });
});
