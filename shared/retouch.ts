/** Retouch sessions: a picture with its edited versions, the headshots made from it, and the comparison of two faces. */
import type {
  CallId,
  RetouchSessionId,
  ImageId,
  OrderId,
  PersonId,
  PhotoId,
  PromptId,
  ShotId,
  VersionId,
} from './ids.ts';
import type { CallView, SettledCallView } from './model/calls.ts';
import type { ImageView } from './model/pictures.ts';
import type { PrintView } from './model/prints.ts';
import type { PictureDoubt, PictureFormat } from './service/edits.ts';

export const retouchKinds = ['retouch', 'headshots'] as const;
export type RetouchKind = (typeof retouchKinds)[number];

/** The source of a picture for a retouch session or a face match. */
export type PictureSource =
  | { readonly from: 'shot'; readonly shotId: ShotId }
  /** A photo's final. */
  | { readonly from: 'photo'; readonly photoId: PhotoId }
  | { readonly from: 'version'; readonly versionId: VersionId }
  /** A picture file from the file picker, or an encoded frame of the camera under the camera's label. */
  | { readonly from: 'file'; readonly name: string; readonly bytes: Uint8Array };

export const pictureFormats = ['JPEG', 'PNG'] as const satisfies readonly PictureFormat[];

/** How many times longer `enhance` makes each side. The interface names no maximum; 4 is our own limit. */
export const scaleFactors = [1, 2, 3, 4] as const;
export type ScaleFactor = (typeof scaleFactors)[number];

/** One use of a tool that the service charges for. */
export type Edit =
  | { readonly tool: 'aiEdit'; readonly format: PictureFormat }
  | {
      readonly tool: 'removeBackground';
      readonly quality: 'best' | 'fast';
      /** Only PNG keeps the removed background transparent. */
      readonly format: PictureFormat;
    }
  | {
      readonly tool: 'enhance';
      readonly scaleFactor: ScaleFactor;
      readonly face: boolean;
      readonly format: PictureFormat;
    };

/** How a version was made. `fill` puts a colour behind a transparent version, on this machine and free of charge. */
const versionTools = ['original', 'aiEdit', 'removeBackground', 'enhance', 'fill', 'headshot'] as const;
export type VersionTool = (typeof versionTools)[number];

/** Staff's verdict on a headshot. */
export const marks = ['none', 'kept', 'rejected'] as const;
export type Mark = (typeof marks)[number];

/** One state of the picture. A version never changes: each tool makes a new one. */
export interface VersionView {
  readonly id: VersionId;
  /** 0 for the original, then 1, 2, … in the order in which they were made. */
  readonly number: number;
  /** The version that it was made from; null for the original. */
  readonly parentId: VersionId | null;
  readonly image: ImageView;
  readonly tool: VersionTool;
  /** Settings of the paid tool; null when no paid tool made the version. */
  readonly edit: Edit | null;
  /** `#rrggbb` of a `fill`; null otherwise. */
  readonly colour: string | null;
  /** True when parts of the picture are transparent. */
  readonly transparent: boolean;
  /** Oddities in the service's answer. */
  readonly doubts: readonly PictureDoubt[];
  readonly mark: Mark;
  /** The run that made it; null for anything but a headshot. */
  readonly runId: CallId | null;
  /** The photos of the session's order that are made from it. */
  readonly usedFor: readonly PhotoId[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface HeadshotSettings {
  readonly prompt: string;
  /** Above 0. Staff enter it or the kiosk draws it, so that the same headshots can be requested again. */
  readonly seed: number;
  readonly sampleNumber: number;
  /** How closely the results follow the reference, 0 to 1. */
  readonly identityScale: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** One answered request for headshots. Its pictures are the versions that carry its id. */
export interface HeadshotRunView extends HeadshotSettings {
  readonly id: CallId;
  readonly doubts: readonly PictureDoubt[];
  readonly at: string;
}

/** One picture and everything made from it. */
export interface RetouchSessionView {
  readonly id: RetouchSessionId;
  readonly kind: RetouchKind;
  readonly practice: boolean;
  /** The order that the shot belongs to; null for a session without an order. */
  readonly orderId: OrderId | null;
  readonly orderNumber: string;
  readonly personId: PersonId | null;
  /** The name of the person in the picture, or of its file. */
  readonly name: string;
  /** The original first, then in order of number. */
  readonly versions: readonly VersionView[];
  /** Newest first; empty in a session that only retouches. */
  readonly runs: readonly HeadshotRunView[];
  /** Settings of the newest run, whatever its outcome: a run of unknown outcome had a seed too. Null before the first run. */
  readonly asked: HeadshotSettings | null;
  /** The call on its way or of unknown outcome. No other call starts until it has ended and is settled. */
  readonly openCall: CallView | null;
  /** The newest call of all, to show how it ended while nobody was watching. */
  readonly lastCall: CallView | null;
  /** Calls of unknown outcome that a person has settled since the last call with a result, newest first. */
  readonly settledCalls: readonly SettledCallView[];
  /** Prints of headshots, oldest first. */
  readonly prints: readonly PrintView[];
  /** When the pictures are erased automatically, for a session without an order; null for one that goes with its order. */
  readonly erasedAfter: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface RetouchSessionSummary {
  readonly id: RetouchSessionId;
  readonly kind: RetouchKind;
  readonly orderId: OrderId | null;
  readonly orderNumber: string;
  readonly name: string;
  /** The newest version that is not rejected. */
  readonly thumbnail: ImageView | null;
  /** Number of versions besides the original. */
  readonly versions: number;
  readonly attention: 'under-way' | 'uncertain-call' | 'uncertain-print' | null;
  readonly updatedAt: string;
}

/** A prompt that the studio has saved. */
export interface PromptView {
  readonly id: PromptId;
  readonly name: string;
  readonly prompt: string;
}

/** The service's comparison of two faces: a technical signal, not a decision about identity. It is not stored. */
export interface FaceMatchView {
  readonly isMatch: boolean;
  /** Not comparable with any other service's figure; null when the service left it out. */
  readonly similarity: number | null;
  /** The threshold that was sent; null for the service's own. */
  readonly threshold: number | null;
  readonly at: string;
}

/** A supervisor's permission to use an edited picture for a document whose authority forbids that. Written once. */
export interface OverrideView {
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly specCode: string;
  readonly documentName: string;
  readonly versionId: VersionId;
  readonly imageId: ImageId;
  readonly tool: VersionTool;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}
