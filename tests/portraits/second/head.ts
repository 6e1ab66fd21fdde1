/** The shape of a head: a surface around the vertical axis, pushed out and in at the features. */
import type { ModelledPortrait } from './params.ts';
import { vec, type Vec } from './raster.ts';

/** Positions of the features, in half head heights from the middle between crown and chin. */
export interface Layout {
  readonly eyeX: number;
  readonly eyeY: number;
  /** Half an eye's breadth. */
  readonly eyeHalf: number;
  readonly browY: number;
  readonly noseY: number;
  readonly mouthY: number;
  readonly mouthHalf: number;
}

/** An adult's eyes are half-way down the head, a child's lower and wider apart. */
export function layoutOf({ child, noseLength, smile, mouthOpen }: ModelledPortrait): Layout {
  const eyeY = child ? 0.12 : 0.02;
  const noseY = eyeY + noseLength * (child ? 0.86 : 1);
  return {
    eyeX: child ? 0.31 : 0.29,
    eyeY,
    eyeHalf: child ? 0.135 : 0.122,
    browY: eyeY - (child ? 0.2 : 0.19),
    noseY,
    mouthY: noseY + (1 - noseY) * 0.39,
    mouthHalf: (child ? 0.19 : 0.215) * (1 + smile * 0.38 - mouthOpen * 0.12),
  };
}

const bump = (value: number, centre: number, width: number): number =>
  Math.exp(-(((value - centre) / width) ** 2) / 2);

/** Returns half the head's width at a height, in half head heights. */
export function halfWidthAt(y: number, { breadth, jaw }: ModelledPortrait): number {
  const share = Math.min(1, Math.abs(y));
  return y < 0
    ? breadth * Math.sqrt(Math.max(0, 1 - share ** 2.3))
    : breadth * Math.max(0, 1 - share ** (jaw + 0.6)) ** 0.5 * (1 - 0.13 * share);
}

/** Returns half the head's depth at a height: the face is flatter than the back. */
const halfDepthAt = (y: number): number => 0.82 * Math.sqrt(Math.max(0, 1 - Math.abs(y) ** 2.8));

/** The chin's distance in front of the head's axis. */
export const chinForward = 0.52;

/** Returns the depth that features add to the face. */
function relief(x: number, y: number, { eyeX, eyeY, noseY, mouthY }: Layout): number {
  const side = Math.abs(x);
  const along = Math.max(0, Math.min(1, (y - eyeY + 0.04) / (noseY - eyeY)));
  const tip = y > noseY ? bump(y, noseY, 0.035) : 1;
  const nose = along ** 1.35 * 0.25 * tip * bump(x, 0, 0.055 + 0.045 * along);
  const wings = 0.09 * bump(side, 0.1, 0.045) * bump(y, noseY - 0.01, 0.05);
  const sockets = -0.07 * bump(side, eyeX - 0.03, 0.13) * bump(y, eyeY - 0.01, 0.075);
  const balls = 0.035 * bump(side, eyeX, 0.07) * bump(y, eyeY, 0.05);
  const brow = 0.03 * bump(y, eyeY - 0.17, 0.06) * bump(side, 0.24, 0.2);
  const lips = 0.05 * bump(y, mouthY, 0.07) * bump(x, 0, 0.14);
  const chin = 0.07 * bump(y, 0.88, 0.1) * bump(x, 0, 0.14);
  const cheeks = 0.03 * bump(side, 0.36, 0.12) * bump(y, noseY - 0.05, 0.14);
  return nose + wings + sockets + balls + brow + lips + chin + cheeks;
}

/** Returns the skull: u goes round from the back over the picture's left and the face, v from the crown to the chin. */
export function skull(portrait: ModelledPortrait, grow = 0): (u: number, v: number) => Vec {
  const layout = layoutOf(portrait);
  return (u, v) => {
    const turn = (u - 0.5) * 2 * Math.PI;
    const y = -Math.cos(v * Math.PI);
    const x = Math.sin(turn) * halfWidthAt(y, portrait);
    const front = Math.cos(turn);
    // The jaw is in front of the neck: the lower the ring, the more of it is in front.
    const shift = y > 0 ? chinForward * y ** 3 : 0;
    const z = front * halfDepthAt(y) * (y > 0 ? 1 - 0.35 * y ** 2 : 1) + shift;
    const features = front > 0 ? relief(x, y, layout) * Math.min(1, front * 3) : 0;
    const size = 1 + grow;
    return vec(x * size, y * size, (z + features) * size);
  };
}
