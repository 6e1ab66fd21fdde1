/** Sheets of solid photos, so that their positions can be measured. */
import sharp from 'sharp';
import type { SheetPlan } from '../../../shared/model/sheets.ts';
import { noCorrection, type Correction } from '../../../shared/printing.ts';
import { media } from '../../../shared/sheet-media.ts';
import { planSheet } from '../../../shared/sheet.ts';
import type { SheetRequest } from '../../../shared/sheet/request.ts';
import { composeSheet } from '../../../electron/printing/sheet/pdf.ts';

export type Format = 'jpeg' | 'png';

/** Returns a photo of one colour from edge to edge. */
export async function solidPhoto(
  widthPx: number,
  heightPx: number,
  format: Format = 'jpeg',
  background = '#202020',
): Promise<Uint8Array> {
  const picture = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

/** The counter's everyday sheet: 4 x 6 in with as many 35 x 45 mm as fit with a gap of 2 mm. */
export const everydayRequest: SheetRequest = {
  medium: media['4x6in'],
  gapMm: 2,
  edgeMm: 2,
  cut: 'none',
  photos: [{ photoId: 'pho_uk', widthMm: 35, heightMm: 45, count: null, caption: null }],
  arranged: null,
};

export interface ComposedSheet {
  readonly plan: SheetPlan;
  readonly file: Uint8Array;
}

/** Composes a sheet of solid photos at 600 dpi. */
export async function composeSolid(
  change: Partial<SheetRequest> = {},
  format: Format = 'jpeg',
  correction: Correction = noCorrection,
): Promise<ComposedSheet> {
  const request = { ...everydayRequest, ...change };
  const plan = planSheet(request);
  const pixels = (mm: number): number => Math.round((mm / 25.4) * 600);
  const pictures = new Map<string, Uint8Array>();
  for (const { photoId, widthMm, heightMm } of request.photos) {
    pictures.set(photoId, await solidPhoto(pixels(widthMm), pixels(heightMm), format));
  }
  return { plan, file: await composeSheet({ plan, pictures, title: 'sheet', correction }) };
}
