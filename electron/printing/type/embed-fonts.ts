/** Embeds fonts in a PDF document, with only the characters that are used. */
import { PDFName, type PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import type { Font } from './fonts.ts';

/** A font in the document that is being made, and its name among a page's resources. */
interface PageFont {
  readonly font: PDFFont;
  readonly name: PDFName;
}
export type InDocument = (font: Font) => PageFont;

/** One glyph per character: drawn text is as wide as measured, and no two letters of a code merge into a ligature. */
const features = { ccmp: false, liga: false, kern: false, mark: false };

/** @returns a function that finds each font in the document; the fonts are named F1, F2, … in their order */
export async function embedFonts(document: PDFDocument, fonts: Iterable<Font>): Promise<InDocument> {
  const wanted = [...fonts];
  // Parsing takes as long as all the rest, so each file is parsed once for all documents.
  const parsed = new Map(wanted.map(({ bytes, glyphs }) => [bytes, glyphs]));
  document.registerFontkit({ create: (bytes) => parsed.get(bytes) ?? null });
  const embedded = new Map<Font, PageFont>();
  for (const [index, font] of wanted.entries()) {
    // A subset's name begins with six letters and a plus sign (ISO 32000-1, 9.6.4).
    const customName = `PAPERS+${font.name}`;
    const inDocument = await document.embedFont(font.bytes, { subset: true, customName, features });
    embedded.set(font, { font: inDocument, name: PDFName.of(`F${String(index + 1)}`) });
  }
  return (font) => {
    const found = embedded.get(font);
    if (found === undefined) throw new Error(`${font.name} is not in the document`);
    return found;
  };
}
