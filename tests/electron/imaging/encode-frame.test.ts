import { hash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeFrame } from '../../../electron/imaging/encode-frame.ts';
import { inspectPicture } from '../../../electron/imaging/imaging.ts';
import type { RawFrame, Rotation } from '../../../shared/model/pictures.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { psnr } from '../../support/psnr.ts';

/** A portrait with hair on one side and light from the other, so that any turn or mirroring changes it. */
async function asymmetric(rotation: Rotation = 0): Promise<RawFrame> {
  const { data } = await renderPortrait({ width: 960, height: 540, offsetX: 0.12, light: 0.5, seed: 3 });
  const { data: pixels, info } = await sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, rotation, pixels };
}
const pixelsOf = (file: Uint8Array): Promise<Buffer> => sharp(file).ensureAlpha().raw().toBuffer();
const fingerprint = (pixels: Uint8Array): string => hash('sha256', pixels, 'hex');

describe('a frame kept as PNG', () => {
  it('is the frame, pixel for pixel', async () => {
    const frame = await asymmetric();

    const { bytes } = await encodeFrame(frame, 'png');

    expect(fingerprint(await pixelsOf(bytes))).toBe(fingerprint(frame.pixels));
  });

  it.each([90, 180, 270] as const)('is turned by %i degrees and keeps every pixel', async (rotation) => {
    const frame = await asymmetric(rotation);

    const { bytes } = await encodeFrame(frame, 'png');

    const back = await sharp(bytes)
      .rotate(360 - rotation)
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(fingerprint(back)).toBe(fingerprint(frame.pixels));
    expect(fingerprint(await pixelsOf(bytes))).not.toBe(fingerprint(frame.pixels));
  });

  it('is upright when the camera is mounted on its right side', async () => {
    const red = [255, 0, 0, 255];
    const blue = [0, 0, 255, 255];
    const frame: RawFrame = {
      widthPx: 2,
      heightPx: 1,
      rotation: 90,
      pixels: Uint8Array.from([...red, ...blue]),
    };

    const { bytes, facts } = await encodeFrame(frame, 'png');

    expect([facts.widthPx, facts.heightPx]).toEqual([1, 2]);
    expect([...(await pixelsOf(bytes))]).toEqual([...red, ...blue]);
  });
});

describe('a frame kept as JPEG', () => {
  it('is within 40 dB of the frame, and is neither mirrored nor scaled', async () => {
    const frame = await asymmetric();
    const { widthPx: width, heightPx: height } = frame;
    const mirrored = await sharp(frame.pixels, { raw: { width, height, channels: 4 } })
      .flop()
      .raw()
      .toBuffer();

    const stored = await pixelsOf((await encodeFrame(frame, 'jpeg')).bytes);

    expect(stored.byteLength).toBe(frame.pixels.byteLength);
    expect(psnr(stored, frame.pixels)).toBeGreaterThanOrEqual(40);
    expect(psnr(stored, mirrored)).toBeLessThan(30);
  });

  it('keeps the full colour resolution', async () => {
    const { bytes } = await encodeFrame(await asymmetric(), 'jpeg');

    expect((await sharp(bytes).metadata()).chromaSubsampling).toBe('4:4:4');
  });

  it('carries no metadata', async () => {
    const { exif, icc, xmp } = await sharp((await encodeFrame(await asymmetric(), 'jpeg')).bytes).metadata();

    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });
});

it.each(['jpeg', 'png'] as const)('a %s is told of as one that is looked into', async (format) => {
  const { bytes, facts } = await encodeFrame(await asymmetric(90), format);

  expect(await inspectPicture(bytes)).toMatchObject(facts);
});
