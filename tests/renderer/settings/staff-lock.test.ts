import { afterEach, expect, it } from 'vitest';
import { openSettings, type OpenSettings } from './settings-page.ts';

let open: OpenSettings | null = null;
afterEach(() => open?.close());

it('a studio with one PIN can let its counter lock', async () => {
  open = await openSettings('no-pin', 'staff');

  const box = open.page.get<HTMLInputElement>('input[type=checkbox]');
  expect(box.element.checked).toBe(false);
  await box.setValue(true);
  await open.press('Save');

  expect(open.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args).toMatchObject({
    settings: { lockAfterMinutes: 5, lockAlone: true },
  });
});
