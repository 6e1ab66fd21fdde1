/** Names of media and of papers for slips, as papers say them. */
import type { MediaWords } from '../words/types.ts';
import type { KnownMediumId, MediumId, OwnMedium, SlipPaper } from '../../shared/sheet-media.ts';

/** Written as the trade writes them. */
const mediumNames: Readonly<Record<Exclude<KnownMediumId, 'postcard'>, string>> = {
  '4x6in': '4 × 6 in',
  '10x15cm': '10 × 15 cm',
  '5x7in': '5 × 7 in',
  '13x18cm': '13 × 18 cm',
  '6x8in': '6 × 8 in',
  a5: 'A5',
  a4: 'A4',
  letter: 'Letter',
};

const isKnownMedium = (id: MediumId): id is keyof typeof mediumNames => Object.hasOwn(mediumNames, id);

/** Returns the name of a medium. @param own the studio's own media; one that was removed is named by its id */
export function mediumName(id: MediumId, own: readonly OwnMedium[], words: MediaWords): string {
  if (id === 'postcard') return words.postcard;
  return isKnownMedium(id) ? mediumNames[id] : (own.find((each) => each.id === id)?.name ?? id);
}

/** Returns the name of a paper for slips; null for any other. */
export function slipPaperName(id: MediumId, words: MediaWords): string | null {
  const names: Readonly<Record<SlipPaper, string>> = { roll80: words.roll80, a6: 'A6', a4: 'A4' };
  return id in names ? names[id as SlipPaper] : null;
}
