import { afterEach, expect, it } from 'vitest';
import { settings } from '../../../support/fixture/data.ts';
import { exportFolder } from '../../../support/fixture/export.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const saved = (): unknown => open?.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args;
const page = (more: Parameters<typeof openSettings>[2]): ReturnType<typeof openSettings> =>
  openSettings('sensitivity', 'export', { settings: () => settings, exportTargets: () => [], ...more });

it('saves the folder, without the spaces around it', async () => {
  open = await page({});
  await open.type('Folder', '  /home/studio/out ');

  await open.press('Save');

  expect(saved()).toMatchObject({ settings: { exportFolder: '/home/studio/out' } });
});

it('does not save an incomplete path', async () => {
  open = await page({});

  await open.type('Folder', 'out');

  expect(open.text()).toContain('Enter the full path');
  await open.press('Save');
  expect(saved()).toBeUndefined();
});

it('refuses the camera’s folder, from which exports would be imported again', async () => {
  open = await page({ settings: () => ({ ...settings, watchedFolder: '/tether' }) });

  await open.type('Folder', '/tether');

  expect(open.text()).toContain('would be imported again as shots');
  await open.press('Save');
  expect(saved()).toBeUndefined();
});

it('says that there is none', async () => {
  open = await page({});
  expect(open.text()).toContain('No folder is set');
});

it.each([
  ['ready', 'It can be written, with 212 GB free.'],
  ['read-only', 'It cannot be written now.'],
  ['away', 'It cannot be reached now.'],
] as const)('says how the folder is when it is %s', async (state, words) => {
  open = await page({
    settings: () => ({ ...settings, exportFolder: '/home/studio/out' }),
    exportTargets: () => [{ ...exportFolder, state }],
  });
  expect(open.text()).toContain(words);
});
