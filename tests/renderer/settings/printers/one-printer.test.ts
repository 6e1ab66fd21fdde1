import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { router } from '../../../../renderer/router.ts';
import { printerScreenTo } from '../../../../renderer/state/printer-settings-route.ts';
import { KioskError } from '../../../../shared/errors.ts';
import type { PrinterView } from '../../../../shared/model/prints.ts';
import type { PrinterSetupView } from '../../../../shared/model/printer-setup.ts';
import { fixturePrinters, setupOf } from '../../../support/fixture/printers.ts';
import { fixtureId } from '../../../support/fixture/data.ts';
import type { OpenSettings } from '../settings-page.ts';
import { link, openPrinters } from './printer-page.ts';

const printerNamed = (id: string, name: string): PrinterView => ({
  ...{ id, name, trouble: null, hold: null },
  state: 'ready',
  reasons: [],
  isDefault: false,
});
let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const having = (more: Partial<PrinterSetupView>) => fixturePrinters((id) => setupOf(id, more));
const row = (paper: string): string =>
  [...document.querySelectorAll('tr')]
    .find((one) => one.textContent.includes(paper))
    ?.textContent.replace(/\s+/g, ' ') ?? '';

it('shows for each paper whether ID photos may be printed on it, how exact it is and how much came out', async () => {
  open = await openPrinters(['cups:DS620']);

  expect(row('4 × 6 in')).toContain('ApprovedID photos may be printed.');
  expect(row('4 × 6 in')).toMatch(/Measured on .+: at most 0.1 mm off\. 1,204 sheets have come out\./);
  expect(row('6 × 8 in')).toContain('Corrected, not proven yet');
  expect(row('5 × 7 in')).toContain('The driver no longer has the paper that was chosen.');
  expect(row('10 × 15 cm')).not.toContain('come out');
});

it('leads to the next thing that each paper needs', async () => {
  open = await openPrinters(['cups:DS620']);

  expect(link('Check again: 4 × 6 in (101.6\u00a0×\u00a0152.4\u00a0mm)').href).toContain('calibrate=1');
  expect(link('Calibrate: 10 × 15 cm').href).toContain('medium=10x15cm');
});

it('hides paper that the printer cannot use, until it is requested', async () => {
  open = await openPrinters(['cups:DS620']);
  expect(row('A4')).toBe('');

  await open.press('Show 5 papers that it cannot use');

  expect(row('A4')).toContain('The driver has no paper of this size.');
});

it('counts a new ribbon from the number on its box', async () => {
  open = await openPrinters(['cups:DS620']);
  expect(open.text()).toContain('31 prints left of 400.');
  expect(open.text()).toContain('Have another one ready.');

  await open.press('New one loaded');
  await open.press('Count from now');

  expect(open.text()).toContain('400 prints left of 400.');
  expect(open.text()).not.toContain('Have another one ready.');
});

it('stops counting on request', async () => {
  open = await openPrinters(['cups:DS620']);
  await open.press('New one loaded');

  await open.press('Stop counting');

  expect(open.text()).toContain('Not counted.');
});

it('has nothing to measure for a file', async () => {
  open = await openPrinters(['file'], having({ driver: null, preset: null }));

  expect(open.text()).toContain('a file is exact');
  expect(open.text()).not.toContain('Calibrate');
});

it('loads again when a print has changed, once more at the end however many did', async () => {
  open = await openPrinters(['cups:DS620']);
  const printId = fixtureId('prt', 1);
  for (let i = 0; i < 20; i += 1) open.kiosk.push('printChanged', { printId });
  await flushPromises();

  expect(open.made().filter((name) => name === 'printerSetup')).toHaveLength(2);
});

it('loads nothing any more once nobody looks at it', async () => {
  open = await openPrinters(['cups:DS620']);
  open.close();

  open.kiosk.push('printChanged', { printId: fixtureId('prt', 1) });
  await flushPromises();

  expect(open.made()).not.toContain('printerSetup');
});

it('shows the printer that was requested last, in whatever order the answers come', async () => {
  const answers = new Map<string, (view: PrinterSetupView) => void>();
  open = await openPrinters(['cups:DS620'], {
    printerSetup: ({ printerId }) => new Promise((resolve) => answers.set(printerId, resolve)),
  });
  await router.push(printerScreenTo('cups:office'));
  await flushPromises();

  answers.get('cups:DS620')?.(setupOf('cups:DS620'));
  await flushPromises();
  expect(open.text()).toContain('Reading the printer’s driver');
  answers.get('cups:office')?.({
    ...setupOf('cups:DS620'),
    printer: printerNamed('cups:office', 'Office laser'),
  });
  await flushPromises();

  expect(open.page.get('h2').text()).toBe('Office laser');
});

it('says that the printer cannot be read, and tries again', async () => {
  let there = false;
  open = await openPrinters(['cups:DS620'], {
    printerSetup: ({ printerId }) => {
      if (there) return setupOf(printerId);
      throw new KioskError('PRINTER_UNREACHABLE', 'no answer');
    },
  });
  expect(open.text()).toContain('Look again');
  there = true;

  await open.press('Look again');

  expect(row('4 × 6 in')).toContain('Approved');
});

it('goes back to all printers with Escape', async () => {
  open = await openPrinters(['cups:DS620']);
  const { answerKey } = await import('../../../../renderer/ui/use-shortcut.ts');

  answerKey(new KeyboardEvent('keydown', { key: 'Escape' }));
  await flushPromises();

  expect(router.currentRoute.value.query).toEqual({});
  expect(open.text()).toContain('The studio’s own paper');
});
