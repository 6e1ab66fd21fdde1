/** The support section: all that the file has is on the screen before anyone saves it. */
import { afterEach, expect, it, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import {
  shortSupportContent,
  supportContent as content,
  supportFile as file,
} from '../../../support/fixture/support.ts';
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
  for (const words of [
    'The kiosk lock is on.',
    'Open: Text consoles.',
    'Not known: Sign-in screen.',
    'Region EU',
    'The records can be read and written.',
    'The last backup was made, and its new files were read back: 26 November 2026',
    'cups:dnp · stopped',
    'gphoto2 · 2.5.28 · Canon EOS 90D',
    'Prints under way: 2. Waiting for staff: 1.',
    'No e-mail is waiting.',
    'a print failed',
  ])
    expect(text).toContain(words);
  expect(settings.page.get('pre').text()).toBe(JSON.stringify(content, null, 2));
});

it('names what is amiss in words: the lock, the records, the backup, the service and the queues', async () => {
  settings = await openSettings('unlocked', 'support', {
    supportFile: () =>
      file({
        ...content,
        lock: { on: false, gaps: null },
        records: { ...content.records, blocked: 'read-only' },
        service: { region: 'us', failure: 'SERVICE_UNREACHABLE' },
        backups: { hasFolder: true, last: null, failure: { at: content.madeAt, trouble: 'gone' } },
        printers: [],
        settings: { camera: null },
        queues: { ...content.queues, mail: { sending: true, nextTryAt: content.madeAt } },
      }),
  });
  const text = settings.text().replace(/\s+/g, ' ');
  for (const words of [
    'This computer is not locked to Headroom',
    'Headroom could not look at the operating system in time.',
    'The records can be read but not written.',
    'Last failure (SERVICE_UNREACHABLE): The service cannot be reached.',
    'No backup has succeeded yet.',
    'Last failure (gone): The backup folder was not found.',
    'No printer of the studio is on this computer.',
    'No camera was chosen.',
    'E-mail: the next try is 26 November 2026',
  ])
    expect(text).toContain(words);
});

it.each([
  [
    0,
    'The last backup, 26 November 2026, 02:10, is complete, but something is left to do in earlier backups.',
  ],
  [2, 'The last backup, 26 November 2026, 02:10, lacks 2 pictures.'],
])('names the step that failed after a backup that lacks %i pictures', async (missing, words) => {
  const unfinished = { step: 'erasing', trouble: 'full' };
  const backups = { ...content.backups, last: { ...content.backups.last, missing, unfinished } };
  settings = await openSettings('unlocked', 'support', { supportFile: () => file({ ...content, backups }) });

  expect(settings.text()).toContain(words);
  expect(settings.text()).toContain(
    'Unfinished (erasing, full): Erased customers may still be in earlier backups.',
  );
});

it('says of practice that it has no account and no backups', async () => {
  settings = await openSettings('unlocked', 'support', {
    supportFile: () => file({ ...content, program: { ...content.program, mode: 'practice' }, backups: null }),
  });
  expect(settings.text()).toContain('No account is connected.');
  expect(settings.text()).toContain('No backups are made here.');
});

it('says why the records cannot be read, and what is known without them', async () => {
  settings = await openSettings('unlocked', 'support', { supportFile: () => file(shortSupportContent) });
  const text = settings.text().replace(/\s+/g, ' ');
  for (const words of [
    'Electron 38.1.0 · Node 24.1.0',
    'The kiosk lock is on.',
    'KEYCHAIN_UNAVAILABLE · locked',
    'a print failed',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('SQLite');
  expect(settings.page.get('pre').text()).toBe(JSON.stringify(shortSupportContent, null, 2));
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
  expect(settings.kiosk.made.map(({ name }) => name)).not.toContain('noteSupportFile');
  await settings.press('Save the support file');

  expect(await blobs[0]?.text()).toBe(settings.page.get('pre').element.textContent);
  expect(settings.kiosk.made.filter(({ name }) => name === 'noteSupportFile')).toHaveLength(1);
  vi.restoreAllMocks();
});

it('a file that could not be saved stays on the screen, and is saved by a second try', async () => {
  let isBroken = true;
  settings = await openSettings('unlocked', 'support', {
    supportFile: () => file(content),
    noteSupportFile() {
      if (isBroken) throw new KioskError('RECORDS_BUSY', 'for the test');
    },
  });
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:support');
  await settings.press('Save the support file');
  expect(settings.text()).toContain('Another Headroom or another program is using these records.');
  expect(settings.page.find('pre').exists()).toBe(true);

  isBroken = false;
  await settings.press('Try again');
  expect(saved).toHaveBeenCalledOnce();
  expect(settings.made()).not.toContain('supportFile');
  expect(settings.text()).not.toContain('is using these records');
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
