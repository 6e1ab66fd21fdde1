/** The contents of a photo record: plain data, which is sent to the paper process. */
import type { DocumentRules } from '../../../shared/rules/model.ts';
import type { Check } from '../../../shared/guidance/pre-check.ts';
import type { Age } from '../../../shared/guidance/sitter.ts';
import type { DocumentView, Sensitivity } from '../../../shared/model/document.ts';
import type { PhotoTrouble } from '../../../shared/model/photo.ts';
import type { RetakeOfView } from '../../../shared/model/rejection.ts';
import type { ShotView } from '../../../shared/model/pictures.ts';
import type { VersionTool } from '../../../shared/retouch.ts';
import type { RecordWords } from '../../words/types.ts';
import type { SlipPage } from './pages.ts';

/** The figures of the picture's analysis. A picture is measured once, before it is sent. */
export interface RecordedMeasures {
  readonly checks: readonly Check[];
  /** Eyes to the photo's lower edge; null where it was not measured. */
  readonly eyeLineMm: number | null;
  readonly age: Age;
  /** True when an edited version was measured, and not the shot as taken. */
  readonly ofVersion: boolean;
}

interface Decided {
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** One finished photo: the document of one person. */
export interface RecordedPhoto {
  /** Name of the person in the photo. Set for orders with several people. */
  readonly person?: string;
  readonly document: DocumentView;
  /** In the language of the record. */
  readonly documentName: string;
  readonly rules: DocumentRules;
  /** For one of the studio's own formats: the head on the photo, mm; null when it was not measured. Null for a document. */
  readonly format: { readonly headMm: number | 'erased' | null } | null;
  readonly shot: Pick<ShotView, 'takenAt' | 'source'> | null;
  readonly measures: RecordedMeasures | 'erased' | null;
  /** The size of the final, px. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly madeAt: string;
  readonly issues: readonly string[];
  readonly trouble: PhotoTrouble | null;
  readonly sensitivity: Sensitivity;
  /** Tools of the versions between the shot and the picture that was sent, in their sequence. */
  readonly edits: readonly VersionTool[];
  readonly wentOn: readonly (Decided & { readonly points: readonly string[] })[];
  readonly allowed: readonly (Decided & { readonly by: string; readonly reason: string })[];
  readonly toldNoPrint: Decided | null;
  /** The rejected photo that this one replaces; null when it replaces none. */
  readonly retakeOf: Pick<RetakeOfView, 'number' | 'reason' | 'note' | 'at'> | null;
  readonly accepted: (Decided & { readonly reason: string }) | null;
}

export interface PhotoRecord {
  readonly studio: { readonly name: string; readonly address: string; readonly taxNumber: string };
  readonly orderNumber: string;
  readonly photos: readonly RecordedPhoto[];
  readonly writtenAt: string;
  /** Marks the record as a practice one. */
  readonly practice: boolean;
  /** A4 unless another page is given. */
  readonly page?: SlipPage;
  readonly words: RecordWords;
  /** The studio's time zone; the computer's when it is left out. */
  readonly timeZone?: string;
}
