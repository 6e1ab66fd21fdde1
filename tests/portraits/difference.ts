import sharp from 'sharp';

/**
 * Returns how different two pictures of the same size are: the mean difference of their grey values (0 to 255) over
 * the middle of the picture, where the person is.
 */
export async function differenceOf(
  first: Buffer,
  second: Buffer,
  { mirrored = false } = {},
): Promise<number> {
  const [one, other] = await Promise.all([greys(first, false), greys(second, mirrored)]);
  if (one.length !== other.length) throw new Error('The pictures differ in size');
  const total = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  return total / one.length;
}

async function greys(picture: Buffer, mirrored: boolean): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const middle = {
    left: Math.round(width * 0.3),
    top: Math.round(height * 0.15),
    width: Math.round(width * 0.4),
    height: Math.round(height * 0.85),
  };
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .flop(mirrored)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).extract(middle).greyscale().raw().toBuffer();
}
