/** Messages between the service's thread and the image thread. */
import type { SensitivityOverride } from '../../../shared/service/issues.ts';
import type { PracticeErrorCode } from '../errors.ts';
import type { SheetSize } from '../validation.ts';
import type { WatermarkText } from './marks.ts';

export interface PhotoJob {
  readonly kind: 'photo';
  readonly image: Uint8Array;
  readonly specCode: string;
  /** Null when only the final is wanted, without a preview. */
  readonly watermark: WatermarkText | null;
  readonly sensitivity: SensitivityOverride;
}

export interface SheetJob {
  readonly kind: 'sheet';
  /** The final as stored. */
  readonly photo: Uint8Array;
  readonly specCode: string;
  readonly size: SheetSize;
}

export type Job = PhotoJob | SheetJob;

export interface PhotoDone {
  readonly kind: 'photo';
  readonly issues: readonly string[];
  /** Null when there is no face. */
  readonly final: Uint8Array | null;
  /** The final again as a lossless PNG, for the PNG fields of the interface. */
  readonly finalPng: Uint8Array | null;
  readonly preview: Uint8Array | null;
}

export interface SheetDone {
  readonly kind: 'sheet';
  readonly sheet: Uint8Array;
}

export type Done = PhotoDone | SheetDone;

export type PictureFormat = 'JPEG' | 'PNG';

export interface AiEditJob {
  readonly kind: 'ai-edit';
  readonly image: Uint8Array;
  /** Null keeps the image's own format, or JPEG when that is neither. */
  readonly outputFormat: PictureFormat | null;
}

export interface RemoveBackgroundJob {
  readonly kind: 'remove-background';
  readonly image: Uint8Array;
  readonly quality: 'fast' | 'fine';
  /** JPEG has no transparency: the person is placed on white. */
  readonly outputFormat: PictureFormat;
}

export interface EnhanceJob {
  readonly kind: 'enhance';
  readonly image: Uint8Array;
  readonly scaleFactor: number;
  readonly enableFaceEnhance: boolean;
  readonly outputFormat: PictureFormat;
}

export interface HeadshotsJob {
  readonly kind: 'headshots';
  readonly image: Uint8Array;
  readonly prompt: string;
  /** -1 chooses a random seed. */
  readonly seed: number;
  readonly sampleNumber: number;
  /** From 0, fully stylised, to 1, the original colours. */
  readonly identityScale: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface FaceMatchJob {
  readonly kind: 'face-match';
  readonly source: Uint8Array;
  readonly target: Uint8Array;
}

/** Jobs other than the ID photo: their results are answered immediately and never stored. */
export type EditJob = AiEditJob | RemoveBackgroundJob | EnhanceJob | HeadshotsJob | FaceMatchJob;

export interface PictureDone {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface HeadshotsDone {
  /** JPEG */
  readonly images: readonly Uint8Array[];
}

export interface FaceMatchDone {
  /** 0 to 1 */
  readonly similarity: number;
}

export type EditDone = PictureDone | HeadshotsDone | FaceMatchDone;
export type AnyJob = Job | EditJob;
export type AnyDone = Done | EditDone;

export interface JobMessage {
  readonly id: number;
  readonly job: AnyJob;
}

/** The caller of this job has gone; jobs that can stop between two stages do so. */
export interface CancelMessage {
  readonly cancel: number;
}

export type ReplyMessage =
  | { readonly id: number; readonly ok: true; readonly done: AnyDone }
  | {
      readonly id: number;
      readonly ok: false;
      readonly code: PracticeErrorCode;
      readonly message: string;
      readonly trace: string | null;
    };
