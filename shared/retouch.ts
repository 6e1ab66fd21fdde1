/** The bench: edits of one picture as versions, headshots made after one, and two faces compared. */
import type {
  CallId,
  BenchId,
  ImageId,
  OrderId,
  PersonId,
  PhotoId,
  PromptId,
  ShotId,
  VersionId,
} from './ids.ts';
import type { CallView, SettledCallView } from './model/calls.ts';
import type { ImageView, RawFrame } from './model/pictures.ts';
import type { PrintView } from './model/prints.ts';
import type { PictureDoubt, PictureFormat } from './service/edits.ts';

export const benchKinds = ['retouch', 'headshots'] as const;
export type BenchKind = (typeof benchKinds)[number];

/** Where a picture comes from that is put on a bench, or held against another. */
export type PictureSource =
  | { readonly from: 'shot'; readonly shotId: ShotId }
  /** A photo's final. */
  | { readonly from: 'photo'; readonly photoId: PhotoId }
  | { readonly from: 'version'; readonly versionId: VersionId }
  /** A picture file as the chooser gave it. */
  | { readonly from: 'file'; readonly name: string; readonly bytes: Uint8Array }
  /** The camera's frame, and the camera's label. */
  | ({ readonly from: 'frame'; readonly origin: string } & RawFrame);

export const pictureFormats = ['JPEG', 'PNG'] as const satisfies readonly PictureFormat[];

/** How many times larger `enhance` makes each side. The interface names no highest: 4 is ours. */
export const scaleFactors = [1, 2, 3, 4] as const;
export type ScaleFactor = (typeof scaleFactors)[number];

/** One press of a tool that the service charges for. */
export type Edit =
  | { readonly tool: 'aiEdit'; readonly format: PictureFormat }
  | {
      readonly tool: 'removeBackground';
      readonly quality: 'best' | 'fast';
      /** Only PNG keeps what was removed transparent. */
      readonly format: PictureFormat;
    }
  | {
      readonly tool: 'enhance';
      readonly scaleFactor: ScaleFactor;
      readonly face: boolean;
      readonly format: PictureFormat;
    };

/** What made a version. `fill` puts a colour behind a transparent one: on this machine, and free. */
export const versionTools = [
  'original',
  'aiEdit',
  'removeBackground',
  'enhance',
  'fill',
  'headshot',
] as const;
export type VersionTool = (typeof versionTools)[number];

/** What staff think of a headshot. */
export const marks = ['none', 'kept', 'rejected'] as const;
export type Mark = (typeof marks)[number];

/** A state of the picture. None is ever changed: what a tool makes is another version. */
export interface VersionView {
  readonly id: VersionId;
  /** 0 for the original, then 1, 2, … in the order of making. */
  readonly number: number;
  /** What it was made from; null for the original. */
  readonly parentId: VersionId | null;
  readonly image: ImageView;
  readonly tool: VersionTool;
  /** With what settings; null for what no paid tool made. */
  readonly edit: Edit | null;
  /** `#rrggbb` of a `fill`; null otherwise. */
  readonly colour: string | null;
  /** True when parts of it can be seen through. */
  readonly transparent: boolean;
  /** Oddities of the service's answer. */
  readonly doubts: readonly PictureDoubt[];
  readonly mark: Mark;
  /** The run that it came out of; null for anything but a headshot. */
  readonly runId: CallId | null;
  /** The photos of the bench's order that are made from it. */
  readonly usedFor: readonly PhotoId[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface HeadshotSettings {
  readonly prompt: string;
  /** Above 0: given by staff, or drawn by the kiosk, so that it is known and the same can be asked for again. */
  readonly seed: number;
  readonly sampleNumber: number;
  /** 0 to 1: how strongly the results keep to the reference. */
  readonly identityScale: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** One answered request for headshots. Its pictures are the versions that name it. */
export interface HeadshotRunView extends HeadshotSettings {
  readonly id: CallId;
  readonly doubts: readonly PictureDoubt[];
  readonly at: string;
}

/** One picture and what was made of it. */
export interface BenchView {
  readonly id: BenchId;
  readonly kind: BenchKind;
  readonly practice: boolean;
  /** The order whose shot it is; null for a bench on its own. */
  readonly orderId: OrderId | null;
  readonly orderNumber: string;
  readonly personId: PersonId | null;
  /** Whose picture it is, or the name of its file. */
  readonly name: string;
  /** The original first, then by number. */
  readonly versions: readonly VersionView[];
  /** Newest first; empty on a retouch bench. */
  readonly runs: readonly HeadshotRunView[];
  /** What the newest run was asked with, however it ended: one of unknown outcome had a seed too. Null before the first. */
  readonly asked: HeadshotSettings | null;
  /** On its way or of unknown outcome: nothing more is asked for until it has ended and is settled. */
  readonly openCall: CallView | null;
  /** The newest call of all: how the last one ended while nobody looked. */
  readonly lastCall: CallView | null;
  /** Calls whose unknown outcome a person settled, newest first, since the last one that brought a result. */
  readonly settledCalls: readonly SettledCallView[];
  /** Prints of headshots, oldest first. */
  readonly prints: readonly PrintView[];
  /** When its pictures are erased by themselves, for a bench on its own; one of an order goes with the order. */
  readonly erasedAfter: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface BenchSummary {
  readonly id: BenchId;
  readonly kind: BenchKind;
  readonly orderId: OrderId | null;
  readonly orderNumber: string;
  readonly name: string;
  /** The newest version that was not rejected. */
  readonly thumbnail: ImageView | null;
  /** Versions beside the original. */
  readonly versions: number;
  readonly attention: 'under-way' | 'uncertain-call' | 'uncertain-print' | null;
  readonly updatedAt: string;
}

/** A prompt that the studio has saved, in its own words. */
export interface PromptView {
  readonly id: PromptId;
  readonly name: string;
  readonly prompt: string;
}

/**
 * What the service said of two faces: a technical signal and no identity decision. Kept nowhere.
 */
export interface FaceMatchView {
  readonly isMatch: boolean;
  /** Comparable with no other service's; null when the service left it out. */
  readonly similarity: number | null;
  /** What was sent; null for the service's own. */
  readonly threshold: number | null;
  readonly at: string;
}

/** A supervisor let an edited picture be used for a document whose authority forbids that. Written once. */
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
