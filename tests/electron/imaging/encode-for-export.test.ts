import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeForExport } from '../../../electron/imaging/encode-for-export.ts';
import { hasImageMagick, identify } from '../../support/pictures/picture-pixels.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { halfClear, pattern, pixels } from '../exporting/pictures.ts';

const free = { dpi: 300, asked: null, limitBytes: null };

describe('a JPEG that is exported as JPEG', () => {
  it('keeps its compressed picture bit for bit', async () => {
    const source = await pattern().jpeg({ quality: 80 }).toBuffer();
    const { bytes } = await encodeForExport(source, 'jpeg', free);
    expect((await pixels(bytes)).equals(await pixels(source))).toBe(true);
  });

  it.skipIf(!hasImageMagick)('says its resolution in JFIF and in EXIF', async () => {
    const source = await pattern().jpeg().toBuffer();
    const { bytes, dpi } = await encodeForExport(source, 'jpeg', { ...free, dpi: 254 });
    expect(dpi).toBe(254);
    expect(await identify(bytes, '%x %y %[EXIF:XResolution]')).toBe('254 254 254000/1000');
    expect(Buffer.from(bytes).toString('latin1')).toContain('JFIF');
  });

  it('loses its metadata: camera, position, comments, and anything after its end', async () => {
    const telling = await pattern()
      .jpeg()
      .withExif({
        IFD0: { Make: 'CanaryCam', Copyright: 'canary-owner' },
        IFD3: { GPSLatitude: '54/1 29/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-xmp</x:xmpmeta>')
      .toBuffer();
    const source = Buffer.concat([telling, Buffer.from('canary-behind')]);
    const { bytes } = await encodeForExport(source, 'jpeg', free);
    expect(source.toString('latin1')).toContain('canary-owner');
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/canary/i);
  });

  it('is turned upright when only its metadata says how it lies', async () => {
    const source = await pattern(120, 160).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const file = await encodeForExport(source, 'jpeg', free);
    expect([file.widthPx, file.heightPx]).toEqual([160, 120]);
    const { width, height, orientation } = await sharp(file.bytes).metadata();
    expect([width, height, orientation]).toEqual([160, 120, undefined]);
  });

  it('is converted to sRGB when it has another profile', async () => {
    const source = await pattern().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const { bytes } = await encodeForExport(source, 'jpeg', free);
    const { icc } = await sharp(bytes).metadata();
    const { data } = await sharp(source).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const out = await pixels(bytes);
    const apart = out.reduce((sum, value, at) => sum + Math.abs(value - (data[at] ?? 0)), 0) / out.length;
    expect(icc).toBeUndefined();
    expect(apart).toBeLessThan(2);
  });

  it('keeps its colours when Adobe’s segment says that they are stored as RGB', async () => {
    const plain = await pattern().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    const app14 = Buffer.from('ffee000e41646f626500640000000000', 'hex');
    const source = Buffer.concat([plain.subarray(0, 2), app14, plain.subarray(2)]);
    const { bytes } = await encodeForExport(source, 'jpeg', free);
    const [before, after] = [await pixels(source), await pixels(bytes)];
    const apart =
      after.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / after.length;
    expect(before.equals(await pixels(plain))).toBe(false);
    expect(apart).toBeLessThan(6);
  });

  it('is converted to sRGB when it is in CMYK', async () => {
    const source = await pattern().toColourspace('cmyk').jpeg().toBuffer();
    const { space, channels } = await sharp((await encodeForExport(source, 'jpeg', free)).bytes).metadata();
    expect([space, channels]).toEqual(['srgb', 3]);
  });
});

describe('a picture in another format', () => {
  it('becomes JPEG with full colour resolution', async () => {
    const { bytes, notes } = await encodeForExport(await pattern().png().toBuffer(), 'jpeg', free);
    const { format, chromaSubsampling } = await sharp(bytes).metadata();
    expect([format, chromaSubsampling]).toEqual(['jpeg', '4:4:4']);
    expect(notes).toEqual([]);
  });

  it('becomes PNG without loss', async () => {
    const source = await pattern().jpeg().toBuffer();
    const { bytes } = await encodeForExport(source, 'png', free);
    expect((await sharp(bytes).metadata()).format).toBe('png');
    expect((await pixels(bytes)).equals(await pixels(source))).toBe(true);
  });
});

describe('a transparent picture', () => {
  it('stays transparent as PNG, with its resolution and sRGB stated', async () => {
    const source = await halfClear();
    const { bytes, notes } = await encodeForExport(source, 'png', free);
    const { hasAlpha, density } = await sharp(bytes).metadata();
    expect([hasAlpha, density, notes]).toEqual([true, 300, []]);
    expect((await pixels(bytes)).equals(await pixels(source))).toBe(true);
    expect(Buffer.from(bytes).toString('latin1')).toContain('sRGB');
  });

  it('gets a white background as JPEG, and the result says so', async () => {
    const { bytes, notes } = await encodeForExport(await halfClear(), 'jpeg', free);
    const [red = 0, green = 0, blue = 0] = await pixels(bytes);
    expect(notes).toEqual(['flattened']);
    expect(Math.min(red, green, blue)).toBeGreaterThan(250);
  });
});

describe('a PNG', () => {
  it('loses its texts and times', async () => {
    const source = await pattern()
      .png()
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-xmp</x:xmpmeta>')
      .toBuffer();
    const { bytes } = await encodeForExport(source, 'png', free);
    expect(source.toString('latin1')).toContain('adobe.xmp');
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('adobe.xmp');
  });
});

describe('the rules of a document', () => {
  it('are reported when the service’s picture differs; the pixels stay', async () => {
    const source = await pattern(120, 160).jpeg().toBuffer();
    const file = await encodeForExport(source, 'jpeg', { ...free, asked: { widthPx: 413, heightPx: 531 } });
    expect([file.widthPx, file.heightPx, file.notes]).toEqual([120, 160, ['pixels-differ']]);
  });

  it('limit the file: a larger one is compressed harder, and the result says so', async () => {
    const source = await pattern(300, 300, true)
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const limitBytes = Math.round(source.byteLength * 0.5);
    const { bytes, notes } = await encodeForExport(source, 'jpeg', { ...free, limitBytes });
    expect(bytes.byteLength).toBeLessThanOrEqual(limitBytes);
    expect(notes).toEqual(['made-smaller']);
  });

  it('are reported as missed when no acceptable quality is small enough', async () => {
    const source = await pattern(300, 300, true).jpeg({ quality: 100 }).toBuffer();
    const { notes } = await encodeForExport(source, 'jpeg', { ...free, limitBytes: 2_000 });
    expect(notes).toEqual(['made-smaller', 'over-limit']);
  });

  it('cannot be met by a PNG, which is lossless', async () => {
    const source = await pattern(300, 300, true).png().toBuffer();
    const { notes } = await encodeForExport(source, 'png', { ...free, limitBytes: 2_000 });
    expect(notes).toEqual(['over-limit']);
  });
});

describe('a file that cannot be read', () => {
  it.each(['jpeg', 'png'] as const)('is refused as %s, cut off as it is', async (format) => {
    const whole = await pattern().png().toBuffer();
    const refused = encodeForExport(whole.subarray(0, whole.length / 2), format, free);
    expect(await rejectionOf(refused)).toBe('IMAGE_NOT_RECOGNISED cut-off');
  });
});
