import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { reportFailedStart } from '../../../electron/desktop/failed-start.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { tell } from '../../support/kiosk/electron-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

const speaking = (...languages: string[]) => inFolder('/nowhere', ...languages);
const inFolder = (dataDir: string, ...languages: string[]) => ({
  getPath: () => dataDir,
  getPreferredSystemLanguages: () => languages,
});

it('a failed start is reported without the error’s message, and ends the program', () => {
  const exit = vi.fn();
  const showErrorBox = vi.fn();
  tell('app', { exit, ...speaking('en-GB') });
  tell('dialog', { showErrorBox });
  reportFailedStart(new TypeError('/home/ada/records.sqlite'));
  expect(exit.mock.calls).toEqual([[1]]);
  expect(showErrorBox.mock.calls.flat().join(' ')).toContain('TypeError');
  expect(showErrorBox.mock.calls.flat().join(' ')).not.toContain('ada');
});

it('an expected failure is explained: what happened, what it cost and what to do', () => {
  const showErrorBox = vi.fn();
  tell('app', { exit: vi.fn(), ...speaking('en-GB') });
  tell('dialog', { showErrorBox });
  reportFailedStart(new KioskError('DISK_FULL', 'no space'));
  expect(showErrorBox.mock.calls).toEqual([
    [
      'Headroom could not start',
      'The disk is full. Nothing was changed and nothing was sent. Free some space, then start again.',
    ],
  ]);
});

it.each([
  [['pl-PL', 'en-US'], 'Dysk jest pełny.'],
  [['uk-UA', 'de-AT', 'en-GB'], 'Der Datenträger ist voll.'],
  [['uk-UA'], 'The disk is full.'],
  [[], 'The disk is full.'],
])('is explained in the first of the system’s languages that Headroom speaks: %s', (languages, first) => {
  const showErrorBox = vi.fn();
  tell('app', { exit: vi.fn(), ...speaking(...languages) });
  tell('dialog', { showErrorBox });
  reportFailedStart(new KioskError('DISK_FULL', 'no space'));
  expect(showErrorBox.mock.calls.flat()[1]).toContain(first);
});

it('is explained in the language that the studio has chosen', () => {
  const dataDir = tempFolder();
  writeFileSync(join(dataDir, 'language.json'), '{"language":"pl"}');
  const showErrorBox = vi.fn();
  tell('app', { exit: vi.fn(), ...inFolder(dataDir, 'de-DE') });
  tell('dialog', { showErrorBox });
  reportFailedStart(new KioskError('DISK_FULL', 'no space'));
  expect(showErrorBox.mock.calls.flat()[1]).toContain('Dysk jest pełny.');
});

it('names the code of a failure that has no sentence of its own', () => {
  const showErrorBox = vi.fn();
  tell('app', { exit: vi.fn(), ...speaking('fr-FR') });
  tell('dialog', { showErrorBox });
  reportFailedStart(new KioskError('RECORDS_DAMAGED', 'torn'));
  expect(showErrorBox.mock.calls.flat()[1]).toContain('n’a pas pu démarrer (RECORDS_DAMAGED)');
});
