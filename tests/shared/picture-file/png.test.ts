import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chunk, dressPng, srgbChunk } from '../../../shared/picture-file/png.ts';
import { halfClear, pattern, pixels } from '../../electron/exporting/pictures.ts';
import { identify } from '../../support/pictures/picture-pixels.ts';

const uneven = { dpiX: 300, dpiY: 600 };

describe('a PNG with a print size', () => {
  it('stores it in dots per metre, across and down, before its picture', async () => {
    const file = Buffer.from(dressPng(await pattern().png().toBuffer(), uneven, srgbChunk) ?? []);
    const at = file.indexOf('pHYs') + 4;
    expect([file.readUInt32BE(at), file.readUInt32BE(at + 4), file[at + 8]]).toEqual([11_811, 23_622, 1]);
    expect(at).toBeLessThan(file.indexOf('IDAT'));
    const [x = NaN, y = NaN] = (await identify(file, '%x %y')).split(' ').map(Number);
    expect([Math.round(x * 10), Math.round(y * 10)]).toEqual([3000, 6000]);
  });

  it.each([
    ['with transparency', () => halfClear()],
    ['with a palette', () => pattern().png({ palette: true }).toBuffer()],
  ])('keeps its picture %s, and stores the given colour profile', async (_what, make) => {
    const source = await make();
    const file = dressPng(source, uneven, srgbChunk) ?? new Uint8Array();
    expect((await pixels(file)).equals(await pixels(source))).toBe(true);
    expect(Buffer.from(file).toString('latin1')).toContain('sRGB\0');
  });

  it('is null when the file is cut off', async () => {
    const source = await pattern().png().toBuffer();
    expect(dressPng(source.subarray(0, -12), uneven, srgbChunk)).toBeNull();
    expect(dressPng(source.subarray(0, source.length / 2), uneven, srgbChunk)).toBeNull();
  });
});

describe('a PNG chunk', () => {
  it.each(['', 'a', 'perceptual'.repeat(400)])('ends with the checksum that zlib returns', (text) => {
    const bytes = Buffer.from(chunk('tEXt', Buffer.from(text)));
    expect(bytes.readUInt32BE(0)).toBe(text.length);
    expect(bytes.readUInt32BE(bytes.length - 4)).toBe(crc32(`tEXt${text}`));
  });
});
