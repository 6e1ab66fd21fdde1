/** A font inside a PDF: TrueType glyphs by number, with their text so that it can be searched and copied. */
import { PDFRawStream, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import type { Font } from './fonts.ts';

/** Upright, not symbolic (ISO 32000-1, table 123: bit 6). */
const plainLetters = 32;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');

function compressed(
  context: PDFContext,
  data: Uint8Array,
  entries: Readonly<Record<string, number>> = {},
): PDFRef {
  const packed = deflateSync(data);
  const dictionary = context.obj({ Filter: 'FlateDecode', Length: packed.length, ...entries });
  return context.register(PDFRawStream.of(dictionary, packed));
}

/** Which text each glyph stands for (ISO 32000-1, 9.10.3). At most 100 glyphs stand in one block. */
function textMap(used: ReadonlyMap<number, string>): string {
  const lines = [...used]
    .sort(([a], [b]) => a - b)
    .map(([glyph, text]) => `<${hex(glyph, 4)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/**
 * Adds a font to a document (ISO 32000-1, 9.7: a Type 0 font whose codes are glyph numbers).
 *
 * @param used the glyphs that the document shows, with the text of each
 */
export function embedFont(context: PDFContext, font: Font, used: ReadonlyMap<number, string>): PDFRef {
  const file = compressed(context, font.file, { Length1: font.file.length });
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: font.name,
      Flags: plainLetters,
      FontBBox: [...font.box],
      ItalicAngle: 0,
      Ascent: font.ascent,
      Descent: font.descent,
      CapHeight: font.ascent,
      StemV: 80,
      FontFile2: file,
    }),
  );
  const glyphs = [...used.keys()].sort((a, b) => a - b);
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: font.name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: glyphs.flatMap((glyph) => [glyph, [font.widthOf(glyph)]]),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: font.name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: compressed(context, Buffer.from(textMap(used))),
    }),
  );
}
