import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { router } from '../../../renderer/router.ts';
import { settings } from '../../support/fixture/data.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let open: OpenSettings;
const here = (): string => router.currentRoute.value.fullPath;
const question = (): string => document.querySelector('dialog')?.textContent ?? '';
async function go(to: string): Promise<void> {
  void router.push(to);
  await flushPromises();
  await flushPromises();
}

beforeEach(async () => {
  await router.push('/settings/studio');
  open = await openSettings('no-pin', 'studio', { settings: () => settings });
});
afterEach(() => {
  open.close();
  document.body.innerHTML = '';
});

it('leaves settings that are unchanged, or changed back, without a question', async () => {
  await open.type('Tax number', 'GB 1');
  await open.type('Tax number', settings.taxNumber);
  await go('/settings/keeping');

  expect(question()).toBe('');
  expect(here()).toBe('/settings/keeping');
});

it('asks before changed settings are left, for another section and for the desk', async () => {
  await open.type('Tax number', 'GB 1');

  for (const to of ['/settings/keeping', '/']) {
    await go(to);
    expect(question()).toContain('Save the changes to “Studio”?');
    expect(here()).toBe('/settings/studio');
    await open.press('Back to the changes');
    expect(question()).toBe('');
    expect(here()).toBe('/settings/studio');
  }
  expect(open.made()).not.toContain('saveSettings');
});

it('saves them and continues', async () => {
  await open.type('Tax number', 'GB 1');
  await go('/settings/keeping');
  expect(document.activeElement?.textContent).toContain('Save');
  await open.press('Save');

  expect(open.kiosk.made.find(({ name }) => name === 'saveSettings')?.args).toMatchObject({
    settings: { taxNumber: 'GB 1' },
  });
  expect(here()).toBe('/settings/keeping');
});

it('discards them only on request', async () => {
  await open.type('Tax number', 'GB 1');
  await go('/settings/keeping');
  await open.press('Discard');

  expect(open.made()).not.toContain('saveSettings');
  expect(here()).toBe('/settings/keeping');
});

it('cannot save invalid settings, and says so', async () => {
  await open.type('Name', '');
  await go('/settings/keeping');

  expect(question()).toContain('cannot be saved yet');
  const save = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1);
  expect(save?.disabled).toBe(true);
});

it('does not ask while they are being saved', async () => {
  await open.type('Tax number', 'GB 1');
  void open.press('Save');
  await go('/settings/keeping');

  expect(question()).toBe('');
  expect(here()).toBe('/settings/keeping');
});

it('asks no more once they are saved', async () => {
  await open.type('Tax number', 'GB 1');
  await open.press('Save');
  await go('/settings/keeping');

  expect(question()).toBe('');
  expect(here()).toBe('/settings/keeping');
});
