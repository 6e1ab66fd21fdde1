import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { register, type Point } from './register.ts';

/** 35 x 45 mm at 600 dpi, like a UK photo. */
const [photoWidth, photoHeight] = [827, 1063];
const mm = 45 / photoHeight;

interface Known {
  /** Pixels of the picture per pixel of the photo. */
  readonly scale: number;
  /** Clockwise in the picture, degrees. */
  readonly turned: number;
  /** Position of the photo's middle in the picture. */
  readonly middle: Point;
}

/** Cuts a photo out of a picture with sharp, with its own exposure and a band along its lower edge. */
async function cutOut(picture: Uint8Array, { scale, turned, middle }: Known): Promise<Buffer> {
  const [turn, grow] = [(-turned * Math.PI) / 180, 1 / scale];
  const [cos, sin] = [Math.cos(turn) * grow, Math.sin(turn) * grow];
  // Vips maps the source's point p to M (p + i) + o and crops to the result: shifted to start at its corner.
  const { width, height } = await sharp(picture).metadata();
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([x = 0, y = 0]) => ({ x: cos * x - sin * y, y: sin * x + cos * y }));
  const origin = {
    x: Math.min(...corners.map(({ x }) => x)),
    y: Math.min(...corners.map(({ y }) => y)),
  };
  const centre = {
    x: cos * middle.x - sin * middle.y - origin.x,
    y: sin * middle.x + cos * middle.y - origin.y,
  };
  const whole = await sharp(picture)
    .affine([cos, -sin, sin, cos], { background: '#e3e4e2', interpolator: 'bicubic' })
    .png()
    .toBuffer();
  const box = { left: Math.round(centre.x - photoWidth / 2), top: Math.round(centre.y - photoHeight / 2) };
  const band = `<svg xmlns="http://www.w3.org/2000/svg" width="${photoWidth}" height="${photoHeight}">
    <rect y="${photoHeight * 0.915}" width="100%" height="9%" fill="#9b1c31"/></svg>`;
  const cut = await sharp(whole)
    .extract({ ...box, width: photoWidth, height: photoHeight })
    .png()
    .toBuffer();
  return sharp(cut)
    .linear(0.9, 14)
    .composite([{ input: Buffer.from(band) }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

const expected = ({ scale, turned, middle }: Known, { x, y }: Point): Point => {
  const turn = (-turned * Math.PI) / 180;
  const [dx, dy] = [(x - middle.x) / scale, (y - middle.y) / scale];
  return {
    x: Math.cos(turn) * dx - Math.sin(turn) * dy + photoWidth / 2,
    y: Math.sin(turn) * dx + Math.cos(turn) * dy + photoHeight / 2,
  };
};

describe('a photo that was cut out of a picture in a known way', () => {
  it.each<Known>([
    { scale: 0.58, turned: -8, middle: { x: 1001, y: 520 } },
    { scale: 0.7, turned: 12, middle: { x: 955, y: 590 } },
  ])('is found to a tenth of a millimetre: %j', async (known) => {
    const { data, truth } = await renderPortrait({ background: 'gradient' });
    const { toPhoto, likeness, scale, turned } = await register(data, await cutOut(data, known));
    const [face] = truth.faces;
    if (face === undefined) throw new Error('no one was drawn');

    expect(likeness).toBeGreaterThan(0.95);
    expect(Math.abs(scale / known.scale - 1)).toBeLessThan(0.002);
    expect(Math.abs(turned - known.turned)).toBeLessThan(0.15);
    for (const point of [face.crown, face.chin, face.leftEye, face.rightEye]) {
      const [found, is] = [toPhoto(point), expected(known, point)];
      expect(Math.hypot(found.x - is.x, found.y - is.y) * mm).toBeLessThan(0.1);
    }
  });

  it('is not found in an unrelated picture', async () => {
    const { data } = await renderPortrait({ width: 960, height: 720 }, 'jpeg');
    const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><defs><pattern id="p" width="37"
      height="53" patternUnits="userSpaceOnUse" patternTransform="rotate(31)"><rect width="19" height="53"/></pattern>
      </defs><rect width="900" height="700" fill="#fff"/><rect width="900" height="700" fill="url(#p)"/></svg>`;
    const other = await sharp(Buffer.from(stripes)).jpeg().toBuffer();
    await expect(register(other, data)).rejects.toThrow('nowhere');
  });
});
