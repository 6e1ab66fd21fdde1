/**
 * Reads and rewrites the segments of a JPEG file. The compressed picture itself is copied unchanged. Markers: ITU-T T.81,
 * annex B.
 */
import { joined, viewOf } from './bytes.ts';
import type { Density } from './density.ts';
import { exif, iccSegment, jfif } from './jpeg-segments.ts';

/** T.81 table B.1. */
const marker = { app0: 0xe0, adobe: 0xee, app15: 0xef, comment: 0xfe, startOfScan: 0xda, end: 0xd9 } as const;

/** Stuffed bytes and restart markers belong to the compressed data; T.81 B.1.1.5, E.1.4. */
const isData = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);
const isExtra = (code: number): boolean =>
  (code >= marker.app0 && code <= marker.app15) || code === marker.comment;

interface Segment {
  readonly code: number;
  /** Includes its marker; for a scan, also the compressed data after it. */
  readonly bytes: Uint8Array;
}

/** Returns the position of the next marker. It searches with `indexOf`, because compressed data is most of a file. */
function endOfScan(file: Uint8Array, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at !== -1 && isData(file[at + 1] ?? marker.end)) at = file.indexOf(0xff, at + 2);
  return at === -1 ? file.length : at;
}

/** Splits a file into its segments. @returns null for an incomplete file or one that is not a JPEG */
function segmentsOf(file: Uint8Array): readonly Segment[] | null {
  const view = viewOf(file);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const code = file[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1; // a fill byte, T.81 B.1.1.2
      continue;
    }
    let end = at + 2 + view.getUint16(at + 2);
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

/**
 * Rewrites the file with the same picture, states its resolution and colour space, and removes everything else: camera,
 * location, time, thumbnails, and data that some phones append after the end.
 *
 * The resolution is written twice, in JFIF and in EXIF, because print programs read one or the other, and CUPS prints
 * nothing or a blank page where it finds neither.
 *
 * @param profile of the sRGB space, for programs that need it spelt out
 * @returns null for an incomplete file, and for one with Adobe's segment, whose colours may not be YCbCr as in every JFIF
 * file
 */
export function dressJpeg(file: Uint8Array, density: Density, profile?: Uint8Array): Uint8Array | null {
  const segments = segmentsOf(file);
  if (segments === null || segments.some(({ code }) => code === marker.adobe)) return null;
  return joined(
    file.subarray(0, 2),
    jfif(density),
    exif(density),
    ...(profile === undefined ? [] : [iccSegment(profile)]),
    ...segments.filter(({ code }) => !isExtra(code)).map(({ bytes }) => bytes),
    Uint8Array.of(0xff, marker.end),
  );
}
