/** What of a portrait needs correction, by measures; what is fine is left alone. */
import { thresholds } from '../../../../shared/face-issues.ts';
import { lightOf, sharpnessOf } from '../../../../shared/face-light.ts';
import type { StudiedFace } from '../faces.ts';
import { headIn } from '../models.ts';
import type { Pixels } from '../resample.ts';
import { noiseOf } from './denoise.ts';
import { castOf, type Gains } from './white-balance.ts';

/** Radians. Less is not seen; more is not a tilted head but a turned picture. */
const TILT = { least: (1.5 * Math.PI) / 180, most: (30 * Math.PI) / 180 } as const;
/** Luma that the eyes' whites are brought to: those of well-lit drawn faces measure 170 to 200. */
const EYE_WHITES = 175;
/** The most that a dark picture is brightened: beyond it there is more grain than face. */
const MOST_BRIGHTENING = 4;
/** Standard deviation of luma, levels: below it grain is not seen in print. */
const SEEN_NOISE = 2.5;

/** Each part is null when nothing is to be done. */
export interface Verdict {
  /** Clockwise tilt to be taken out, radians. */
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
    // What is burnt out is gone: darkening it would only make grey of white, so that is left alone.
    brighten: isDark ? Math.min(MOST_BRIGHTENING, EYE_WHITES / Math.max(1, light.eyeWhites)) : null,
    noise: noise > SEEN_NOISE ? noise : null,
    // Grain would be sharpened with the eyes.
    sharpen: isSoft && noise <= SEEN_NOISE ? Math.max(0.6, 1.5 * map.scale) : null,
  };
}
