import { KioskError } from '../../../shared/errors.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { BillLine, ItemId } from '../../../shared/money.ts';
import { mediumOf } from '../../../shared/sheet-media.ts';
import { sheetOf, sheetPrice, type SheetItemId } from '../../../shared/sheet-prices.ts';
import { mediumName } from '../../printing/medium-names.ts';
import { fill } from '../../words/fill.ts';
import { wordsIn } from '../../words/words.ts';

interface ForSale {
  /** As bills and receipts name it. */
  readonly name: string;
  /** Tax included, in the smallest unit of the price list's currency. */
  readonly price: number;
}

function sheetForSale(settings: StudioSettings, id: SheetItemId): ForSale | null {
  const sheet = sheetOf(id);
  if (sheet === null || mediumOf(sheet.mediumId, settings.ownMedia) === null) return null;
  const price = sheetPrice(settings.sheetPrices, sheet.kind, sheet.mediumId);
  const { media, receipt } = wordsIn(settings.language);
  const paper = mediumName(sheet.mediumId, settings.ownMedia, media);
  return price === null ? null : { name: fill(receipt.sheets[sheet.kind], { paper }), price };
}

const isSheet = (id: ItemId): id is SheetItemId => id.startsWith('sheet-');

/** Returns an item or a sheet with today's price; null when the studio does not sell it. */
export const findItemForSale = (settings: StudioSettings, id: ItemId): ForSale | null =>
  (isSheet(id) ? sheetForSale(settings, id) : settings.items.find((item) => item.id === id)) ?? null;

/** Returns an item or a sheet with today's price. @throws KioskError NOT_FOUND when the studio does not sell it */
export function itemForSale(settings: StudioSettings, id: ItemId): ForSale {
  const found = findItemForSale(settings, id);
  if (found === null) throw new KioskError('NOT_FOUND', 'the studio sells no such item');
  return found;
}

/** Returns what a line of a bill says about the sheet that it sells. */
export const sheetOnLine = (id: ItemId): Pick<BillLine, 'sheet'> => (isSheet(id) ? { sheet: id } : {});
