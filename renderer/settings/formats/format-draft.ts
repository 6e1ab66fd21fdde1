/** The studio's own formats, while staff edit them. */
import { usualDpi } from '../../../shared/inch.ts';
import {
  formatFault,
  type HeadUnit,
  type StudioFormat,
  type StudioFormatId,
} from '../../../shared/formats/studio-formats.ts';
import { mmText } from '../../state/media.ts';
import { priceText, readPrice } from '../../ui/price-text.ts';
import { parseMm } from '../printers/mm-text.ts';
import { randomHex } from '../random-hex.ts';
import { isNameTaken } from '../use-draft-list.ts';

export interface FormatDraft {
  readonly id: StudioFormatId;
  name: string;
  /** Millimetres, as typed. */
  width: string;
  height: string;
  unit: HeadUnit;
  /** Millimetres or percent, as typed. */
  min: string;
  max: string;
  dpi: string;
  price: string;
  favourite: boolean;
}

export const draftOf = (
  { id, name, widthMm, heightMm, head, dpi, price }: StudioFormat,
  currency: string,
  favourites: readonly string[],
): FormatDraft => ({
  ...{ id, name, unit: head.unit, dpi: String(dpi), price: priceText(price, currency) },
  ...{ width: mmText(widthMm, 2), height: mmText(heightMm, 2) },
  ...{ min: mmText(head.min, 2), max: mmText(head.max, 2), favourite: favourites.includes(id) },
});

/** Begins with the commonest head of a small portrait, which a person then changes. */
export const newFormat = (price: string): FormatDraft => ({
  ...{ id: `format-${randomHex()}`, name: '', width: '', height: '', unit: 'percent', min: '65', max: '75' },
  ...{ dpi: String(usualDpi), price, favourite: false },
});

export type DraftFault = 'name' | 'twice' | 'size' | 'head' | 'dpi' | 'price';

/** Returns the format that was typed; null where a figure is no number. */
function read(draft: FormatDraft, currency: string): StudioFormat | null {
  const [widthMm, heightMm, min, max] = [draft.width, draft.height, draft.min, draft.max].map(parseMm);
  const price = readPrice(draft.price, currency);
  if (widthMm == null || heightMm == null || min == null || max == null || price === null) return null;
  const { id, name, unit, dpi } = draft;
  return { id, name: name.trim(), widthMm, heightMm, head: { unit, min, max }, dpi: Number(dpi), price };
}

/** Returns every fault of a format among all of them. */
export function draftFaults(
  draft: FormatDraft,
  all: readonly FormatDraft[],
  currency: string,
): ReadonlySet<DraftFault> {
  const faults = new Set<DraftFault>();
  if (draft.name.trim() === '') faults.add('name');
  else if (isNameTaken(draft, all)) faults.add('twice');
  if (readPrice(draft.price, currency) === null) faults.add('price');
  const { id, unit } = draft;
  const [width, height, min, max] = [draft.width, draft.height, draft.min, draft.max].map(parseMm);
  if (!/^\d{1,4}$/.test(draft.dpi.trim())) faults.add('dpi');
  if (width == null || height == null) faults.add('size');
  if (min == null || max == null) faults.add('head');
  const known = {
    id,
    widthMm: width ?? 0,
    heightMm: height ?? 0,
    head: { unit, min: min ?? 0, max: max ?? 0 },
  };
  const fault = formatFault({ ...known, dpi: Number(draft.dpi) });
  if (fault !== null) faults.add(fault);
  return faults;
}

/** Returns the formats to store; null while one of them has a fault. */
export function formatsOf(drafts: readonly FormatDraft[], currency: string): readonly StudioFormat[] | null {
  if (drafts.some((draft) => draftFaults(draft, drafts, currency).size > 0)) return null;
  return drafts.flatMap((draft) => read(draft, currency) ?? []);
}
