import { KioskError } from '../../../shared/errors.ts';
import type { OrderId, PhotoId, ServiceSheetId } from '../../../shared/ids.ts';
import type { SheetPlan } from '../../../shared/model/sheets.ts';
import type { Medium } from '../../../shared/sheet-media.ts';
import { planSingle } from '../../../shared/sheet/single.ts';
import type { Needs } from '../deps.ts';
import { imageView } from '../photos/image-view.ts';
import { paperSize } from '../photos/service-sheet-view.ts';

/**
 * Plans a service sheet in the middle of a medium, at exactly the size that its pixels have at its document's
 * resolution.
 *
 * @throws KioskError NOT_FOUND when the order has no such sheet, WRONG_STEP while it has not arrived,
 *   SHEET_IMPOSSIBLE when the medium is smaller than the sheet
 */
export async function serviceSheetFor(
  deps: Needs<'records' | 'vault'>,
  orderId: OrderId,
  sheetId: ServiceSheetId,
  medium: Medium,
): Promise<{ readonly plan: SheetPlan; readonly pictures: ReadonlyMap<PhotoId, Uint8Array> }> {
  const sheet = deps.records.serviceSheets.ofOrder(orderId).find(({ id }) => id === sheetId);
  if (sheet === undefined) throw new KioskError('NOT_FOUND', 'no such sheet in this order');
  const image = imageView(deps, sheet.imageId);
  if (image === null) throw new KioskError('WRONG_STEP', 'the sheet of the service is not here');
  const { photoId } = sheet;
  const plan = planSingle(medium, { photoId, ...paperSize(sheet, image) });
  return { plan, pictures: new Map([[photoId, await deps.vault.get(image.id)]]) };
}
