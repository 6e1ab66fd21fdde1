/** Photos that an authority rejected, and the orders in which they are taken again. */
import type { OrderId, PhotoId } from '../ids.ts';
import { isStudioFormat } from '../formats/studio-formats.ts';
import type { DocumentView } from './document.ts';

/** Why an authority rejected a photo, as authorities put it; `other` states it in the note. */
export const rejectionReasons = [
  'head-size',
  'eyes',
  'glasses',
  'expression',
  'shadow',
  'background',
  'sharpness',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** A photo of a finished order that its authority rejected. */
export interface RejectionView {
  readonly photoId: PhotoId;
  readonly reason: RejectionReason;
  /** The authority's further words; empty for none. */
  readonly note: string;
  /** When staff recorded it. ISO 8601, UTC. */
  readonly at: string;
  /** The order that was begun to take the photo again. */
  readonly retake: { readonly orderId: OrderId; readonly number: string; readonly cancelled: boolean };
}

/** The finished order whose rejected photo an order takes again. */
export interface RetakeOfView extends Pick<RejectionView, 'reason' | 'note' | 'at'> {
  readonly orderId: OrderId;
  readonly number: string;
}

/**
 * Returns whether a photo can be recorded as rejected: it is finished, for a document of an authority, and no other order takes
 * it again.
 */
export const mayBeRejected = (
  photo: { readonly id: PhotoId; readonly state: string; readonly document: Pick<DocumentView, 'origin'> },
  rejections: readonly RejectionView[],
): boolean =>
  photo.state === 'final' &&
  !isStudioFormat(photo.document) &&
  !rejections.some(({ photoId, retake }) => photoId === photo.id && !retake.cancelled);
