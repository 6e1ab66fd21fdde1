import type { Flow } from './flow.ts';
import type { TextStyle } from './paper.ts';

export const plain: TextStyle = { face: 'text', size: 9 };
export const strong: TextStyle = { face: 'strong', size: 9 };
export const figures: TextStyle = { face: 'figures', size: 9 };

interface Headed {
  /** Empty texts are left out, and so is a missing address. */
  readonly studio: { readonly name: string; readonly address?: string; readonly taxNumber: string };
  readonly practice: boolean;
}
interface LetterheadWords {
  readonly practice: string;
  readonly practiceMeaning: string;
  readonly taxNumber: string;
}

/** Adds the practice banner, where it applies, and the studio: the head of a receipt and of a closing. */
export function letterhead(flow: Flow, { studio, practice }: Headed, words: LetterheadWords): void {
  const { name, address = '', taxNumber } = studio;
  if (practice) {
    flow.banner(words.practice, words.practiceMeaning);
    flow.space(3);
  }
  flow.text(name, { face: 'strong', size: 13, align: 'centre' });
  if (address !== '') flow.text(address, { ...plain, align: 'centre' });
  if (taxNumber !== '') flow.text(`${words.taxNumber} ${taxNumber}`, { ...plain, align: 'centre' });
  flow.space(4);
}
