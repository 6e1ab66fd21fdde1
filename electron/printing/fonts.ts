/**
 * IBM Plex for receipts and slips. The fonts come as WOFF files, one per group of scripts; a name may need several
 * of them. A file is read when the first character asks for it, and stays parsed for the life of the process.
 */
import fontkit, { type Font as Glyphs } from '@cantoo/fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One font file, as it came and parsed. */
export interface Font {
  /** A PDF name that says which file it is. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly glyphs: Glyphs;
}

const scripts = {
  sans: ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
  mono: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
} as const;
type Family = keyof typeof scripts;

export const faces = {
  text: { families: ['sans'], weight: 400 },
  strong: { families: ['sans'], weight: 600 },
  // The sans stands in for what the mono does not have: Greek, and the sign for an unknown character.
  figures: { families: ['mono', 'sans'], weight: 400 },
  code: { families: ['mono', 'sans'], weight: 600 },
} as const satisfies Record<string, { families: readonly Family[]; weight: number }>;
export type Face = keyof typeof faces;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

function load(family: Family, script: string, weight: number): Font {
  const name = `ibm-plex-${family}-${script}-${weight}-normal`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(resolve(`@fontsource/ibm-plex-${family}/files/${name}.woff`));
  const glyphs = fontkit.create(bytes);
  if (!('glyphForCodePoint' in glyphs)) throw new Error(`${name} is a collection of fonts`);
  const font = { name, bytes, glyphs };
  loaded.set(name, font);
  return font;
}

/** The fonts of a face, the likeliest script first. */
function* fontsOf(face: Face): Generator<Font> {
  const { families, weight } = faces[face];
  for (const family of families) for (const script of scripts[family]) yield load(family, script, weight);
}

/** The sign for a character that cannot be shown (U+FFFD). */
const unknown = '\u{FFFD}';
type Drawn = readonly [font: Font, character: string];
const drawnBy: Readonly<Record<Face, Map<string, Drawn>>> = {
  text: new Map(),
  strong: new Map(),
  figures: new Map(),
  code: new Map(),
};

/** The first font of the face that has the character; the sign for an unknown one when none has. */
function drawn(face: Face, character: string): Drawn {
  const known = drawnBy[face].get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  for (const font of fontsOf(face)) {
    if (!font.glyphs.hasGlyphForCodePoint(code)) continue;
    const found: Drawn = [font, character];
    drawnBy[face].set(character, found);
    return found;
  }
  if (character === unknown) throw new Error('no font has the sign for an unknown character');
  return drawn(face, unknown);
}

/** A stretch of text that one font draws, one glyph for each character. */
export interface Run {
  readonly font: Font;
  readonly text: string;
  /** In thousandths of the type size. */
  readonly width: number;
}

function widthIn({ glyphs }: Font, character: string): number {
  const glyph = glyphs.glyphForCodePoint(character.codePointAt(0) ?? 0);
  return ((glyph?.advanceWidth ?? 0) * 1000) / glyphs.unitsPerEm;
}

/** Splits a text into runs; composed characters first, because that is how fonts carry them. */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  const visible = text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  for (const each of visible.replaceAll(/\s/g, ' ')) {
    const [font, character] = drawn(face, each);
    const width = widthIn(font, character);
    const last = runs.at(-1);
    if (last?.font !== font) runs.push({ font, text: character, width });
    else runs.splice(-1, 1, { font, text: last.text + character, width: last.width + width });
  }
  return runs;
}

/** Width of a text in the unit of `size`. */
export function widthOf(face: Face, text: string, size: number): number {
  return runsOf(face, text).reduce((sum, { width }) => sum + (width * size) / 1000, 0);
}
