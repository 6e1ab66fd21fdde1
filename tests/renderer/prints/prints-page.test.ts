import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import PrintsPage from '../../../renderer/prints/PrintsPage.vue';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { CallName } from '../../../shared/contract.ts';
import type { PrintView } from '../../../shared/model/prints.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { fixtureJournal } from '../../support/fixture/journal.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { print } from '../../support/fixture/paper.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

let page: VueWrapper;
let kiosk: FixtureKiosk;
afterEach(() => {
  page.unmount();
  document.body.innerHTML = '';
});

async function open(prints: readonly PrintView[], instead: FixtureAnswers = {}, query = {}): Promise<void> {
  await router.push({ name: 'prints', query });
  setActivePinia(createPinia());
  kiosk = fixtureKiosk([sceneOrder('uncertain')], 0, { ...fixtureJournal(prints), ...instead });
  connect(kiosk.bridge);
  await useSettingsStore().load();
  page = mount(PrintsPage, { global: { plugins: [router, i18n] }, attachTo: document.body });
  await flushPromises();
}
const rows = (): readonly string[] => page.findAll('tbody tr').map((row) => row.text().replace(/\s+/g, ' '));
async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].findLast(
    (one) => one.textContent.trim() === words && !one.disabled,
  );
  if (button === undefined) throw new Error(`no button "${words}"`);
  button.click();
  await flushPromises();
}
const made = (name: CallName): unknown => kiosk.made.findLast((call) => call.name === name)?.args;
const headshot = {
  kind: 'headshot',
  orderId: null,
  orderNumbers: [],
  sessionId: fixtureId('ben', 1),
} as const;

it('says for each print what it was of, where it went and what holds it back', async () => {
  await open([
    print(2, { trouble: 'media-empty', note: 'media-empty-error', copies: 3 }),
    print(1, { state: 'printed', orderNumbers: ['261121-001', '261121-004', '261121-007'] }),
  ]);

  const [waiting, printed] = rows();
  expect(waiting).toContain('ID photosOrder 261121-001');
  expect(waiting).toContain('DS6203 sheets, 4 × 6 in');
  expect(waiting).toMatch(/Waiting at the printer ?Out of paper\. Put in paper\..*media-empty-error/);
  expect(printed).toContain('with photos of 261121-004, 261121-007');
});

it('links to the order, the headshots, or the sheet to be measured', async () => {
  const calibration = { kind: 'calibration', orderId: null, orderNumbers: [] } as const;
  await open([print(3), print(2, headshot), print(1, calibration)]);

  const addresses = page.findAll('tbody a').map((way) => way.attributes('href'));
  expect(addresses[0]).toBe(`#/order/${fixtureId('ord', 1)}`);
  expect(addresses[1]).toBe(`#/headshots/${fixtureId('ben', 1)}`);
  expect(addresses[2]).toContain('printer=cups:DS620&medium=4x6in&calibrate=1');
});

it('asks the printer’s side to cancel a print, and shows the result', async () => {
  await open([print(1, { cancellable: true })]);

  await press('Cancel');

  expect(made('cancelPrint')).toEqual({ printId: fixtureId('prt', 1) });
  expect(rows()[0]).toContain('Cancelled');
  expect(page.find('[aria-label^="Cancel this print"]').exists()).toBe(false);
});

it('says when it was too late to cancel', async () => {
  await open([print(1, { cancellable: true })], {
    cancelPrint: () => {
      throw new KioskError('WRONG_STEP', 'over');
    },
  });

  await press('Cancel');

  expect(page.find('[role=alert]').exists()).toBe(true);
});

it('lets staff say what came out: at the order, or at the headshots', async () => {
  const asked: string[] = [];
  await open([print(2, { ...headshot, state: 'uncertain' }), print(1, { state: 'uncertain' })], {
    confirmPrint: ({ printed }) => (asked.push(`order ${printed}`), sceneOrder('uncertain')),
    confirmHeadshotPrint: ({ printed }) => {
      asked.push(`headshot ${printed}`);
      throw new KioskError('NOT_FOUND', 'as told');
    },
  });

  await page.findAll('tbody tr')[1]?.findAll('button')[0]?.trigger('click');
  await flushPromises();
  await page.findAll('tbody tr')[0]?.findAll('button')[1]?.trigger('click');
  await flushPromises();

  expect(asked).toEqual(['order true', 'headshot false']);
});

it('asks whether a closing came out, and leaves printing it again to its own screen', async () => {
  const closing = { kind: 'closing', orderId: null, orderNumbers: [] } as const;
  const asked: unknown[] = [];
  await open([print(2, { ...closing, state: 'uncertain' }), print(1, { ...closing, state: 'printed' })], {
    confirmClosingPrint: (args) => {
      asked.push(args);
      return print(2, closing);
    },
  });

  expect(rows()[0]).toContain('Closing of a day');
  expect(page.findAll('tbody tr')[1]?.findAll('button')).toEqual([]);
  await page.findAll('tbody tr')[0]?.findAll('button')[0]?.trigger('click');
  await flushPromises();

  expect(asked).toEqual([{ printId: print(2).id, printed: true }]);
});

it('prints again only with a reason', async () => {
  await open([print(1, { state: 'failed' })], { reprint: () => sceneOrder('uncertain') });
  await press('Print again');
  const reason = document.querySelector<HTMLInputElement>('dialog input');
  if (reason === null) throw new Error('no field for the reason');
  reason.value = 'jammed';
  reason.dispatchEvent(new Event('input', { bubbles: true }));
  await flushPromises();

  await press('Print again');

  expect(made('reprint')).toEqual({ printId: fixtureId('prt', 1), reason: 'jammed' });
});

it('neither asks about a calibration sheet nor prints it again: that is done where it is measured', async () => {
  const calibration = { kind: 'calibration', orderId: null, orderNumbers: [] } as const;
  await open([
    print(2, { ...calibration, state: 'uncertain' }),
    print(1, { ...calibration, state: 'printed' }),
  ]);

  expect(page.findAll('tbody button')).toHaveLength(0);
});

it('shows one printer’s prints, those under way, and says when there are none', async () => {
  await open(
    [print(2, { printerId: 'cups:RX1', printerName: 'DS-RX1', state: 'printed' }), print(1)],
    {},
    {
      printer: 'cups:RX1',
    },
  );
  expect(rows()).toHaveLength(1);

  await page.find('input[value=open]').setValue(true);
  expect(page.text()).toContain('No print needs you');

  await press('Show all printsEsc');
  expect(rows()).toHaveLength(2);
});

it('follows prints live', async () => {
  let state: PrintView['state'] = 'printing';
  await open([], { listPrints: () => [print(1, { state })] });
  expect(rows()[0]).toContain('Printing');
  state = 'printed';

  kiosk.push('printChanged', { printId: fixtureId('prt', 1) });
  await flushPromises();

  expect(rows()[0]).toContain('Printed');
});

it('says that nothing has been printed yet', async () => {
  await open([]);
  expect(page.text()).toContain('Nothing has been printed yet');
});

it('says that the prints cannot be loaded, and tries again', async () => {
  let broken = true;
  await open([], {
    listPrints: () => {
      if (broken) throw new KioskError('RECORDS_BUSY', 'as told');
      return [print(1)];
    },
  });
  broken = false;

  await press('Try again');

  expect(rows()).toHaveLength(1);
});
