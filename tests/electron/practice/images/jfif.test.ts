import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withJfif } from '../../../../electron/practice/images/jfif.ts';

describe('the JFIF header', () => {
  it('is the first segment and states the resolution', async () => {
    const bare = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const jpeg = withJfif(bare, 600);
    expect(jpeg.subarray(0, 11).toString('latin1')).toBe('\xff\xd8\xff\xe0\x00\x10JFIF\x00');
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 8, height: 8, density: 600 });
  });

  it('is refused for a file that is no JPEG', () => {
    expect(() => withJfif(Buffer.from('PNG image'), 300)).toThrow('Not a JPEG');
  });
});
