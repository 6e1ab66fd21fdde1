/** Names of media and of papers for slips. */
import type { KnownMediumId, MediumId, OwnMedium, SlipPaper } from '../../shared/sheet-media.ts';

/** Written as the trade writes them. */
const mediumNames: Readonly<Record<KnownMediumId, string>> = {
  '4x6in': '4 × 6 in',
  '10x15cm': '10 × 15 cm',
  '5x7in': '5 × 7 in',
  '13x18cm': '13 × 18 cm',
  '6x8in': '6 × 8 in',
  a5: 'A5',
  a4: 'A4',
  letter: 'Letter',
  postcard: 'Postcard',
};

const isKnownMedium = (id: MediumId): id is KnownMediumId => Object.hasOwn(mediumNames, id);

/** Returns the name of a medium. @param own the studio's own media; one that was removed is named by its id */
export const mediumName = (id: MediumId, own: readonly OwnMedium[]): string =>
  isKnownMedium(id) ? mediumNames[id] : (own.find((each) => each.id === id)?.name ?? id);

const slipPaperNames: Readonly<Record<SlipPaper, string>> = {
  roll80: 'Roll, 80 mm wide',
  a6: 'A6',
  a4: 'A4',
};

/** Returns the name of a paper for slips; null for any other. */
export const slipPaperName = (id: MediumId): string | null =>
  id in slipPaperNames ? slipPaperNames[id as SlipPaper] : null;
