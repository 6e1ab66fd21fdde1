/**
 * IBM Plex, for all text on paper. The fonts are WOFF files, one for each group of scripts; a name may need several of
 * them. A file is read when the first character needs it, and stays parsed for the life of the process.
 */
import fontkit, { type Font as Glyphs } from '@cantoo/fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A font file, with its bytes and its parsed form. */
export interface Font {
  /** A PDF name that identifies the file. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly glyphs: Glyphs;
  /** Widths of its characters, in thousandths of the type size. */
  readonly widths: ReadonlyMap<string, number>;
}

const scripts = {
  sans: ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
  mono: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
} as const;
type Family = keyof typeof scripts;

const faces = {
  text: { families: ['sans'], weight: 400 },
  strong: { families: ['sans'], weight: 600 },
  // The sans has characters that the mono lacks: Greek, and the sign for an unknown character.
  figures: { families: ['mono', 'sans'], weight: 400 },
  code: { families: ['mono', 'sans'], weight: 600 },
} as const satisfies Record<string, { families: readonly Family[]; weight: number }>;
export type Face = keyof typeof faces;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

/**
 * Returns the width of every character. Asking for all of them also tells the parsed font, which is kept, the character
 * of each glyph. Otherwise a glyph first met as a part of another, as the full stop in the colon, could not be searched.
 */
function widthsOf(glyphs: Glyphs): Map<string, number> {
  const widths = new Map<string, number>();
  for (const code of glyphs.characterSet) {
    const glyph = glyphs.glyphForCodePoint(code);
    // Glyph 0 is the empty box. A font's character list ends with a code that has no other glyph.
    if (glyph === null || glyph.id === 0) continue;
    widths.set(String.fromCodePoint(code), (glyph.advanceWidth * 1000) / glyphs.unitsPerEm);
  }
  return widths;
}

function load(family: Family, script: string, weight: number): Font {
  const name = `ibm-plex-${family}-${script}-${weight}-normal`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(resolve(`@fontsource/ibm-plex-${family}/files/${name}.woff`));
  const glyphs = fontkit.create(bytes);
  if (!('glyphForCodePoint' in glyphs)) throw new Error(`${name} is a collection of fonts`);
  const font = { name, bytes, glyphs, widths: widthsOf(glyphs) };
  loaded.set(name, font);
  return font;
}

/** Yields the fonts of a face, the likeliest script first. */
function* fontsOf(face: Face): Generator<Font> {
  const { families, weight } = faces[face];
  for (const family of families) for (const script of scripts[family]) yield load(family, script, weight);
}

/** The sign for a character that cannot be shown. Only the sans has it. */
const unknown = '\u{FFFD}';

/** A stretch of text in one font, with one glyph for each character. */
export interface Run {
  readonly font: Font;
  readonly text: string;
  /** In thousandths of the type size. */
  readonly width: number;
}

/** Returns a character in the face's first font that has it; the sign for an unknown character when none has it. */
function drawn(face: Face, character: string): Run {
  for (const font of fontsOf(face)) {
    const width = font.widths.get(character);
    if (width !== undefined) return { font, text: character, width };
  }
  if (character === unknown) throw new Error('no font has the sign for an unknown character');
  return drawn(face, unknown);
}

/** Splits a text into runs. Characters are composed first, because fonts have them in that form. */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  const visible = text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  for (const each of visible.replaceAll(/\s/g, ' ')) {
    const next = drawn(face, each);
    const last = runs.at(-1);
    if (last?.font !== next.font) runs.push(next);
    else runs.splice(-1, 1, { ...last, text: last.text + next.text, width: last.width + next.width });
  }
  return runs;
}

/** Returns the width of a text, in the unit of `size`. */
export function widthOf(face: Face, text: string, size: number): number {
  return runsOf(face, text).reduce((sum, { width }) => sum + (width * size) / 1000, 0);
}

/** Returns how far a text's ink reaches above and below its baseline, in ems. */
export function inkOf(face: Face, text: string): { readonly above: number; readonly below: number } {
  let [above, below] = [0, 0];
  for (const { font, text: run } of runsOf(face, text)) {
    for (const character of run) {
      const box = font.glyphs.glyphForCodePoint(character.codePointAt(0) ?? 0)?.bbox;
      // A space has no box.
      if (box === undefined || !Number.isFinite(box.maxY)) continue;
      above = Math.max(above, box.maxY / font.glyphs.unitsPerEm);
      below = Math.max(below, -box.minY / font.glyphs.unitsPerEm);
    }
  }
  return { above, below };
}
