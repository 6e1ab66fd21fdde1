/** Prices of sheets as staff type them. An empty price is none. */
import type { MediumId } from '../../shared/sheet-media.ts';
import type { SheetPrices } from '../../shared/sheet-prices.ts';
import { priceText, readPrice } from '../ui/price-text.ts';

type Typed = Partial<Record<MediumId, string>>;

export interface SheetPriceForm {
  further: string;
  furtherOn: Typed;
  firstOn: Typed;
}

export const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** True when the text is neither empty nor a price. */
export const isWrongPrice = (text: string | undefined, currency: string): boolean =>
  !isEmpty(text) && readPrice(text ?? '', currency) === null;

const papersOf = <Value>(prices: Partial<Record<MediumId, Value>>): [MediumId, Value][] =>
  Object.entries(prices) as [MediumId, Value][];

export function sheetPriceForm(
  { further, furtherOn, firstOn }: SheetPrices,
  currency: string,
): SheetPriceForm {
  const typed = (prices: SheetPrices['furtherOn']): Typed =>
    Object.fromEntries(papersOf(prices).map(([paper, price]) => [paper, priceText(price, currency)]));
  return {
    further: further === null ? '' : priceText(further, currency),
    furtherOn: typed(furtherOn),
    firstOn: typed(firstOn),
  };
}

/** Returns the prices that the form states; null while one of them is not a price. */
export function readSheetPrices(
  { further, furtherOn, firstOn }: SheetPriceForm,
  currency: string,
): SheetPrices | null {
  const all = [further, ...Object.values(furtherOn), ...Object.values(firstOn)];
  if (all.some((text) => isWrongPrice(text, currency))) return null;
  const read = (typed: Typed): SheetPrices['furtherOn'] =>
    Object.fromEntries(
      papersOf(typed).flatMap(([paper, text]) => {
        const price = readPrice(text, currency);
        return price === null ? [] : [[paper, price]];
      }),
    );
  return { further: readPrice(further, currency), furtherOn: read(furtherOn), firstOn: read(firstOn) };
}
