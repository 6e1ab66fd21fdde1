/**
 * What an analysis sees in one picture, live or still: the only thing that hints, the burst's choice and the check
 * before sending are made from. Positions are px of that picture as it stands upright and unmirrored.
 */
import type { FaceLight } from '../face-light.ts';
import type { Features, Pose } from '../face-measures.ts';

export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface SitterFace {
  /** On the axis of the head; crown and chin as `headOf` estimates them. */
  readonly crown: Position;
  readonly eyes: Position;
  readonly chin: Position;
  /** Crown to chin along the axis, px. */
  readonly headPx: number;
  /** Degrees, unmirrored. */
  readonly pose: Pose;
  readonly features: Features;
  /** The emotion model's score for happy, 0 to 1. */
  readonly happiness: number;
  readonly light: FaceLight;
  /** 0 blurred to 1 crisp, see `sharpnessOf`. */
  readonly sharpness: number;
}

/** What lies about the head, without it. */
export interface Backdrop {
  /** Share of the sampled places that are unlike their surroundings by edge or by colour: 0 plain. */
  readonly clutter: number;
  /** Difference of luma between its lightest and darkest regions, 0 to 255. */
  readonly unevenness: number;
}

export interface SitterView {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Sitters; a face much smaller than the largest is a picture on the wall and is not counted. */
  readonly faces: number;
  /** The largest; null when there is none. */
  readonly face: SitterFace | null;
  /** Null without a face: nothing tells what lies about it. */
  readonly backdrop: Backdrop | null;
  /** The whole picture's luma, 0 to 255: the 1st and the 99th hundredth. A covered or burnt camera shows here. */
  readonly darkest: number;
  readonly brightest: number;
}

/** Who sits: staff say it. A child is under six; a baby is under one. */
export const ages = ['adult', 'child', 'baby'] as const;
export type Age = (typeof ages)[number];
