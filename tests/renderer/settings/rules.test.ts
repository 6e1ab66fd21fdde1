/** The section of the rules of authorities. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { programRules } from '../../../shared/rules/program-rules.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => settings.close());
const dialog = (): string => document.querySelector('dialog')?.textContent ?? '';
async function choose(content: string): Promise<void> {
  await settings.press('Update from a file…');
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([content], 'rules.json')], configurable: true });
  input?.dispatchEvent(new Event('change'));
  await flushPromises();
  await flushPromises();
}

it('lists every rule with its source and the day on which it was checked', async () => {
  settings = await openSettings('locked', 'rules');
  expect(settings.text()).toContain('Edition 1 of 26 November 2026, which came with Headroom.');
  expect(settings.text()).toMatch(
    /No prints accepted[\s\S]*Ministry of the Interior[\s\S]*As of 21 November 2026\./,
  );
  expect(settings.text()).not.toContain('Return to the rules');
});

it('names the documents that a file changes, applies it, and returns to the program’s rules', async () => {
  settings = await openSettings('unlocked', 'rules');
  await choose('{"any": 1}');
  expect(dialog()).toContain('Edition 2 of 1\u00a0December 2026 takes the place of edition 1');
  expect(dialog()).toContain('1 rule changes');
  expect(dialog()).toMatch(
    /UK passport, printed photo[\s\S]*No edited pictures[\s\S]*Edited pictures allowed/,
  );
  await settings.press('Apply these rules');
  expect(settings.text()).toContain('Edition 2 of 1 December 2026, from a file');
  await settings.press('Return to the rules of the program');
  expect(settings.text()).toContain('which came with Headroom');
});

it('says why a file cannot be used, and that a Headroom without a key takes none', async () => {
  settings = await openSettings('unlocked', 'rules');
  await choose('');
  expect(dialog()).toContain('The file is not signed by Headroom’s publisher');
  settings.close();

  const rules = () => ({ rules: programRules, appliedAt: null, takesFiles: false });
  settings = await openSettings('unlocked', 'rules', { rules });
  expect(settings.text()).toContain('built without its publisher’s key');
  expect(settings.text()).not.toContain('Update from a file…');
});
