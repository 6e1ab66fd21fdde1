/** Pictures that leave the kiosk as files: to the studio's folder or to a USB drive. */
import type { PhotoId, VersionId } from './ids.ts';

/** `away`: the studio's folder is set but missing, or does not answer. A drive that is away is not listed. */
const targetStates = ['ready', 'read-only', 'away'] as const;
export type TargetState = (typeof targetStates)[number];

export interface ExportTarget {
  /** `folder` for the studio's folder, `drive-…` otherwise: never a path. */
  readonly id: string;
  readonly kind: 'folder' | 'drive';
  /** The folder's or the drive's own name. */
  readonly name: string;
  /** Bytes; null when the system does not say. */
  readonly freeBytes: number | null;
  readonly state: TargetState;
}

export const exportFormats = ['jpeg', 'png'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A picture that can be exported: a photo's final, or a version of a retouch session. */
export type ExportSource =
  | { readonly from: 'photo'; readonly photoId: PhotoId }
  | { readonly from: 'version'; readonly versionId: VersionId };

export interface ExportPicture {
  readonly of: ExportSource;
  readonly format: ExportFormat;
}

/** Facts worth knowing about a file besides its size; each has its sentence on screen. */
const exportNotes = [
  /** The service's pixels differ from those that the document names; they are kept as they are. */
  'pixels-differ',
  /** Compressed further, to keep within the document's limit. */
  'made-smaller',
  /** Larger than the document's limit, and cannot be made smaller in this format. */
  'over-limit',
  /** Transparent parts became white, because JPEG has no transparency. */
  'flattened',
] as const;
export type ExportNote = (typeof exportNotes)[number];

/** The properties that a picture will have as a file. */
export interface PlannedExport {
  /** Without the extension, and without the number that a name already in use gets. */
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  readonly transparent: boolean;
  /** Largest file that the document's authority accepts, bytes; null without a limit. */
  readonly limitBytes: number | null;
  /** True when the pixels differ from those that the document names. */
  readonly pixelsDiffer: boolean;
}

export interface ExportedView {
  readonly targetName: string;
  /** The files with their final names there, in the order requested. */
  readonly files: readonly {
    readonly name: string;
    readonly widthPx: number;
    readonly heightPx: number;
    readonly dpi: number;
    readonly bytes: number;
    readonly notes: readonly ExportNote[];
  }[];
}

/** A folder that was written. */
export interface ExportedFolder {
  readonly targetName: string;
  /** The folder's name there. */
  readonly name: string;
}
