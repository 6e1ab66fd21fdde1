/** Composes the slip with a UK photo code that a customer takes home, as a PDF file. */
import { mmPerPoint } from '../../../shared/inch.ts';
import type { CodeView } from '../../../shared/model/photo.ts';
import { readPhotoCode } from '../../../shared/photo-code.ts';
import { Flow } from './flow.ts';
import { slipPages, type SlipPage } from './pages.ts';
import { widthOf } from '../type/fonts.ts';
import { drawLogo, type PaperLogo } from './letterhead.ts';
import type { Paper, TextStyle } from './paper.ts';
import { qr, qrCodeOf } from './qr.ts';
import { dayInWords, fill } from '../../words/fill.ts';
import type { SlipWords } from '../../words/types.ts';

export interface Slip {
  readonly studioName: string;
  readonly logo?: PaperLogo;
  readonly code: Pick<CodeView, 'code' | 'orderNumber' | 'issuedAt' | 'expiresAt'>;
  /** Name of the person in the photo. Set for orders with several people, so that their slips can be told apart. */
  readonly person?: string;
  /** Marks the slip as a practice one. */
  readonly practice: boolean;
  /** A6 unless another page is given. */
  readonly page?: SlipPage;
  readonly words: SlipWords;
  /** The studio's time zone; the computer's when it is left out. */
  readonly timeZone?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Longest name, in characters: about one line. More would not tell people apart, and would take room from the QR code. */
const longestName = 40;
const short = (name: string): string =>
  name.length > longestName
    ? `${Array.from(name)
        .slice(0, longestName - 1)
        .join('')}…`
    : name;
const centred: TextStyle = { face: 'text', size: 9, align: 'centre' };
/** Side of the QR code, mm. At the smallest size, its modules are 0.7 mm: 8 dots of a 300 dpi printer. */
const [qrMostMm, qrLeastMm] = [30, 18];
/** Space between groups of the code, in ems: visible as a gap, but not a character that anyone could type. */
const gapEm = 0.35;

/** Returns the largest type size, up to `most` points, that fits the text with `gaps` gaps. */
function sizeThatFits(text: string, gaps: number, widthMm: number, most: number): number {
  const widthAtOne = (widthOf('code', text, 1) + gaps * gapEm) * mmPerPoint;
  return Math.min(most, Math.floor((widthMm / widthAtOne) * 2) / 2);
}

/** Adds groups of letters centred on one line. Each is a text of its own, so that copying them adds no spaces. */
function grouped(flow: Flow, groups: readonly string[], most: number): void {
  const size = sizeThatFits(groups.join(''), groups.length - 1, flow.widthMm, most);
  const height = size * mmPerPoint;
  const width = (widthOf('code', groups.join(''), size) + (groups.length - 1) * gapEm * size) * mmPerPoint;
  flow.draw(height * 1.35, (paper, left, top) => {
    let x = left + (flow.widthMm - width) / 2;
    for (const group of groups) {
      paper.text(group, x, top + height * 1.05, { face: 'code', size });
      x += (widthOf('code', group, size) + gapEm * size) * mmPerPoint;
    }
  });
}

function lifetime(flow: Flow, { code, timeZone }: Slip, words: SlipWords): void {
  const day = (iso: string): string => dayInWords(iso, words.locale, timeZone);
  const days = Math.round((Date.parse(code.expiresAt) - Date.parse(code.issuedAt)) / dayMs);
  flow.text(fill(words.validUntil, { date: day(code.expiresAt) }), {
    face: 'strong',
    size: 11,
    align: 'centre',
  });
  const text = days === 1 ? words.lifetimeOneDay : words.lifetime;
  flow.text(fill(text, { days, date: day(code.issuedAt) }), centred);
}

/** Lays out a slip. It has one page, so that no line of it gets left behind: the QR code shrinks to make room for the text. */
export function slipFlow(slip: Slip): Flow {
  const { studioName, code, person = '', practice, page = slipPages.a6, words } = slip;
  const { text, host, path, groups } = readPhotoCode(code.code);
  const flow = new Flow(page);
  if (practice) {
    flow.banner(words.practice, words.practiceMeaning);
    flow.space(2);
  }
  if (slip.logo !== undefined) drawLogo(flow, slip.logo);
  flow.text(words.title, { face: 'strong', size: 13, align: 'centre' });
  if (person !== '') flow.text(short(person), { face: 'strong', size: 11, align: 'centre' });
  flow.space(1.5);
  if (host !== '') grouped(flow, [`${host}/`], 20);
  grouped(flow, groups.length > 0 ? groups : [path], 32);
  flow.space(1);
  flow.text(words.howToType, centred);
  flow.space(1);
  // The code again in one piece, exactly as it must be typed.
  flow.text(text, { face: 'code', size: 12, align: 'centre' });
  qr(flow, text, qrMostMm, qrLeastMm);
  lifetime(flow, slip, words);
  flow.space(2);
  flow.text(words.notAnApproval, { ...centred, face: 'strong' });
  flow.text(words.onceUsed, centred);
  flow.space(2);
  flow.text(`${studioName} · ${orderWords(slip)}`, centred);
  return flow;
}

/** Space around the text of a compact slip, mm. */
const insetMm = 2;
/** Its smallest type: that of receipts. */
const fine: TextStyle = { face: 'text', size: 8 };
/** Side of a module of its QR code, mm: as on the smallest slip. */
const moduleMm = 0.7;

/** A slip or a receipt as a block on a sheet. */
export interface PaperBlock {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Draws it from the paper's top left corner on. */
  readonly draw: (paper: Paper) => void;
}

/** Lays out a slip in little space: the QR code, and beside it what the customer must know, in a column this wide. */
export function compactSlip(slip: Slip, columnMm: number): PaperBlock {
  const { studioName, code, person = '', practice, words, timeZone } = slip;
  const { text } = readPhotoCode(code.code);
  const { modules, draw } = qrCodeOf(text);
  const sideMm = modules * moduleMm;
  const margins = { topMm: insetMm, rightMm: insetMm, bottomMm: insetMm, leftMm: sideMm };
  const flow = new Flow({ widthMm: sideMm + columnMm + insetMm, heightMm: null, margins });
  if (practice) flow.text(`${words.practice}. ${words.practiceMeaning}`, { ...fine, face: 'strong' });
  flow.text(words.title, { face: 'strong', size: 9 });
  if (person !== '') flow.text(short(person), { face: 'strong', size: 9 });
  // In one piece, exactly as it must be typed.
  flow.text(text, { face: 'code', size: sizeThatFits(text, 0, columnMm, 14) });
  flow.text(fill(words.validUntil, { date: dayInWords(code.expiresAt, words.locale, timeZone) }), {
    face: 'strong',
    size: 9,
  });
  for (const line of [words.howToType, words.notAnApproval, `${studioName} · ${orderWords(slip)}`])
    flow.text(line, fine);
  const heightMm = Math.max(flow.lengthMm, sideMm);
  return {
    ...{ widthMm: flow.pageWidthMm, heightMm },
    draw: (paper) => {
      draw(paper, 0, (heightMm - sideMm) / 2, moduleMm);
      flow.drawOn(paper);
    },
  };
}

const orderWords = ({ code, words }: Slip): string => fill(words.orderNumber, { number: code.orderNumber });

/** Composes a slip. The same input gives the same bytes. */
export const composeSlip = (slip: Slip): Promise<Uint8Array> => slipFlow(slip).save(orderWords(slip));
