/** Drawn portraits with the mask with which they were drawn, and measures of how close a matte comes to it. */
import sharp from 'sharp';
import { drawPortrait, portrait } from '../../shared/portrait/index.ts';
import type { PortraitParams, PortraitTruth } from '../../shared/portrait/index.ts';

export interface MaskedPortrait {
  /** PNG */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** Opacity of the person, 0 to 255. */
  readonly mask: Uint8Array;
  readonly truth: PortraitTruth;
}

/** Draws the person twice: with the backdrop for the picture, without it for the mask. */
export async function maskedPortrait(overrides: Partial<PortraitParams>): Promise<MaskedPortrait> {
  const params = portrait(overrides);
  const { svg, width, height, truth } = drawPortrait(params);
  // Exposure and noise affect the whole picture, transparent or not, so the mask is drawn without them.
  const alone = drawPortrait({ ...params, background: 'none', exposure: 0, noise: 0 });
  const [data, mask] = await Promise.all([
    sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer(),
    sharp(Buffer.from(alone.svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer(),
  ]);
  return { data, width, height, mask, truth };
}

/** Returns shared area divided by joint area, weighted by opacity: 1 means the same mask. */
export function intersectionOverUnion(found: Uint8Array, drawn: Uint8Array): number {
  let shared = 0;
  let joint = 0;
  for (let index = 0; index < drawn.length; index += 1) {
    shared += Math.min(found[index] ?? 0, drawn[index] ?? 0);
    joint += Math.max(found[index] ?? 0, drawn[index] ?? 0);
  }
  return shared / Math.max(1, joint);
}

/** Lower limit of the hair's edge, which is above the ears; below them are cheeks, neck and clothes. */
const EARS_BELOW_CENTRE = 0.05;

/**
 * Returns the mean difference of opacity, 0 to 1, in a band of 1.5 % of the head's height on either side of the drawn
 * edge, above the ears: the hair alone. A matte that is half a band off everywhere scores 0.5.
 */
export function hairEdgeError(found: Uint8Array, { mask, width, height, truth }: MaskedPortrait): number {
  const [face] = truth.faces;
  if (face === undefined) throw new Error('Nobody is drawn');
  const reach = Math.max(1, Math.round(face.headHeight * 0.015));
  const limit = Math.min(height, Math.round(face.faceCentre.y + face.headHeight * EARS_BELOW_CENTRE));
  const isEdge = (x: number, y: number): boolean => {
    const own = (mask[y * width + x] ?? 0) >= 128;
    return (
      own !== (mask[y * width + Math.min(width - 1, x + 1)] ?? 0) >= 128 ||
      own !== (mask[Math.min(height - 1, y + 1) * width + x] ?? 0) >= 128
    );
  };
  const inBand = new Uint8Array(width * height);
  for (let y = 0; y < limit; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isEdge(x, y)) continue;
      for (let j = Math.max(0, y - reach); j <= Math.min(limit - 1, y + reach); j += 1) {
        inBand.fill(1, j * width + Math.max(0, x - reach), j * width + Math.min(width, x + reach + 1));
      }
    }
  }
  let error = 0;
  let count = 0;
  for (let index = 0; index < inBand.length; index += 1) {
    if (inBand[index] !== 1) continue;
    error += Math.abs((found[index] ?? 0) - (mask[index] ?? 0)) / 255;
    count += 1;
  }
  return error / Math.max(1, count);
}
