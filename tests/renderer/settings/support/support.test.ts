/** The support section: all that the file has is on the screen before anyone saves it. */
import { afterEach, expect, it, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import { supportContent as content, supportFile as file } from '../../../support/fixture/support.ts';
import { announcements } from '../../../../renderer/ui/announce/announce.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let settings: OpenSettings;
afterEach(() => {
  settings.close();
});

it('shows what the kiosk is, and the whole file below it', async () => {
  settings = await openSettings('unlocked', 'support');

  const text = settings.text().replace(/\s+/g, ' ');
  expect(text).toContain('Headroom 0.1.0');
  expect(text).toContain('Electron 38.1.0 · Node 24.1.0 · SQLite 3.50.4');
  expect(text).toContain('Migration 730');
  expect(text).toContain('1 in the log, the last one: 25 November 2026');
  expect(settings.page.get('pre').text()).toBe(JSON.stringify(content, null, 2));
});

it('saves exactly the file that is shown', async () => {
  settings = await openSettings('unlocked', 'support', {
    supportFile: () => file({ ...content, errors: [], program: { ...content.program, electron: null } }),
  });
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:support';
  });
  expect(settings.text()).toContain('None in the log');
  expect(settings.text()).not.toContain('Electron');
  await settings.press('Save the support file');

  expect(await blobs[0]?.text()).toBe(settings.page.get('pre').element.textContent);
  vi.restoreAllMocks();
});

it('says why the file could not be made, and makes it anew', async () => {
  let isBroken = true;
  settings = await openSettings('unlocked', 'support', {
    supportFile() {
      if (isBroken) throw new KioskError('RECORDS_BUSY', 'for the test');
      return file(content);
    },
  });
  expect(settings.page.find('pre').exists()).toBe(false);

  isBroken = false;
  await settings.press('Make it anew');

  expect(settings.page.find('pre').exists()).toBe(true);
});

it('says that the file was made anew, which may look as before', async () => {
  settings = await openSettings('unlocked', 'support');
  announcements.value = [];
  await settings.press('Make it anew');
  expect(announcements.value.map(({ text }) => text)).toEqual([
    'Contents of headroom-support-2026-11-26.json',
  ]);
});
