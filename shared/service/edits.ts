/** The photo service beside the ID photo: edits of a picture, headshots and face match, as this program uses them. */

export type PictureFormat = 'JPEG' | 'PNG';

export interface AiEditRequest {
  /** A JPEG or PNG of one person. */
  readonly image: Uint8Array;
  /** The picture's own format when it is not said. */
  readonly outputFormat?: PictureFormat;
}

export interface RemoveBackgroundRequest {
  readonly image: Uint8Array;
  /** JPEG when it is not said; only PNG keeps transparency. */
  readonly outputFormat?: PictureFormat;
}

export interface PhotoEnhanceRequest {
  readonly image: Uint8Array;
  /** A whole number from 1. */
  readonly scaleFactor?: number;
  readonly enableFaceEnhance?: boolean;
  /** JPEG when it is not said. */
  readonly outputFormat?: PictureFormat;
}

/** A creative portrait, never an identity photo. What is left out is the service's default (`headshotDefaults`). */
export interface HeadshotRequest {
  readonly prompt: string;
  /** The one reference picture that the service supports. */
  readonly image: Uint8Array;
  /** -1 for one at random, or above 0 for a style that can be had again. */
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
  /** Only sent when it is given: the service has its own. Its range is not shown. */
  readonly similarityThreshold?: number;
}

/** A picture out of an answer, as its own bytes describe it. */
export interface AnsweredPicture {
  readonly image: Uint8Array;
  readonly format: PictureFormat;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Oddities of a successful edit or headshot answer. They were answered, and are shown beside the pictures. */
export const pictureDoubts = [
  /** JPEG where PNG was asked for, or the other way round. */
  'format-differs',
  /** The picture's own pixels are not what was said or asked for. */
  'image-size-differs',
  /** More or fewer pictures than were asked for. */
  'count-differs',
] as const;
export type PictureDoubt = (typeof pictureDoubts)[number];

export interface EditedPicture extends AnsweredPicture {
  readonly askedFormat: PictureFormat;
  readonly doubts: readonly PictureDoubt[];
  /** The service's own clock at its answer, UTC milliseconds; null when it sent none. */
  readonly serviceTime: number | null;
}

export interface Headshots {
  readonly images: readonly AnsweredPicture[];
  /** How many were asked for. */
  readonly asked: number;
  readonly doubts: readonly PictureDoubt[];
  readonly serviceTime: number | null;
}

/** A technical signal, no legal identity decision. */
export interface FaceMatch {
  readonly isMatch: boolean;
  /** Of no known range, and comparable with no other service's; null when the service left it out. */
  readonly similarity: number | null;
  readonly serviceTime: number | null;
}
