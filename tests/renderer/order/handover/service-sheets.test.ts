import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it } from 'vitest';
import type { ArgsOf } from '../../../../shared/contract.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { ServiceSheetView } from '../../../../shared/model/sheets.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import ServiceSheets from '../../../../renderer/order/handover/ServiceSheets.vue';
import { useOrderStore } from '../../../../renderer/state/order-store.ts';
import { useSettingsStore } from '../../../../renderer/state/settings-store.ts';
import { fixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

const scene = sceneOrder('service-sheets');
const [here] = scene.serviceSheets;
if (here === undefined) throw new Error('the scene has sheets');

async function open(order: OrderView = scene, printerId?: string) {
  const printed: ArgsOf<'printServiceSheet'>[] = [];
  const fetched: ArgsOf<'fetchServiceSheets'>[] = [];
  const kiosk = fixtureKiosk([order], 0, {
    printServiceSheet: (args) => {
      printed.push(args);
      return order;
    },
    fetchServiceSheets: (args) => {
      fetched.push(args);
      return order;
    },
  });
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await useSettingsStore().load();
  await useOrderStore().open(order.id);
  const props = { order, ...(printerId === undefined ? {} : { printerId }) };
  const page = mount(ServiceSheets, { props, global: { plugins: [i18n] } });
  return { page, printed, fetched };
}
const press = async ({ page }: Awaited<ReturnType<typeof open>>, label: string): Promise<void> => {
  const button = page.findAll('button').find((each) => each.text() === label);
  if (button === undefined) throw new Error(`no button ${label}`);
  await button.trigger('click');
  await flushPromises();
};

it('a sheet that has arrived shows its paper, and its size if that differs', async () => {
  const { page } = await open();
  const other = { ...here, widthMm: 35, heightMm: 45 };
  const differs = await open({ ...scene, serviceSheets: [other] });

  expect(page.text()).toContain('4 × 6 in (101.6\u00a0×\u00a0152.4\u00a0mm)');
  expect(page.text()).toContain('Prints at its true size.');
  expect(differs.page.text()).toContain('Prints at its true size: 35\u00a0×\u00a045\u00a0mm.');
});

it('is printed once on its own paper, by the chosen printer', async () => {
  const opened = await open(scene, 'cups:Office');
  await press(opened, 'Print');

  expect(opened.printed).toEqual([
    { orderId: scene.id, sheetId: here.id, printerId: 'cups:Office', mediumId: '4x6in', copies: 1 },
  ]);
});

it('is printed on the studio’s usual printer when none was chosen', async () => {
  const opened = await open();
  await press(opened, 'Print');

  expect(opened.printed).toMatchObject([{ printerId: useSettingsStore().settings?.printerId }]);
});

it('that has not arrived is fetched again, with a note that this is free', async () => {
  const opened = await open();
  expect(opened.page.text()).toContain('Not here yet. Fetching it is free.');
  await press(opened, 'Fetch again');

  expect(opened.fetched).toEqual([{ orderId: scene.id, photoId: here.photoId }]);
});

it.each([
  ['expired', 'Its address has ended.', []],
  ['unreadable', 'What came cannot be used as a picture.', []],
  ['not-made', 'made none of this size', []],
  ['size-differs', 'Measure it before you hand it over.', ['Print']],
] as const)('that is %s says so in words', async (trouble, words, ways) => {
  const image = trouble === 'size-differs' ? here.image : null;
  const sheet: ServiceSheetView = { ...here, trouble, image };
  const { page } = await open({ ...scene, serviceSheets: [sheet] });

  expect(page.text()).toContain(words);
  expect(page.findAll('button').map((button) => button.text())).toEqual(ways);
});

it('an order without such sheets shows nothing', async () => {
  const { page } = await open({ ...scene, serviceSheets: [] });

  expect(page.text()).toBe('');
});
