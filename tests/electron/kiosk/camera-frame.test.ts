/** A camera's raw frame, from the bridge to the vault. */
import { hash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { openKiosk, type OpenKiosk } from '../../support/open-kiosk.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const { data } = await renderPortrait({ width: 640, height: 480, offsetX: 0.1 });
const pixels = await sharp(data).ensureAlpha().raw().toBuffer();
const frame = { widthPx: 640, heightPx: 480, rotation: 0, pixels } as const;

async function kioskWith(change: Partial<StudioSettings> = {}): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());
  const settings = await kiosk.call('settings');
  await kiosk.call('saveSettings', { settings: { ...settings, ...change } });
  return kiosk;
}

it('becomes a shot of the order, kept as PNG with every pixel when the studio wants that', async () => {
  const kiosk = await kioskWith({ shotFormat: 'png' });
  const { id: orderId } = await kiosk.call('createOrder');

  const { shots } = await kiosk.call('addFrame', { orderId, origin: 'Desk camera', ...frame });

  expect(shots).toMatchObject([
    { source: 'camera', origin: 'Desk camera', image: { mime: 'image/png', widthPx: 640, heightPx: 480 } },
  ]);
  const stored = await kiosk.kiosk.photo(shots[0]?.image.id ?? 'img_', 'full');
  const back = await sharp(stored?.bytes).ensureAlpha().raw().toBuffer();
  expect(hash('sha256', back, 'hex')).toBe(hash('sha256', pixels, 'hex'));
});

it('is a JPEG otherwise, and upright when the camera lies on its side', async () => {
  const kiosk = await kioskWith();
  const { id: orderId } = await kiosk.call('createOrder');

  const { shots } = await kiosk.call('addFrame', { orderId, origin: '', ...frame, rotation: 270 });

  expect(shots[0]?.image).toMatchObject({ mime: 'image/jpeg', widthPx: 480, heightPx: 640 });
});

it.each([
  ['too few pixels for its size', { pixels: pixels.subarray(4) }],
  ['a size that no camera has', { widthPx: 0, pixels: new Uint8Array() }],
  ['half a turn to the left', { rotation: 45 as 90 }],
  ['a text for pixels', { pixels: 'pixels' as unknown as Uint8Array }],
])('is refused with %s', async (_, wrong) => {
  const kiosk = await kioskWith();
  const { id: orderId } = await kiosk.call('createOrder');

  expect(await rejectionOf(kiosk.call('addFrame', { orderId, origin: '', ...frame, ...wrong }))).toBe(
    'INVALID_INPUT',
  );
  expect((await kiosk.call('openOrder', { orderId })).shots).toEqual([]);
});
