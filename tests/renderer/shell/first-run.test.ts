/** The first screen of a page: the first run, in the system's language, or at the desk. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineComponent } from 'vue';
import type { Language } from '../../../shared/language/languages.ts';
import type { SetUpView } from '../../../shared/model/set-up.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { language, speakAsMarked, speak } from '../../../renderer/i18n/index.ts';
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

/** Begins as a page that was marked with this language, and returns the language that is kept. */
async function begin(setUp: Partial<SetUpView>, marked: Language): Promise<string | undefined> {
  document.documentElement.lang = marked;
  await speakAsMarked();
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
/** Returns what collects every language that the page is marked with from now on. */
function marksOfThePage(): () => Promise<string[]> {
  const marks = new Set<string>();
  const observer = new MutationObserver(() => marks.add(document.documentElement.lang));
  observer.observe(document.documentElement, { attributes: true });
  return async () => {
    await flushPromises();
    observer.disconnect();
    return [...marks];
  };
}
const path = (): string => router.currentRoute.value.path;
const where = (to: string): Promise<void> => vi.waitFor(() => expect(path()).toBe(to), { timeout: 20_000 });

it.each(['de', 'en'] as const)(
  'opens the first run in the language of the page, and keeps it: %s',
  async (marked) => {
    const marks = marksOfThePage();
    expect(await begin({ opens: true }, marked)).toBe(marked);
    await where('/set-up');
    expect(await marks()).toEqual([marked]);
  },
);

it('keeps the language of a first run that has begun', async () => {
  const place = { at: 'staff', confirmed: ['screen'], skipped: [], left: false } as const;
  expect(await begin({ opens: true, place }, 'de')).toBe('en');
  await where('/set-up');
});

it('stays at the desk of a studio that is set up, and on an order that was opened by its address', async () => {
  expect(await begin({ opens: false }, 'de')).toBe('en');
  expect(language()).toBe('en');
  expect(path()).toBe('/');
  await router.push('/codes');
  await begin({ opens: true }, 'de');
  expect(path()).toBe('/codes');
});
