import type { OrderId } from '../../../shared/ids.ts';
import { mmPerInch } from '../../../shared/inch.ts';
import type { ServiceSheetView } from '../../../shared/model/sheets.ts';
import { micron } from '../../../shared/sheet/rect.ts';
import type { ServiceSheetRow } from '../../records/prints/service-sheets.ts';
import type { Needs } from '../deps.ts';
import { imageView } from './image-view.ts';

/** Converts a sheet's pixels, as delivered or as requested, to whole micrometres of paper. */
export function paperSize(
  { dpi }: Pick<ServiceSheetRow, 'dpi'>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): { readonly widthMm: number; readonly heightMm: number } {
  const mm = (pixels: number): number => micron((pixels / dpi) * mmPerInch);
  return { widthMm: mm(widthPx), heightMm: mm(heightPx) };
}

/** Returns an order's sheets; those whose picture was erased are left out. */
export function serviceSheetViews(deps: Needs<'records'>, orderId: OrderId): ServiceSheetView[] {
  return deps.records.serviceSheets.ofOrder(orderId).flatMap((row) => {
    const image = imageView(deps, row.imageId);
    if (row.imageId !== null && image === null) return [];
    const { id, photoId, mediumId, widthPx, heightPx, trouble } = row;
    return [{ id, photoId, mediumId, widthPx, heightPx, ...paperSize(row, image ?? row), image, trouble }];
  });
}
