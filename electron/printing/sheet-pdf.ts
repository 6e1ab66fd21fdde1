/** Composes a sheet as a PDF file: one page, each photo an image of its own at exact millimetres. */
import { PDFDocument, PDFName, PDFRawStream, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import type { PhotoId } from '../../shared/ids.ts';
import type { Placement, SheetPlan } from '../../shared/model.ts';
import { KioskError } from '../../shared/errors.ts';
import { matrixOf, pageOf, type Matrix } from './sheet-frame.ts';
import { embedPhoto, type Embedded } from './sheet-image.ts';
import { srgbProfile } from './srgb-profile.ts';

/** A photo's file, JPEG or PNG. */
export type SheetPicture = Uint8Array;

export interface SheetToCompose {
  readonly plan: SheetPlan;
  readonly pictures: ReadonlyMap<string, SheetPicture>;
  /** Stands in the file for whoever opens it, for example `261121-004 sheet 1`: nothing about a person. */
  readonly title: string;
}

/** Thin enough to cut through, thick enough to be seen at 300 dpi: 0.1 mm, in points. */
const tickWidthPt = 0.28;
/** A photo whose pixels and millimetres disagree in shape by more than this would come out distorted. */
const shapeTolerance = 0.01;

/** A number as PDF wants it: no exponent, 10^-5 pt. */
const figure = (value: number): string => String(Math.round(value * 1e5) / 1e5 + 0);
const concat = (matrix: Matrix): string => `${matrix.map(figure).join(' ')} cm`;

function refuseDistortion(placement: Placement, image: Embedded): void {
  const [width, height] = placement.rotated
    ? [placement.heightMm, placement.widthMm]
    : [placement.widthMm, placement.heightMm];
  const stretch = (image.widthPx / image.heightPx) * (height / width);
  if (Math.abs(stretch - 1) <= shapeTolerance) return;
  throw new KioskError('PRINT_FILE_WRONG', 'a photo has another shape than its document', {
    expected: `${width} x ${height} mm`,
    found: `${image.widthPx} x ${image.heightPx} px`,
  });
}

function contentOf(plan: SheetPlan, names: ReadonlyMap<PhotoId, string>): string {
  const page = pageOf(plan);
  const ticks = plan.cutMarks.map(({ x1, y1, x2, y2 }) => {
    const [fromX, fromY] = page.toPoints(x1, y1);
    const [toX, toY] = page.toPoints(x2, y2);
    return `${figure(fromX)} ${figure(fromY)} m ${figure(toX)} ${figure(toY)} l S`;
  });
  const images = plan.placements.map(
    (placement) => `q ${concat(matrixOf(plan, placement))} /${names.get(placement.photoId) ?? ''} Do Q`,
  );
  return [...(ticks.length > 0 ? [`${tickWidthPt} w 0 G`] : []), ...ticks, ...images, ''].join('\n');
}

/** What tells a viewer and a print dialogue to leave the page as it is, and what its colours mean. */
function declare(document: PDFDocument, profile: PDFRef, title: string): void {
  const { catalog, context } = document;
  catalog.set(
    PDFName.of('ViewerPreferences'),
    context.obj({ PrintScaling: 'None', PickTrayByPDFSize: true, Duplex: 'Simplex' }),
  );
  catalog.set(
    PDFName.of('OutputIntents'),
    context.obj([
      {
        Type: 'OutputIntent',
        S: 'GTS_PDFA1',
        OutputConditionIdentifier: PDFString.of('sRGB IEC61966-2.1'),
        DestOutputProfile: profile,
      },
    ]),
  );
  // No dates and no random id: the same sheet composed again is the same file, byte for byte.
  document.setTitle(title);
  document.setProducer('Headroom');
}

/**
 * One page of the medium's size with each photo embedded once and placed as often as the plan says.
 * The same input gives the same bytes.
 *
 * The page always stands as the medium lies in its printer, upright, so that no spooler has to turn it:
 * a plan in landscape is turned by 90 degrees clockwise.
 *
 * @throws KioskError IMAGE_NOT_RECOGNISED for a photo that is no usable JPEG or PNG, PRINT_FILE_WRONG when a
 *   photo's pixels do not have the shape of its place
 */
export async function composeSheet({ plan, pictures, title }: SheetToCompose): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const profile = context.register(
    PDFRawStream.of(context.obj({ N: 3, Alternate: 'DeviceRGB', Length: srgbProfile.length }), srgbProfile),
  );
  const names = new Map<PhotoId, string>();
  const resources: Record<string, PDFRef> = {};
  for (const placement of plan.placements) {
    if (names.has(placement.photoId)) continue;
    const picture = pictures.get(placement.photoId);
    if (picture === undefined) throw new Error('a photo of the plan was not handed over');
    const image = await embedPhoto(document, picture, profile);
    refuseDistortion(placement, image);
    const name = `P${names.size + 1}`;
    names.set(placement.photoId, name);
    resources[name] = image.reference;
  }
  const { widthPt, heightPt } = pageOf(plan);
  const page = document.addPage([widthPt, heightPt]);
  for (const box of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) {
    page.node.set(PDFName.of(box), context.obj([0, 0, widthPt, heightPt]));
  }
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: resources }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(contentOf(plan, names))));
  declare(document, profile, title);
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
