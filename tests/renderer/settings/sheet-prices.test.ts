/** Prices of sheets: how staff type them, and where the ticket and the hand-over use them. */
import { afterEach, expect, it } from 'vitest';
import { readSheetPrices, sheetPriceForm } from '../../../renderer/settings/sheet-price-form.ts';
import { papersForSale } from '../../../renderer/state/sheet-sale.ts';
import { settings } from '../../support/fixture/data.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let opened: OpenSettings | null = null;
afterEach(() => opened?.close());

it('a form reads back what it shows, an empty price as none, and refuses what is no price', () => {
  const form = sheetPriceForm(settings.sheetPrices, 'GBP');
  expect(form).toEqual({ further: '4.00', furtherOn: { a4: '8.00' }, firstOn: { a4: '3.00' } });
  expect(readSheetPrices(form, 'GBP')).toEqual(settings.sheetPrices);

  const empty = { further: ' ', furtherOn: { a4: '' }, firstOn: {} };
  expect(readSheetPrices(empty, 'GBP')).toEqual({ further: null, furtherOn: {}, firstOn: {} });
  expect(readSheetPrices({ ...form, firstOn: { a5: 'free' } }, 'GBP')).toBeNull();
});

it('only papers with a price are offered', () => {
  const sheetPrices = { further: null, furtherOn: { a4: 800 }, firstOn: { letter: 300 } };
  const offered = papersForSale({ ...settings, sheetPrices });
  expect(offered.map(({ value, sheets }) => [value, ...sheets.map(({ id }) => id)])).toEqual([
    ['a4', 'sheet-further-a4'],
    ['letter', 'sheet-first-letter'],
  ]);
});

it('are saved with the other prices', async () => {
  opened = await openSettings('unlocked', 'prices');
  await opened.type('Further sheet', '4.50');
  await opened.press('Save');

  const saved = opened.kiosk.made.find(({ name }) => name === 'saveSettings')?.args;
  expect(saved).toMatchObject({
    settings: { sheetPrices: { further: 450, furtherOn: { a4: 800 }, firstOn: { a4: 300 } } },
  });
});

it('names the item for retouching, until it is removed from the list', async () => {
  opened = await openSettings('unlocked', 'prices');
  const choices = opened.page.findAll('select').find((select) => select.text().startsWith('No charge'));
  const frame = settings.items[0] ?? expect.fail('the studio sells no item');
  await choices?.setValue(frame.id);
  await opened.press('Save');
  await opened.pressNamed(`Remove ${frame.name}`);
  await opened.press('Save');

  const saved = opened.kiosk.made.filter(({ name }) => name === 'saveSettings').map(({ args }) => args);
  expect(saved).toMatchObject([
    { settings: { retouchItemId: frame.id } },
    { settings: { retouchItemId: null } },
  ]);
});
