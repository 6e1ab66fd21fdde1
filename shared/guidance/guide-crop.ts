/** The part of the camera's picture that the screens show: the document's frame and a little around it. */
import type { DocumentView } from '../model/document.ts';
import { crownFromTop, headGuide, middleOf, type HeadGuide } from './head-guide.ts';
import type { Framing } from './photo-frame.ts';
import type { Position, SitterFace, SitterView } from './sitter.ts';

/** Part of a picture, in fractions of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Margin on each side as a share of the frame: enough to see a head that is slightly off. */
const margin = 0.03;

/** Returns the frame with its margin, as far as the picture reaches. */
export function guideCrop({ frame }: Pick<HeadGuide, 'frame'>): Crop {
  const x = Math.max(0, frame.x - frame.width * margin);
  const y = Math.max(0, frame.y - frame.height * margin);
  return {
    x,
    y,
    width: Math.min(1, frame.x + frame.width * (1 + margin)) - x,
    height: Math.min(1, frame.y + frame.height * (1 + margin)) - y,
  };
}

/**
 * Returns the part of a shot to show. A shot taken with the guide keeps the crop of the live picture; a picture framed
 * elsewhere is cropped around its head, as the service does.
 *
 * @param view the shot's analysis; null while there is none
 * @returns null for the whole shot: without a guide, and when the crop would hide a head, or that there is none or several
 */
export function shotCrop(
  shot: { readonly aspect: number; readonly framing: Framing },
  document: DocumentView,
  view: SitterView | null,
): Crop | null {
  const guide = headGuide(document, shot.aspect);
  if (guide === null) return null;
  if (view === null) return shot.framing === 'guide' ? guideCrop(guide) : null;
  const { face } = view;
  if (face === null || view.faces !== 1) return null;
  const crop = shot.framing === 'guide' ? guideCrop(guide) : headCrop(document, face, view);
  return crop !== null && shows(crop, face.crown, view) && shows(crop, face.chin, view) ? crop : null;
}

/** Returns the crop in which the head has the document's size and position; null without the document's figures. */
function headCrop(document: DocumentView, face: SitterFace, view: SitterView): Crop | null {
  const { widthMm, heightMm, headMm } = document;
  if (widthMm === null || heightMm === null || headMm === null) return null;
  const target = middleOf(headMm);
  const pxPerMm = face.headPx / target;
  const [width, height] = [(widthMm * pxPerMm) / view.widthPx, (heightMm * pxPerMm) / view.heightPx];
  const top = face.crown.y - crownFromTop(document, heightMm, target) * pxPerMm;
  const middle = (face.crown.x + face.chin.x) / 2;
  return guideCrop({
    frame: { x: middle / view.widthPx - width / 2, y: top / view.heightPx, width, height },
  });
}

function shows(crop: Crop, { x, y }: Position, { widthPx, heightPx }: SitterView): boolean {
  const [across, down] = [x / widthPx - crop.x, y / heightPx - crop.y];
  return across >= 0 && across <= crop.width && down >= 0 && down <= crop.height;
}
