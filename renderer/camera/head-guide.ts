/** Where the head belongs in the live picture, from the document's own millimetres. */
import type { DocumentView } from '../../shared/model.ts';

/** Lines in fractions of the live picture's width (x) and height (y). */
export interface HeadGuide {
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly crown: number;
  readonly eyes: number;
  readonly chin: number;
  readonly left: number;
  readonly right: number;
}

/** The photo's frame takes this much of the live picture's height: the service crops, and wants shoulders to crop from. */
const frameShare = 0.74;
/** Head breadth with hair over crown-to-chin height: drawing guides for adults give two thirds to four fifths. */
const breadthShare = 0.76;
/** Pupils lie half-way between crown and chin, the first rule of drawing a head. */
const eyeShare = 0.5;
/** Of the free height above and below the head, the part above the crown where the document does not say. */
const aboveShare = 1 / 3;

const middle = (range: { readonly min: number; readonly max: number }): number => (range.min + range.max) / 2;

/**
 * @param aspect the live picture's width over its height
 * @returns null when the document's size or head height is not known: nothing is guessed
 */
export function headGuide(document: DocumentView, aspect: number): HeadGuide | null {
  const { widthMm, heightMm, headMm, eyeToBottomMm } = document;
  if (widthMm === null || heightMm === null || headMm === null) return null;
  const head = middle(headMm);
  const crownMm =
    eyeToBottomMm === null
      ? (heightMm - head) * aboveShare
      : heightMm - middle(eyeToBottomMm) - head * eyeShare;

  // One scale for both directions: the frame is as tall as its share, or as wide as the picture allows.
  const mm = Math.min(frameShare / heightMm, (0.96 * aspect) / widthMm);
  const top = (1 - heightMm * mm) / 2;
  const across = (value: number): number => (value * mm) / aspect;
  const down = (value: number): number => top + value * mm;
  const half = across((head * breadthShare) / 2);
  return {
    frame: { x: 0.5 - across(widthMm) / 2, y: top, width: across(widthMm), height: heightMm * mm },
    crown: down(crownMm),
    eyes: down(crownMm + head * eyeShare),
    chin: down(crownMm + head),
    left: 0.5 - half,
    right: 0.5 + half,
  };
}
