/** One person's headshots as staff open them, over answers in memory. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import HeadshotsPage from '../../../renderer/headshots/HeadshotsPage.vue';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { answerKey } from '../../../renderer/ui/use-shortcut.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { headshotAnswers } from '../../support/fixture/headshots.ts';

export interface OpenHeadshots {
  readonly page: VueWrapper;
  readonly kiosk: FixtureKiosk;
  /** Returns the arguments of the calls of this name. */
  readonly made: (name: string) => readonly unknown[];
  /** Presses the button with these words, in the page or in a dialog above it. */
  readonly press: (words: string) => Promise<void>;
  /** Presses a key without moving the focus. */
  readonly key: (key: string) => Promise<void>;
  readonly text: () => string;
  readonly close: () => void;
}

/** Without these stubs, a dialog would make calls that these tests do not answer. */
const stubs = { CompareView: true, ExportDialog: true };

export async function openHeadshots(
  session: RetouchSessionView,
  instead: FixtureAnswers = {},
): Promise<OpenHeadshots> {
  setActivePinia(createPinia());
  const kiosk = fixtureKiosk([], 0, { ...headshotAnswers([session]), ...instead });
  connect(kiosk.bridge);
  await useSettingsStore().load();
  const page = mount(HeadshotsPage, {
    props: { sessionId: session.id },
    global: { plugins: [router, i18n], stubs },
    attachTo: document.body,
  });
  window.addEventListener('keydown', answerKey);
  await flushPromises();
  return {
    page,
    kiosk,
    made: (name) => kiosk.made.filter((call) => call.name === name).map(({ args }) => args),
    async press(words) {
      const button = [...document.querySelectorAll('button')].findLast(
        (one) =>
          one.textContent.replace(/\s+/g, ' ').trim().startsWith(words) ||
          one.getAttribute('aria-label') === words,
      );
      if (button === undefined) throw new Error(`no button "${words}"`);
      button.click();
      await flushPromises();
    },
    async key(pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
      await flushPromises();
    },
    text: () => document.body.textContent.replace(/\s+/g, ' '),
    close() {
      window.removeEventListener('keydown', answerKey);
      page.unmount();
    },
  };
}
