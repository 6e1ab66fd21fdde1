import { afterEach, expect, it } from 'vitest';
import { printer, printers, settings } from '../../support/fixture/data.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const saved = (): unknown => open?.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args;
const strip = { id: 'own-0000abcd', name: 'Strip', widthMm: 100, heightMm: 200 } as const;

it('offers the studio’s own paper beside the usual sizes', async () => {
  open = await openSettings('no-pin', 'printing', {
    settings: () => ({ ...settings, ownMedia: [strip], mediumId: strip.id }),
  });

  const papers = open.page.findAll('option').map((option) => option.text());
  expect(papers).toContain('Strip (100\u00a0×\u00a0200\u00a0mm)');
  expect(papers).toContain('A4 (210\u00a0×\u00a0297\u00a0mm)');
});

it('saves how sheets are cut and whether they are captioned', async () => {
  open = await openSettings('no-pin', 'printing', { settings: () => settings });
  await open.page.get('input[value=lines]').setValue(true);
  await open.page.get('input[type=checkbox]').setValue(true);

  await open.press('Save');

  expect(saved()).toMatchObject({ settings: { cut: 'lines', caption: true } });
});

it('can be changed by anyone at the counter', async () => {
  open = await openSettings('locked', 'printing', { settings: () => settings });
  expect(open.page.get('fieldset').attributes('disabled')).toBeUndefined();
});

it('requests service sheets on the ticked paper, in the order of their sizes', async () => {
  open = await openSettings('no-pin', 'service', {
    settings: () => ({ ...settings, serviceSheets: ['a4'] }),
  });
  const boxes = open.page.findAll('input[type=checkbox]');
  expect(boxes.filter((box) => (box.element as HTMLInputElement).checked)).toHaveLength(1);
  await boxes[0]?.setValue(true);

  await open.press('Save');

  expect(saved()).toMatchObject({ settings: { serviceSheets: ['4x6in', 'a4'] } });
});

it('saves the printer and the paper of slips and of receipts, on any printer', async () => {
  open = await openSettings('no-pin', 'printing', {
    settings: () => settings,
    listPrinters: () => [
      ...printers,
      printer('folder:0000abcd', 'Print program'),
      printer('windows:Star', 'Star'),
    ],
  });
  const select = (label: string) => {
    const field = open?.page.findAll('.field').find((one) => one.get('label').text() === label);
    if (field === undefined) throw new Error(`no field ${label}`);
    return field.get('select');
  };
  expect(
    select('Printer for receipts and closings')
      .findAll('option')
      .map((option) => option.text()),
  ).toEqual([
    ...['None: save as a file when needed', 'DS620', 'Office laser · stopped', 'File'],
    ...['Print program', 'Star'],
  ]);

  await select('Printer for receipts and closings').setValue('cups:Office');
  await select('Paper for receipts').setValue('a4');
  await open.press('Save');

  expect(saved()).toMatchObject({
    settings: { slips: null, receipts: { printerId: 'cups:Office', paper: 'a4' } },
  });
});
