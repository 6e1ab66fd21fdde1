// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, it, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { PlannedSheet } from '../../../../shared/model/sheets.ts';
import type { KioskStatus } from '../../../../shared/model/status.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import OrderPage from '../../../../renderer/order/OrderPage.vue';
import { router } from '../../../../renderer/router.ts';
import { useSettingsStore } from '../../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../../renderer/state/status-store.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { printerStatus, settings, status } from '../../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { planFor } from '../../../support/fixture/paper.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import '../../../set-up/test-page.ts';

// The system's dialog for saving a file does not exist here.
vi.mock('../../../../renderer/ui/files/save-file.ts', () => ({
  saveFile: async (load: () => Promise<unknown>) => void (await load()),
}));

let page: VueWrapper;
const went = vi.spyOn(router, 'push').mockResolvedValue(undefined);
afterEach(() => {
  page.unmount();
  went.mockClear();
});

async function open(order: OrderView, instead: FixtureAnswers = {}): Promise<FixtureKiosk> {
  const kiosk = fixtureKiosk([order], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  page = mount(OrderPage, {
    props: { id: order.id },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  return kiosk;
}
const planned = (more: Partial<PlannedSheet>): FixtureAnswers => ({
  planSheet: ({ layout }) => planFor(layout, more),
});
const next = () => page.get('main [aria-keyshortcuts=Enter]');
const button = (words: string) =>
  page.findAll('button').find((one) => one.text().includes(words) || one.attributes('aria-label') === words);
const press = async (words: string): Promise<void> => {
  await button(words)?.trigger('click');
  await flushPromises();
};
const argsOf = (kiosk: FixtureKiosk, name: string): unknown =>
  kiosk.made.findLast((call) => call.name === name)?.args;

it('an approved printer says so, and Enter prints', async () => {
  const kiosk = await open(sceneOrder('handover'));
  await press('Layout');
  expect(page.text()).toContain('Exact within 0.3\u00a0mm on this paper');

  await next().trigger('click');
  await flushPromises();

  expect(argsOf(kiosk, 'printSheet')).toMatchObject({ printerId: 'cups:DS620', copies: 1 });
});

it.each(['not-calibrated', 'not-proven', 'changed', 'refused'] as const)(
  'a printer that is %s prints no ID photo, says so beforehand and leads to its set-up',
  async (approval) => {
    const kiosk = await open(sceneOrder('handover'), planned({ approval }));
    const there = {
      name: 'settings',
      params: { section: 'printers' },
      query: { printer: 'cups:DS620', medium: '4x6in' },
    };
    const words = approval === 'refused' ? 'Set up this printer' : 'Calibrate this printer';
    await button(words)?.trigger('click');
    await flushPromises();
    expect(went).toHaveBeenLastCalledWith(there);

    expect(next().text()).toContain(words);
    await next().trigger('click');
    await flushPromises();
    expect(went).toHaveBeenCalledTimes(2);
    expect(went).toHaveBeenLastCalledWith(there);
    expect(argsOf(kiosk, 'printSheet')).toBeUndefined();
  },
);

it('the reason why a printer is refused is shown', async () => {
  await open(sceneOrder('handover'), planned({ approval: 'refused', problem: 'medium-unknown' }));

  expect(page.get('[role=alert]').text()).toContain('The driver has no paper of this size.');
});

it('a printer whose check is due still prints', async () => {
  await open(sceneOrder('handover'), planned({ approval: 'check-due' }));

  expect(next().attributes('disabled')).toBeUndefined();
  expect(page.text()).toContain('Approved, check due');
});

it('a printer that has lost its approval meanwhile is named, with a link to it', async () => {
  await open(sceneOrder('handover'), {
    printSheet: () => {
      throw new KioskError('PRINTER_NOT_APPROVED', 'changed', { reason: 'changed' });
    },
  });

  await next().trigger('click');
  await flushPromises();
  expect(page.text()).toContain('This printer is not approved for ID photos on this paper.');
  await button('Open the printers')?.trigger('click');
  await flushPromises();

  expect(went).toHaveBeenLastCalledWith({ name: 'settings', params: { section: 'printers' } });
});

it('the printer’s margin is shown in photos and millimetres', async () => {
  const keepOff = { topMm: 6, rightMm: 6, bottomMm: 6, leftMm: 6 };
  await open(sceneOrder('handover'), planned({ lostToPrinter: 2, keepOff, captionsLeftOut: 1 }));

  expect(page.text()).toContain('2 photos fewer: this printer keeps 6\u00a0mm free.');
  expect(page.text()).toContain('There is no room to write beside 1 photo.');
});

it.each([
  [12, 1, 'This printer has 12 prints left. Have a new ribbon or roll at hand.'],
  [3, 5, '5 sheets are more than the 3 prints that this printer has left.'],
])('%i prints left are announced before %i sheets are printed', async (printsLeft, sheets, words) => {
  const few: KioskStatus = { ...status, printers: [printerStatus({ light: 'warn', printsLeft })] };
  await open(sceneOrder('handover'), { kioskStatus: () => few });

  await press('Layout');
  await page.get('input[value="1"]').setValue(String(sheets));

  expect(page.text()).toContain(words);
});

it('the sheet is saved as the printer would receive it, in each of the three formats', async () => {
  const kiosk = await open(sceneOrder('handover'));

  await press('Save files…');
  await press('Save the sheet PNG');

  expect(argsOf(kiosk, 'sheetFile')).toMatchObject({
    format: 'png',
    printerId: 'cups:DS620',
    layout: { mediumId: '4x6in', cut: 'marks', arranged: null },
  });
});

it("the studio's own paper can be chosen, and is planned with", async () => {
  const mini = { id: 'own-0000000a', name: 'Mini card', widthMm: 90, heightMm: 130 } as const;
  const kiosk = await open(sceneOrder('handover'), {
    settings: () => ({ ...settings, ownMedia: [mini] }),
    planSheet: ({ layout }) => planFor({ ...layout, mediumId: '10x15cm' }),
  });

  await press('Layout');
  const papers = page.findAll('select').find((one) => one.text().includes('Mini card'));
  await papers?.setValue(mini.id);
  await flushPromises();

  expect(argsOf(kiosk, 'planSheet')).toMatchObject({ layout: { mediumId: mini.id } });
});

it('a printed order prints one more sheet, on other paper too, without a reason', async () => {
  const kiosk = await open(sceneOrder('printed'));
  expect(next().text()).toContain('Finish order');

  await button('Another sheet')?.trigger('click');
  await flushPromises();
  await next().trigger('click');
  await flushPromises();

  expect(argsOf(kiosk, 'printSheet')).toMatchObject({ printerId: 'cups:DS620' });
  expect(next().text()).toContain('Finish order');
});

it('an order whose printer may not print can be finished without a print', async () => {
  const kiosk = await open(sceneOrder('handover'), planned({ approval: 'not-calibrated' }));

  const held = page.get('footer button.hold');
  expect(held.get('.words').text()).toBe('Finish without a print');
  // Assistive technology cannot hold a button: its second press acts.
  await held.trigger('click');
  await held.trigger('click');
  await flushPromises();

  const names = kiosk.made.map(({ name }) => name);
  expect(names).toContain('finishOrder');
  expect(argsOf(kiosk, 'goOnAnyway')).toMatchObject({ points: ['printer-not-calibrated'] });
});

it('a printer’s remaining prints are shown when it is chosen', async () => {
  const office = printerStatus({ id: 'cups:Office', name: 'Office laser', usual: false, printsLeft: 7 });
  await open(sceneOrder('handover'), {
    kioskStatus: () => ({ ...status, printers: [printerStatus(), office] }),
  });

  await press('Layout');
  const choice = page.findAll('select').find((one) => one.text().includes('Office laser'));
  await choice?.setValue('cups:Office');
  await flushPromises();

  expect(page.text()).toContain('This printer has 7 prints left.');
});

it('the state of one printer is not shown for the next before that has answered', async () => {
  let answer: () => void = () => undefined;
  await open(sceneOrder('handover'), {
    planSheet: async ({ printerId, layout }) => {
      if (printerId === 'cups:Office') await new Promise<void>((resolve) => (answer = resolve));
      return planFor(layout);
    },
  });

  await press('Layout');
  await page
    .findAll('select')
    .find((one) => one.text().includes('Office laser'))
    ?.setValue('cups:Office');
  await flushPromises();
  expect(page.text()).toContain('Asking the printer');
  expect(page.text()).not.toContain('Exact within');
  expect(next().attributes('disabled')).toBeDefined();
  answer();
  await flushPromises();

  expect(page.text()).toContain('Exact within 0.3\u00a0mm on this paper');
  expect(next().attributes('disabled')).toBeUndefined();
});
