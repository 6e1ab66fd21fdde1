import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { printTroubles, type PrintView } from '../../../shared/model/prints.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import PrintLine from '../../../renderer/print-rows/PrintLine.vue';
import OrderPrints from '../../../renderer/order/handover/OrderPrints.vue';
import { useOrderStore } from '../../../renderer/state/order-store.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { print } from '../../support/fixture/paper.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const line = (more: Partial<PrintView>) =>
  mount(PrintLine, { props: { print: print(1, more) }, global: { plugins: [i18n] } });
beforeEach(() => setActivePinia(createPinia()));

it.each(printTroubles)('%s is said in words, with what to do', (trouble) => {
  const words = line({ state: 'waiting', trouble }).text();

  expect(words).not.toContain('prints.');
  expect(words.length).toBeGreaterThan(line({ state: 'waiting' }).text().length + 30);
});

it('a sheet that waits for paper says so and what follows, with the spooler’s own words under details', () => {
  const shown = line({ state: 'waiting', trouble: 'media-empty', note: 'media-empty-error; paused' });
  const words = shown.text();

  expect(words).toContain('Waiting at the printer');
  expect(words).toContain('Out of paper. Put in paper. It then prints automatically, once.');
  expect(words.replace(shown.get('details').text(), '')).not.toContain('media-empty-error');
  expect(shown.get('details').text()).toContain('media-empty-error; paused');
  expect(shown.get('details').attributes('open')).toBeUndefined();
});

it('a sheet in a stopped queue never promises to print on its own, and offers to resume the queue', () => {
  const stopped = { state: 'waiting', trouble: 'media-empty', hold: 'queue-stopped' } as const;
  const shown = line(stopped);

  expect(shown.text()).toContain(
    'Out of paper. Put in paper. The queue “DS620” has stopped, so nothing prints until it is resumed. Then this print comes out once.',
  );
  expect(shown.text()).not.toContain('automatically');
  expect(shown.findAll('button').map((button) => button.text())).toEqual(['Resume DS620']);

  const inWindows = line({ ...stopped, printerId: 'windows:DS620' });
  expect(inWindows.text()).toContain('In Windows, open this printer’s queue');
  expect(inWindows.findAll('button')).toEqual([]);
});

it('a sheet that may have come out must be answered before its stopped queue can be resumed', () => {
  const shown = line({ state: 'uncertain', trouble: 'media-empty', hold: 'queue-stopped' });

  expect(shown.text()).toContain('the print is then taken out of the queue');
  expect(shown.findAll('button').map((button) => button.text())).toEqual([
    'Yes, it came out',
    'No, nothing usable',
  ]);
});

it('a sheet that the spooler holds says so, and not that its printer is paused', () => {
  expect(line({ state: 'waiting', trouble: 'paused', hold: 'job-held' }).text()).toContain('Print held.');
});

it('resuming a queue asks the main process, and says why when it is refused', async () => {
  const kiosk = fixtureKiosk([]);
  const command = 'sudo cupsenable DS620';
  connect({
    ...kiosk.bridge,
    resumePrinter: () =>
      Promise.resolve({
        ok: false,
        error: { code: 'PRINTER_RESUME_REFUSED', message: 'as told', details: { command } },
      }),
  });
  const shown = line({ state: 'waiting', trouble: 'media-empty', hold: 'queue-stopped' });

  await shown.get('button').trigger('click');
  await flushPromises();

  expect(shown.text()).toContain(`Ask an administrator to run “${command}” in a terminal`);
});

it('a sheet that came out has no trouble any more', () => {
  expect(line({ state: 'printed', trouble: 'media-empty' }).text()).not.toContain('Out of paper');
});

/** A sheet that was saved at noon on 21 November, where the studio keeps such files for seven days. */
async function savedSheet(
  more: Partial<PrintView> = {},
  erasedAt: string | null = null,
  bridge = fixtureKiosk([]).bridge,
) {
  connect(bridge);
  await useSettingsStore().load();
  const saved = { name: '261121-004-sheet.pdf', savedAt: '2026-11-21T12:00:00.000Z', erasedAt };
  return line({ printerId: 'file', printerName: 'PDF', state: 'printed', copies: 3, saved, ...more });
}
const savedLine = async (...sheet: Parameters<typeof savedSheet>): Promise<string> =>
  (await savedSheet(...sheet)).text();

it('a sheet that was saved as PDF never says that it was printed: it says that Headroom has it, and for how long', async () => {
  const words = await savedLine({});

  expect(words).toContain('Saved as PDF');
  expect(words).toContain('Headroom keeps 261121-004-sheet.pdf, encrypted, until 28\u00a0November 2026.');
  expect(words).not.toContain('Printed');
  expect(words).not.toContain('sheets on');
});

it('a saved sheet that was erased says so, and one that is missing too', async () => {
  expect(await savedLine({}, '2026-11-28T12:00:00.000Z')).toContain(
    'Headroom erased 261121-004-sheet.pdf on 28\u00a0November 2026.',
  );
  expect(await savedLine({ state: 'failed' })).toContain(
    'Headroom does not have 261121-004-sheet.pdf. Print again to save it.',
  );
  expect(await savedLine({ state: 'failed' })).toContain('File not found');
  expect(await savedLine({ state: 'failed', saved: null })).toContain('Not saved');
});

it('a saved sheet leaves Headroom as a copy under its name, while there is one', async () => {
  const blobs = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  onTestFinished(() => blobs.mockRestore());
  const asked: unknown[] = [];
  const file = { name: '261121-004-sheet.pdf', mime: 'application/pdf', bytes: new Uint8Array([1]) };
  const savedSheetFile = (args: unknown) => {
    asked.push(args);
    return Promise.resolve({ ok: true as const, value: file });
  };
  const shown = await savedSheet({}, null, { ...fixtureKiosk([]).bridge, savedSheetFile });
  const button = shown.get('[aria-label="Save a copy of 261121-004-sheet.pdf"]');
  expect(button.text()).toBe('Save a copy');

  await button.trigger('click');
  await flushPromises();

  expect(asked).toEqual([{ printId: print(1).id }]);
  expect(blobs).toHaveBeenCalledOnce();
  expect(await savedLine({}, '2026-11-28T12:00:00.000Z')).not.toContain('Save a copy');
  expect(await savedLine({ state: 'failed' })).not.toContain('Save a copy');
  expect(await savedLine({ saved: null })).not.toContain('Save a copy');
});

it('a saved sheet that cannot be read any more says what to do', async () => {
  const savedSheetFile = () =>
    Promise.resolve({
      ok: false as const,
      error: { code: 'SHEET_MISSING' as const, message: 'as told', details: {} },
    });
  const shown = await savedSheet({}, null, { ...fixtureKiosk([]).bridge, savedSheetFile });

  await shown.get('[aria-label^="Save a copy"]').trigger('click');
  await flushPromises();

  expect(shown.text()).toContain('The saved PDF is missing or damaged.');
  expect(shown.text()).toContain('Press “Print again” at this print to save it anew.');
});

it('a sheet in a print program’s folder does not mention a printer', () => {
  expect(line({ printerId: 'folder:lab', state: 'waiting' }).text()).toContain('Waiting in the folder');
  expect(line({ printerId: 'folder:lab', state: 'uncertain' }).text()).toContain(
    'Headroom cannot see what the print program prints. Did the sheet come out?',
  );
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

it('cancelling asks the printer’s side, and shows the print’s new state', async () => {
  const order = sceneOrder('print-out-of-paper');
  const kiosk = fixtureKiosk([order]);
  connect(kiosk.bridge);
  const store = useOrderStore();
  await store.open(order.id);
  const list = mount(OrderPrints, { props: { order }, global: { plugins: [i18n] } });

  const cancel = list.findAll('button').find((button) => button.text() === 'Cancel this print');
  await cancel?.trigger('click');
  await flushPromises();

  expect(kiosk.made.map(({ name }) => name)).toContain('cancelPrint');
  expect(store.order?.prints[0]?.state).toBe('cancelled');
});

it('a sheet with photos of other orders names them', () => {
  connect(fixtureKiosk([]).bridge);
  const order = sceneOrder('printed-together');

  const list = mount(OrderPrints, { props: { order }, global: { plugins: [i18n] } });

  expect(list.text()).toContain('With photos of order 261121-070');
});
