/** The first screen of a page: the first run, in the system's language, or at the desk. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineComponent } from 'vue';
import type { SetUpView } from '../../../shared/model/set-up.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { speak } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { useFirstRun } from '../../../renderer/shell/use-first-run.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { noSetUp } from '../../support/fixture/set-up.ts';

beforeEach(async () => {
  setActivePinia(createPinia());
  await router.push('/');
});
let page: VueWrapper;
afterEach(async () => {
  // The router forgets where it is with its last page.
  page.unmount();
  vi.restoreAllMocks();
  await speak('en');
});

/** Begins as the page does once its settings are here, and returns the language in use. */
async function begin(setUp: Partial<SetUpView>, languages: readonly string[]): Promise<string | undefined> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  connect(fixtureKiosk([], 0, { setUp: () => ({ ...noSetUp, ...setUp }) }).bridge);
  const settings = useSettingsStore();
  await settings.load();
  let open = (): Promise<void> => Promise.reject(new Error('not mounted'));
  const start = defineComponent({
    setup() {
      open = useFirstRun();
      return () => null;
    },
  });
  page = mount(start, { global: { plugins: [router] } });
  await open();
  await flushPromises();
  return settings.settings?.language;
}
const path = (): string => router.currentRoute.value.path;
const where = (to: string): Promise<void> => vi.waitFor(() => expect(path()).toBe(to), { timeout: 20_000 });

it('opens the first run in the first language of the system that Headroom speaks', async () => {
  expect(await begin({ opens: true }, ['nl-NL', 'de-AT', 'en'])).toBe('de');
  await where('/set-up');
});

it('opens it in English where Headroom speaks none of them', async () => {
  expect(await begin({ opens: true }, ['nl-NL', 'ja'])).toBe('en');
  await where('/set-up');
});

it('keeps the language of a first run that has begun', async () => {
  const place = { at: 'staff', confirmed: ['screen'], skipped: [], left: false } as const;
  expect(await begin({ opens: true, place }, ['de-DE'])).toBe('en');
  await where('/set-up');
});

it('stays at the desk of a studio that is set up, and on an order that was opened by its address', async () => {
  expect(await begin({ opens: false }, ['de-DE'])).toBe('en');
  expect(path()).toBe('/');
  await router.push('/codes');
  await begin({ opens: true }, ['de-DE']);
  expect(path()).toBe('/codes');
});
