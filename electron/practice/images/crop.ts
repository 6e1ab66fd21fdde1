/** Places a document's photo in the source: pure geometry. */
import type { Spec } from '../specs.ts';
import { anchored, toSource, type Point, type Similarity } from './similarity.ts';

/** A head in px of the source. Crown and chin are estimates; the eyes are measured. */
export interface SourceHead {
  /** The point on the face's centre line between the eyes. */
  readonly eyes: Point;
  /** Along the centre line, px. */
  readonly eyesToCrown: number;
  readonly eyesToChin: number;
  /** Clockwise tilt of the eye line, radians. */
  readonly tilt: number;
}

/** How far the photo extends beyond the source, as a share of its width (left, right) or height (top, bottom). */
export interface Missing {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Space kept free above the crown if the eye line's range allows it, mm: hair rises above the skull. */
const CROWN_MARGIN_MM = 2.5;

/** Returns the height of the eye line above the bottom edge, mm: the document's target, lowered for a high skull. */
function eyeLineMm(spec: Spec, crownMm: number): number {
  const highest = spec.heightMm - CROWN_MARGIN_MM - crownMm;
  return Math.max(spec.eyeToBottomMm.min, Math.min(spec.targetEyeMm, highest));
}

/** Returns the map from photo px to source px that gives the head the document's height, level and centred. */
export function cropFor(spec: Spec, head: SourceHead): Similarity {
  const pxPerMm = spec.heightPx / spec.heightMm;
  const headPx = head.eyesToCrown + head.eyesToChin;
  const scale = headPx / (spec.targetHeadMm * pxPerMm);
  const eyeMm = eyeLineMm(spec, head.eyesToCrown / scale / pxPerMm);
  const target = { x: spec.widthPx / 2, y: spec.heightPx - eyeMm * pxPerMm };
  return anchored(scale, head.tilt, head.eyes, target);
}

/** Returns the parts of the photo that the source does not contain; a rotated photo is judged by its corners. */
export function missingOf(
  spec: Spec,
  crop: Similarity,
  source: { readonly width: number; readonly height: number },
): Missing {
  const corner = (x: number, y: number): Point =>
    toSource(crop, { x: x * spec.widthPx, y: y * spec.heightPx });
  const [topLeft, topRight, bottomLeft, bottomRight] = [
    corner(0, 0),
    corner(1, 0),
    corner(0, 1),
    corner(1, 1),
  ];
  const beyond = (a: number, b: number, extent: number): number => Math.max(0, a, b) / crop.scale / extent;
  return {
    left: beyond(-topLeft.x, -bottomLeft.x, spec.widthPx),
    right: beyond(topRight.x - source.width, bottomRight.x - source.width, spec.widthPx),
    top: beyond(-topLeft.y, -topRight.y, spec.heightPx),
    bottom: beyond(bottomLeft.y - source.height, bottomRight.y - source.height, spec.heightPx),
  };
}
