/** A photo: the document of one person, from preview to final and code. */
import type { VersionTool } from '../retouch.ts';
import type { CodeId, OrderId, PersonId, PhotoId, ShotId, VersionId } from '../ids.ts';
import type { SettledCallView } from './calls.ts';
import type { DocumentView, Sensitivity } from './document.ts';
import type { OwedView, SettlementView } from './owed.ts';
import type { ImageView } from './pictures.ts';

/**
 * A photo's life. `preview-asked` and `final-asked` stand while a call is on its way or of unknown outcome;
 * `…-pending` when the service has answered and only the image still has to be fetched.
 */
export const photoStates = [
  'chosen',
  'preview-asked',
  'preview-pending',
  'no-face',
  'preview',
  'approved',
  'final-asked',
  'final-pending',
  'final',
] as const;
export type PhotoState = (typeof photoStates)[number];

export interface CodeView {
  readonly id: CodeId;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly customerName: string;
  /** Whose photo it came with: the customer's, unless the person in it has a name of their own. */
  readonly personName: string;
  readonly specCode: string;
  /** Opaque and case-sensitive. */
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** Staff check the date before they rely on `expiresAt`. */
  readonly doubt: CodeTimeDoubt | null;
}

/** The two clocks when a code was issued, where they contradicted each other. Times are ISO 8601, UTC. */
export interface CodeTimeDoubt {
  /** The date that the service sent; null when it sent none. */
  readonly serviceTime: string | null;
  /** Time of this computer's clock. */
  readonly counterTime: string;
  /** The clock that the code's 21 days are counted from. */
  readonly countedFrom: 'service' | 'counter';
}

export interface PhotoView {
  readonly id: PhotoId;
  readonly personId: PersonId;
  readonly specCode: string;
  readonly document: DocumentView;
  readonly shotId: ShotId | null;
  /** The version of the shot that it is made from; null for the shot as it was taken. */
  readonly versionId: VersionId | null;
  /** What staff see of that version; its image is null once it was erased. */
  readonly version: {
    readonly number: number;
    readonly tool: VersionTool;
    readonly image: ImageView | null;
  } | null;
  readonly state: PhotoState;
  readonly preview: ImageView | null;
  readonly final: ImageView | null;
  /** Issue codes as the service sent them, known and unknown. An empty list does not mean "compliant". */
  readonly issues: readonly string[];
  readonly code: CodeView | null;
  /** What the service was last asked to check for, or would be asked now; `{}` is its own default throughout. */
  readonly sensitivity: Sensitivity;
  readonly trouble: PhotoTrouble | null;
  /** The customer was told that this document's authority takes no print. Asked for before payment, where it is so. */
  readonly customerKnows: boolean;
  /** Not null while the customer has paid for this photo and it is not settled. */
  readonly owed: OwedView | null;
  /** How a photo that was paid for was settled without its final, or without its code. */
  readonly settled: SettlementView | null;
  /** Calls for this photo whose unknown outcome a person settled, newest first, until such a call brings its result. */
  readonly settledCalls: readonly SettledCallView[];
  /** Why the service did not take the picture that this photo is made from; null when it did, or was not asked. */
  readonly pictureRefusal: PictureRefusal | null;
}

/** `unusable`: it shows no face, or the service cannot use it. `too-large`: the service did not take a file of its size. */
export type PictureRefusal = 'unusable' | 'too-large';

/** What is wrong with the service's last answer for a photo. Cleared by the next call. */
export const photoTroubles = [
  /** A success that holds no image: most likely no face was found. */
  'no-image',
  /** The signed address of the image had ended before the image was fetched. */
  'image-expired',
  /** What the service sent is no picture that can be read; it is kept, sealed. */
  'image-unreadable',
  /** A preview without an id by which its final could be asked for: it cannot be sold. */
  'no-photo-uuid',
  /** The service gave the preview an id that another photo has: it is not shown, and it cannot be sold. */
  'photo-uuid-taken',
  /** The picture is here, and it should be looked at: the service says that a final has a watermark, or a preview none. */
  'watermark-differs',
  /** …the service says that it is for another document. */
  'spec-differs',
  /** …its pixels are not those that the service says. */
  'image-size-differs',
  /** …the service gave its id to another photo too: its final may show another person. */
  'photo-uuid-shared',
] as const;
export type PhotoTrouble = (typeof photoTroubles)[number];
