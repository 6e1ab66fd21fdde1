/** The photo result of the interface. Fields that do not apply are null. */
import type { Spec } from './specs.ts';

export interface PhotoResultBody {
  readonly photoUuid: string | null;
  readonly waterMark: boolean;
  readonly specCode: string;
  readonly idPhotoUrl: string | null;
  readonly idPhotoPngUrl: string | null;
  readonly idPhotoImageBase64: string | null;
  readonly idPhotoPngImageBase64: string | null;
  /** In direct mode only. */
  readonly originalPhotoUrl: string | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** Bytes. */
  readonly fileSize: number | null;
  readonly photoWidthMm: number | null;
  readonly photoHeightMm: number | null;
  readonly photoDpi: number | null;
  readonly issues: readonly string[];
  readonly idPhotoCode: string | null;
  readonly photoSheet: Readonly<Record<string, string>>;
}

/** Returns an answer without an image: no face was found, and nothing was stored or counted. */
export function resultWithoutImage(
  spec: Spec,
  waterMark: boolean,
  issues: readonly string[],
): PhotoResultBody {
  return {
    photoUuid: null,
    waterMark,
    specCode: spec.specCode,
    idPhotoUrl: null,
    idPhotoPngUrl: null,
    idPhotoImageBase64: null,
    idPhotoPngImageBase64: null,
    originalPhotoUrl: null,
    widthPx: null,
    heightPx: null,
    fileSize: null,
    photoWidthMm: null,
    photoHeightMm: null,
    photoDpi: null,
    issues,
    idPhotoCode: null,
    photoSheet: {},
  };
}

/** Returns an answer with an image of the document's size; the caller adds the image's address. */
export function resultWithImage(
  spec: Spec,
  waterMark: boolean,
  own: Pick<PhotoResultBody, 'photoUuid' | 'issues' | 'fileSize'> & Partial<PhotoResultBody>,
): PhotoResultBody {
  return {
    ...resultWithoutImage(spec, waterMark, own.issues),
    widthPx: spec.widthPx,
    heightPx: spec.heightPx,
    photoWidthMm: Math.round(spec.widthMm),
    photoHeightMm: Math.round(spec.heightMm),
    photoDpi: spec.dpi,
    ...own,
  };
}
