/** The page of an order in a fixture's scene. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import OrderPage from '../../../renderer/order/OrderPage.vue';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

/** Opens the order of a scene. The caller unmounts the page. @param instead answers in place of the fixture's */
export async function openOrderPage(
  scene: string,
  instead: FixtureAnswers = {},
): Promise<{ readonly kiosk: FixtureKiosk; readonly page: VueWrapper }> {
  const kiosk = fixtureKiosk([sceneOrder(scene)], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  const page = mount(OrderPage, {
    props: { id: sceneOrder(scene).id },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  return { kiosk, page };
}
