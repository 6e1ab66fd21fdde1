/** The language that is kept for the time until the records are open. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createKeptLanguage, readLanguage } from '../../../electron/language/kept-language.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'language.json');

it('keeps the newest choice for the next start', async () => {
  const dataDir = tempFolder();
  const kept = createKeptLanguage(dataDir, memoryLog());
  expect(kept.get()).toBeNull();
  for (const language of ['fr', 'de', 'pl'] as const) kept.keep(language);
  await kept.written();
  expect(readFileSync(fileIn(dataDir), 'utf8')).toBe('{"language":"pl"}');
  expect(createKeptLanguage(dataDir, memoryLog()).get()).toBe('pl');
});

it.each(['', '{"language":"nl"}', '{"language":"pl","name":"Asha"}', 'pl'])(
  'knows no language from a file that it does not understand: %s',
  (text) => {
    const dataDir = tempFolder();
    writeFileSync(fileIn(dataDir), text);
    expect(readLanguage(dataDir)).toBeNull();
  },
);

it('logs that the disk refused it, and speaks it until the end', async () => {
  const dataDir = tempFolder();
  mkdirSync(join(dataDir, 'language.json', 'taken'), { recursive: true });
  const log = memoryLog();
  const kept = createKeptLanguage(dataDir, log);
  kept.keep('es');
  await kept.written();
  expect(kept.get()).toBe('es');
  expect(JSON.stringify(log.lines)).toContain('the next start may begin in another language');
});

it('follows the settings, and says nothing while nobody has chosen a language', async () => {
  const dataDir = tempFolder();
  const open = async (): Promise<OpenKiosk> => {
    const kiosk = await openKiosk({ dataDir });
    onTestFinished(() => kiosk.close());
    await kiosk.kiosk.opened;
    return kiosk;
  };
  const first = await open();
  expect(first.kiosk.language()).toBeNull();
  await first.call('saveSettings', { settings: { ...(await first.call('settings')), language: 'pl' } });
  expect(first.kiosk.language()).toBe('pl');
  await first.close();
  expect(readLanguage(dataDir)).toBe('pl');

  // A file that is older than the settings, as after a restored backup.
  writeFileSync(fileIn(dataDir), '{"language":"fr"}');
  const second = await open();
  expect(second.kiosk.language()).toBe('pl');
  await second.close();
  expect(readLanguage(dataDir)).toBe('pl');
});
