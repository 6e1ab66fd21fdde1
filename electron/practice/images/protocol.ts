/** What crosses between the service's thread and the image thread. */
import type { SensitivityOverride } from '../../../shared/service/issues.ts';
import type { PracticeErrorCode } from '../errors.ts';
import type { SheetSize } from '../validation.ts';
import type { WatermarkText } from './marks.ts';

export interface PhotoJob {
  readonly kind: 'photo';
  readonly image: Uint8Array;
  readonly specCode: string;
  /** Null: no preview is wanted, only the final. */
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
  readonly preview: Uint8Array | null;
}

export interface SheetDone {
  readonly kind: 'sheet';
  readonly sheet: Uint8Array;
}

export type Done = PhotoDone | SheetDone;

export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}

export type ReplyMessage =
  | { readonly id: number; readonly ok: true; readonly done: Done }
  | {
      readonly id: number;
      readonly ok: false;
      readonly code: PracticeErrorCode;
      readonly message: string;
      readonly trace: string | null;
    };
