/** Eyes and mouth against the rules: for the hints, the check before sending and the choice within a burst. */
import type { PoseRules } from './rules.ts';
import type { SitterFace } from './sitter.ts';

/** Height over width of the eyes: about 0.4 open, under 0.15 shut, on drawn portraits. */
export const openEyes = 0.18;

/* Set on drawn portraits, in eye spans: at rest the mouth is at most 0.36 wide and the lips 0.02 apart. */
const wideMouth = 0.385;
/** Stricter than the practice service: here staff lose a second, there a preview. */
const openMouth = 0.024;
/** The model's own score counts alone only when it is this high. */
const happy = 0.7;
/** Degrees: beyond this turn or nod the mouth is seen at an angle and is not judged. */
const frontal = { yaw: 15, pitch: 18 };

export type Mouth = 'neutral' | 'smiling' | 'open';

export function mouthOf({ features, happiness, pose }: SitterFace): Mouth {
  const judged = Math.abs(pose.yaw) <= frontal.yaw && Math.abs(pose.pitch) <= frontal.pitch;
  if (happiness > happy || (judged && features.mouthWidth > wideMouth)) return 'smiling';
  return judged && features.mouthGap > openMouth ? 'open' : 'neutral';
}

/** Also true when the rules allow closed eyes. */
export const eyesAreOpen = ({ features }: SitterFace, rules: PoseRules): boolean =>
  !rules.eyesOpen || features.eyesOpen >= openEyes;

/** Also true when the rules do not require a plain expression. */
export const isNeutral = (face: SitterFace, rules: PoseRules): boolean =>
  !rules.neutral || mouthOf(face) === 'neutral';
