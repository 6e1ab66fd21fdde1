/** The photo service's other features, as this program uses them: edits of a picture, headshots and face match. */

export type PictureFormat = 'JPEG' | 'PNG';

export interface AiEditRequest {
  /** A JPEG or PNG of one person. */
  readonly image: Uint8Array;
  /** The picture's own format when left out. */
  readonly outputFormat?: PictureFormat;
}

export interface RemoveBackgroundRequest {
  readonly image: Uint8Array;
  /** JPEG when left out; only PNG keeps transparency. */
  readonly outputFormat?: PictureFormat;
}

export interface PhotoEnhanceRequest {
  readonly image: Uint8Array;
  /** A whole number from 1. */
  readonly scaleFactor?: number;
  readonly enableFaceEnhance?: boolean;
  /** JPEG when left out. */
  readonly outputFormat?: PictureFormat;
}

/** A creative portrait, never an identity photo. Left-out values use the service's defaults (`headshotDefaults`). */
export interface HeadshotRequest {
  readonly prompt: string;
  /** The one reference picture that the service supports. */
  readonly image: Uint8Array;
  /** -1 for a random seed, or above 0 for a style that can be repeated. */
  readonly seed?: number;
  /** 1 to 8 pictures. */
  readonly sampleNumber?: number;
  /** 0 to 1. */
  readonly identityScale?: number;
  /** Pixels, 512 to 2024. */
  readonly outputImageWidth?: number;
  readonly outputImageHeight?: number;
}

export interface FaceMatchRequest {
  readonly source: Uint8Array;
  readonly target: Uint8Array;
  /** Sent only when given: the service has its own. Its range is not shown. */
  readonly similarityThreshold?: number;
}

/** A picture from an answer, described by its own bytes. */
export interface AnsweredPicture {
  readonly image: Uint8Array;
  readonly format: PictureFormat;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Oddities of a successful edit or headshot answer, shown beside the pictures. */
export const pictureDoubts = [
  /** JPEG where PNG was requested, or the other way round. */
  'format-differs',
  /** The picture's size in pixels differs from what was stated or requested. */
  'image-size-differs',
  /** More or fewer pictures than requested. */
  'count-differs',
] as const;
export type PictureDoubt = (typeof pictureDoubts)[number];

export interface EditedPicture extends AnsweredPicture {
  readonly askedFormat: PictureFormat;
  readonly doubts: readonly PictureDoubt[];
  /** The service's own time of its answer, UTC milliseconds; null when it sent none. */
  readonly serviceTime: number | null;
}

export interface Headshots {
  readonly images: readonly AnsweredPicture[];
  /** The number requested. */
  readonly asked: number;
  readonly doubts: readonly PictureDoubt[];
  readonly serviceTime: number | null;
}

/** A technical signal, not a legal identity decision. */
export interface FaceMatch {
  readonly isMatch: boolean;
  /** Its range is not known, and it is not comparable with another service's; null when the service left it out. */
  readonly similarity: number | null;
  readonly serviceTime: number | null;
}
