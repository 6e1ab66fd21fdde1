/** The sheets that the studio sells, and those that an order has bought. */
import type { OrderView } from '../../shared/model/order.ts';
import { isOnPaper } from '../../shared/model/prints.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { ItemId } from '../../shared/money.ts';
import type { MediumId } from '../../shared/sheet-media.ts';
import { sheetItemId, sheetOf, sheetPrice, type SheetKind } from '../../shared/sheet-prices.ts';
import { t } from '../i18n/index.ts';
import { mediumOptions } from './media.ts';
import { ticketOf } from './ticket-of.ts';

/** Something that staff can add to a ticket. */
export interface ForSale {
  readonly id: ItemId;
  readonly name: string;
  /** Tax included, in the smallest unit of the price list's currency. */
  readonly price: number;
}

/** A paper that the studio sells sheets on. */
export interface PaperForSale {
  readonly value: MediumId;
  readonly label: string;
  /** The further sheet, then the other paper for the sheet that a photo includes; without those that are not sold. */
  readonly sheets: readonly (ForSale & { readonly kind: SheetKind })[];
}

/** Returns every paper that has a price. */
export function papersForSale({ ownMedia, sheetPrices }: StudioSettings): readonly PaperForSale[] {
  return mediumOptions(ownMedia).flatMap(({ value, label }) => {
    const sheets = (['further', 'first'] as const).flatMap((kind) => {
      const price = sheetPrice(sheetPrices, kind, value);
      const name = t(`ticket.sheets.${kind}`, { paper: label });
      return price === null ? [] : [{ id: sheetItemId(kind, value), kind, name, price }];
    });
    return sheets.length === 0 ? [] : [{ value, label, sheets }];
  });
}

/** True when the studio sells anything besides photos. */
export const sellsMore = (settings: StudioSettings | null): boolean =>
  settings !== null && (settings.items.length > 0 || papersForSale(settings).length > 0);

/** Sheets of one paper. */
export interface SheetsOn {
  readonly mediumId: MediumId;
  readonly copies: number;
}

/**
 * Returns the sheets that the order's ticket names and that were not given back, by paper, the first sheet's paper first.
 * Empty when the ticket sells no sheet: then the photos' own sheet goes on any paper.
 *
 * @param usual the studio's usual paper, which the first sheet is on unless another one was sold
 */
function sheetsSold(
  order: Pick<OrderView, 'bill' | 'payment' | 'laterSales' | 'settlements'>,
  usual: MediumId,
): readonly SheetsOn[] {
  const givenBack = order.settlements.flatMap(({ lines }) => lines);
  const sold = ticketOf(order).lines.flatMap(({ id, sheet, quantity }) => {
    const of = sheet === undefined ? null : sheetOf(sheet);
    const left = givenBack
      .filter(({ line }) => id !== undefined && line === id)
      .reduce((rest, back) => rest - back.quantity, quantity);
    return of === null || left === 0 ? [] : [{ ...of, quantity: left }];
  });
  if (sold.length === 0) return [];
  const first = sold.findLast(({ kind }) => kind === 'first')?.mediumId ?? usual;
  const copies = new Map<MediumId, number>([[first, 1]]);
  for (const { kind, mediumId, quantity } of sold)
    if (kind === 'further') copies.set(mediumId, (copies.get(mediumId) ?? 0) + quantity);
  return [...copies].map(([mediumId, number]) => ({ mediumId, copies: number }));
}

/** Returns every paper that the order's sheets go on, the first sheet's paper first: without sheets on the ticket, the usual one. */
export function papersOfOrder(
  order: Pick<OrderView, 'bill' | 'payment' | 'laterSales' | 'settlements'>,
  usual: MediumId,
): readonly MediumId[] {
  const sold = sheetsSold(order, usual);
  return sold.length === 0 ? [usual] : sold.map(({ mediumId }) => mediumId);
}

/** True when the order's ticket names sheets. */
export const sellsSheets = (order: Pick<OrderView, 'bill' | 'payment' | 'laterSales'>): boolean =>
  ticketOf(order).lines.some(({ sheet }) => sheet !== undefined);

/** Returns the sheets on the first paper of which fewer were printed than sold; null when there are none. */
export function sheetsToPrint(
  order: Pick<OrderView, 'id' | 'bill' | 'payment' | 'laterSales' | 'settlements' | 'prints'>,
  usual: MediumId,
): SheetsOn | null {
  const printed = (mediumId: MediumId): number =>
    order.prints
      .filter(({ kind, layout }) => kind === 'sheet' && layout.mediumId === mediumId)
      .filter(isOnPaper)
      .reduce((sum, { copies }) => sum + copies, 0);
  const left = sheetsSold(order, usual).map(({ mediumId, copies }) => ({
    mediumId,
    copies: copies - printed(mediumId),
  }));
  return left.find(({ copies }) => copies > 0) ?? null;
}
