import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import type { BackupsView } from '../../../shared/model/backups.ts';
import type { KioskStatus } from '../../../shared/model/status.ts';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { status } from '../../support/fixture/data.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

const at = new Date(2026, 10, 24, 9, 5).toISOString();
const none: BackupsView = {
  folder: '',
  running: false,
  erasing: 0,
  dueSince: null,
  last: null,
  failure: null,
};
const last = { at, orders: 1_204, pictures: 3, missing: 0, sameDisk: false, unfinished: null };
const studio = (backups: BackupsView): KioskStatus => ({
  ...status,
  mode: 'account',
  practiceReason: null,
  backups,
});

let settings: OpenSettings;
afterEach(() => {
  settings.close();
});
async function open(backups: BackupsView, instead: FixtureAnswers = {}, scene = 'connected'): Promise<void> {
  settings = await openSettings(scene, 'backups', { kioskStatus: () => studio(backups), ...instead });
}

it('practice has none', async () => {
  settings = await openSettings('unlocked', 'backups');

  expect(settings.text()).toContain('Practice makes no backups.');
  expect(settings.text()).not.toContain('Folder for backups');
});

it('a supervisor chooses the folder, and the first backup begins', async () => {
  const chosen: string[] = [];
  await open(none, {
    chooseBackupFolder({ folder }) {
      chosen.push(folder);
      return null;
    },
  });
  expect(settings.text()).toContain('No backups are made');
  expect(settings.text()).not.toContain('Back up now');

  await settings.type('Folder for backups', 'backup');
  expect(settings.text()).toContain('Enter the full path');
  await settings.type('Folder for backups', '/media/backup ');
  await settings.press('Save');

  expect(chosen).toEqual(['/media/backup']);
  settings.kiosk.push('statusChanged', studio({ ...none, folder: '/media/backup', running: true }));
  await flushPromises();
  expect(settings.text()).toContain('Making a backup');
});

it('the folder of the data is refused in words', async () => {
  await open(none, {
    chooseBackupFolder() {
      throw new KioskError('INVALID_INPUT', 'a backup beside the data');
    },
  });

  await settings.type('Folder for backups', '/home/headroom');
  await settings.press('Save');

  expect(settings.text()).toContain('Choose a folder outside Headroom’s own data.');
  expect(settings.text()).not.toContain('Saved');
});

it('says what the last backup has, and what went wrong since', async () => {
  await open({
    ...none,
    folder: '/media/backup',
    last: { ...last, sameDisk: true },
    failure: { at, trouble: 'gone' },
  });

  expect(settings.text()).toContain('Last backup: 24 November 2026, 09:05');
  expect(settings.text()).toContain(
    'its new files were read back. Older pictures are read again in turn, one sixteenth a day. Orders: 1,204. Pictures: 3.',
  );
  expect(settings.text()).toContain('on the same disk');
  expect(settings.text()).toContain('The backup folder was not found');

  await settings.press('Back up now');
  expect(settings.made()).toContain('backUpNow');
});

it('says that the last backup is complete where erased customers may still be in earlier ones, and why', async () => {
  const unfinished = { step: 'erasing', trouble: 'disk-full' } as const;
  await open({ ...none, folder: '/media/backup', last: { ...last, unfinished } });

  expect(settings.text()).toContain('Erased customers may still be in earlier backups');
  expect(settings.text()).toContain('this needs twice as much as a backup');
  expect(settings.text()).toContain('The last backup is complete. Headroom tries again with the next one.');
  expect(settings.text()).not.toContain('Last try');
});
