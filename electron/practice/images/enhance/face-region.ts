/** Processes the face further and blends the result in through a soft mask, without a seam. */
import sharp from '../../../sharp.ts';
import { headIn } from '../models.ts';
import type { StudiedFace } from '../faces.ts';
import type { Pixels } from '../resample.ts';

/** The mask: full inside the face, nothing at the region's edge. Shares of the region's half side. */
const MASK_FULL = 0.55;
const MASK_END = 0.98;
/** Half side of the region, as a share of the head's height. */
const REACH = 0.62;

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const maskSvg = ({ width, height }: Region): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<radialGradient id="m"><stop offset="${MASK_FULL}" stop-color="#fff"/>` +
      `<stop offset="${MASK_END}" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
      `<rect width="${width}" height="${height}" fill="url(#m)"/></svg>`,
  );

/** Returns the head's region inside the picture, px. */
function regionOf({ width, height }: Pixels, face: StudiedFace, factor: number): Region {
  const { eyes, eyesToCrown, eyesToChin, tilt } = headIn(face);
  const half = (eyesToCrown + eyesToChin) * REACH * factor;
  const down = ((eyesToChin - eyesToCrown) / 2) * factor;
  const middle = { x: eyes.x * factor - Math.sin(tilt) * down, y: eyes.y * factor + Math.cos(tilt) * down };
  const left = Math.max(0, Math.round(middle.x - half));
  const top = Math.max(0, Math.round(middle.y - half));
  return {
    left,
    top,
    width: Math.min(width, Math.round(middle.x + half)) - left,
    height: Math.min(height, Math.round(middle.y + half)) - top,
  };
}

/**
 * Returns the picture with that face's local contrast and eyes a little clearer; its shape does not change.
 * @param factor from the pixels in which the face was found to those of `picture`
 */
export async function clearerFace(picture: Pixels, face: StudiedFace, factor: number): Promise<Pixels> {
  const region = regionOf(picture, face, factor);
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const broad = Math.min(9, Math.max(1, region.width * 0.008));
  const clearer = await sharp(picture.data, { raw })
    .extract(region)
    .sharpen({ sigma: broad, m1: 0.35, m2: 1 })
    .sharpen({ sigma: Math.max(0.6, broad / 3), m1: 0.5, m2: 1.6 })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const masked = await sharp(clearer)
    .ensureAlpha()
    .composite([{ input: maskSvg(region), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const data = await sharp(picture.data, { raw })
    .composite([{ input: masked, left: region.left, top: region.top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width: picture.width, height: picture.height };
}
