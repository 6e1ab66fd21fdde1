/** The slip with a UK photo code that a customer takes home, as a PDF file. */
import { mmPerPoint } from '../../../shared/inch.ts';
import type { CodeView } from '../../../shared/model/photo.ts';
import { readPhotoCode } from '../../../shared/photo-code.ts';
import { Flow, type PaperSize } from './flow.ts';
import { widthOf } from '../type/fonts.ts';
import type { TextStyle } from './paper.ts';
import { qr } from './qr.ts';
import { dayInWords, englishSlip, fill, type SlipWords } from '../words.ts';

export interface Slip {
  readonly studioName: string;
  readonly code: Pick<CodeView, 'code' | 'orderNumber' | 'issuedAt' | 'expiresAt'>;
  /** Whose photo the code is of, where an order has several people: their slips lie side by side. */
  readonly person?: string;
  /** Marks it as made for practice. */
  readonly practice: boolean;
  readonly paper?: PaperSize;
  readonly words?: SlipWords;
  /** The studio's; the machine's own when it is left out. */
  readonly timeZone?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** What a line of a slip holds, about; more of a name tells no one apart, and takes the room of the QR code. */
const longestName = 40;
const short = (name: string): string =>
  name.length > longestName
    ? `${Array.from(name)
        .slice(0, longestName - 1)
        .join('')}…`
    : name;
const centred: TextStyle = { face: 'text', size: 9, align: 'centre' };
/** Side of the QR code, mm. At its least its modules are 0.7 mm, 8 dots of a printer of 300 dpi. */
const [qrMostMm, qrLeastMm] = [30, 18];
/** Between groups of the code: seen as a gap, and no character that someone could type. */
const gapEm = 0.35;

/** The largest size, up to `most` points, at which the text fits beside `gaps` gaps. */
function sizeThatFits(text: string, gaps: number, widthMm: number, most: number): number {
  const widthAtOne = (widthOf('code', text, 1) + gaps * gapEm) * mmPerPoint;
  return Math.min(most, Math.floor((widthMm / widthAtOne) * 2) / 2);
}

/** Groups of letters on one line, in the middle, each a text of its own: copied, they have no space in between. */
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

/**
 * Composes a slip. The same input gives the same bytes.
 *
 * It stands on one page, so that no line of it is left behind: its QR code gives way to what else there is to say.
 */
export function composeSlip(slip: Slip): Promise<Uint8Array> {
  const { studioName, code, person = '', practice, paper = 'a6', words = englishSlip } = slip;
  const { text, host, path, groups } = readPhotoCode(code.code);
  const flow = new Flow(paper);
  if (practice) {
    flow.banner(words.practice, words.practiceMeaning);
    flow.space(2);
  }
  flow.text(words.title, { face: 'strong', size: 13, align: 'centre' });
  if (person !== '') flow.text(short(person), { face: 'strong', size: 11, align: 'centre' });
  flow.space(1.5);
  if (host !== '') grouped(flow, [`${host}/`], 20);
  grouped(flow, groups.length > 0 ? groups : [path], 32);
  flow.space(1);
  flow.text(words.howToType, centred);
  flow.space(1);
  // Once more in one piece: what is typed looks like this.
  flow.text(text, { face: 'code', size: 12, align: 'centre' });
  qr(flow, text, qrMostMm, qrLeastMm);
  lifetime(flow, slip, words);
  flow.space(2);
  flow.text(words.notAnApproval, { ...centred, face: 'strong' });
  flow.text(words.onceUsed, centred);
  flow.space(2);
  const order = fill(words.orderNumber, { number: code.orderNumber });
  flow.text(`${studioName} · ${order}`, centred);
  return flow.save(order);
}
