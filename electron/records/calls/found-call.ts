import type { CallId, OrderId, PhotoId, ShotId, VersionId } from '../../../shared/ids.ts';
import type { CodeTimeDoubt } from '../../../shared/model/photo.ts';
import type { OrderRegion } from '../orders/orders.ts';
import type { ImageRow } from '../photos/images.ts';
import type { StoredTrouble } from '../photos/photos.ts';

/** The result of a call for a preview or a final. */
export interface FoundResult {
  readonly issues: readonly string[];
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly trouble: StoredTrouble | null;
  /** The picture, or the sealed answer whose picture was still to be fetched. */
  readonly image: Omit<ImageRow, 'erasedAt'> & { readonly kind: 'preview' | 'final' | 'answer' };
  readonly code: {
    readonly code: string;
    readonly issuedAt: string;
    readonly expiresAt: string;
    readonly doubt: CodeTimeDoubt | null;
  } | null;
}

/** A paid call in data that was set aside, which the records in use do not have, or whose outcome they do not know. */
export interface FoundCall {
  readonly id: CallId;
  readonly endpoint: string;
  readonly region: OrderRegion;
  readonly createdAt: string;
  readonly sentAt: string;
  readonly endedAt: string | null;
  /** `unknown` while nobody knows whether it counted. */
  readonly outcome: 'counted' | 'not-counted' | 'unknown';
  readonly orderId: OrderId | null;
  readonly orderNumber: string | null;
  /** The photo that it was made for, and the picture that this was made from. */
  readonly photo: {
    readonly id: PhotoId;
    readonly shotId: ShotId | null;
    readonly versionId: VersionId | null;
    /** Name of the document. */
    readonly document: string;
    readonly photoUuid: string | null;
  } | null;
  /** Null where it has none, or its picture is gone. */
  readonly result: FoundResult | null;
}

/** The call of a sealed answer, in case the records with it are lost. */
export interface AnsweredCall extends Omit<FoundCall, 'result' | 'outcome'> {
  readonly result: Omit<FoundResult, 'image'>;
}
