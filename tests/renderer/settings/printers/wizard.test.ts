import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { router } from '../../../../renderer/router.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { fixtureId } from '../../../support/fixture/data.ts';
import { fixtureJournal } from '../../../support/fixture/journal.ts';
import { print } from '../../../support/fixture/paper.ts';
import { fixturePrinters, medium, setupOf } from '../../../support/fixture/printers.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import type { OpenSettings } from '../settings-page.ts';
import { openPrinters } from './printer-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const wizard = (instead: FixtureAnswers = {}): Promise<OpenSettings> =>
  openPrinters(['cups:DS620', '10x15cm', true], instead);

/** Figures in the order of the letters A to F. */
async function read(...figures: readonly string[]): Promise<void> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.fields input[inputmode=decimal]')];
  fields.forEach((field, index) => {
    field.value = figures[index] ?? '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await flushPromises();
}
const exact = ['35', '45', '80', '100', '10', '10'];
const keepButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Save the measurements');

it('prints one sheet, asks for six figures beside what they should be, and approves an exact printer', async () => {
  open = await wizard();
  expect(open.text()).toContain('Put 10 × 15 cm into DS620.');

  await open.press('Print the sheet');
  expect(open.made().filter((name) => name === 'printCalibration')).toHaveLength(1);
  expect(open.text()).toContain('A Width of the box');
  expect(open.text()).toContain('should be 35 mm');
  expect(keepButton()?.disabled).toBe(true);

  await read('35,1', '45', '80', '100.1', '10', '9,9');
  await open.press('Save the measurements');

  expect(open.kiosk.made.findLast(({ name }) => name === 'saveReading')?.args).toEqual({
    printerId: 'cups:DS620',
    mediumId: '10x15cm',
    reading: { boxWidthMm: 35.1, boxHeightMm: 45, acrossMm: 80, downMm: 100.1, leftMm: 10, topMm: 9.9 },
  });
  expect(open.text()).toContain('Approved: exact to 0.1 mm');
});

it('corrects a printer that is off, and asks for the sheet that confirms it', async () => {
  open = await wizard();
  await open.press('Print the sheet');
  await read('35,6', '45.4', '81.3', '101.2', '10.5', '10');
  await open.press('Save the measurements');
  expect(open.text()).toContain('Up to 1.3 mm off: corrected');

  await open.press('Print it once more');

  expect(open.made().filter((name) => name === 'printCalibration')).toHaveLength(2);
  expect(open.text()).toContain('Step 2 of 3');
  expect(keepButton()?.disabled, 'the figures of the first sheet are gone').toBe(true);
});

it('goes back to the printer when it is approved', async () => {
  open = await wizard();
  await open.press('Print the sheet');
  await read(...exact);
  await open.press('Save the measurements');

  await open.press('Done');

  expect(router.currentRoute.value.query).toEqual({ printer: 'cups:DS620' });
});

it('does not accept a figure that belongs to another length', async () => {
  open = await wizard();
  await open.press('Print the sheet');

  await read('45', '35', '8', '100', '10', '10');

  expect(open.text()).toContain('Enter a length near 80 mm');
  expect(keepButton()?.disabled).toBe(true);
});

it.each([
  ['box-against-rule', 'disagree by more than half a millimetre'],
  ['absurd', 'Check that the sheet was printed on 10 × 15 cm'],
  ['something-new', 'Measure all six again'],
])('says why figures are refused: %s', async (reason, words) => {
  open = await wizard({
    saveReading: () => {
      throw new KioskError('INVALID_INPUT', 'as told', { reason, figure: 'acrossMm' });
    },
  });
  await open.press('Print the sheet');
  await read(...exact);

  await open.press('Save the measurements');

  expect(open.text()).toContain('These figures do not fit together. Check C, The rule across');
  expect(open.text()).toContain(words);
  expect(open.text()).toContain('Step 2 of 3');
});

it('says where the sheet is while it is not out yet', async () => {
  const held = print(90, { kind: 'calibration', orderId: null, state: 'waiting', trouble: 'media-empty' });
  open = await wizard(fixtureJournal([held]));

  await open.press('Print the sheet');

  expect(open.text()).toContain('The sheet: Waiting at the printer · Out of paper');
});

it('asks staff whether the sheet came out when a folder cannot tell', async () => {
  open = await wizard(
    fixtureJournal([print(90, { kind: 'calibration', orderId: null, state: 'uncertain' })]),
  );

  await open.press('Print the sheet');

  expect(open.text()).toContain('Measure it if it did.');
});

it('continues with measuring when a sheet waits for it', async () => {
  const waits = medium('10x15cm', { sheet: fixtureId('prt', 90) });
  open = await wizard(fixturePrinters((id) => setupOf(id, { media: [waits] })));

  expect(open.text()).toContain('Step 2 of 3');
});

it('asks for another sheet when the one to be measured did not come out', async () => {
  const waits = medium('10x15cm', { sheet: fixtureId('prt', 90) });
  let out = true;
  open = await wizard({
    printerSetup: ({ printerId }) => setupOf(printerId, { media: [out ? waits : { ...waits, sheet: null }] }),
  });
  out = false;

  open.kiosk.push('printChanged', { printId: fixtureId('prt', 90) });
  await flushPromises();

  expect(open.text()).toContain('The last sheet did not come out.');
  expect(open.text()).toContain('Step 1 of 3');
});

it('prints nothing on paper that the printer cannot use', async () => {
  const refused = medium('10x15cm', { profile: null, approval: 'refused', problem: 'not-exact' });
  open = await wizard(fixturePrinters((id) => setupOf(id, { media: [refused] })));

  await open.press('Print the sheet');

  expect(open.made()).not.toContain('printCalibration');
  expect(open.text()).toContain('cannot print this paper at actual size');
});
