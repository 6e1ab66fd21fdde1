/** The positions of the marks on a shot: each fault points at the part of the face that it is about. */
import type { CheckFault } from '../../../shared/guidance/pre-check.ts';
import type { Position, SitterFace } from '../../../shared/guidance/sitter.ts';

type Part = 'crown' | 'eyes' | 'nose' | 'mouth' | 'chin' | 'beside';

const parts = {
  'no-face': 'crown',
  'several-faces': 'crown',
  'too-far': 'crown',
  'too-close': 'crown',
  'move-left': 'crown',
  'move-right': 'crown',
  'move-up': 'crown',
  'move-down': 'crown',
  'cut-off': 'crown',
  'few-pixels': 'crown',
  'eye-line': 'eyes',
  'tilt-left': 'eyes',
  'tilt-right': 'eyes',
  'turn-left': 'nose',
  'turn-right': 'nose',
  'chin-up': 'chin',
  'chin-down': 'chin',
  'too-dark': 'nose',
  'too-bright': 'nose',
  'uneven-light': 'nose',
  'eyes-closed': 'eyes',
  'mouth-open': 'mouth',
  smiling: 'mouth',
  blurred: 'nose',
  backdrop: 'beside',
} as const satisfies Readonly<Record<CheckFault, Part>>;

/** Shares of the way from the eyes to the chin: the rules of drawing a head put the nose's tip and the mouth there. */
const noseShare = 0.45;
const mouthShare = 0.66;
/** Distance of the backdrop's mark from the head's axis, in head heights. */
const besideShare = 0.5;

const between = (from: Position, to: Position, share: number): Position => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Returns the position that a fault's mark points at, px of the analysed picture. */
export function markPosition(fault: CheckFault, face: SitterFace): Position {
  const { crown, eyes, chin, headPx } = face;
  const at: Readonly<Record<Part, Position>> = {
    crown,
    eyes,
    nose: between(eyes, chin, noseShare),
    mouth: between(eyes, chin, mouthShare),
    chin,
    beside: { x: crown.x + headPx * besideShare, y: between(crown, eyes, 0.5).y },
  };
  return at[parts[fault]];
}

/**
 * Moves labels apart so that none covers another, and keeps them inside.
 * @param wanted their middles and heights, px
 * @param room from where to where the labels may reach, px
 * @returns their middles in the same sequence
 */
export function spread(
  wanted: readonly { readonly y: number; readonly height: number }[],
  room: { readonly from: number; readonly to: number },
): readonly number[] {
  const order = wanted.map((label, index) => ({ ...label, index })).sort((a, b) => a.y - b.y);
  const placed = new Array<number>(wanted.length);
  let least = room.from;
  for (const { y, height, index } of order) {
    placed[index] = Math.max(y, least + height / 2);
    least = (placed[index] ?? 0) + height / 2;
  }
  let most = room.to;
  for (const { height, index } of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most - height / 2);
    most = (placed[index] ?? 0) - height / 2;
  }
  return placed;
}
