/** The screen of a locked kiosk, across a crash of the main process. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineComponent, ref } from 'vue';
import { KioskError } from '../../../shared/errors.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { router } from '../../../renderer/router.ts';
import { useKeptScreen } from '../../../renderer/shell/locked/use-kept-screen.ts';
import { useCounterStore } from '../../../renderer/state/counter-store.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';

let page: VueWrapper;
let kiosk: FixtureKiosk;
beforeEach(async () => {
  setActivePinia(createPinia());
  await router.push('/');
});
afterEach(() => page.unmount());

const counter = (kioskLocked: boolean) => ({
  ...{ people: [], who: null, locked: false, kioskLocked, lockAfterMinutes: null },
});

/** Mounts the part of the page that keeps the screen, and draws the first screen. */
async function begin(kioskLocked: boolean, kept: () => string | null): Promise<void> {
  kiosk = fixtureKiosk([], 0, { counter: () => counter(kioskLocked), keptScreen: kept });
  connect(kiosk.bridge);
  const entered = ref(false);
  let open = (): Promise<void> => Promise.reject(new Error('not mounted'));
  const start = defineComponent({
    setup() {
      open = useKeptScreen(() => entered.value);
      return () => null;
    },
  });
  page = mount(start, { global: { plugins: [router] } });
  await useCounterStore().load();
  await open();
  entered.value = true;
  await flushPromises();
}
const path = (): string => router.currentRoute.value.path;
const kept = (): readonly unknown[] =>
  kiosk.made.filter(({ name }) => name === 'keepScreen').map(({ args }) => args);

it('opens where the counter was before the crash, and keeps that', async () => {
  await begin(true, () => '/prints');
  await vi.waitFor(() => expect(path()).toBe('/prints'), { timeout: 20_000 });
  expect(kept()).toEqual([{ screen: '/prints' }]);
});

it('keeps each screen without what was typed for it', async () => {
  await begin(true, () => null);
  await router.push({ path: '/prints', query: { show: 'open' } });
  expect(kept()).toEqual([{ screen: '/' }, { screen: '/prints' }]);
});

it('stays where a reload has brought it', async () => {
  await router.push('/prints');
  await begin(true, () => '/codes');
  expect(path()).toBe('/prints');
});

it('begins at the desk while the kiosk is not locked, and keeps the screen once it is', async () => {
  await begin(false, () => '/prints');
  expect(path()).toBe('/');
  expect(kept()).toEqual([]);
  kiosk.push('counterChanged', counter(true));
  await flushPromises();
  expect(kept()).toEqual([{ screen: '/' }]);
});

it('begins at the desk when the main process refuses to say', async () => {
  await begin(true, () => {
    throw new KioskError('COUNTER_LOCKED', 'nobody is at the counter');
  });
  expect(path()).toBe('/');
});
