import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import RetouchPage from '../../../renderer/retouch/RetouchPage.vue';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { answerKey } from '../../../renderer/ui/use-shortcut.ts';
import { sessionAnswers } from '../../support/fixture/retouch.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { exportCalls } from '../../support/fixture/export.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

/** The retouch page with one session on it, as a person at the keyboard meets it. */
export interface OpenedSession {
  readonly page: VueWrapper;
  readonly kiosk: FixtureKiosk;
  /** Returns the button that Enter presses. */
  readonly nextStep: () => Omit<DOMWrapper<Element>, 'exists'>;
  readonly press: (key: string) => Promise<void>;
  /** The arguments of every call of this name so far. */
  readonly argsOf: (name: string) => readonly unknown[];
  /** The version that is looked at, as it is read aloud. */
  readonly picked: () => string | undefined;
  /** Returns the properties that the comparison receives. */
  readonly compared: () => Readonly<Record<string, unknown>>;
}

let opened: VueWrapper | null = null;

export async function openSession(
  session: RetouchSessionView,
  instead: FixtureAnswers = {},
): Promise<OpenedSession> {
  const kiosk = fixtureKiosk([sceneOrder('still')], 0, {
    ...sessionAnswers([session]),
    ...exportCalls,
    ...instead,
  });
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  window.addEventListener('keydown', answerKey);
  await useSettingsStore().load();
  const page = mount(RetouchPage, {
    props: { sessionId: session.id },
    // There is no canvas here to compare pictures on.
    global: { plugins: [router, i18n], stubs: { CompareView: true } },
    attachTo: document.body,
  });
  opened = page;
  await flushPromises();
  return {
    page,
    kiosk,
    nextStep: () => page.get('main [aria-keyshortcuts=Enter]'),
    async press(key) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await flushPromises();
    },
    argsOf: (name) => kiosk.made.filter((call) => call.name === name).map(({ args }) => args),
    picked: () => page.get('fieldset.strip input:checked').attributes('aria-label'),
    compared: () => page.getComponent({ name: 'CompareView' }).props(),
  };
}

/** For after each test. */
export function closeSession(): void {
  opened?.unmount();
  opened = null;
  window.removeEventListener('keydown', answerKey);
}
