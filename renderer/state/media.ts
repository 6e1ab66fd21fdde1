/** Names of paper for people: the known sizes, and the studio's own. */
import {
  media,
  mediumIds,
  slipPapers,
  type KnownMediumId,
  type MediumId,
  type OwnMedium,
  type SlipPaper,
} from '../../shared/sheet-media.ts';
import { locale, t } from '../i18n/index.ts';

/** Formats millimetres: `12.7`, by default with at most one decimal. */
export const mmText = (mm: number, digits = 1): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(mm);

const isKnown = (id: MediumId): id is KnownMediumId | SlipPaper =>
  [...mediumIds, ...slipPapers].some((known) => known === id);

/** A6: ISO 216. Paper whose name has its size in centimetres, and a roll, have no further size in their names. */
const sizes: Readonly<Record<string, Pick<OwnMedium, 'widthMm' | 'heightMm'> | undefined>> = {
  ...media,
  '10x15cm': undefined,
  '13x18cm': undefined,
  a6: { widthMm: 105, heightMm: 148 },
};

/** Returns a paper's name without its size, for a place where a ruler shows the size. */
export const mediumTitle = (id: MediumId, own: readonly OwnMedium[]): string =>
  isKnown(id) ? t(`media.${id}`) : (own.find((each) => each.id === id)?.name ?? t('printerSetup.own.gone'));

/** Returns a paper's name. `own` holds the studio's papers; one that was removed is named as such. */
export function mediumName(id: MediumId, own: readonly OwnMedium[]): string {
  const name = mediumTitle(id, own);
  const size = sizes[id] ?? own.find((each) => each.id === id);
  return size === undefined
    ? name
    : t('mediumSized', { name, w: mmText(size.widthMm), h: mmText(size.heightMm) });
}

export interface MediumOption {
  readonly value: MediumId;
  readonly label: string;
}

/** Returns all paper for slips and receipts. */
export const slipPaperOptions = (): readonly { readonly value: SlipPaper; readonly label: string }[] =>
  slipPapers.map((value) => ({ value, label: mediumName(value, []) }));

/** Returns all paper for sheets to choose from. The current choice stays in the list when the studio no longer has it. */
export function mediumOptions(own: readonly OwnMedium[], current?: MediumId): readonly MediumOption[] {
  const all: MediumId[] = [...mediumIds, ...own.map(({ id }) => id)];
  const ids = current === undefined || all.includes(current) ? all : [current, ...all];
  return ids.map((value) => ({ value, label: mediumName(value, own) }));
}
