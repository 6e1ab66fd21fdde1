/** The position of the head in the live picture, from the document's own millimetres. */
import type { DocumentView } from '../model/document.ts';
import type { HeadPosition } from './backdrop.ts';

/** Lines in fractions of the live picture's width (x) and height (y). */
export interface HeadGuide {
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly crown: number;
  readonly eyes: number;
  readonly chin: number;
  readonly left: number;
  readonly right: number;
  /** One millimetre of the printed photo, as a fraction of the picture's height. */
  readonly mm: number;
}

/**
 * Crown to chin as a share of the picture's height. It is the same for every document and the frame is drawn around it,
 * so one shot suits several documents, whatever share of the photo each wants the head to fill. It leaves room above and
 * shoulders below for the service to crop. In a picture that is taller than wide, the width sets the size instead.
 */
const headShare = 0.46;
const headShareOfWidth = 0.56;
/** Vertical middle of the head: the frames of most documents then leave equal room above and below. */
const headMiddle = 0.46;
/** Least distance of the frame from the picture's edges. */
const room = 0.02;
/** Head width with hair over crown-to-chin height: drawing guides for adults give two thirds to four fifths. */
const breadthShare = 0.76;
/** Pupils lie halfway between crown and chin, the first rule of drawing a head. */
const eyeShare = 0.5;
/** Share of the free height that is above the crown when the document does not say. */
const aboveShare = 1 / 3;

export const middleOf = (range: { readonly min: number; readonly max: number }): number =>
  (range.min + range.max) / 2;

/** Distance from the photo's upper edge to the crown, mm. @param headMm the head's height on the photo */
export function crownFromTop(document: DocumentView, heightMm: number, headMm: number): number {
  const { eyeToBottomMm } = document;
  return eyeToBottomMm === null
    ? (heightMm - headMm) * aboveShare
    : heightMm - middleOf(eyeToBottomMm) - headMm * eyeShare;
}

/** Returns the head's place in an upright picture of this size, px: every document's guide has it there, or close to it. */
export function headPlace(width: number, height: number): HeadPosition {
  const headPx = Math.min(headShare * height, headShareOfWidth * width);
  const at = (share: number): HeadPosition['crown'] => ({
    x: width / 2,
    y: headMiddle * height + share * headPx,
  });
  return { crown: at(-0.5), chin: at(0.5), headPx };
}

/**
 * Works out the guide for a document.
 *
 * @param aspect the live picture's width over its height
 * @returns null when the document's size or head height is not known: nothing is guessed
 */
export function headGuide(document: DocumentView, aspect: number): HeadGuide | null {
  const { widthMm, heightMm, headMm } = document;
  if (widthMm === null || heightMm === null || headMm === null) return null;
  const head = middleOf(headMm);
  const mm = Math.min(
    Math.min(headShare, headShareOfWidth * aspect) / head,
    (1 - 2 * room) / heightMm,
    ((1 - 2 * room) * aspect) / widthMm,
  );
  const crownMm = crownFromTop(document, heightMm, head);
  const wanted = headMiddle - (crownMm + head / 2) * mm;
  const top = Math.max(room, Math.min(1 - room - heightMm * mm, wanted));
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
    mm,
  };
}
