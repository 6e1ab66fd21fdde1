/** The segments that describe a JPEG's picture: JFIF (ITU-T T.871), EXIF (CIPA DC-008), ICC profile (ICC.1:2010). */
import { joined, latin1, uint16, uint32 } from './bytes.ts';
import type { Density } from './density.ts';

/** EXIF stores a resolution as a fraction (CIPA DC-008, 4.6.4), here in thousandths of a dot. */
const fraction = 1000;

/** Builds a segment. Its length includes itself but not its marker (ITU-T T.81, B.1.1.4). */
function segment(marker: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = joined(...parts);
  return joined(Uint8Array.of(0xff, marker), uint16(body.byteLength + 2), body);
}

/** Builds JFIF 1.02 without a thumbnail; it stores whole dots per inch only. */
export const jfif = ({ dpiX, dpiY }: Density): Uint8Array =>
  segment(
    0xe0,
    latin1('JFIF\0\x01\x02\x01'),
    uint16(Math.round(dpiX)),
    uint16(Math.round(dpiY)),
    Uint8Array.of(0, 0),
  );

/** Builds an entry of a TIFF directory with one value, or its offset: type 3 is short, 4 long, 5 a fraction. */
const entry = (tag: number, type: 3 | 4 | 5, value: number): Uint8Array =>
  joined(uint16(tag), uint16(type), uint32(1), type === 3 ? joined(uint16(value), uint16(0)) : uint32(value));

/** Builds a TIFF directory without a successor. */
const directory = (...entries: readonly Uint8Array[]): Uint8Array =>
  joined(uint16(entries.length), ...entries, uint32(0));
const directoryBytes = (entries: number): number => 2 + entries * 12 + 4;

/**
 * Builds an EXIF segment that states the resolution and sRGB, and nothing else. A picture without a stated orientation is
 * upright (CIPA DC-008, 4.6.4).
 */
export function exif({ dpiX, dpiY }: Density): Uint8Array {
  const headerBytes = 8;
  const across = headerBytes + directoryBytes(4);
  const down = across + 8;
  const second = down + 8;
  return segment(
    0xe1,
    latin1('Exif\0\0MM\0*'),
    uint32(headerBytes),
    directory(
      entry(0x011a, 5, across), // XResolution
      entry(0x011b, 5, down), // YResolution
      entry(0x0128, 3, 2), // ResolutionUnit: inch
      entry(0x8769, 4, second), // ExifIFD
    ),
    uint32(Math.round(dpiX * fraction), fraction, Math.round(dpiY * fraction), fraction),
    directory(entry(0xa001, 3, 1)), // ColorSpace: sRGB
  );
}

/** Builds the segment for a colour profile. @param profile must fit into one segment (ICC.1:2010, B.4): at most 65 519 bytes */
export const iccSegment = (profile: Uint8Array): Uint8Array =>
  segment(0xe2, latin1('ICC_PROFILE\0\x01\x01'), profile);
