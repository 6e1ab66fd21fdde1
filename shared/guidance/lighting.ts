/** Light, sharpness and backdrop of a sitter: the same at any age and for any document. */
import { openEyes } from './expression.ts';
import type { HintCode } from './hints.ts';
import type { Backdrop, SitterFace } from './sitter.ts';

/* Set on drawn portraits like the thresholds of `face/issues.ts` at MEDIUM; luma 0 to 255. */
/** Skin brighter than this is never called dark, whatever the eyes say. */
const darkSkin = 120;
/** There is too little light when the whites of the eyes, which are alike for any skin, are below this. */
export const darkEyes = 105;
/** Skin of any colour darker than this is too dark to see. Used in place of the eyes when they are shut. */
const blackSkin = 38;
/** Share of burnt-out skin, and the luma at which the whites of the eyes are burnt out, however dark the skin. */
const clipped = 0.2;
const burntEyes = 239;
/** Difference between the cheeks over the brighter one: at most 0.15 in even light, from 0.49 with light from one side. */
export const imbalance = 0.25;
/** From here on the light is one-sided rather than too dark. */
const oneSided = 0.4;
/** See `sharpnessOf`: 0.57 to 0.71 as drawn, below 0.34 from a blur of 3.5 % of the distance between the pupils. */
const leastSharpness = 0.4;
/** Share of points around the head that differ from their surroundings, and luma difference between regions. */
const mostClutter = 0.12;
const mostUnevenness = 90;

export function lightHint({ light, features }: SitterFace): HintCode | null {
  const shut = features.eyesOpen < openEyes;
  if (light.imbalance > oneSided) return 'uneven-light';
  if (light.skin < (shut ? blackSkin : darkSkin) && (shut || light.eyeWhites < darkEyes)) return 'too-dark';
  if (light.clipped > clipped || light.eyeWhites > burntEyes) return 'too-bright';
  return light.imbalance > imbalance ? 'uneven-light' : null;
}

export const isSharp = ({ sharpness }: SitterFace): boolean => sharpness >= leastSharpness;

export const isPlain = ({ clutter, unevenness }: Backdrop): boolean =>
  clutter <= mostClutter && unevenness <= mostUnevenness;
