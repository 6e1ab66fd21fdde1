import type { ExportFormat, ExportNote, ExportSource } from '../../shared/exporting.ts';

/** A picture that is to leave the kiosk, as whoever keeps it describes it. */
export interface PictureToExport {
  /** What its file's name begins with: order number, person. Any text; what a file system minds is taken out. */
  readonly of: readonly string[];
  /** What its file's name ends with, and is never cut short: `uk-passport`, `retouch-2`. */
  readonly label: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly transparent: boolean;
  readonly dpi: number;
  /** The pixels that its document names; null where no document stands behind it. */
  readonly asked: { readonly widthPx: number; readonly heightPx: number } | null;
  /** The largest file that its document's authority takes, in bytes; null without a limit. */
  readonly limitBytes: number | null;
  read(): Promise<Uint8Array>;
}

/** A stick, a card or a disk that somebody has put in. */
export interface Drive {
  /** Its root folder. */
  readonly path: string;
  /** What its owner called it. */
  readonly name: string;
  /** Tells two sticks apart that come to the same path one after the other. */
  readonly device: string;
}

/** A picture as a file for other people's programs. */
export interface EncodedFile {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  readonly notes: readonly ExportNote[];
}

export interface ExportPorts {
  /** Whose parts of files lie in a folder that other counters write to as well; see `kioskMark`. */
  readonly mark: string;
  /** The studio's own folder, an absolute path; empty for none. */
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
