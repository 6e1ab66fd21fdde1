/** Composes a sheet as a PDF file: one page, with each photo as an image at exact millimetres. */
import type { PDFRef } from '@cantoo/pdf-lib';
import type { PhotoId } from '../../../shared/ids.ts';
import type { Correction } from '../../../shared/printing.ts';
import { drawingOf, type SheetToDraw } from './plan-drawing.ts';
import { concat } from './page-content.ts';
import { pageFile } from './page-file.ts';
import { refuseCutOff, refuseDistortion } from './photo-shape.ts';
import { matrixOf, pageOf } from './geometry.ts';
import { embedPhoto, type Embedded } from './image.ts';

/** A photo's file, JPEG or PNG. */
export type SheetPicture = Uint8Array;

export interface SheetToCompose extends SheetToDraw {
  readonly pictures: ReadonlyMap<string, SheetPicture>;
  /** Shown to anyone who opens the file, for example `261121-004 sheet 1`; contains nothing about a person. */
  readonly title: string;
  /** The correction from a ruler's reading; `noCorrection` for a file. */
  readonly correction: Correction;
}

/** @throws Error when the photo is missing, which is a bug: callers pass every photo of their plan */
export function pictureFor(pictures: SheetToCompose['pictures'], photoId: PhotoId): SheetPicture {
  const picture = pictures.get(photoId);
  if (picture === undefined) throw new Error('a photo of the plan was not handed over');
  return picture;
}

/**
 * Composes one page of the medium's size, with each photo embedded once and placed as often as the plan says.
 * The same input gives the same bytes.
 *
 * The page is always upright, as the medium lies in its printer, so that no spooler has to turn it:
 * a plan in landscape is turned by 90 degrees clockwise.
 *
 * @throws KioskError IMAGE_NOT_RECOGNISED for a photo that is no usable JPEG or PNG, PRINT_FILE_WRONG when a
 *   photo's pixels do not have the shape of its slot, or the correction moves a photo off the page
 */
export async function composeSheet(sheet: SheetToCompose): Promise<Uint8Array> {
  const { plan, pictures, title, correction } = sheet;
  refuseCutOff(plan, correction);
  const page = pageOf(plan, correction);
  return pageFile(page, drawingOf(sheet), title, async (document, profile) => {
    const embedded = new Map<PhotoId, Embedded & { readonly name: string }>();
    for (const placement of plan.placements) {
      const { photoId } = placement;
      const image =
        embedded.get(photoId) ?? (await embedPhoto(document, pictureFor(pictures, photoId), profile));
      refuseDistortion(placement, image);
      if (!embedded.has(photoId)) embedded.set(photoId, { ...image, name: `P${String(embedded.size + 1)}` });
    }
    const images: Record<string, PDFRef> = {};
    for (const { name, reference } of embedded.values()) images[name] = reference;
    const commands = plan.placements.map((placement) => {
      const name = embedded.get(placement.photoId)?.name ?? '';
      return `q ${concat(matrixOf(page, placement))} /${name} Do Q`;
    });
    return { images, commands };
  });
}
