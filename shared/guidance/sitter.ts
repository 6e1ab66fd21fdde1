/**
 * The result of analysing one picture, live or still. Hints, the choice within a burst and the check before sending all
 * use it and nothing else. Positions are px of that picture, upright and not mirrored.
 */
import type { FaceLight } from '../face/light.ts';
import type { Features, Pose } from '../face/measures.ts';

export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface SitterFace {
  /** Points on the head's axis; crown and chin as `headOf` estimates them. */
  readonly crown: Position;
  readonly eyes: Position;
  readonly chin: Position;
  /** Crown to chin along the axis, px. */
  readonly headPx: number;
  /** Degrees, as in a picture that is not mirrored. */
  readonly pose: Pose;
  readonly features: Features;
  /** The emotion model's score for happy, 0 to 1. */
  readonly happiness: number;
  readonly light: FaceLight;
  /** 0 blurred to 1 sharp, see `sharpnessOf`. */
  readonly sharpness: number;
}

/** The area around the head. */
export interface Backdrop {
  /** Share of the sampled points that differ from their surroundings by edge or colour: 0 plain. */
  readonly clutter: number;
  /** Luma difference between its lightest and darkest regions, 0 to 255. */
  readonly unevenness: number;
}

export interface SitterView {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Number of sitters; a face much smaller than the largest is a picture on the wall and is not counted. */
  readonly faces: number;
  /** The largest face; null when there is none. */
  readonly face: SitterFace | null;
  /** Null without a face, because nothing then tells where the backdrop is. */
  readonly backdrop: Backdrop | null;
  /** The whole picture's luma, 0 to 255, at the 1st and 99th percentile. A covered or overexposed camera shows here. */
  readonly darkest: number;
  readonly brightest: number;
}

/** The sitter's age group, as staff enter it. A child is under six; a baby is under one. */
export const ages = ['adult', 'child', 'baby'] as const;
export type Age = (typeof ages)[number];
