/**
 * Finds the top of the hair over a levelled face, when the backdrop is plain enough. The skull's crown is below it,
 * so this bounds the estimate from the face mesh but does not replace it.
 */
import { distanceFrom, findPlainWall } from './plain-wall.ts';
import type { Pixels } from './resample.ts';

/** A head in a levelled picture, px. */
export interface LevelHead {
  /** The point of the head's axis at the height of the eyes. */
  readonly x: number;
  readonly y: number;
  readonly eyesToCrown: number;
  readonly eyesToChin: number;
}

/** Distance from the axis, as a share of the head's height, that is outside any hair but a mane. */
const BESIDE = 0.6;
/** Columns on either side of the axis, as a share of the head's height. */
const STRIP = 0.06;
/** Rows that must differ from the backdrop to count as hair, as a share of the head's height. */
const RUN = 0.012;
/** Maximum difference of a backdrop pixel, in deviations and levels. */
const FAR_DEVIATIONS = 4;
const FAR_LEVELS = 14;

/**
 * Returns the distance from the eyes up to the highest hair (or hat) over the middle of the head, px; null when the
 * backdrop does not show it or the picture ends before it.
 */
export function eyesToHairTop(look: Pixels, head: LevelHead): number | null {
  const height = head.eyesToCrown + head.eyesToChin;
  const [left, right] = [head.x - height * BESIDE, head.x + height * BESIDE];
  const bottom = head.y + head.eyesToChin * 0.6;
  const wall = findPlainWall(look, (x, y) => (x < left || x > right) && y < bottom);
  if (wall === null) return null;
  const limit = Math.max(FAR_LEVELS, wall.deviation * FAR_DEVIATIONS);
  const far = distanceFrom(wall, look);
  const isHair = (x: number, y: number): boolean => (far[y * look.width + x] ?? 0) > limit;
  const tops: number[] = [];
  const run = Math.max(2, Math.round(height * RUN));
  for (let x = Math.round(head.x - height * STRIP); x <= head.x + height * STRIP; x += 2) {
    if (x < 0 || x >= look.width) return null;
    let hairy = 0;
    for (let y = 0; y < head.y && hairy < run; y += 1) {
      hairy = isHair(x, y) ? hairy + 1 : 0;
      if (hairy === run) tops.push(y - run + 1);
    }
  }
  const middle = tops.sort((a, b) => a - b)[Math.floor(tops.length / 2)];
  // Hair that touches the upper edge may continue beyond it.
  return middle === undefined || middle < 2 ? null : head.y - middle;
}

/** Height of flat hair above the skull, as a share of the head's height: one centimetre on 23. */
const FLAT_HAIR = 0.042;
/**
 * Hair up to here above the estimate counts as flat; beyond `HIGH` it says nothing about the skull. Shares of the
 * head.
 */
const FLAT = 0.06;
const HIGH = 0.1;
/** Weight of flat hair against the mesh: both are equally uncertain. */
const TRUST = 0.5;

/**
 * Returns the distance from eyes to crown, px: never above the hair's top, and moved towards the skull under flat hair.
 * High hair does not change the mesh's estimate.
 * @param hairTop see `eyesToHairTop`
 */
export function boundedCrown(head: LevelHead, hairTop: number | null): number {
  const { eyesToCrown } = head;
  if (hairTop === null) return eyesToCrown;
  if (hairTop <= eyesToCrown) return hairTop;
  const height = eyesToCrown + head.eyesToChin;
  const over = (hairTop - eyesToCrown) / height;
  const trust = TRUST * Math.max(0, Math.min(1, (HIGH - over) / (HIGH - FLAT)));
  return eyesToCrown + trust * (hairTop - FLAT_HAIR * height - eyesToCrown);
}
