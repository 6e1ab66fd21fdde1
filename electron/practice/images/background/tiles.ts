/** The band around the cut, and the full picture read tile by tile. */
import type { Pixels } from '../resample.ts';
import { lumaAt, quickAlpha, type QuickEdge } from './matte-fast.ts';
import { sample, type Plane } from './planes.ts';
import type { Segmentation } from './segment.ts';

/** Side of a tile's inner part, px. */
export const TILE = 192;
/** Half width of the band, small px. */
const BAND = 3;
/** Half width along the hair, as a share of the head's height. */
const HAIR_BAND = 0.03;
/** Half width when the backdrop is not plain: the colour behind a hair is then known only right beside it. */
const BUSY_BAND = 1.6;
/** Distance from the eyes, up and to the sides, within which there may be hair, as a share of the head's height. */
const HAIR_REACH = 0.95;

/** Returns the half width of the band for each small pixel. */
export function bandOf({ person, heads, isPlain }: Segmentation): Plane {
  const { width, height } = person;
  const data = new Float32Array(width * height).fill(isPlain ? BAND : BUSY_BAND);
  if (!isPlain) return { data, width, height };
  for (const { eyes, eyesToCrown, eyesToChin } of heads) {
    const unit = eyesToCrown + eyesToChin;
    const reach = unit * HAIR_REACH;
    const [left, right] = [
      Math.max(0, Math.floor(eyes.x - reach)),
      Math.min(width, Math.ceil(eyes.x + reach)),
    ];
    const [top, bottom] = [Math.max(0, Math.floor(eyes.y - reach)), Math.min(height, eyes.y + reach / 2)];
    for (let y = top; y < bottom; y += 1) {
      data.fill(Math.max(BAND, unit * HAIR_BAND), y * width + left, y * width + right);
    }
  }
  return { data, width, height };
}

/** The cut over the small picture, with the measures to apply it to the full picture. */
export interface CutMaps {
  readonly edge: QuickEdge;
  readonly band: Plane;
  /** Small px per px of the picture. */
  readonly scale: number;
  /** Px of the picture around a tile from which the colours beside the band are taken. */
  readonly margin: number;
}

/** A rectangle of the picture: a tile with its margin, px. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function tileAround(picture: Pixels, left: number, top: number, margin: number): Area {
  const [x0, y0] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x0,
    top: y0,
    width: Math.min(picture.width, left + TILE + margin) - x0,
    height: Math.min(picture.height, top + TILE + margin) - y0,
  };
}

/** Returns 255 or 0 for a tile so far from the cut that it is wholly one or the other, null near it. */
export function sureOpacity(left: number, top: number, { edge, scale, margin }: CutMaps): 0 | 255 | null {
  const middle = (at: number): number => (at + TILE / 2) * scale - 0.5;
  const away = sample(edge.distance, middle(left), middle(top));
  // The distance from the middle of a tile to its corner, plus a little because distances are counted in steps.
  if (Math.abs(away) < (TILE * Math.SQRT1_2 + margin) * scale * 1.1 + 2) return null;
  return away > 0 ? 255 : 0;
}

export interface TileContent {
  readonly tile: Pixels;
  /** Opacity from the quick matte, 0 to 1. */
  readonly guess: Float32Array;
  /** Closeness to the cut: 1 on it, 0 outside the band. */
  readonly closeness: Float32Array;
}

export function readTile(picture: Pixels, area: Area, { edge, band, scale }: CutMaps): TileContent {
  const size = area.width * area.height;
  const data = new Uint8Array(size * 3);
  const [guess, closeness] = [new Float32Array(size), new Float32Array(size)];
  for (let y = 0, at = 0; y < area.height; y += 1) {
    const start = ((area.top + y) * picture.width + area.left) * 3;
    data.set(picture.data.subarray(start, start + area.width * 3), y * area.width * 3);
    const sy = (area.top + y + 0.5) * scale - 0.5;
    for (let x = 0; x < area.width; x += 1, at += 1) {
      const sx = (area.left + x + 0.5) * scale - 0.5;
      guess[at] = quickAlpha(edge, sx, sy, lumaAt(data, at * 3));
      const away = Math.abs(sample(edge.distance, sx, sy)) / sample(band, sx, sy);
      closeness[at] = Math.max(0, 1 - away * away);
    }
  }
  return { tile: { data, width: area.width, height: area.height }, guess, closeness };
}
