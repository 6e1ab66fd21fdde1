/** The photo's edges on a shot, and the distances of the head's lines from them. */
import type { DocumentView, RangeMm } from '../model/document.ts';
import type { ShotView } from '../model/pictures.ts';
import { middleOfHead } from './find-hints.ts';
import { crownFromTop, headGuide, middleOf } from './head-guide.ts';
import type { SitterFace, SitterView } from './sitter.ts';

/**
 * How the photo's frame is placed on the shot: `guide` as large as the guide over the live picture, for a shot that was
 * taken with it; `fitted` so that the head fits the document, for a picture framed elsewhere. Either way it is then moved
 * onto the head, as the service does.
 */
export type Framing = 'guide' | 'fitted';

/** Returns how a shot from `source` is framed: only the camera shows the guide. */
export const framingOf = (source: ShotView['source']): Framing => (source === 'camera' ? 'guide' : 'fitted');

export interface FrameAsked {
  readonly document: DocumentView;
  readonly framing: Framing;
}

/** The photo's frame on a shot. */
export interface PlacedFrame {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly headMm: RangeMm;
  /** Pixels of the view for each mm of the photo. */
  readonly pxPerMm: number;
  /** Left and upper edge, px of the view. */
  readonly left: number;
  readonly top: number;
}

/** Moves the frame onto the head. Returns null for a document without figures. */
export function placeFrame(
  face: SitterFace,
  view: SitterView,
  { document, framing }: FrameAsked,
): PlacedFrame | null {
  const { widthMm, heightMm, headMm } = document;
  const guide = headGuide(document, view.widthPx / view.heightPx);
  if (guide === null || widthMm === null || heightMm === null || headMm === null) return null;
  const pxPerMm = framing === 'guide' ? guide.mm * view.heightPx : face.headPx / middleOf(headMm);
  const above = crownFromTop(document, heightMm, face.headPx / pxPerMm);
  return {
    ...{ widthMm, heightMm, headMm, pxPerMm },
    left: middleOfHead(face).x - (widthMm * pxPerMm) / 2,
    top: face.crown.y - above * pxPerMm,
  };
}

/**
 * Distances on the photo, mm. The frame follows the head, because the service crops around it: where the head was in the
 * live picture changes none of them, but its height and the proportions of the face do.
 */
export interface PhotoLines {
  readonly framing: Framing;
  /** From the crown to the upper edge. */
  readonly crown: number;
  /** From the eyes to the lower edge. */
  readonly eyes: number;
  /** From the chin to the lower edge. */
  readonly chin: number;
  readonly frame: PlacedFrame;
}

/** Returns the lines of the only sitter's head; null without exactly one, and for a document without figures. */
export function photoLines(view: SitterView, asked: FrameAsked): PhotoLines | null {
  const { face, faces } = view;
  if (face === null || faces !== 1) return null;
  const frame = placeFrame(face, view, asked);
  return frame === null ? null : { ...linesIn(frame, face), framing: asked.framing, frame };
}

export function linesIn(
  { top, pxPerMm, heightMm }: PlacedFrame,
  face: SitterFace,
): Pick<PhotoLines, 'crown' | 'eyes' | 'chin'> {
  const down = (y: number): number => (y - top) / pxPerMm;
  return {
    crown: down(face.crown.y),
    eyes: heightMm - down(face.eyes.y),
    chin: heightMm - down(face.chin.y),
  };
}

/**
 * Returns the distance from the eyes to the photo's lower edge, mm. Returns null where it cannot be measured: without
 * exactly one sitter, for a document without figures, and for a picture whose frame is fitted to the head.
 */
export const eyeLineMm = (view: SitterView, asked: FrameAsked): number | null =>
  asked.framing === 'fitted' ? null : (photoLines(view, asked)?.eyes ?? null);
