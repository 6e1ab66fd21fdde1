import { afterEach, expect, it } from 'vitest';
import type { StudioSettings } from '../../../../shared/model/settings.ts';
import { settings } from '../../../support/fixture/data.ts';
import type { OpenSettings } from '../settings-page.ts';
import { link, openPrinters } from './printer-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const saved = (): unknown => open?.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args;
const strip = { id: 'own-0000abcd', name: 'Strip', widthMm: 100, heightMm: 200 } as const;
const folder = { id: 'folder:0000abcd', name: 'Booth', path: '/prints', format: 'jpeg' } as const;
const having = (more: Partial<StudioSettings>) => ({ settings: () => ({ ...settings, ...more }) });

it('lists every printer with its state, and which one is the usual', async () => {
  open = await openPrinters([]);

  expect(link('DS620ready · usual printer').href).toContain('printer=cups:DS620');
  expect(open.text()).toContain('stopped · Out of paper');
});

it('saves a paper size of the studio’s own, typed with a comma and in landscape', async () => {
  open = await openPrinters([], having({}));
  await open.press('Add a paper size');
  await open.type('Name', 'Strip');
  await open.type('Width', '200');
  await open.type('Height', '98,5');

  await open.press('Save');

  expect(saved()).toMatchObject({
    settings: { ownMedia: [{ name: 'Strip', widthMm: 98.5, heightMm: 200 }] },
  });
});

it('does not save while a size is missing', async () => {
  open = await openPrinters([], having({}));
  await open.press('Add a paper size');
  await open.type('Name', 'Strip');

  await open.press('Save');

  expect(saved()).toBeUndefined();
});

it('replaces the usual paper and printer when they are removed', async () => {
  const habits = { mediumId: strip.id, printerId: folder.id, ownMedia: [strip], hotFolders: [folder] };
  open = await openPrinters([], having(habits));
  await open.press('Remove');
  await open.press('Remove');

  await open.press('Save');

  expect(saved()).toMatchObject({
    settings: { ownMedia: [], hotFolders: [], mediumId: '4x6in', printerId: 'file' },
  });
});

it('refuses the folder that the camera writes to', async () => {
  open = await openPrinters([], having({ watchedFolder: '/tether' }));
  await open.press('Add a folder');
  await open.type('Name', 'Booth');

  await open.type('Folder, full path', '/tether');

  expect(open.text()).toContain('choose another');
  await open.press('Save');
  expect(saved()).toBeUndefined();
});

it('can be read and not changed while the settings are locked', async () => {
  open = await openPrinters([], having({}), 'locked');

  expect(link('DS620ready · usual printer')).toBeDefined();
  expect(open.page.get('fieldset').attributes('disabled')).toBeDefined();
});
