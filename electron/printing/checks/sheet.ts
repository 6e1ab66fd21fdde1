/** Reads a composed sheet back and compares it with the plan. */
import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFPage } from '@cantoo/pdf-lib';
import type { SheetPlan } from '../../../shared/model/sheets.ts';
import { noCorrection, type Correction } from '../../../shared/printing.ts';
import { drawingOf, type SheetToDraw } from '../sheet/plan-drawing.ts';
import type { PageContent } from './content-reader.ts';
import { checkPage, sameNumbers, wrong } from './page.ts';
import { matrixOf, pageOf, type Page } from '../sheet/geometry.ts';

/** Returns the page's image objects by name. Refuses two names for one image. */
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

function checkImages(
  plan: SheetPlan,
  page: Page,
  drawn: PageContent['images'],
  images: ReadonlyMap<string, PDFRef>,
): void {
  const photos = new Set(plan.placements.map(({ photoId }) => photoId));
  if (images.size !== photos.size) throw wrong('images embedded', photos.size, images.size);
  if (drawn.length !== plan.placements.length)
    throw wrong('photos placed', plan.placements.length, drawn.length);
  const nameOf = new Map<string, string>();
  for (const [index, placement] of plan.placements.entries()) {
    const { name, matrix } = drawn[index] ?? { name: '', matrix: [] };
    sameNumbers(`position of photo ${index + 1}`, matrixOf(page, placement), matrix);
    const known = nameOf.get(placement.photoId) ?? name;
    if (known !== name || !images.has(name)) throw wrong(`image of photo ${index + 1}`, known, name);
    nameOf.set(placement.photoId, name);
  }
  if (new Set(nameOf.values()).size !== photos.size) throw wrong('images used', photos.size, nameOf.size);
}

/**
 * Proves from the file alone that it matches the plan: one page of the medium's size that asks not to be scaled,
 * every photo embedded once, every photo, line, caption and paper within 0.02 mm of its position, and nothing else on the page.
 *
 * @param correction the one the sheet was composed with
 * @throws KioskError PRINT_FILE_WRONG with `what` (the part that is wrong), `expected` and `found`
 */
export async function checkSheet(
  pdf: Uint8Array,
  plan: SheetPlan,
  correction: Correction = noCorrection,
  papers: SheetToDraw['papers'] = [],
): Promise<void> {
  const page = pageOf(plan, correction);
  const { document, images } = await checkPage(pdf, page, drawingOf({ plan, papers }));
  checkImages(plan, page, images, imagesOf(document));
}
