/** Turns the bytes of a text file into text. */
import { isUtf8 } from 'node:buffer';
import type { FileEncoding } from '../../../shared/model/customer-import.ts';

/** Characters of the bytes 80 to 9F in windows-1252; the others are those of Latin-1. WHATWG Encoding Standard, index windows-1252. */
const upper1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** Characters of the bytes 80 to FF in windows-1250. WHATWG Encoding Standard, index windows-1250. */
const upper1250 =
  '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';

/** Replaces the characters that Latin-1 gives to the bytes from 80 on. */
const withUpper = (bytes: Buffer, upper: string): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u00FF]/g, (each) => upper.charAt(each.charCodeAt(0) - 0x80) || each);

const decoders: Readonly<Record<FileEncoding, (bytes: Buffer) => string>> = {
  'utf-8': (bytes) => bytes.toString('utf8'),
  'utf-16le': (bytes) => bytes.toString('utf16le'),
  'utf-16be': (bytes) =>
    Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le'),
  'windows-1252': (bytes) => withUpper(bytes, upper1252),
  'windows-1250': (bytes) => withUpper(bytes, upper1250),
};

const byteOrderMarks: readonly (readonly [FileEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes that are looked at for UTF-16 without a byte order mark. */
const lookedAt = 4096;

/** In UTF-16, every other byte of a European text is zero. No other encoding here has zeros. */
function utf16In(bytes: Buffer): FileEncoding | null {
  const start = [...bytes.subarray(0, lookedAt)];
  const zeros = (rest: 0 | 1): number => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd, some] = [zeros(0), zeros(1), start.length / 8];
  if (odd > some && even < odd / 4) return 'utf-16le';
  return even > some && odd < even / 4 ? 'utf-16be' : null;
}

/** Polish words in windows-1250 have these signs beside letters when they are read as windows-1252: ł is ³, ą is ¹, ż is ¿. */
const polish = /\p{L}[³¹¿]|[³¿]\p{Ll}/u;

/** Returns the encoding that a text file most likely has. */
export function encodingOf(bytes: Buffer): FileEncoding {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked[0];
  const utf16 = utf16In(bytes);
  if (utf16 !== null) return utf16;
  if (isUtf8(bytes)) return 'utf-8';
  return polish.test(decoders['windows-1252'](bytes)) ? 'windows-1250' : 'windows-1252';
}

/** Returns the text without a byte order mark. */
export function decode(bytes: Buffer, encoding: FileEncoding): string {
  const text = decoders[encoding](bytes);
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
