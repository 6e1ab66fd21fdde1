/** The studio's language is chosen in the settings, and every text follows at once. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../../../renderer/i18n/index.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let opened: OpenSettings | null = null;
afterEach(async () => {
  opened?.close();
  // Other test files share the page's modules.
  await speak('en');
});

const heading = (): string => opened?.page.get('h2').text() ?? '';
async function choose(language: string): Promise<void> {
  await opened?.page.get(`input[value="${language}"]`).setValue(true);
  await flushPromises();
}

it('is one of five, each named in itself, and changes the screen and the page’s language', async () => {
  opened = await openSettings('unlocked', 'screen');
  const group = opened.page.findAll('fieldset.group')[0];
  expect(group?.findAll('.choice').map((choice) => choice.text())).toEqual([
    ...['English', 'Français', 'Deutsch', 'Español', 'Polski'],
  ]);
  expect(heading()).toBe('Screen');

  await choose('de');
  await expect.poll(heading).toBe('Bildschirm');
  expect(document.documentElement.lang).toBe('de');

  await choose('en');
  await expect.poll(heading).toBe('Screen');
  expect(document.documentElement.lang).toBe('en');
});

it('is the last one chosen, whichever texts arrive first', async () => {
  const [slow, quick] = [speak('fr'), speak('en')];
  await Promise.all([slow, quick]);
  expect(document.documentElement.lang).toBe('en');
});
