/** Reads a composed page back, as a printer would, and compares it with the drawing. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { pointsPerMm } from '../../../shared/inch.ts';
import { KioskError } from '../../../shared/errors.ts';
import { readContent, type PageContent } from './content-reader.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { endsOf, rectangleOf, textsOf } from '../sheet/page-content.ts';
import type { Page } from '../sheet/geometry.ts';

/** 0.02 mm in points: half of the smallest step that a 600 dpi printer can show. */
const tolerancePt = 0.02 * pointsPerMm;

export function wrong(what: string, expected: string | number, found: string | number): KioskError {
  return new KioskError('PRINT_FILE_WRONG', `the composed sheet is wrong: ${what}`, {
    what,
    expected,
    found,
  });
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= tolerancePt;
const show = (values: readonly number[]): string => values.map((value) => value.toFixed(3)).join(' ');

/** @throws KioskError PRINT_FILE_WRONG when two numbers (points) differ by more than 0.02 mm */
export function sameNumbers(what: string, expected: readonly number[], found: readonly number[]): void {
  if (
    expected.length !== found.length ||
    !expected.every((value, index) => near(value, found[index] ?? NaN))
  ) {
    throw wrong(what, show(expected), show(found));
  }
}

function numbers(array: PDFArray | undefined): number[] {
  return (array?.asArray() ?? []).map((item) => (item instanceof PDFNumber ? item.asNumber() : NaN));
}

function checkSize(page: PDFPage, { widthPt, heightPt }: Page): void {
  for (const box of ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) {
    sameNumbers(box, [0, 0, widthPt, heightPt], numbers(page.node.lookupMaybe(PDFName.of(box), PDFArray)));
  }
  if (page.getRotation().angle !== 0) throw wrong('Rotate', 0, page.getRotation().angle);
  const unit = page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1;
  if (unit !== 1) throw wrong('UserUnit', 1, unit);
}

function checkPrintScaling(document: PDFDocument): void {
  const preferences = document.catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict);
  const scaling = preferences?.lookupMaybe(PDFName.of('PrintScaling'), PDFName)?.decodeText() ?? 'none given';
  if (scaling !== 'None') throw wrong('PrintScaling', 'None', scaling);
  const pick = preferences?.lookupMaybe(PDFName.of('PickTrayByPDFSize'), PDFBool)?.asBoolean() ?? false;
  if (!pick) throw wrong('PickTrayByPDFSize', 'true', 'false');
}

const decoded = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

function contentOf(page: PDFPage): PageContent {
  const stream = page.node.lookup(PDFName.of('Contents'));
  if (!(stream instanceof PDFRawStream)) throw wrong('Contents', 'one stream', 'none');
  const content = readContent(decoded(stream));
  if (content.foreign !== null) throw wrong('page content', 'photos, lines and captions', content.foreign);
  return content;
}

/** Maps a font's character codes to text, as the file's `ToUnicode` table does for searching (ISO 32000-1, 9.10.3). */
function charactersOf(page: PDFPage, name: string): Map<string, string> {
  const font = page.node
    .Resources()
    ?.lookupMaybe(PDFName.of('Font'), PDFDict)
    ?.lookupMaybe(PDFName.of(name), PDFDict);
  const stream = font?.lookup(PDFName.of('ToUnicode'));
  if (!(stream instanceof PDFRawStream)) throw wrong('font', 'a font that tells its characters', name);
  const characters = new Map<string, string>();
  for (const [, code = '', text = ''] of decoded(stream).matchAll(/^<([\da-f]{4})> <([\da-f]+)>$/gim)) {
    characters.set(code.toLowerCase(), Buffer.from(text, 'hex').swap16().toString('utf16le'));
  }
  return characters;
}

function checkTexts(
  page: PDFPage,
  expected: readonly ReturnType<typeof textsOf>[number][],
  content: PageContent,
): void {
  if (content.texts.length !== expected.length)
    throw wrong('captions', expected.length, content.texts.length);
  const fonts = new Map<string, Map<string, string>>();
  for (const [index, { text, matrix }] of expected.entries()) {
    const { font, codes, matrix: found } = content.texts[index] ?? { font: '', codes: '', matrix: [] };
    const characters = fonts.get(font) ?? charactersOf(page, font);
    fonts.set(font, characters);
    const read = (codes.match(/.{4}/g) ?? []).map((code) => characters.get(code) ?? '?').join('');
    if (read !== text) throw wrong(`caption ${String(index + 1)}`, text, read);
    sameNumbers(`position of caption ${String(index + 1)}`, matrix, found);
  }
}

function checkDrawing(document: PDFPage, page: Page, drawing: Drawing, content: PageContent): void {
  sameNumbers(
    'cut marks',
    drawing.lines.flatMap((line) => [...endsOf(page, line), line.thickMm * pointsPerMm]),
    content.lines.flatMap(({ ends, thick }) => [...ends, thick]),
  );
  sameNumbers(
    'shades',
    drawing.shades.flatMap((shade) => [...rectangleOf(page, shade), shade.grey, shade.grey, shade.grey]),
    content.shades.flatMap(({ box, colour }) => [...box, ...colour]),
  );
  checkTexts(
    document,
    drawing.writings.flatMap((writing) => textsOf(page, writing)),
    content,
  );
}

async function load(pdf: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(pdf, {
      updateMetadata: false,
      parseSpeed: Infinity,
      throwOnInvalidObject: true,
    });
  } catch (cause) {
    throw new KioskError(
      'PRINT_FILE_WRONG',
      'the composed sheet cannot be read',
      { what: 'file' },
      { cause },
    );
  }
}

/**
 * Proves from the file alone that it has exactly one page, of this size, which asks not to be scaled; that every line,
 * shade and caption of the drawing is within 0.02 mm of its position; and that the page has nothing else but images.
 *
 * @returns the page and its images, which the caller compares
 * @throws KioskError PRINT_FILE_WRONG with `what` (the part that is wrong), `expected` and `found`
 */
export async function checkPage(
  pdf: Uint8Array,
  page: Page,
  drawing: Drawing,
): Promise<{ readonly document: PDFPage; readonly images: PageContent['images'] }> {
  const file = await load(pdf);
  const [document] = file.getPages();
  if (document === undefined || file.getPageCount() !== 1) throw wrong('pages', 1, file.getPageCount());
  checkSize(document, page);
  checkPrintScaling(file);
  const content = contentOf(document);
  checkDrawing(document, page, drawing, content);
  return { document, images: content.images };
}
