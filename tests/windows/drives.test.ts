/** Windows' calls about drives. Wine gives a folder the letter of a removable drive, and reports every disk as SCSI. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { windowsDrives } from '../../electron/exporting/drives/windows.ts';
import { loadWindowsCalls } from '../../electron/exporting/drives/windows-calls.ts';
import { createParts } from '../../electron/exporting/parts.ts';
import { startFiles } from '../../electron/exporting/write-files.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import { rejectionOf } from '../support/thrown.ts';
import { putInDrive, type WineDrive } from './support/wine-drive.ts';

/** Creates a stick with this name and number, and `theirs.txt` on it. */
async function stick(letter: string): Promise<WineDrive & { readonly folder: string }> {
  const folder = join(tempFolder(), 'stick');
  mkdirSync(folder);
  writeFileSync(join(folder, '.windows-label'), 'AMÉLIA 李\n');
  writeFileSync(join(folder, '.windows-serial'), '3a2f11c0\n');
  writeFileSync(join(folder, 'theirs.txt'), 'theirs');
  const drive = await putInDrive(letter, folder);
  onTestFinished(() => drive.pull());
  return { ...drive, folder };
}

it('a drive list shows a stick by its own name, and not the disk with Windows', async () => {
  await stick('S');
  const drives = await windowsDrives();
  expect(drives).toContainEqual({ path: 'S:\\', name: 'AMÉLIA 李 (S:)', device: '3a2f11c0' });
  expect(drives.map(({ path }) => path)).not.toContain('C:\\');
});

it('a drive list omits a stick after it is pulled out', async () => {
  const { root, pull } = await stick('T');
  expect((await windowsDrives()).map(({ path }) => path)).toContain(root);
  pull();
  expect((await windowsDrives()).map(({ path }) => path)).not.toContain(root);
});

it('the bus is known for a fixed disk, and unknown for a letter without a disk', async () => {
  const calls = await loadWindowsCalls();
  expect(await calls.busOf('C:')).toBe(1);
  expect(await calls.busOf('Q:')).toBeNull();
  expect(await calls.volumeOf('Q:\\')).toBeNull();
});

it('an export adds its files to those on a stick', async () => {
  const { root, folder } = await stick('U');
  writeFileSync(join(folder, 'PHOTO.JPG'), 'older');
  const files = await startFiles(root, createParts('0a1b2c3d'));
  await files.add({ stem: 'photo', ending: 'jpg', bytes: Buffer.from('new') });
  expect(await files.finish()).toEqual(['photo (2).jpg']);
  expect(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort(),
  ).toEqual(['PHOTO.JPG', 'photo (2).jpg', 'theirs.txt']);
});

it('an export reports that the folder is gone when the stick is pulled out during it', async () => {
  const { root, pull, folder } = await stick('V');
  const files = await startFiles(root, createParts('0a1b2c3d'));
  await files.add({ stem: 'one', ending: 'jpg', bytes: Buffer.from('1') });
  pull();
  expect(await rejectionOf(files.add({ stem: 'two', ending: 'jpg', bytes: Buffer.from('2') }))).toBe(
    'EXPORT_TARGET_GONE',
  );
  expect(await rejectionOf(files.finish())).toBe('EXPORT_TARGET_GONE');
  await files.giveUp();
  expect(readdirSync(folder)).not.toContain('one.jpg');
});
