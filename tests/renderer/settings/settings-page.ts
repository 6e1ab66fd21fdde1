/** The settings as a person opens them, over a fixture kiosk. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import SettingsPage from '../../../renderer/settings/SettingsPage.vue';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { studioAnswers } from '../../support/fixture/studios.ts';

export interface OpenSettings {
  readonly page: VueWrapper;
  readonly kiosk: FixtureKiosk;
  /** The names of the calls made since the page was opened. */
  readonly made: () => readonly string[];
  /** Presses the button of these words, in the page or in a dialog above it. */
  readonly press: (words: string) => Promise<void>;
  /** Presses the button with this name for screen readers. */
  readonly pressNamed: (name: string) => Promise<void>;
  /** Types into the field of this label, in the page or in a dialog above it. */
  readonly type: (label: string, text: string) => Promise<void>;
  /** Everything that is on screen, dialogs included. */
  readonly text: () => string;
  readonly close: () => void;
}

const visible = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button')];

/**
 * @param studio a scene of the fixture studios
 * @param section the section of the settings that is opened
 * @param instead answers in place of the scene's
 */
export async function openSettings(
  studio: string,
  section: string,
  instead: FixtureAnswers = {},
): Promise<OpenSettings> {
  setActivePinia(createPinia());
  const kiosk = fixtureKiosk([sceneOrder('uncertain')], 0, { ...studioAnswers(studio), ...instead });
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  const page = mount(SettingsPage, {
    props: { section },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  const before = kiosk.made.length;
  return {
    page,
    kiosk,
    made: () => kiosk.made.slice(before).map(({ name }) => name),
    async press(words) {
      // A dialog stands above the page: its buttons come last.
      const button = visible().findLast((one) => one.textContent.trim().startsWith(words));
      if (button === undefined) throw new Error(`no button "${words}"`);
      button.click();
      await flushPromises();
    },
    async pressNamed(name) {
      const button = visible().findLast((one) => one.getAttribute('aria-label') === name);
      if (button === undefined) throw new Error(`no button named "${name}"`);
      button.click();
      await flushPromises();
    },
    async type(label, text) {
      const named = [...document.querySelectorAll('label')].findLast(
        (one) => one.textContent.trim() === label,
      );
      const field = document.getElementById(named?.htmlFor ?? '');
      if (!(field instanceof HTMLInputElement)) throw new Error(`no field "${label}"`);
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await flushPromises();
    },
    text: () => document.body.textContent.replace(/\s+/g, ' '),
    close: () => page.unmount(),
  };
}
