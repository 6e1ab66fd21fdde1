import { body } from './body.ts';
import { ears } from './ears.ts';
import { sideShade, softening } from './shading.ts';
import { eyes } from './eyes.ts';
import { glasses } from './glasses.ts';
import { backHair, frontHair } from './hair.ts';
import { hat } from './hat.ts';
import { face, mole } from './head.ts';
import { mouth } from './mouth.ts';
import { nose } from './nose.ts';
import { transforms } from './placement.ts';
import type { Placement } from './placement.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';

/** Draws one person from back to front. */
export function person(sketch: Sketch, placement: Placement): string {
  const place = transforms(placement);
  const features = [mouth, nose, eyes, mole].map((draw) => draw(sketch)).join('');
  return (
    softening(sketch) +
    element('g', { transform: place.head }, backHair(sketch)) +
    element('g', { transform: place.body }, body(sketch)) +
    element(
      'g',
      { transform: place.head },
      ears(sketch),
      sideShade(sketch, 'ears', 38),
      face(sketch),
      features,
      sideShade(sketch, 'face', 38),
      frontHair(sketch),
      hat(sketch),
      glasses(sketch),
    )
  );
}
