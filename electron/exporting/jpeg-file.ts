/**
 * A JPEG file's own form, apart from its picture: which segments it has, and which it is to have. The compressed
 * picture itself is taken over as it is. Markers: ITU-T T.81, annex B; JFIF: ITU-T T.871; EXIF: CIPA DC-008.
 */

/** T.81 table B.1. */
const marker = { app0: 0xe0, adobe: 0xee, app15: 0xef, comment: 0xfe, startOfScan: 0xda, end: 0xd9 } as const;

/** Stuffed bytes and restart markers belong to the compressed data; T.81 B.1.1.5, E.1.4. */
const isData = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);
const isExtra = (code: number): boolean =>
  (code >= marker.app0 && code <= marker.app15) || code === marker.comment;

interface Segment {
  readonly code: number;
  /** With its marker; of a scan, also the compressed data after it. */
  readonly bytes: Buffer;
}

/** Where the next marker stands. The search is the runtime's own: compressed data is most of a file. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1 && isData(file[at + 1] ?? marker.end)) at = file.indexOf(0xff, at + 2);
  return at === -1 ? file.length : at;
}

/** @returns null for what has no whole form: cut off, or no JPEG */
function segmentsOf(file: Buffer): readonly Segment[] | null {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const code = file[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1; // a fill byte, T.81 B.1.1.2
      continue;
    }
    let end = at + 2 + file.readUInt16BE(at + 2);
    if (code === marker.startOfScan) {
      end = endOfScan(file, end);
    }
    if (end + 1 >= file.length) return null;
    segments.push({ code, bytes: file.subarray(at, end) });
    if (file[end + 1] === marker.end) return segments;
    at = end;
  }
  return null;
}

/** JFIF 1.02 without a thumbnail, with `dpi` dots an inch. */
function jfif(dpi: number): Buffer {
  const bytes = Buffer.from('ffe000104a46494600010201000000000000', 'hex');
  bytes.writeUInt16BE(dpi, 12);
  bytes.writeUInt16BE(dpi, 14);
  return bytes;
}

/** EXIF that says the resolution and that the colours are sRGB, and nothing else. */
function exif(dpi: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const [short, long, rational] = [3, 4, 5];
  const firstLength = 2 + 4 * 12 + 4;
  const resolutionAt = 8 + firstLength;
  const secondAt = resolutionAt + 8;
  const count = (entries: number): Buffer => Buffer.from([0, entries]);
  const last = Buffer.alloc(4);
  const resolution = Buffer.alloc(8);
  resolution.writeUInt32BE(dpi, 0);
  resolution.writeUInt32BE(1, 4);
  const body = Buffer.concat([
    Buffer.from('Exif\0\0MM\0\x2a\0\0\0\x08', 'latin1'),
    count(4),
    entry(0x011a, rational, 1, resolutionAt), // XResolution
    entry(0x011b, rational, 1, resolutionAt), // YResolution
    entry(0x0128, short, 1, 2), // ResolutionUnit: inch
    entry(0x8769, long, 1, secondAt), // ExifIFD
    last,
    resolution,
    count(1),
    entry(0xa001, short, 1, 1), // ColorSpace: sRGB
    last,
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * The same picture, with resolution and colour space said and everything else that was said taken out: camera, place,
 * time, thumbnails, what some phones append after the end.
 *
 * CUPS prints nothing or a blank page for a JPEG with neither JFIF nor EXIF.
 *
 * @param dpi dots an inch, a whole number
 * @returns null for what cannot be kept so: a file without a whole form, and one that Adobe's segment marks, whose
 *   colours may not be YCbCr, as those of a JFIF file always are
 */
export function dressJpeg(bytes: Uint8Array, dpi: number): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments = segmentsOf(file);
  if (segments === null || segments.some(({ code }) => code === marker.adobe)) return null;
  return Buffer.concat([
    file.subarray(0, 2),
    jfif(dpi),
    exif(dpi),
    ...segments.filter(({ code }) => !isExtra(code)).map((segment) => segment.bytes),
    Buffer.from([0xff, marker.end]),
  ]);
}
