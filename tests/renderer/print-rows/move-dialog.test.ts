/** The printers to which a waiting print can be moved, and the choice of staff. */
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import MoveDialog from '../../../renderer/print-rows/MoveDialog.vue';
import PrintLine from '../../../renderer/print-rows/PrintLine.vue';
import type { MoveTarget } from '../../../shared/model/prints.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import { print } from '../../support/fixture/paper.ts';

const waiting = print(1, { trouble: 'media-empty', cancellable: true });

async function open(targets: readonly MoveTarget[]) {
  setActivePinia(createPinia());
  connect(fixtureKiosk([], 0, { moveTargets: () => targets }).bridge);
  const dialog = mount(MoveDialog, {
    attachTo: document.body,
    global: { plugins: [i18n] },
    props: { print: waiting },
  });
  onTestFinished(() => dialog.unmount());
  await flushPromises();
  return dialog;
}
const text = (): string => document.querySelector('dialog')?.textContent ?? '';
const buttons = (): HTMLButtonElement[] =>
  [...document.querySelectorAll('dialog button')] as HTMLButtonElement[];

it('offers printers that can take the sheet, and says why the others cannot', async () => {
  const dialog = await open([
    { printerId: 'cups:DS820', name: 'DS820', obstacle: null },
    { printerId: 'cups:Office', name: 'Office', obstacle: 'not-calibrated' },
  ]);

  expect(text()).toMatch(/Not offered\s*Office\s*Is not calibrated for this paper\./);
  buttons()
    .find((button) => button.textContent.includes('Print on DS820'))
    ?.click();
  expect(dialog.emitted('move')).toEqual([[waiting.id, 'cups:DS820', `moved from ${waiting.printerName}`]]);
});

it('says when no other printer can take the sheet', async () => {
  await open([{ printerId: 'cups:Office', name: 'Office', obstacle: 'medium' }]);

  expect(text()).toContain('No other printer can print this now.');
  expect(buttons().map((button) => button.textContent)).toEqual([expect.stringContaining('Cancel')]);
});

it.each([
  ['a sheet that waits', waiting, true],
  ['a sheet that prints', print(1, { state: 'printing', cancellable: true }), false],
  ['a sheet that may have come out', print(1, { state: 'uncertain' }), false],
  ['a receipt that waits', { ...waiting, kind: 'receipt' as const }, true],
  ['a closing that waits', { ...waiting, kind: 'closing' as const }, false],
])('%s can be moved: %s', (_, shown, isMovable) => {
  setActivePinia(createPinia());
  connect(fixtureKiosk([]).bridge);
  const line = mount(PrintLine, { global: { plugins: [i18n] }, props: { print: shown } });
  onTestFinished(() => line.unmount());

  expect(line.text().includes('Move to another printer')).toBe(isMovable);
});
