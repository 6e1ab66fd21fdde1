import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { FolderView } from '../../../../shared/model/pictures.ts';
import { isWholePath } from '../../../../shared/whole-path.ts';
import { settings } from '../../../support/fixture/data.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const saved = (): unknown => open?.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args;
const off: FolderView = { state: 'off', name: '', arriving: 0, files: [] };

it.each([
  ['', true],
  ['/home/studio/tether', true],
  ['C:\\Users\\Studio\\Tether', true],
  ['d:/tether', true],
  ['\\\\nas\\photos', true],
  ['tether', false],
  ['../tether', false],
  ['~/tether', false],
  ['/home/a\nb', false],
])('accepts %j as a full path: %s', (path, whole) => {
  expect(isWholePath(path)).toBe(whole);
});

it('saves the folder and whether its pictures go straight into the order', async () => {
  open = await openSettings('sensitivity', 'folder', { settings: () => settings });
  await open.type('Folder', '  /home/studio/tether ');
  await open.page.get('input[type=checkbox]').setValue(true);

  await open.press('Save');

  expect(saved()).toMatchObject({
    settings: { watchedFolder: '/home/studio/tether', watchedFolderStraightIn: true },
  });
});

it('does not save an incomplete path', async () => {
  open = await openSettings('sensitivity', 'folder', { settings: () => settings });

  await open.type('Folder', 'tether');

  expect(open.text()).toContain('Enter the full path');
  await open.press('Save');
  expect(saved()).toBeUndefined();
});

it('says whether the folder can be reached, as it changes', async () => {
  open = await openSettings('sensitivity', 'folder', { settings: () => settings, folderInbox: () => off });
  expect(open.text()).toContain('No folder is watched.');

  open.kiosk.push('folderChanged', { ...off, state: 'away', name: 'tether' });
  await flushPromises();

  expect(open.text()).toContain('It cannot be reached now.');
});
