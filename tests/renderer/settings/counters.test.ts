/** The section of the counters: numbers, and set-up files. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { FixtureAnswers } from '../../support/fixture/bridge.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => settings.close());

const open = async (studio: string, instead: FixtureAnswers = {}): Promise<void> => {
  settings = await openSettings(studio, 'counters', instead);
};
const dialog = (): string => document.querySelector('dialog')?.textContent ?? '';
async function choose(content: string): Promise<void> {
  await settings.press('Set up from a file…');
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
  const file = new File([content], 'headroom-set-up-B.json', { type: 'application/json' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input?.dispatchEvent(new Event('change'));
  await flushPromises();
  await flushPromises();
}

it('shows every change from what to what, and applies the file only then', async () => {
  await open('unlocked');
  await choose('{"any": 1}');

  expect(dialog()).toContain('Photo Rossi');
  expect(dialog()).toMatch(/Gap\s*2\s?mm\s*4\s?mm/);
  expect(dialog()).toMatch(/Where updates come from\s*empty\s*https:\/\/updates\.example\/headroom\//);
  expect(dialog()).toContain('Numbers that this counter gave before stay as they are');
  const left = [...document.querySelectorAll('dialog section li')].map((each) => each.textContent.trim());
  expect(left).toContain(
    'An address of updates without https://, or with “?” or “#”: enter it under Updates',
  );
  expect(left).toContain('A signed rules file: apply it under Rules of authorities');
  expect(settings.kiosk.made.map(({ name }) => name)).not.toContain('applySetUpFile');
  await settings.press('Set up this counter');
  expect(settings.kiosk.made.map(({ name }) => name)).toContain('applySetUpFile');
});

it('says of which address of updates and of which rules the file has nothing', async () => {
  await open('unlocked');
  expect(settings.text()).toContain(
    'and the address of updates if it begins with https:// and has neither “?” nor “#”. It has no password, no PIN, no rules file,',
  );
});

it('says why a file cannot be used, and takes another one', async () => {
  await open('unlocked');
  await choose('');
  expect(dialog()).toContain('The file is incomplete or was changed after it was made');
  expect(dialog()).toContain('Choose the file…');
});

it('keeps a prefix that numbers have', async () => {
  const view = { prefix: 'A', given: ['B'], fixed: true, nextOrder: 'A-261126-012', suggested: 'C' };
  await open('unlocked', { numberPrefix: () => view });
  expect(settings.text()).toContain('It stays, because numbers were given with it.');
  expect(settings.text()).toContain('The next order of today is A-261126-012.');
  expect(settings.text()).toContain('Given so far: B');
});
