/** Embeds photos as image objects of a PDF file, with their compressed bytes unchanged. */
import { JpegEmbedder, PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { KioskError } from '../../../shared/errors.ts';
import { PictureStream } from './picture-stream.ts';

interface Encoded {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly colour: 'rgb' | 'grey';
  readonly data: Uint8Array;
  readonly filter: Readonly<Record<string, string | Readonly<Record<string, number>>>>;
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
const pngSignature = '89504e470d0a1a0a';
const isPng = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 8)).toString('hex') === pngSignature;

const unreadable = (what: string, cause?: unknown): KioskError =>
  new KioskError('IMAGE_NOT_RECOGNISED', `the photo cannot be put on a sheet: ${what}`, {}, { cause });

/** Reads a JPEG. Its own bytes are valid PDF image data (`DCTDecode`), so nothing is decoded or compressed again. */
async function readJpeg(bytes: Uint8Array): Promise<Encoded> {
  const jpeg = await JpegEmbedder.for(bytes).catch((cause: unknown) => {
    throw unreadable('damaged JPEG', cause);
  });
  const colours: Readonly<Record<string, Encoded['colour']>> = { DeviceRGB: 'rgb', DeviceGray: 'grey' };
  const colour = colours[jpeg.colorSpace];
  if (colour === undefined) throw unreadable('a JPEG in CMYK');
  return { widthPx: jpeg.width, heightPx: jpeg.height, colour, data: bytes, filter: { Filter: 'DCTDecode' } };
}

/**
 * Reads a PNG whose compressed rows are valid PDF image data (ISO 32000-1, 7.4.4.4, predictor 15).
 * Returns null for other PNGs: interlaced, with transparency or a palette, or not of 8 bits.
 */
function readPlainPng(bytes: Uint8Array): Encoded | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [];
  let transparent = false;
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    if (type === 'tRNS') transparent = true;
    at += length + 12;
  }
  if (file.length < 33 || parts.length === 0) throw unreadable('damaged PNG');
  const [depth, colourType, interlace] = [file[24], file[25], file[28]];
  if (transparent || depth !== 8 || interlace !== 0 || (colourType !== 2 && colourType !== 0)) return null;
  const widthPx = file.readUInt32BE(16);
  const colors = colourType === 2 ? 3 : 1;
  return {
    widthPx,
    heightPx: file.readUInt32BE(20),
    colour: colors === 3 ? 'rgb' : 'grey',
    data: Buffer.concat(parts),
    filter: {
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: 8, Columns: widthPx },
    },
  };
}

export interface Embedded {
  /** The image object that the photo's slots refer to. */
  readonly reference: PDFRef;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Adds one photo to a document, once.
 *
 * @param bytes a JPEG or PNG file
 * @param srgb the document's ICC profile stream
 * @throws KioskError IMAGE_NOT_RECOGNISED for a file that is neither a JPEG in RGB or grey nor a PNG
 */
export async function embedPhoto(document: PDFDocument, bytes: Uint8Array, srgb: PDFRef): Promise<Embedded> {
  const { context } = document;
  if (!isJpeg(bytes) && !isPng(bytes)) throw unreadable('neither JPEG nor PNG');
  const encoded = isJpeg(bytes) ? await readJpeg(bytes) : readPlainPng(bytes);
  if (encoded === null) {
    const png = await document.embedPng(bytes).catch((cause: unknown) => {
      throw unreadable('damaged PNG', cause);
    });
    await png.embed();
    return { reference: png.ref, widthPx: png.width, heightPx: png.height };
  }
  const { widthPx, heightPx, colour, data, filter } = encoded;
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: widthPx,
    Height: heightPx,
    BitsPerComponent: 8,
    ColorSpace: colour === 'rgb' ? [PDFName.of('ICCBased'), srgb] : 'DeviceGray',
    Length: data.length,
    ...filter,
  });
  return { reference: context.register(new PictureStream(dictionary, data)), widthPx, heightPx };
}
