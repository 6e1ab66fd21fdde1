/** Decides by measurement which corrections a portrait needs. */
import { thresholds } from '../../../../shared/face/issues.ts';
import { lightOf, sharpnessOf } from '../../../../shared/face/light.ts';
import type { StudiedFace } from '../faces.ts';
import { headIn } from '../models.ts';
import type { Pixels } from '../resample.ts';
import { noiseOf } from './denoise.ts';
import { castOf, type Gains } from './white-balance.ts';

/** Radians. Less is invisible; more is a rotated picture rather than a tilted head. */
const TILT = { least: (1.5 * Math.PI) / 180, most: (30 * Math.PI) / 180 } as const;
/** Target luma for the whites of the eyes: those of well-lit drawn faces measure 170 to 200. */
const EYE_WHITES = 175;
/** Maximum brightening of a dark picture: beyond it there is more grain than face. */
const MOST_BRIGHTENING = 4;
/** Standard deviation of luma, levels, below which grain is invisible in print. */
const SEEN_NOISE = 2.5;

/** The needed corrections; null for those that are not. */
export interface Verdict {
  /** Clockwise tilt to correct, radians. */
  readonly tilt: number | null;
  readonly gains: Gains | null;
  /** Factor, above 1. */
  readonly brighten: number | null;
  /** Standard deviation of the grain, levels. */
  readonly noise: number | null;
  /** Standard deviation of the sharpening, px of the source. */
  readonly sharpen: number | null;
}

/** Measures a portrait. */
export function judge(picture: Pixels, face: StudiedFace): Verdict {
  const { look, mesh, map } = face;
  const pixels = { ...look, channels: 3 } as const;
  const tilt = headIn(face).tilt;
  const light = lightOf(pixels, mesh);
  const isDark = light.skin < 120 && light.eyeWhites < thresholds.darkEyes.HIGH;
  const noise = noiseOf(picture);
  const isSoft = sharpnessOf(pixels, mesh) < thresholds.sharpness.HIGH;
  const isTilted = Math.abs(tilt) > TILT.least && Math.abs(tilt) < TILT.most;
  return {
    tilt: isTilted ? tilt : null,
    gains: castOf(picture, face),
    // Burnt-out areas are left alone: darkening would only turn white into grey.
    brighten: isDark ? Math.min(MOST_BRIGHTENING, EYE_WHITES / Math.max(1, light.eyeWhites)) : null,
    noise: noise > SEEN_NOISE ? noise : null,
    // Not with grain, which would be sharpened too.
    sharpen: isSoft && noise <= SEEN_NOISE ? Math.max(0.6, 1.5 * map.scale) : null,
  };
}
