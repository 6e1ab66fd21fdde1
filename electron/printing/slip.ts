/** The slip with a UK photo code that a customer takes home, as a PDF file. */
import { encode } from 'uqr';
import type { CodeView } from '../../shared/model.ts';
import { readPhotoCode } from '../../shared/photo-code.ts';
import { Flow, type PaperSize } from './flow.ts';
import { widthOf } from './fonts.ts';
import type { Paper, TextStyle } from './paper.ts';
import { dayInWords, englishSlip, fill, type SlipWords } from './words.ts';

export interface Slip {
  readonly studioName: string;
  readonly code: Pick<CodeView, 'code' | 'orderNumber' | 'issuedAt' | 'expiresAt'>;
  /** Marks it as made for practice. */
  readonly practice: boolean;
  readonly paper?: PaperSize;
  readonly words?: SlipWords;
  /** The studio's; the machine's own when it is left out. */
  readonly timeZone?: string;
}

const mmPerPoint = 25.4 / 72;
const dayMs = 24 * 60 * 60 * 1000;
const plain: TextStyle = { face: 'text', size: 9 };
const qrSideMm = 30;
/** Between groups of the code: seen as a gap, and no character that someone could type. */
const gapEm = 0.35;

/** The largest size, up to `most` points, at which `chars` letters of the fixed-width face fit beside `gaps` gaps. */
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

function drawQr(paper: Paper, text: string, leftMm: number, topMm: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const moduleMm = qrSideMm / size;
  for (const [row, modules] of data.entries()) {
    for (let from = 0; from < size; from++) {
      if (modules[from] !== true) continue;
      let to = from;
      while (modules[to] === true) to++;
      // One box for a run of dark modules, so that no hairline shows between them.
      paper.box(leftMm + from * moduleMm, topMm + row * moduleMm, (to - from) * moduleMm, moduleMm);
      from = to;
    }
  }
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
  flow.text(fill(text, { days, date: day(code.issuedAt) }), { ...plain, align: 'centre' });
}

/** Composes a slip. The same input gives the same bytes. */
export function composeSlip(slip: Slip): Promise<Uint8Array> {
  const { studioName, code, practice, paper = 'a6', words = englishSlip } = slip;
  const { text, host, path, groups } = readPhotoCode(code.code);
  const flow = new Flow(paper);
  if (practice) {
    flow.banner(words.practice);
    flow.text(words.practiceMeaning, { ...plain, align: 'centre' });
    flow.space(1);
  }
  flow.text(words.title, { face: 'strong', size: 13, align: 'centre' });
  flow.space(2);
  if (host !== '') grouped(flow, [`${host}/`], 20);
  grouped(flow, groups.length > 0 ? groups : [path], 32);
  flow.space(1);
  flow.text(words.howToType, { ...plain, align: 'centre' });
  // Once more in one piece: what is typed looks like this.
  flow.text(text, { face: 'code', size: 12, align: 'centre' });
  flow.space(3);
  // Light around the QR code, four of its modules wide, is what lets a camera find it (ISO/IEC 18004).
  flow.draw(qrSideMm + 4, (page, left, top) => drawQr(page, text, left + (flow.widthMm - qrSideMm) / 2, top));
  lifetime(flow, slip, words);
  flow.space(2);
  flow.text(words.notAnApproval, { ...plain, face: 'strong', align: 'centre' });
  flow.text(words.onceUsed, { ...plain, align: 'centre' });
  flow.space(2);
  flow.text(`${studioName} · ${fill(words.orderNumber, { number: code.orderNumber })}`, {
    ...plain,
    align: 'centre',
  });
  return flow.save(fill(words.orderNumber, { number: code.orderNumber }));
}
