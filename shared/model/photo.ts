/** A photo: the document of one person, from preview to final and code. */
import type { PhotoCrop } from '../formats/photo-crop.ts';
import type { VersionTool } from '../retouch.ts';
import type { CodeId, OrderId, PersonId, PhotoId, ShotId, VersionId } from '../ids.ts';
import type { MailState } from './mail.ts';
import type { SettledCallView } from './calls.ts';
import type { DocumentView, Sensitivity } from './document.ts';
import type { OwedView, SettlementView } from './owed.ts';
import type { ImageView } from './pictures.ts';

/**
 * The states of a photo. `preview-asked` and `final-asked` apply while a call is on its way or of unknown outcome;
 * `…-pending` when the service has answered and only the image remains to be fetched.
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
  /** Name of the person in the photo: the customer's, unless the person has another. */
  readonly personName: string;
  readonly specCode: string;
  /** Opaque and case-sensitive. */
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** Not null when staff must check the date before they rely on `expiresAt`. */
  readonly doubt: CodeTimeDoubt | null;
  /** The customer's; empty when unknown. */
  readonly phone: string;
  readonly email: string;
  /** Since when staff know that the customer has used the code in an application; null when they do not. */
  readonly linked: CodeAct | null;
  /** When staff last reminded the customer of the code. Null again when the e-mail was not sent, or may not have been. */
  readonly reminded: (CodeAct & { readonly way: ReminderWay }) | null;
  /** The last e-mail that reminds of the code, with the time since when it is in this state; null without one. */
  readonly reminderMail: { readonly state: MailState; readonly at: string } | null;
}

/** Who noted something about a code, and when (ISO 8601, UTC). */
interface CodeAct {
  readonly at: string;
  readonly by: string;
}

/** How a customer is reminded of a code. */
export type ReminderWay = 'phone' | 'email';

/** The two clocks when a code was issued, where they contradict each other. Times are ISO 8601, UTC. */
export interface CodeTimeDoubt {
  /** The service's date; null when it sent none. */
  readonly serviceTime: string | null;
  /** This computer's time. */
  readonly counterTime: string;
  /** The clock from which the code's 21 days are counted. */
  readonly countedFrom: 'service' | 'counter';
}

export interface PhotoView {
  readonly id: PhotoId;
  readonly personId: PersonId;
  readonly specCode: string;
  readonly document: DocumentView;
  readonly shotId: ShotId | null;
  /** The version of the shot that the photo is made from; null for the shot as taken. */
  readonly versionId: VersionId | null;
  /** Facts about that version for staff; its image is null once erased. */
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
  /** The frame in which it was cut out of its picture; null for the service's photos, and before it is cropped. */
  readonly crop: PhotoCrop | null;
  /** The checks of the service's last call, or of the next one; `{}` means the service's defaults throughout. */
  readonly sensitivity: Sensitivity;
  readonly trouble: PhotoTrouble | null;
  /**
   * True when the customer was told that this document's authority accepts no print. Required before payment for such a
   * document.
   */
  readonly customerKnows: boolean;
  /** Not null while the customer has paid for this photo and it is not settled. */
  readonly owed: OwedView | null;
  /** How a paid photo was settled without its final or its code. */
  readonly settled: SettlementView | null;
  /** Calls of unknown outcome that a person has settled, newest first, until such a call brings its result. */
  readonly settledCalls: readonly SettledCallView[];
  /** Why the service refused the picture that this photo is made from; null when it accepted it or was not asked. */
  readonly pictureRefusal: PictureRefusal | null;
}

/** `unusable`: it shows no face, or the service cannot use it. `too-large`: the service does not accept a file of its size. */
export type PictureRefusal = 'unusable' | 'too-large';

/** Faults of the service's last answer for a photo. The next call clears them. */
export const photoTroubles = [
  /** A success without an image: most likely no face was found. */
  'no-image',
  /** The image's signed address expired before the image was fetched. */
  'image-expired',
  /** The service's image cannot be read; it is kept, sealed. */
  'image-unreadable',
  /** A preview without the id that its final needs: it cannot be sold. */
  'no-photo-uuid',
  /** The service gave the preview another photo's id: the preview is not shown and cannot be sold. */
  'photo-uuid-taken',
  /** The picture is here, but staff should check it: the service reports a watermark on a final, or none on a preview. */
  'watermark-differs',
  /** …the service says that it is for another document. */
  'spec-differs',
  /** …its size in pixels differs from what the service says. */
  'image-size-differs',
  /** …the service also gave its id to another photo, so its final may show another person. */
  'photo-uuid-shared',
] as const;
export type PhotoTrouble = (typeof photoTroubles)[number];
