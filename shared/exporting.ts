/** Pictures that leave the kiosk as files: to the studio's folder, or to a stick. */
import type { PhotoId, VersionId } from './ids.ts';

/** `away`: the studio's folder is set, and is not there or does not answer. A stick that is away is not listed. */
export const placeStates = ['ready', 'read-only', 'away'] as const;
export type PlaceState = (typeof placeStates)[number];

export interface ExportPlace {
  /** `folder` for the studio's own, else `drive-…`: never a path. */
  readonly id: string;
  readonly kind: 'folder' | 'drive';
  /** The folder's or the stick's own name. */
  readonly name: string;
  /** Bytes; null when the system does not say. */
  readonly freeBytes: number | null;
  readonly state: PlaceState;
}

export const exportFormats = ['jpeg', 'png'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What can leave: a photo's final, or a version of a bench. */
export type ExportSource =
  | { readonly from: 'photo'; readonly photoId: PhotoId }
  | { readonly from: 'version'; readonly versionId: VersionId };

export interface ExportPicture {
  readonly of: ExportSource;
  readonly format: ExportFormat;
}

/** What is worth knowing of a file beside its size; each has its sentence. */
export const exportNotes = [
  /** The service's pixels are not those that the document names; they were kept as they are. */
  'pixels-differ',
  /** Compressed harder, so that it keeps the document's limit. */
  'made-smaller',
  /** Larger than the document's limit, and not to be made smaller in this format. */
  'over-limit',
  /** What could be seen through has become white: JPEG has no transparency. */
  'flattened',
] as const;
export type ExportNote = (typeof exportNotes)[number];

/** What a picture will be as a file. */
export interface PlannedExport {
  /** Without the ending, and without the number that a taken name gets. */
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  readonly transparent: boolean;
  /** How large the document's authority lets a file be, in bytes; null without a limit. */
  readonly limitBytes: number | null;
  /** The pixels are not those that the document names. */
  readonly pixelsDiffer: boolean;
}

export interface ExportedView {
  readonly placeName: string;
  /** As they are called there now, in the order asked for. */
  readonly files: readonly {
    readonly name: string;
    readonly widthPx: number;
    readonly heightPx: number;
    readonly dpi: number;
    readonly bytes: number;
    readonly notes: readonly ExportNote[];
  }[];
}
