import sharp, { type Metadata } from '../sharp.ts';
import { KioskError } from '../../shared/errors.ts';
import type { ExportFormat, ExportNote } from '../../shared/exporting.ts';
import { dressJpeg } from '../../shared/picture-file/jpeg.ts';
import { dressPng, srgbChunk } from '../../shared/picture-file/png.ts';

/** The demands of an exported file on its picture; null where there is none. */
export interface ExportDemands {
  readonly dpi: number;
  readonly asked: { readonly widthPx: number; readonly heightPx: number } | null;
  readonly limitBytes: number | null;
}

export interface EncodedFile {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  readonly notes: readonly ExportNote[];
}

/** JPEG qualities to try for a document's size limit; below the last, compression shows on a face. */
const lowerQualities = [90, 85, 80, 75, 70, 65, 60] as const;

/**
 * Encodes a picture as a file for other programs: sRGB, upright, with its resolution and no other metadata. A picture
 * already in the format keeps its compressed data bit for bit; otherwise it becomes JPEG 95 with full colour
 * resolution, or PNG. The pixels are never scaled: their size is the service's measurement.
 *
 * @throws KioskError IMAGE_NOT_RECOGNISED when the picture cannot be decoded
 */
export async function encodeForExport(
  bytes: Uint8Array,
  format: ExportFormat,
  { dpi, asked, limitBytes }: ExportDemands,
): Promise<EncodedFile> {
  const picture = await decoded(() => sharp(bytes).metadata());
  const { width: widthPx, height: heightPx } = picture.autoOrient;
  const density = Math.round(dpi);
  const notes: ExportNote[] = [];
  if (asked !== null && (asked.widthPx !== widthPx || asked.heightPx !== heightPx))
    notes.push('pixels-differ');
  if (format === 'jpeg' && picture.hasAlpha) notes.push('flattened');

  const kept = keepsItsPicture(picture, format) ? dress(bytes, format, density) : null;
  let file = kept ?? (await encoded(bytes, format, density, 95));
  const fits = (): boolean => limitBytes === null || file.byteLength <= limitBytes;
  if (format === 'jpeg') {
    for (const quality of lowerQualities) {
      if (fits()) break;
      file = await encoded(bytes, format, density, quality);
      if (!notes.includes('made-smaller')) notes.push('made-smaller');
    }
  }
  if (!fits()) notes.push('over-limit');
  return { bytes: file, widthPx, heightPx, dpi: density, notes };
}

/** @returns null for a file that has to be encoded again */
function dress(bytes: Uint8Array, format: ExportFormat, dpi: number): Uint8Array | null {
  const density = { dpiX: dpi, dpiY: dpi };
  return format === 'jpeg' ? dressJpeg(bytes, density) : dressPng(bytes, density, srgbChunk);
}

/** True for a file whose compressed picture already meets the export's demands. */
function keepsItsPicture(picture: Metadata, format: ExportFormat): boolean {
  return (
    picture.format === format &&
    picture.depth === 'uchar' &&
    (picture.orientation ?? 1) === 1 &&
    (picture.pages ?? 1) === 1 &&
    (picture.space === 'srgb' || picture.space === 'b-w') &&
    isSrgb(picture.icc)
  );
}

/**
 * True for sRGB. Programs read a picture without a profile as sRGB. A profile holds its description as plain or
 * UTF-16 text.
 */
function isSrgb(profile: Buffer | undefined): boolean {
  if (profile === undefined) return true;
  return profile.toString('latin1').replaceAll('\0', '').includes('sRGB');
}

/** Runs in sharp's own threads. */
async function encoded(
  bytes: Uint8Array,
  format: ExportFormat,
  dpi: number,
  quality: number,
): Promise<Uint8Array> {
  const picture = sharp(bytes, { autoOrient: true, failOn: 'error' }).toColourspace('srgb');
  const file = await decoded(() =>
    format === 'png'
      ? // A photograph gains little from harder compression, and the customer waits for it.
        picture.png({ compressionLevel: 3, adaptiveFiltering: false }).toBuffer()
      : picture.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
  const dressed = dress(file, format, dpi);
  if (dressed === null) throw new Error('what was encoded here has no whole form');
  return dressed;
}

/** Passes on only the fact of the failure: sharp's messages may name parts of the file's content. */
async function decoded<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw new KioskError(
      'IMAGE_NOT_RECOGNISED',
      'the picture could not be decoded',
      { reason: 'cut-off' },
      { cause },
    );
  }
}
