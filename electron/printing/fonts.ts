/**
 * IBM Plex as a PDF wants it. The fonts come as WOFF files, one per group of scripts; a name may need several
 * of them. Read: WOFF 1.0 (W3C), OpenType 1.9 (tables `cmap`, `head`, `hhea`, `hmtx`).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** One font file: glyphs by character, widths in thousandths of the type size. */
export interface Font {
  readonly name: string;
  /** A TrueType file with only the tables that drawing needs. */
  readonly file: Uint8Array;
  readonly glyphOf: ReadonlyMap<number, number>;
  readonly widthOf: (glyph: number) => number;
  /** Lowest and highest point and the bounding box, in thousandths. */
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
}

type Tables = ReadonlyMap<string, Buffer>;

function readWoff(woff: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  const count = woff.readUInt16BE(12);
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20;
    const [offset, packed, plain] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', entry, entry + 4), packed < plain ? inflateSync(data) : data);
  }
  return tables;
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`a font without its ${name} table`);
  return found;
}

const drawingTables = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Puts the tables for drawing together again as a TrueType file. */
function trueType(tables: Tables): Uint8Array {
  const parts = drawingTables.map((name) => {
    const data = table(tables, name);
    return { name, data, padded: Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]) };
  });
  const head = Buffer.alloc(12 + parts.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(parts.length, 4);
  // Search range, entry selector and range shift for six tables.
  [64, 2, 32].forEach((value, index) => head.writeUInt16BE(value, 6 + index * 2));
  let offset = head.length;
  for (const [index, { name, data, padded }] of parts.entries()) {
    const entry = 12 + index * 16;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(checksum(padded), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    offset += padded.length;
  }
  return Buffer.concat([head, ...parts.map(({ padded }) => padded)]);
}

/** The characters of a `cmap` subtable of format 4: segments of the Basic Multilingual Plane. */
function readSegments(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const end = map.readUInt16BE(14 + at);
    const start = map.readUInt16BE(16 + size + at);
    const delta = map.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = map.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const raw = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function readCharacters(cmap: Buffer): Map<number, number> {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (map.readUInt16BE(0) === 4) return readSegments(map);
  }
  throw new Error('a font without a character map of format 4');
}

function readFont(name: string, woff: Buffer): Font {
  const tables = readWoff(woff);
  const [head, hhea, hmtx] = [table(tables, 'head'), table(tables, 'hhea'), table(tables, 'hmtx')];
  const scale = 1000 / head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  const scaled = (value: number): number => Math.round(value * scale);
  return {
    name,
    file: trueType(tables),
    glyphOf: readCharacters(table(tables, 'cmap')),
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4)),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    box: [
      scaled(head.readInt16BE(36)),
      scaled(head.readInt16BE(38)),
      scaled(head.readInt16BE(40)),
      scaled(head.readInt16BE(42)),
    ],
  };
}

const scripts = {
  sans: ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
  mono: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
} as const;

export const faces = {
  text: { family: 'sans', weight: 400 },
  strong: { family: 'sans', weight: 600 },
  figures: { family: 'mono', weight: 400 },
  code: { family: 'mono', weight: 600 },
} as const;
export type Face = keyof typeof faces;

const resolve = createRequire(import.meta.url).resolve;
const loaded = new Map<string, Font>();

/** The fonts of a face, the likeliest script first. Each file is read once. */
export function* fontsOf(face: Face): Generator<Font> {
  const { family, weight } = faces[face];
  for (const script of scripts[family]) {
    const name = `ibm-plex-${family}-${script}-${weight}-normal`;
    const font =
      loaded.get(name) ??
      readFont(name, readFileSync(resolve(`@fontsource/ibm-plex-${family}/files/${name}.woff`)));
    loaded.set(name, font);
    yield font;
  }
}

/** A stretch of text that one font can draw. */
export interface Run {
  readonly font: Font;
  readonly glyphs: readonly { readonly glyph: number; readonly text: string }[];
}

/** The first font of the face that has the character; the first font's own empty box when none has. */
function drawnBy(face: Face, code: number): { font: Font; glyph: number } {
  let fallback: Font | null = null;
  for (const font of fontsOf(face)) {
    fallback ??= font;
    const glyph = font.glyphOf.get(code);
    if (glyph !== undefined) return { font, glyph };
  }
  if (fallback === null) throw new Error('a face without fonts');
  return { font: fallback, glyph: 0 };
}

/** Splits a text into runs; composed characters first, because that is how fonts carry them. */
export function runsOf(face: Face, text: string): Run[] {
  const runs: { font: Font; glyphs: { glyph: number; text: string }[] }[] = [];
  for (const character of text.normalize('NFC').replaceAll(/\s/g, ' ')) {
    const { font, glyph } = drawnBy(face, character.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.font === font) last.glyphs.push({ glyph, text: character });
    else runs.push({ font, glyphs: [{ glyph, text: character }] });
  }
  return runs;
}

/** Width of a text in the unit of `size`. */
export function widthOf(face: Face, text: string, size: number): number {
  return runsOf(face, text).reduce(
    (sum, { font, glyphs }) =>
      sum + glyphs.reduce((width, { glyph }) => width + (font.widthOf(glyph) * size) / 1000, 0),
    0,
  );
}
