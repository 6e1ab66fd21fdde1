/** Reads the dots that a label printer with Zebra's language is told to print. */
import type { Raster } from './raster.ts';

const [firstOne, firstTwenty] = ['G', 'g'].map((letter) => letter.charCodeAt(0)) as [number, number];

/** Returns how often the next digit follows; 0 for a character that is no count (ZPL II, "Alternative Data Compression"). */
function countOf(letter: string): number {
  if (letter >= 'G' && letter <= 'Y') return letter.charCodeAt(0) - firstOne + 1;
  return letter >= 'g' && letter <= 'z' ? 20 * (letter.charCodeAt(0) - firstTwenty + 1) : 0;
}

/** Returns the rows of a picture as hexadecimal digits. */
function unpack(packed: string, digits: number): string[] {
  const rows: string[] = [];
  let [row, count] = ['', 0];
  for (const letter of packed) {
    if (letter === ':') rows.push(rows.at(-1) ?? '0'.repeat(digits));
    else if (letter === ',') row = row.padEnd(digits, '0');
    else if (letter === '!') row = row.padEnd(digits, 'F');
    else if (/[\dA-F]/.test(letter)) {
      row += letter.repeat(Math.max(1, count));
      count = 0;
    } else count += countOf(letter);
    if (row.length < digits) continue;
    rows.push(row);
    row = '';
  }
  return rows;
}

/** Returns the first page, with black as 0. */
export function readZebra(data: Buffer): Raster {
  const match = /~DGR:CUPS\.GRF,\d+,(\d+),\n([\s\S]*?)\^XA/.exec(data.toString('latin1'));
  if (match === null) throw new Error('no picture for a label printer');
  const bytesPerRow = Number(match[1]);
  const rows = unpack((match[2] ?? '').replaceAll('\n', ''), bytesPerRow * 2);
  const bits = Buffer.from(rows.join(''), 'hex');
  const grey = new Uint8Array(bits.length * 8);
  for (let at = 0; at < grey.length; at++) grey[at] = (bits[at >> 3] ?? 0) & (0x80 >> (at & 7)) ? 0 : 255;
  return { widthPx: bytesPerRow * 8, heightPx: rows.length, grey };
}
