/** Finds the hints for the sitter in front of the camera: a pure function, the same for any camera. */
import { eyesAreOpen, isNeutral, mouthOf, openEyes } from './expression.ts';
import type { HeadGuide } from './head-guide.ts';
import { hintCodes, type HintCode } from './hints.ts';
import { isPlain, isSharp, lightHint } from './lighting.ts';
import type { PoseRules } from './rules.ts';
import type { Position, SitterFace, SitterView } from './sitter.ts';

/**
 * When a document does not state the head's size there is no guide; the head must then be complete and of a useful size.
 * Sizes in fractions of the picture's height, the middle in fractions of both sides.
 */
const loose = { least: 0.3, most: 0.62, x: 0.5, y: 0.46 };

/**
 * A head that nods or turns away looks shorter and off centre, and the crown is estimated from eyes that are open, sharp
 * and lit. So when there is another fault, size and position count as faults only when they are off by this much more.
 */
const roomForSize = 1.18;
const roomForPosition = 1.6;

export const middleOfHead = ({ crown, chin }: SitterFace): Position => ({
  x: (crown.x + chin.x) / 2,
  y: (crown.y + chin.y) / 2,
});

/**
 * Returns every hint that applies, the most pressing first; an empty list means that all is well.
 *
 * @param guide null for a document without figures
 */
export function findHints(view: SitterView, guide: HeadGuide | null, rules: PoseRules): readonly HintCode[] {
  const { face } = view;
  if (face === null || view.faces === 0) return ['no-face'];
  const pose = poseHints(face, rules);
  const light = lightHint(face);
  const eyes = eyesAreOpen(face, rules) ? null : 'eyes-closed';
  const blurred = isSharp(face) ? null : 'blurred';
  const shut = face.features.eyesOpen < openEyes;
  const unsure = shut || [...pose, blurred, light].some((hint) => hint !== null);
  const found = [
    view.faces > 1 ? 'several-faces' : null,
    sizeHint(face, view, guide, rules, unsure),
    positionHint(face, view, guide, rules, unsure),
    ...pose,
    light,
    eyes,
    mouthHint(face, rules),
    blurred,
    view.backdrop === null || isPlain(view.backdrop) ? null : 'backdrop',
  ] as const satisfies readonly (HintCode | null)[];
  const said = new Set<HintCode | null>(found);
  return hintCodes.filter((code) => said.has(code));
}

/** Crown to chin as it would be printed in the guide's frame, mm. */
const headInGuide = (face: SitterFace, view: SitterView, guide: HeadGuide): number =>
  face.headPx / (guide.mm * view.heightPx);

function sizeHint(
  face: SitterFace,
  view: SitterView,
  guide: HeadGuide | null,
  { headMm }: PoseRules,
  unsure: boolean,
): HintCode | null {
  const known = guide !== null && headMm !== null;
  const size = known ? headInGuide(face, view, guide) : face.headPx / view.heightPx;
  const [least, most] = known ? [headMm.min, headMm.max] : [loose.least, loose.most];
  const room = unsure ? roomForSize : 1;
  return size * room < least ? 'too-far' : size > most * room ? 'too-close' : null;
}

/** Returns the hint for the worse of both directions. The sitter's left is on the right of a picture that is not mirrored. */
function positionHint(
  face: SitterFace,
  view: SitterView,
  guide: HeadGuide | null,
  rules: PoseRules,
  unsure: boolean,
): HintCode | null {
  const { x, y } = middleOfHead(face);
  const wantedY = guide === null ? loose.y : (guide.crown + guide.chin) / 2;
  const head = guide === null ? face.headPx : (guide.chin - guide.crown) * view.heightPx;
  const aside = (x - loose.x * view.widthPx) / head;
  const below = (y - wantedY * view.heightPx) / head;
  const limit = rules.position * (unsure ? roomForPosition : 1);
  if (Math.max(Math.abs(aside), Math.abs(below)) <= limit) return null;
  if (Math.abs(aside) >= Math.abs(below)) return aside > 0 ? 'move-right' : 'move-left';
  return below > 0 ? 'move-up' : 'move-down';
}

/** A turned head's eye line slopes in perspective, so it counts as tilted only beyond this multiple of the limit. */
const roomForRoll = 1.6;

/**
 * A head that leans clockwise or turns to the picture's right moves towards the sitter's left: they move back to their
 * right.
 */
export function poseHints({ pose }: SitterFace, rules: PoseRules): (HintCode | null)[] {
  const roll = rules.roll * (Math.abs(pose.yaw) > rules.yaw ? roomForRoll : 1);
  return [
    beyond(pose.roll, roll, 'tilt-right', 'tilt-left'),
    beyond(pose.yaw, rules.yaw, 'turn-right', 'turn-left'),
    beyond(pose.pitch, rules.pitch, 'chin-down', 'chin-up'),
  ];
}

const beyond = (value: number, limit: number, over: HintCode, under: HintCode): HintCode | null =>
  value > limit ? over : value < -limit ? under : null;

export function mouthHint(face: SitterFace, rules: PoseRules): HintCode | null {
  if (isNeutral(face, rules)) return null;
  return mouthOf(face) === 'smiling' ? 'smiling' : 'mouth-open';
}
