import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { srgbProfile } from '../../../electron/printing/sheet/srgb-profile.ts';
import { dressJpeg } from '../../../shared/picture-file/jpeg.ts';
import { pattern, pixels } from '../../electron/exporting/pictures.ts';
import { identify } from '../../support/pictures/picture-pixels.ts';

const uneven = { dpiX: 299.5, dpiY: 600 };

function dressed(source: Uint8Array, profile?: Uint8Array): Buffer {
  const file = dressJpeg(source, uneven, profile);
  if (file === null) throw new Error('it has no whole form');
  return Buffer.from(file);
}

describe('a JPEG with a print size', () => {
  it('stores it in whole dpi in JFIF, right after its start', async () => {
    const file = dressed(await pattern().jpeg().toBuffer());
    expect(file.toString('latin1', 0, 11)).toBe('\xff\xd8\xff\xe0\x00\x10JFIF\x00');
    expect([file[13], file.readUInt16BE(14), file.readUInt16BE(16)]).toEqual([1, 300, 600]);
  });

  it('stores it in fractions of a dpi in EXIF, and marks its colours as sRGB', async () => {
    const asked = ['XResolution', 'YResolution', 'ResolutionUnit', 'ColorSpace'];
    const file = dressed(await pattern().jpeg().toBuffer());
    expect(await identify(file, asked.map((name) => `%[EXIF:${name}]`).join(' '))).toBe(
      '299500/1000 600000/1000 2 1',
    );
  });

  it('contains only the given profile, and not its own', async () => {
    const source = await pattern().withIccProfile('p3').jpeg().toBuffer();
    const { icc } = await sharp(dressed(source, srgbProfile)).metadata();
    expect(icc?.equals(srgbProfile)).toBe(true);
    expect((await sharp(dressed(source)).metadata()).icc).toBeUndefined();
  });

  it.each([false, true])('keeps its compressed picture bit for bit, progressive %s', async (progressive) => {
    const source = await pattern().jpeg({ progressive }).toBuffer();
    const file = dressed(source);
    const tables = source.indexOf('ffdb', 'hex');
    expect(file.subarray(file.indexOf('ffdb', 'hex')).equals(source.subarray(tables))).toBe(true);
    expect((await pixels(file)).equals(await pixels(source))).toBe(true);
  });

  it('is decoded without a warning by another decoder', async () => {
    const file = dressed(await pattern().jpeg().toBuffer(), srgbProfile);
    // Strict reading turns any warning into an error.
    await expect(sharp(file, { failOn: 'warning' }).raw().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });

  it('loses its comments and everything after its end', async () => {
    const plain = await pattern().jpeg().toBuffer();
    const comment = Buffer.from('\xff\xfe\0\x08canary', 'latin1');
    const telling = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2), Buffer.from('behind')]);
    expect(dressed(telling).equals(dressed(plain))).toBe(true);
  });
});

describe('a print size in a JPEG', () => {
  it.each([
    ['a file that is cut off', (file: Buffer) => file.subarray(0, file.length / 2)],
    ['a file without its last marker', (file: Buffer) => file.subarray(0, -2)],
    ['a text', () => Buffer.from('a text that goes on for a while')],
    ['an empty file', () => Buffer.alloc(0)],
  ])('is refused for %s', async (_what, change) => {
    expect(dressJpeg(change(await pattern().jpeg().toBuffer()), uneven)).toBeNull();
  });

  it('is refused when Adobe’s segment may change its colours', async () => {
    const plain = await pattern().jpeg().toBuffer();
    const app14 = Buffer.from('ffee000e41646f626500640000000000', 'hex');
    const source = Buffer.concat([plain.subarray(0, 2), app14, plain.subarray(2)]);
    expect(dressJpeg(source, uneven)).toBeNull();
  });
});
