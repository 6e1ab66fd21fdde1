/** Pictures that leave the kiosk as files: to the studio's folder, or to a stick. */
import type { PhotoId, VersionId } from './ids.ts';

export interface ExportPlace {
  /** `folder` for the studio's own, else `drive-…`: never a path. */
  readonly id: string;
  readonly kind: 'folder' | 'drive';
  /** The folder's or the stick's own name. */
  readonly name: string;
  /** Bytes; null when the system does not say. */
  readonly freeBytes: number | null;
  readonly writable: boolean;
}

export const exportFormats = ['jpeg', 'png'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportPicture {
  readonly of:
    | { readonly from: 'photo'; readonly photoId: PhotoId }
    | { readonly from: 'version'; readonly versionId: VersionId };
  readonly format: ExportFormat;
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
  }[];
}
