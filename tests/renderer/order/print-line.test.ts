// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it } from 'vitest';
import type { PrintView } from '../../../shared/model.ts';
import { printTroubles } from '../../../shared/printing.ts';
import { connect } from '../../../renderer/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import PrintLine from '../../../renderer/order/PrintLine.vue';
import PrintList from '../../../renderer/order/PrintList.vue';
import { useOrderStore } from '../../../renderer/order/order-store.ts';
import { fixtureKiosk } from '../../support/fixture-kiosk.ts';
import { print } from '../../support/fixture-paper.ts';
import { sceneOrder } from '../../support/fixture-scenes.ts';

const line = (more: Partial<PrintView>) =>
  mount(PrintLine, { props: { print: print(1, more) }, global: { plugins: [i18n] } });
beforeEach(() => setActivePinia(createPinia()));

it.each(printTroubles)('%s is said in words, with what to do', (trouble) => {
  const words = line({ state: 'waiting', trouble }).text();

  expect(words).not.toContain('prints.');
  expect(words.length).toBeGreaterThan(line({ state: 'waiting' }).text().length + 30);
});

it('a sheet that waits for paper says so and what follows, beside the spooler’s own words', () => {
  const words = line({ state: 'waiting', trouble: 'media-empty', note: 'Load tray 1.' }).text();

  expect(words).toContain('Waiting at the printer');
  expect(words).toContain('Out of paper. Put in paper. The sheet then prints by itself, once.');
  expect(words).toContain('Load tray 1.');
});

it('a sheet that came out has no trouble any more', () => {
  expect(line({ state: 'printed', trouble: 'media-empty' }).text()).not.toContain('Out of paper');
});

it.each([
  ['waiting', true, ['Cancel this print']],
  ['printing', false, []],
  ['printed', false, ['Print again']],
  ['failed', false, ['Print again']],
  ['cancelled', false, ['Print again']],
  ['uncertain', false, ['Yes, it came out', 'No, nothing usable']],
] as const)('a print that is %s offers what can be done with it', (state, cancellable, ways) => {
  const offered = line({ state, cancellable }).findAll('button');

  expect(offered.map((button) => button.text())).toEqual(ways);
});

it('cancelling asks the printer’s side, and shows what has become of the print', async () => {
  const order = sceneOrder('print-out-of-paper');
  const kiosk = fixtureKiosk([order]);
  connect(kiosk.bridge);
  const store = useOrderStore();
  await store.open(order.id);
  const list = mount(PrintList, { props: { order }, global: { plugins: [i18n] } });

  await list.get('button').trigger('click');
  await flushPromises();

  expect(kiosk.made.map(({ name }) => name)).toContain('cancelPrint');
  expect(store.order?.prints[0]?.state).toBe('cancelled');
});

it('a sheet with photos of other orders names them', () => {
  connect(fixtureKiosk([]).bridge);
  const order = sceneOrder('printed-together');

  const list = mount(PrintList, { props: { order }, global: { plugins: [i18n] } });

  expect(list.text()).toContain('With photos of order 261121-070');
});
