/** Pictures made for these tests, in which every position is unique. */
import sharp from 'sharp';
import type { ImageView } from '../../../shared/model/pictures.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import type { ServedPicture } from './compare-page.ts';

const viewOf = (
  number: number,
  widthPx: number,
  heightPx: number,
  mime: ImageView['mime'],
  bytes: number,
): ImageView => ({ id: fixtureId('img', number), widthPx, heightPx, mime, bytes });

/**
 * Returns a photograph-like JPEG with grain and large shapes, so that decoding takes as long as for a camera's
 * picture.
 */
export async function grainy(number: number, widthPx: number, heightPx: number): Promise<ServedPicture> {
  const grain = sharp({
    create: {
      width: Math.ceil(widthPx / 4),
      height: Math.ceil(heightPx / 4),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128 + 12 * number, sigma: 36 },
    },
  });
  const enlarged = await sharp(await grain.jpeg().toBuffer())
    .resize(widthPx, heightPx, { fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { image: viewOf(number, widthPx, heightPx, 'image/jpeg', enlarged.length), bytes: enlarged };
}

/** One flat colour. */
export async function flat(
  number: number,
  widthPx: number,
  heightPx: number,
  colour: string,
): Promise<ServedPicture> {
  const bytes = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: colour },
  })
    .png()
    .toBuffer();
  return { image: viewOf(number, widthPx, heightPx, 'image/png', bytes.length), bytes };
}

/** Black on the left, white on the right. */
export async function halves(number: number, widthPx: number, heightPx: number): Promise<ServedPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect width="100%" height="100%" fill="#fff"/><rect width="50%" height="100%"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
  return { image: viewOf(number, widthPx, heightPx, 'image/png', bytes.length), bytes };
}

/** A disc with nothing around it. */
export async function disc(number: number, sidePx: number, colour: string): Promise<ServedPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="${sidePx}" height="${sidePx}"><circle cx="1" cy="1" r="0.8" fill="${colour}"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return { image: viewOf(number, sidePx, sidePx, 'image/png', bytes.length), bytes };
}

/** Red where x is odd and green where y is odd: each pixel differs from its neighbours, and none is grey. */
export async function pixelGrid(number: number, widthPx: number, heightPx: number): Promise<ServedPicture> {
  const raw = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const at = (y * widthPx + x) * 3;
      raw[at] = x % 2 === 1 ? 255 : 0;
      raw[at + 1] = y % 2 === 1 ? 255 : 0;
      raw[at + 2] = Math.floor((255 * x) / widthPx);
    }
  const bytes = await sharp(raw, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .png()
    .toBuffer();
  return { image: viewOf(number, widthPx, heightPx, 'image/png', bytes.length), bytes };
}
