/** Proposes a crop by the measured face, and measures the head in a crop. */
import { crownFromTop, middleOf } from '../guidance/head-guide.ts';
import type { CheckFault } from '../guidance/pre-check.ts';
import type { Position, SitterView } from '../guidance/sitter.ts';
import type { DocumentView, RangeMm } from '../model/document.ts';
import {
  clampCrop,
  pictureToFrame,
  frameToPicture,
  widestFrame,
  type CropSpace,
  type PhotoCrop,
} from './photo-crop.ts';

/** The ends of the head's axis, px of the picture. */
export interface CropHead {
  readonly crown: Position;
  readonly chin: Position;
}

/** A format's document: its sizes are always known. */
export interface CroppedDocument extends DocumentView {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly headMm: RangeMm;
}

/** True for a document with every figure that a crop needs. */
export const canBeCropped = (document: DocumentView): document is CroppedDocument =>
  [document.widthMm, document.heightMm, document.widthPx, document.heightPx, document.headMm].every(
    (figure) => figure !== null,
  );

/** Returns the head that an analysis found, in px of the picture itself; null when it found no face. */
export function headIn(
  view: Pick<SitterView, 'face' | 'widthPx'> | null,
  picture: { readonly widthPx: number },
): CropHead | null {
  if (view?.face == null) return null;
  const scale = picture.widthPx / view.widthPx;
  const scaled = ({ x, y }: Position): Position => ({ x: x * scale, y: y * scale });
  return { crown: scaled(view.face.crown), chin: scaled(view.face.chin) };
}

const lengthOf = ({ crown, chin }: CropHead): number => Math.hypot(chin.x - crown.x, chin.y - crown.y);
/** Degrees by which the picture is turned clockwise until the head's axis is upright. */
const tiltOf = ({ crown, chin }: CropHead): number =>
  (Math.atan2(chin.x - crown.x, chin.y - crown.y) * 180) / Math.PI;

/**
 * Returns the crop in which the head is level, in the middle, and as tall as the middle of the document's range; as close
 * to it as the picture allows. Without a face it is the largest frame in the middle.
 */
export function proposeCrop(document: CroppedDocument, head: CropHead | null, space: CropSpace): PhotoCrop {
  if (head === null) {
    const middle = { x: space.widthPx / 2, y: space.heightPx / 2 };
    return clampCrop({ ...middle, width: widestFrame(0, space), turn: 0 }, space);
  }
  const target = middleOf(document.headMm);
  const pxPerMm = lengthOf(head) / target;
  const turn = Math.round(tiltOf(head) * 10) / 10;
  const below = crownFromTop(document, document.heightMm, target) + target / 2 - document.heightMm / 2;
  const offset = frameToPicture({ x: 0, y: below * pxPerMm }, turn);
  return clampCrop(
    {
      x: (head.crown.x + head.chin.x) / 2 - offset.x,
      y: (head.crown.y + head.chin.y) / 2 - offset.y,
      width: document.widthMm * pxPerMm,
      turn,
    },
    space,
  );
}

/** Named as the check of a shot names them: the record of staff's decisions has words for each. */
export type CropFault = Extract<CheckFault, 'too-far' | 'too-close' | 'cut-off'>;

export interface HeadInCrop {
  /** Crown to chin on the photo, mm. */
  readonly mm: number;
  /** Distances from the photo's upper edge, mm. Negative above it. */
  readonly crownMm: number;
  readonly chinMm: number;
  /** Distance of the head from the middle of the photo, mm. Negative to the left of it. */
  readonly besideMm: number;
  readonly fault: CropFault | null;
}

/** How far a head may be outside its range before anyone could measure it, mm. */
const tolerance = 0.05;

/** Measures the head as it will be on the photo. */
export function headInCrop(document: CroppedDocument, head: CropHead, crop: PhotoCrop): HeadInCrop {
  const mmPerPx = document.widthMm / crop.width;
  const down = ({ x, y }: Position): number =>
    document.heightMm / 2 + pictureToFrame({ x: x - crop.x, y: y - crop.y }, crop.turn).y * mmPerPx;
  const across = ({ x, y }: Position): number =>
    document.widthMm / 2 + pictureToFrame({ x: x - crop.x, y: y - crop.y }, crop.turn).x * mmPerPx;
  const mm = lengthOf(head) * mmPerPx;
  const [crownMm, chinMm] = [down(head.crown), down(head.chin)];
  const { min, max } = document.headMm;
  const middle = (across(head.crown) + across(head.chin)) / 2;
  const besideMm = middle - document.widthMm / 2;
  const inside = crownMm >= 0 && chinMm <= document.heightMm && middle >= 0 && middle <= document.widthMm;
  const size = mm < min - tolerance ? 'too-far' : mm > max + tolerance ? 'too-close' : null;
  return { mm, crownMm, chinMm, besideMm, fault: inside ? size : 'cut-off' };
}

/** Returns what is cropped: a picture of this size, for this document. */
export const cropSpace = (
  { widthMm, heightMm, widthPx, heightPx }: CroppedDocument,
  picture: { readonly widthPx: number; readonly heightPx: number },
): CropSpace => ({
  widthPx: picture.widthPx,
  heightPx: picture.heightPx,
  photo: { widthMm, heightMm, widthPx, heightPx },
});
