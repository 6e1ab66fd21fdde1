import { statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { setDataFolder } from '../../../electron/desktop/data-folder.ts';
import { tell } from '../../support/kiosk/electron-double.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

const setPath = vi.fn();
const showErrorBox = vi.fn();
let temp: string;

beforeEach(() => {
  temp = tempFolder();
  setPath.mockReset();
  showErrorBox.mockReset();
  tell('app', { setPath, getPreferredSystemLanguages: () => ['en-GB'] });
  tell('dialog', { showErrorBox });
  vi.stubEnv('XDG_DATA_HOME', join(temp, 'home'));
  vi.stubEnv('APPDATA', join(temp, 'home'));
  return () => void vi.unstubAllEnvs();
});

it.each([
  ['two words', (folder: string) => ['--data', folder]],
  ['one word', (folder: string) => [`--data=${folder}`]],
  ['a path from here', (folder: string) => ['--data', relative(process.cwd(), folder)]],
  [
    'Chromium’s switches around it',
    (folder: string) => ['--lang=uk', '--data', folder, '--ozone-platform=x11'],
  ],
])('uses the folder after --data, given as %s', (_form, args) => {
  const folder = join(temp, 'new', 'data');
  expect(setDataFolder(['electron', '/project', ...args(folder)])).toBe(true);
  expect(setPath.mock.calls).toEqual([['userData', folder]]);
});

it('creates the folder for its owner only, because Electron refuses a missing one', () => {
  const folder = join(temp, 'new');
  setDataFolder(['--data', folder]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it.runIf(process.platform === 'linux')('uses the folder of the browser’s kiosk without --data', () => {
  expect(setDataFolder(['electron', '/project', '--ozone-platform=x11'])).toBe(true);
  expect(setPath.mock.calls).toEqual([['userData', join(temp, 'home', 'Headroom')]]);
});

it.each([
  ['no folder', ['--data']],
  ['an empty name', ['--data=']],
  ['a switch where the folder belongs', ['--data', '--ozone-platform=x11']],
  ['two folders', ['--data', 'a', '--data', 'b']],
])('opens nothing when --data comes with %s', (_what, args) => {
  expect(setDataFolder(['electron', '/project', ...args])).toBe(false);
  expect(setPath).not.toHaveBeenCalled();
  expect(showErrorBox.mock.calls.flat().join(' ')).toContain('does not say which folder --data means');
});

it('opens nothing when the folder cannot be created', () => {
  const file = join(temp, 'file');
  writeFileSync(file, '');
  expect(setDataFolder(['--data', join(file, 'data')])).toBe(false);
  expect(setPath).not.toHaveBeenCalled();
  expect(showErrorBox.mock.calls.flat().join(' ')).toContain('cannot be used (ENOTDIR)');
});

it('says so in the language of the system', () => {
  tell('app', { setPath, getPreferredSystemLanguages: () => ['fr-FR', 'en-GB'] });
  expect(setDataFolder(['--data'])).toBe(false);
  expect(showErrorBox.mock.calls.flat().join(' ')).toContain('ne dit pas quel dossier --data désigne');
});
