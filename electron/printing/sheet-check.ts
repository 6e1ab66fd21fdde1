/** Reads a composed sheet back, as its receiver would, and compares it with the plan. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { KioskError } from '../../shared/errors.ts';
import type { SheetPlan } from '../../shared/model.ts';
import { matrixOf, pageOf, pointsPerMm, type Matrix } from './sheet-frame.ts';
import { readContent } from './content-reader.ts';

/** Half of what a 600 dpi printer could show, in points: 0.02 mm. */
const tolerancePt = 0.02 * pointsPerMm;

function wrong(what: string, expected: string | number, found: string | number): KioskError {
  return new KioskError('PRINT_FILE_WRONG', `the composed sheet is wrong: ${what}`, {
    what,
    expected,
    found,
  });
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= tolerancePt;
const show = (values: readonly number[]): string => values.map((value) => value.toFixed(3)).join(' ');

function sameNumbers(what: string, expected: readonly number[], found: readonly number[]): void {
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

function checkPage(page: PDFPage, plan: SheetPlan): void {
  const { widthPt, heightPt } = pageOf(plan);
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

/** The image objects by the names that the page gives them; no two names for one image. */
function imagesOf(page: PDFPage): Map<string, PDFRef> {
  const objects = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  const images = new Map<string, PDFRef>();
  for (const [name, reference] of objects?.entries() ?? []) {
    const stream = page.doc.context.lookup(reference);
    const subtype = stream instanceof PDFRawStream ? stream.dict.get(PDFName.of('Subtype')) : undefined;
    if (!(reference instanceof PDFRef) || subtype !== PDFName.of('Image'))
      throw wrong('XObject', 'an image', 'none');
    images.set(name.decodeText(), reference);
  }
  const distinct = new Set([...images.values()].map((reference) => reference.tag)).size;
  if (distinct !== images.size) throw wrong('images embedded', images.size, distinct);
  return images;
}

function contentOf(page: PDFPage): string {
  const stream = page.node.lookup(PDFName.of('Contents'));
  if (!(stream instanceof PDFRawStream)) throw wrong('Contents', 'one stream', 'none');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function checkImages(
  plan: SheetPlan,
  drawn: readonly { readonly name: string; readonly matrix: Matrix }[],
  images: ReadonlyMap<string, PDFRef>,
): void {
  const photos = new Set(plan.placements.map(({ photoId }) => photoId));
  if (images.size !== photos.size) throw wrong('images embedded', photos.size, images.size);
  if (drawn.length !== plan.placements.length)
    throw wrong('photos placed', plan.placements.length, drawn.length);
  const nameOf = new Map<string, string>();
  for (const [index, placement] of plan.placements.entries()) {
    const { name, matrix } = drawn[index] ?? { name: '', matrix: [] };
    sameNumbers(`place of photo ${index + 1}`, matrixOf(plan, placement), matrix);
    const known = nameOf.get(placement.photoId) ?? name;
    if (known !== name || !images.has(name)) throw wrong(`image of photo ${index + 1}`, known, name);
    nameOf.set(placement.photoId, name);
  }
  if (new Set(nameOf.values()).size !== photos.size) throw wrong('images used', photos.size, nameOf.size);
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
 * Proves from the file alone that it is the plan: one page of the medium's size that asks not to be scaled,
 * every photo embedded once, every place and cut mark within 0.02 mm, and nothing else on the page.
 *
 * @throws KioskError PRINT_FILE_WRONG with `what` is off, `expected` and `found`
 */
export async function checkSheet(pdf: Uint8Array, plan: SheetPlan): Promise<void> {
  const document = await load(pdf);
  const [page] = document.getPages();
  if (page === undefined || document.getPageCount() !== 1) throw wrong('pages', 1, document.getPageCount());
  checkPage(page, plan);
  checkPrintScaling(document);
  const { images, lines, foreign } = readContent(contentOf(page));
  if (foreign !== null) throw wrong('page content', 'photos and cut marks', foreign);
  checkImages(plan, images, imagesOf(page));
  const { toPoints } = pageOf(plan);
  const ticks = plan.cutMarks.flatMap(({ x1, y1, x2, y2 }) => [...toPoints(x1, y1), ...toPoints(x2, y2)]);
  sameNumbers('cut marks', ticks, lines.flat());
}
