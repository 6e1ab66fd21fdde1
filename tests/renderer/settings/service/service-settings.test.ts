import { afterEach, describe, expect, it } from 'vitest';
import { uploadChoices, uploadPixels } from '../../../../renderer/settings/service/uploads.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});

describe('how photos are requested', () => {
  it('explains the cost of both modes, and saves the chosen one', async () => {
    open = await openSettings('unlocked', 'service');
    expect(open.text()).toContain('The customer pays first.');
    expect(open.text()).toContain('then pays, and only then the final photo is fetched');
    await open.page.get('input[value=direct]').setValue();
    await open.press('Save');

    expect(open.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args).toMatchObject({
      settings: { photoMode: 'direct', uploadLongSidePx: 3_000, deadlineSeconds: 120, fewPhotosLeft: 20 },
    });
  });

  it('saves a separate wait for a call only while it differs from the general one', async () => {
    open = await openSettings('unlocked', 'service');
    await open.page.get('button[aria-label="Headshots: more"]').trigger('click');
    await open.page.get('button[aria-label="Preview: more"]').trigger('click');
    await open.page.get('button[aria-label="Preview: less"]').trigger('click');
    await open.press('Save');

    expect(open.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args).toMatchObject({
      settings: { deadlineSecondsFor: { generatePortrait: 125 } },
    });
    expect(
      JSON.stringify(open.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args),
    ).not.toContain('makeIdPhotoWatermark');
  });

  it('keeps an unusual size, and shows the full one', () => {
    expect(uploadChoices(2_400).at(-1)).toEqual({ value: '2400', label: 'Up to 2400 pixels' });
    expect(uploadChoices(null)).toHaveLength(4);
    expect(uploadPixels('full')).toBeNull();
    expect(uploadPixels('3000')).toBe(3_000);
  });
});
