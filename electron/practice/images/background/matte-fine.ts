/**
 * The fine matte: in a band around the cut, wider along the hair, separates each pixel of the full picture into
 * person and backdrop, and removes the backdrop's share from its colour. Works tile by tile, so that memory does not
 * grow with the picture.
 */
import type { Checkpoint } from '../checkpoint.ts';
import type { Pixels } from '../resample.ts';
import { guidedCoefficients } from './guided.ts';
import { lumaAt, quickEdge } from './matte-fast.ts';
import { unmix, type Mixture } from './mixture.ts';
import type { Segmentation } from './segment.ts';
import {
  bandOf,
  readTile,
  sureOpacity,
  TILE,
  tileAround,
  type Area,
  type CutMaps,
  type TileContent,
} from './tiles.ts';

/** Px beyond the band from which the colours on either side are learnt. */
const BESIDE = 12;
/** Window and evenness (levels squared) of the last smoothing. */
const SMOOTHING = { radius: 2, evenness: 30 } as const;

/** Opacity, 0 to 255, and the same picture with the backdrop's colour taken out of its edges. */
export interface FineMatte {
  readonly alpha: Uint8Array;
  readonly colours: Uint8Array;
}

/** Smooths the estimated opacity along the picture's own edges: single pixels may be wrong, a whole strand is not. */
function smoothed(tile: Pixels, { alpha }: Mixture): Float32Array {
  const { width, height } = tile;
  const luma = new Float32Array(width * height);
  for (let index = 0; index < luma.length; index += 1) luma[index] = lumaAt(tile.data, index * 3);
  const { gain, offset } = guidedCoefficients(
    { data: luma, width, height },
    { data: alpha, width, height },
    SMOOTHING.radius,
    SMOOTHING.evenness,
  );
  return luma.map((value, index) => {
    const guided = Math.max(0, Math.min(1, (gain.data[index] ?? 0) * value + (offset.data[index] ?? 0)));
    return (guided + (alpha[index] ?? 0)) / 2;
  });
}

/**
 * Returns the person's colour in a mixed pixel: the rest after removing the backdrop, stabilised by its neighbours.
 */
function pure(own: number, person: number, backdrop: number, alpha: number): number {
  const remaining = (own - (1 - alpha) * backdrop) / Math.max(alpha, 0.05);
  return person + (Math.max(0, Math.min(255, remaining)) - person) * alpha;
}

/** Writes a tile's inner part into the matte; its upper left corner is in px of the picture. */
function write(
  matte: FineMatte,
  { width, height }: Pixels,
  corner: { readonly left: number; readonly top: number },
  area: Area,
  { tile, guess, closeness }: TileContent,
): void {
  const mixture = closeness.some((value) => value > 0) ? unmix(tile, guess, closeness) : null;
  const values = mixture === null ? guess : smoothed(tile, mixture);
  for (let y = corner.top; y < Math.min(height, corner.top + TILE); y += 1) {
    for (let x = corner.left; x < Math.min(width, corner.left + TILE); x += 1) {
      const at = (y - area.top) * area.width + x - area.left;
      const to = y * width + x;
      const value = (closeness[at] ?? 0) > 0 ? (values[at] ?? 0) : (guess[at] ?? 0);
      matte.alpha[to] = Math.round(255 * value);
      if (mixture === null || value >= 0.999 || value <= 0.001) continue;
      for (let c = 0; c < 3; c += 1) {
        matte.colours[to * 3 + c] = pure(
          tile.data[at * 3 + c] ?? 0,
          mixture.person[at * 4 + c] ?? 0,
          mixture.backdrop[at * 4 + c] ?? 0,
          value,
        );
      }
    }
  }
}

export async function fineMatte(
  picture: Pixels,
  segmentation: Segmentation,
  checkpoint: Checkpoint,
): Promise<FineMatte> {
  const { width, height } = picture;
  const { scale } = segmentation;
  const band = bandOf(segmentation);
  const widest = band.data.reduce((most, value) => Math.max(most, value), 0);
  const margin = Math.ceil(widest / scale + BESIDE);
  const maps: CutMaps = { edge: quickEdge(segmentation), band, scale, margin };
  const matte = { alpha: new Uint8Array(width * height), colours: Uint8Array.from(picture.data) };
  for (let top = 0; top < height; top += TILE) {
    await checkpoint();
    for (let left = 0; left < width; left += TILE) {
      const sure = sureOpacity(left, top, maps);
      if (sure === null) {
        const area = tileAround(picture, left, top, margin);
        write(matte, picture, { left, top }, area, readTile(picture, area, maps));
        continue;
      }
      for (let y = top; y < Math.min(height, top + TILE); y += 1) {
        matte.alpha.fill(sure, y * width + left, y * width + Math.min(width, left + TILE));
      }
    }
  }
  return matte;
}
