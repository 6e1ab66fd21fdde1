import type { ExportFormat, ExportNote, ExportSource } from '../../shared/exporting.ts';

/** A picture to export, as described by the module that keeps it. */
export interface PictureToExport {
  /**
   * Beginning of the file's name: order number, person. Any text; characters that file systems reject are
   * removed.
   */
  readonly of: readonly string[];
  /** End of the file's name, never shortened: `uk-passport`, `retouch-2`. */
  readonly label: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly transparent: boolean;
  readonly dpi: number;
  /** The size in pixels that its document demands; null without a document. */
  readonly asked: { readonly widthPx: number; readonly heightPx: number } | null;
  /** The largest file that its document's authority accepts, in bytes; null without a limit. */
  readonly limitBytes: number | null;
  read(): Promise<Uint8Array>;
}

/** A stick, a card or a disk that a person has plugged in. */
export interface Drive {
  /** Its root folder. */
  readonly path: string;
  /** The name that its owner gave it. */
  readonly name: string;
  /** Distinguishes two sticks that get the same path one after the other. */
  readonly device: string;
}

/** A picture encoded as a file for other programs. */
interface EncodedFile {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  readonly notes: readonly ExportNote[];
}

export interface ExportPorts {
  /**
   * Mark of this kiosk's unfinished files, in folders that other counters write to as well; see `kioskMark`.
   */
  readonly mark: string;
  /** Absolute path of the studio's own folder; empty for none. */
  readonly folder: () => string;
  /** @throws KioskError NOT_FOUND, PHOTO_FILE_MISSING */
  readonly find: (source: ExportSource) => PictureToExport;
  /** @throws KioskError IMAGE_NOT_RECOGNISED when the picture cannot be decoded */
  readonly encode: (
    bytes: Uint8Array,
    format: ExportFormat,
    picture: Pick<PictureToExport, 'dpi' | 'asked' | 'limitBytes'>,
  ) => Promise<EncodedFile>;
  readonly listDrives: () => Promise<readonly Drive[]>;
}
