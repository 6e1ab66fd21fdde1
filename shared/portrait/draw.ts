import { background } from './background.ts';
import { cameraEffects } from './effects.ts';
import type { PortraitParams } from './params.ts';
import { peopleOf } from './people.ts';
import { person } from './person.ts';
import { placementOf } from './placement.ts';
import { sketch } from './sketch.ts';
import { element } from './svg.ts';
import { faceTruth } from './truth.ts';
import type { PortraitTruth } from './truth.ts';

export interface DrawnPortrait {
  /** A complete SVG document. */
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly truth: PortraitTruth;
}

/** Draws a head-and-shoulders portrait. The same parameters always give the same SVG. */
export function drawPortrait(params: PortraitParams): DrawnPortrait {
  const { width, height } = params;
  const people = peopleOf(params).map((own, index) => ({
    sketch: sketch(own, `p${index}`),
    placement: placementOf(own),
  }));
  const drawn = people.map((each) => person(each.sketch, each.placement)).join('');
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    cameraEffects(params, background(params) + drawn),
  );
  const faces = people.map((each) => faceTruth(each.sketch, each.placement));
  return { svg, width, height, truth: { faces, params } };
}
