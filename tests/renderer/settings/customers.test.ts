/** The export of all customers, which a supervisor must allow. */
import { afterEach, expect, it, vi } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { openSettings, type OpenSettings } from './settings-page.ts';

let settings: OpenSettings;
afterEach(() => {
  settings.close();
  vi.unstubAllGlobals();
});

it('asks for a supervisor before it asks for the customers', async () => {
  settings = await openSettings('locked', 'customers');
  await settings.press('Export all customers');

  expect(settings.made()).not.toContain('customersCsv');
  expect(document.querySelector('dialog[open]')).not.toBe(null);
});

it('saves the file, and says why there is none', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  settings = await openSettings('unlocked', 'customers');
  await settings.press('Export all customers');
  expect([saved.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]);
  expect(settings.made().filter((name) => name === 'filePart')).toHaveLength(2);
  const [blob] = saved.mock.calls[0] ?? [];
  expect(await (blob as Blob).text()).toBe('name,mail');
  settings.close();

  settings = await openSettings('unlocked', 'customers', {
    customersCsv: () => {
      throw new KioskError('SUPERVISOR_REQUIRED', 'locked');
    },
  });
  await settings.press('Export all customers');
  expect(settings.page.find('[role="alert"]').exists()).toBe(true);
  expect(saved).toHaveBeenCalledTimes(1);
});
