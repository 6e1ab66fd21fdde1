import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, it } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import type { PrintView } from '../../../../shared/model/prints.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import OrderPage from '../../../../renderer/order/OrderPage.vue';
import { router } from '../../../../renderer/router.ts';
import { useSettingsStore } from '../../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../../renderer/state/status-store.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { planFor } from '../../../support/fixture/paper.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

const scene = sceneOrder('family-handover');
const ids = scene.photos.map((photo) => photo.id);
let page: VueWrapper;
afterEach(() => page.unmount());

/** The family’s hand-over on paper that takes the photos of so many people. */
async function open(roomFor: number, prints: readonly PrintView[] = []): Promise<FixtureKiosk> {
  const kiosk = fixtureKiosk([{ ...scene, prints }], 0, {
    planSheet: ({ layout }) => {
      if (layout.photos.length > roomFor) throw new KioskError('SHEET_IMPOSSIBLE', 'no room');
      return planFor(layout);
    },
  });
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  page = mount(OrderPage, {
    props: { id: scene.id },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  return kiosk;
}
const next = () => page.get('main [aria-keyshortcuts=Enter]');
const printedBy = (kiosk: FixtureKiosk): readonly unknown[] =>
  kiosk.made
    .filter((call) => call.name === 'printSheet')
    .map(({ args }) => (args as { layout: PrintView['layout'] }).layout.photos.map((photo) => photo.photoId));
async function press(): Promise<void> {
  await next().trigger('click');
  await flushPromises();
}

it('a family is on one sheet when the paper has room for all', async () => {
  const kiosk = await open(3);

  await press();

  expect(printedBy(kiosk)).toEqual([ids]);
  expect(next().text()).toBe('Finish order while it prints');
});

it('a family that is too large for the paper is printed sheet after sheet', async () => {
  const kiosk = await open(2);
  expect(page.text()).toContain('1 photo finds no room here and comes on the next sheet');

  await press();
  expect(next().text()).toContain('Print 1 sheet');
  await press();

  expect(printedBy(kiosk)).toEqual([ids.slice(0, 2), ids.slice(2)]);
  expect(next().text()).toBe('Finish order while it prints');
});

it('paper without room is reported, and nothing is printed', async () => {
  await open(0);

  expect(page.text()).toContain('The photos do not fit on this paper.');
  expect(next().attributes('aria-disabled') ?? next().attributes('disabled')).toBeDefined();
});
