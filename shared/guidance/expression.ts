/** Eyes and mouth against the rules: for the hints, for the check before sending and for the choice within a burst. */
import type { PoseRules } from './rules.ts';
import type { SitterFace } from './sitter.ts';

/** Height over breadth of the eyes: about 0.4 open, under 0.15 shut, on drawn portraits. */
export const openEyes = 0.18;

/* Set on drawn portraits: of the eye span, at rest the mouth is at most 0.36 wide and the lips 0.02 apart. */
const wideMouth = 0.385;
/** Closer than the practice service looks: staff at the camera lose a second by it, not a preview. */
const openMouth = 0.024;
/** The model's own word, alone, only when it is sure. */
const happy = 0.7;
/** Degrees: the mouth of a head that is turned or nods further is seen from the side and not judged. */
const frontal = { yaw: 15, pitch: 18 };

export type Mouth = 'neutral' | 'smiling' | 'open';

export function mouthOf({ features, happiness, pose }: SitterFace): Mouth {
  const judged = Math.abs(pose.yaw) <= frontal.yaw && Math.abs(pose.pitch) <= frontal.pitch;
  if (happiness > happy || (judged && features.mouthWidth > wideMouth)) return 'smiling';
  return judged && features.mouthGap > openMouth ? 'open' : 'neutral';
}

/** True also where the rules let the eyes be closed. */
export const eyesAreOpen = ({ features }: SitterFace, rules: PoseRules): boolean =>
  !rules.eyesOpen || features.eyesOpen >= openEyes;

/** True also where the rules ask for no plain expression. */
export const isNeutral = (face: SitterFace, rules: PoseRules): boolean =>
  !rules.neutral || mouthOf(face) === 'neutral';
