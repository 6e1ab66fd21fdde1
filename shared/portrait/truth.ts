import { hairRise } from './hair-outline.ts';
import { chinDepth, chinY, molePosition } from './head.ts';
import { hatRise } from './hat.ts';
import type { PortraitParams } from './params.ts';
import type { Placement } from './placement.ts';
import { toPixels } from './placement.ts';
import type { Sketch } from './sketch.ts';
import type { Point } from './svg.ts';

/** Positions of a drawn person's landmarks, px of the picture. Left and right are the picture's. */
export interface FaceTruth {
  /** The top of the skull, under the hair. */
  readonly crown: Point;
  /** The highest point of the hair, or of the hat; the crown itself when bald. */
  readonly hairTop: Point;
  readonly chin: Point;
  readonly leftEye: Point;
  readonly rightEye: Point;
  /** Halfway from crown to chin of the unturned head: the point that offsetX and offsetY place. */
  readonly faceCentre: Point;
  readonly mouth: Point;
  /** The mole on the picture's right cheek. */
  readonly mole: Point;
  /** Crown to chin, in pixels. */
  readonly headHeight: number;
  /** The parameters of this person; a second person has their own values. */
  readonly params: PortraitParams;
}

/** Facts about a drawing that are known because it was drawn that way. */
export interface PortraitTruth {
  /** One entry for each person, from left to right. */
  readonly faces: readonly FaceTruth[];
  readonly params: PortraitParams;
}

/** Returns the landmarks of one person. */
export function faceTruth(sketch: Sketch, placement: Placement): FaceTruth {
  const { at, proportions: p, params } = sketch;
  const pixel = (point: Point): Point => toPixels(placement, point);
  const crown = pixel(at(0, -50, 0));
  const chin = pixel(at(0, chinY(sketch), chinDepth));
  const top = params.hat ? hatRise : hairRise(sketch);
  return {
    crown,
    hairTop: pixel(at(0, -50 - top, 0)),
    chin,
    leftEye: pixel(at(-p.eyeX, p.eyeY)),
    rightEye: pixel(at(p.eyeX, p.eyeY)),
    faceCentre: pixel({ x: 0, y: 0 }),
    mouth: pixel(at(0, p.mouthY)),
    mole: pixel(molePosition(sketch)),
    headHeight: Math.hypot(chin.x - crown.x, chin.y - crown.y),
    params,
  };
}
