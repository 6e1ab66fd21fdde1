/**
 * Sheets that the service lays out itself: requested with a final and fetched after it. They are free and never delay
 * the final.
 */
import { deserialize } from 'node:v8';
import { KioskError } from '../../../shared/errors.ts';
import { newId, type ImageId, type PhotoId } from '../../../shared/ids.ts';
import { mmPerInch } from '../../../shared/inch.ts';
import { sheetSizesLimit } from '../../../shared/service/limits.ts';
import type { PhotoResult, PhotoSheetRequest } from '../../../shared/service/wire.ts';
import { media, type KnownMediumId } from '../../../shared/sheet-media.ts';
import type { Records } from '../../records/open.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { ServiceSheetRow } from '../../records/prints/service-sheets.ts';
import type { Needs } from '../deps.ts';
import type { PendingImageDeps } from './pending-image.ts';
import { fetchPicture, isLost, type KeptAnswer, type Picture } from './answer-picture.ts';
import { eraseAnswer } from '../calls/sealed-answer.ts';
import { refuseErasedOrder } from '../erased-order.ts';
import { storePicture, writeKept } from './keep-picture.ts';

/** A sheet to request: the medium's size at the document's resolution. */
export interface WantedSheet {
  readonly mediumId: KnownMediumId;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
}

const sizeOf = ({ widthPx, heightPx }: Pick<WantedSheet, 'widthPx' | 'heightPx'>): string =>
  `${widthPx}*${heightPx}`;

/** Returns the sheets that the studio wants of this photo; none if the document's size is unknown or does not fit. */
export function sheetsWanted(deps: Needs<'settings'>, { document }: PhotoRow): readonly WantedSheet[] {
  const { dpi, widthMm, heightMm } = document;
  if (dpi === null || widthMm === null || heightMm === null) return [];
  const pixels = (mm: number): number => Math.round((mm / mmPerInch) * dpi);
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  return [...new Set(deps.settings.get().serviceSheets)]
    .filter((id) => short <= media[id].widthMm && long <= media[id].heightMm)
    .slice(0, sheetSizesLimit)
    .map((mediumId) => ({
      ...{ mediumId, dpi },
      ...{ widthPx: pixels(media[mediumId].widthMm), heightPx: pixels(media[mediumId].heightMm) },
    }));
}

/** The part of a final's request that asks for the sheets. */
export const sheetsAsked = (wanted: readonly WantedSheet[]): { readonly photoSheet?: PhotoSheetRequest } =>
  wanted.length === 0 ? {} : { photoSheet: { sheetSizes: [...new Set(wanted.map(sizeOf))] } };

/** Records which sheets were requested and which the answer contains. Runs in the transaction that ends the call. */
export function recordSheets(
  deps: Needs<'records' | 'clock'>,
  photoId: PhotoId,
  wanted: readonly WantedSheet[],
  { answer, answerId }: { readonly answer: PhotoResult; readonly answerId: ImageId },
): void {
  const createdAt = deps.clock.now().toISOString();
  for (const sheet of wanted) {
    const made = Object.hasOwn(answer.photoSheet, sizeOf(sheet));
    deps.records.serviceSheets.ask({
      ...{ id: newId('ssh'), photoId, ...sheet, createdAt },
      answerImageId: made ? answerId : null,
      trouble: made ? 'pending' : 'not-made',
    });
  }
}

/** Photos whose sheets are being fetched, for each set of records: a second press waits for the first. */
const underWay = new WeakMap<Records, Map<PhotoId, Promise<void>>>();

/**
 * Fetches a photo's missing sheets, stores them in the vault, and erases the answer when nothing waits for it any more.
 * Safe to repeat. A sheet that is not available now stays pending; one that never will be says why.
 */
export async function bringSheets(deps: PendingImageDeps, photo: PhotoRow): Promise<void> {
  const here = underWay.get(deps.records) ?? new Map<PhotoId, Promise<void>>();
  underWay.set(deps.records, here);
  const running = here.get(photo.id);
  if (running !== undefined) return running;
  const bringing = bringAll(deps, photo).finally(() => here.delete(photo.id));
  here.set(photo.id, bringing);
  return bringing;
}

/** Like `bringSheets`, but in the background: no customer waits for a sheet that may never be printed. */
export function bringSheetsMeanwhile(deps: PendingImageDeps & Needs<'log'>, photo: PhotoRow): void {
  if (!isPending(deps, photo.id)) return;
  void bringSheets(deps, photo).catch((error: unknown) => {
    deps.log.warn(
      { code: error instanceof KioskError ? error.code : 'INTERNAL' },
      'the sheets of a photo are still to be fetched',
    );
  });
}

const isPending = (deps: Needs<'records'>, photoId: PhotoId): boolean =>
  deps.records.serviceSheets.ofPhoto(photoId).some((sheet) => sheet.trouble === 'pending');

async function bringAll(deps: PendingImageDeps, photo: PhotoRow): Promise<void> {
  const { serviceSheets, cleanUp } = deps.records;
  const answers = new Set<ImageId>();
  for (const sheet of serviceSheets.ofPhoto(photo.id)) {
    if (sheet.answerImageId === null) continue;
    answers.add(sheet.answerImageId);
    await bringOne(deps, photo, sheet, sheet.answerImageId);
    deps.changed(photo.orderId);
  }
  for (const answerId of answers) if (cleanUp.isServed(answerId)) await eraseAnswer(deps, answerId);
}

async function bringOne(
  deps: Needs<'records' | 'vault' | 'pictures' | 'service' | 'clock'>,
  { orderId }: PhotoRow,
  sheet: ServiceSheetRow,
  answerId: ImageId,
): Promise<void> {
  const { serviceSheets } = deps.records;
  const picture = await pictureOf(deps, sheet, answerId);
  if (typeof picture === 'string') {
    serviceSheets.setLost(sheet.id, picture);
    return;
  }
  const { bytes, facts } = picture;
  const kept = await storePicture(deps, { facts, bytes, original: null }, 'sheet');
  const same = facts.widthPx === sheet.widthPx && facts.heightPx === sheet.heightPx;
  await writeKept(deps, kept, () => {
    refuseErasedOrder(deps, orderId);
    kept.insert(deps.clock.now().toISOString());
    serviceSheets.setHere(sheet.id, kept.imageId, same ? null : 'size-differs');
  });
}

/**
 * Returns the picture, or the reason why it will never come. @throws KioskError SERVICE_IMAGE_PENDING when it is not
 * available now
 */
async function pictureOf(
  deps: Needs<'vault' | 'pictures' | 'service'>,
  sheet: ServiceSheetRow,
  answerId: ImageId,
): Promise<Picture | 'expired' | 'unreadable'> {
  const url = await addressOf(deps, sheet, answerId);
  if (url === null) return 'expired';
  return fetchPicture(deps, url).catch((error: unknown) => {
    if (!(error instanceof KioskError) || !isLost(error)) throw error;
    return error.details['reason'] === 'too-large' ? 'unreadable' : 'expired';
  });
}

/** Null when the answer that held it is gone. */
async function addressOf(
  deps: Needs<'vault'>,
  sheet: ServiceSheetRow,
  answerId: ImageId,
): Promise<string | null> {
  const sealed = await deps.vault.get(answerId).catch((error: unknown) => {
    if (error instanceof KioskError && error.details['reason'] === 'missing') return null;
    throw error;
  });
  if (sealed === null) return null;
  return (deserialize(sealed) as KeptAnswer).photoSheet?.[sizeOf(sheet)] ?? null;
}
