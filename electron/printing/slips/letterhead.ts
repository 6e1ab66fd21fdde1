import type { Flow } from './flow.ts';
import { slipPages } from './pages.ts';
import type { TextStyle } from './paper.ts';

export const plain: TextStyle = { face: 'text', size: 9 };
export const strong: TextStyle = { face: 'strong', size: 9 };
export const figures: TextStyle = { face: 'figures', size: 9 };

/** The studio's logo, PNG, in colour and in grey. */
export interface PaperLogo {
  readonly colour: Uint8Array;
  readonly grey: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Largest size of a logo on paper, mm, and the height that it may shrink to where that keeps the text on one page. */
const [logoWidthMm, logoHeightMm, logoLeastMm] = [40, 14, 4];
const belowLogoMm = 2;

/** Adds the logo in the middle. A receipt printer gets it in grey, which its driver makes black dots of. */
export function drawLogo(flow: Flow, { colour, grey, widthPx, heightPx }: PaperLogo): void {
  const mmPerPx = Math.min(logoWidthMm / widthPx, logoHeightMm / heightPx);
  const png = flow.pageWidthMm <= slipPages.roll80.widthMm ? grey : colour;
  const heightMm = heightPx * mmPerPx + belowLogoMm;
  flow.yielding(heightMm, Math.min(heightMm, logoLeastMm + belowLogoMm), (paper, left, top, roomMm) => {
    const height = roomMm - belowLogoMm;
    const width = (height * widthPx) / heightPx;
    paper.picture(png, left + (flow.widthMm - width) / 2, top, width, height);
  });
}

interface Headed {
  /** Empty texts are left out, and so is a missing address. */
  readonly studio: {
    readonly name: string;
    readonly address?: string;
    readonly taxNumber: string;
    readonly logo?: PaperLogo;
  };
  readonly practice: boolean;
}
interface LetterheadWords {
  readonly practice: string;
  readonly practiceMeaning: string;
  readonly taxNumber: string;
}

/** Adds the practice banner, where it applies, and the studio: the head of a receipt and of a closing. */
export function letterhead(flow: Flow, { studio, practice }: Headed, words: LetterheadWords): void {
  const { name, address = '', taxNumber, logo } = studio;
  if (practice) {
    flow.banner(words.practice, words.practiceMeaning);
    flow.space(3);
  }
  if (logo !== undefined) drawLogo(flow, logo);
  flow.text(name, { face: 'strong', size: 13, align: 'centre' });
  if (address !== '') flow.text(address, { ...plain, align: 'centre' });
  if (taxNumber !== '') flow.text(`${words.taxNumber} ${taxNumber}`, { ...plain, align: 'centre' });
  flow.space(4);
}
