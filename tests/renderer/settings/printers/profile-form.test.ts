import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import { medium, profile, setupOf } from '../../../support/fixture/printers.ts';
import type { OpenSettings } from '../settings-page.ts';
import { openPrinters } from './printer-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const saved = (): unknown => open?.kiosk.made.findLast(({ name }) => name === 'saveProfile')?.args;
const select = (label: string): HTMLSelectElement => {
  const named = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === label);
  const found = document.getElementById(named?.htmlFor ?? '');
  if (!(found instanceof HTMLSelectElement)) throw new Error(`no list "${label}"`);
  return found;
};
async function choose(label: string, value: string): Promise<void> {
  const list = select(label);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
}
const offered = (label: string): readonly string[] =>
  [...select(label).options].map(({ text }) => text.trim());

it('offers only the driver’s own choices', async () => {
  open = await openPrinters(['cups:DS620', '4x6in']);

  expect(offered('Paper, as the driver calls it')).toEqual([
    '4x6 (101.6\u00a0×\u00a0152.4\u00a0mm, borderless)',
    '3.5x5 (88.9\u00a0×\u00a0127\u00a0mm)',
    '6x8 (152.4\u00a0×\u00a0203.2\u00a0mm, borderless)',
  ]);
  expect(offered('Borderless')).toEqual(['Default (No)', 'No', 'Yes']);
  expect(offered('Set another option')).toEqual(['Choose an option', 'Laminate pattern']);
});

it('saves the choices by the driver’s own names', async () => {
  open = await openPrinters(['cups:DS620', '4x6in']);
  await choose('Set another option', 'StpLaminate');
  await choose('Laminate pattern', 'Matte');
  await choose('Borderless', '');
  await open.type('Left', '4,5');

  await open.press('Save');

  expect(saved()).toMatchObject({
    printerId: 'cups:DS620',
    profile: {
      mediumId: '4x6in',
      keyword: 'w288h432',
      options: [{ name: 'StpLaminate', value: 'Matte' }],
      raster: { widthPx: 1240, heightPx: 1844 },
      safe: { topMm: 3, rightMm: 3, bottomMm: 3, leftMm: 4.5 },
    },
  });
});

it('says in millimetres how far the printer’s frame reaches over the edge', async () => {
  open = await openPrinters(['cups:DS620', '4x6in']);
  expect(open.text()).toContain('That is 105 × 156.1 mm: 1.7 mm over the edge on the left and right');
});

it('is not saved with an incomplete number', async () => {
  open = await openPrinters(['cups:DS620', '4x6in']);
  await open.type('Top', 'three');

  await open.press('Save');

  expect(open.text()).toContain('A number from 0 to 50');
  expect(saved()).toBeUndefined();
});

it('still shows a paper that the driver no longer has, marked as such', async () => {
  open = await openPrinters(['cups:DS620', '10x15cm'], {
    printerSetup: ({ printerId }) => {
      const gone = medium('10x15cm', { profile: profile('10x15cm', { keyword: 'Postcard' }) });
      return setupOf(printerId, { media: [gone] });
    },
  });
  expect(offered('Paper, as the driver calls it')).toContain('Postcard (no longer in the driver)');
});

it('shows the safe area as it was saved: never narrower than what the driver leaves white', async () => {
  open = await openPrinters(['cups:DS620', '4x6in'], {
    saveProfile: ({ printerId, profile }) =>
      setupOf(printerId, {
        media: [medium('4x6in', { profile: { ...profile, safe: { ...profile.safe, topMm: 4.2 } } })],
      }),
  });
  await open.type('Top', '0');

  await open.press('Save');

  const top = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === 'Top');
  expect(document.getElementById(top?.htmlFor ?? '')).toHaveProperty('value', '4.2');
  expect(open.text()).toContain('The safe area was made wider');
});

it('says what the driver lacks when it refuses', async () => {
  open = await openPrinters(['cups:DS620', '4x6in'], {
    saveProfile: () => {
      throw new KioskError('PROFILE_WRONG', 'as told', { reason: 'option-gone' });
    },
  });

  await open.press('Save');

  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

it('needs a supervisor: locked, it can be read and asks for the PIN', async () => {
  open = await openPrinters(['cups:DS620', '4x6in'], {}, 'locked');

  await open.press('Unlock to change');

  expect(saved()).toBeUndefined();
  expect(open.text()).toContain('Unlock the settings');
});
