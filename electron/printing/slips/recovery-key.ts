/** Composes the paper with the studio's recovery key. It is only ever in memory and at the printer. */
import { mmPerPoint } from '../../../shared/inch.ts';
import { fill, momentInWords } from '../../words/fill.ts';
import type { RecoveryWords } from '../../words/types.ts';
import { widthOf } from '../type/fonts.ts';
import { Flow } from './flow.ts';
import { plain } from './letterhead.ts';
import { slipPages, type SlipPage } from './pages.ts';

export interface RecoveryPaper {
  readonly studioName: string;
  /** Groups of characters, separated by spaces. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly printedAt: string;
  /** A6 unless another page is given. */
  readonly page?: SlipPage;
  readonly words: RecoveryWords;
  /** The studio's time zone; the computer's when it is left out. */
  readonly timeZone?: string;
}

/** Groups on a line: the 14 groups of a key fill seven lines. */
const perLine = 2;
/** Type size of the key, points. */
const size = 20;
/** Width of a line's number and of the space between groups, mm. */
const [numberMm, gapMm] = [7, 7];

/** Adds the key, two groups on a line, each line with its number, so that a person who types it keeps their place. */
function drawKey(flow: Flow, key: string): void {
  const groups = key.split(' ');
  const height = size * mmPerPoint;
  for (let from = 0; from < groups.length; from += perLine) {
    const line = groups.slice(from, from + perLine);
    const wide = line.map((group) => widthOf('code', group, size) * mmPerPoint);
    const width = numberMm + wide.reduce((sum, each) => sum + each, 0) + gapMm * (line.length - 1);
    flow.draw(height * 1.5, (paper, left, top) => {
      const baseline = top + height * 1.1;
      let x = left + (flow.widthMm - width) / 2;
      paper.text(String(from / perLine + 1), x, baseline, { ...plain, grey: 0.4 });
      x += numberMm;
      for (const [index, group] of line.entries()) {
        paper.text(group, x, baseline, { face: 'code', size });
        x += (wide[index] ?? 0) + gapMm;
      }
    });
  }
}

/** Lays out the paper. */
export function recoveryFlow(paper: RecoveryPaper): Flow {
  const { studioName, key, printedAt, page = slipPages.a6, words, timeZone } = paper;
  const flow = new Flow(page);
  flow.text(studioName, { ...plain, align: 'centre' });
  flow.text(words.title, { face: 'strong', size: 13, align: 'centre' });
  flow.space(2);
  flow.text(words.opens, plain);
  flow.space(2);
  drawKey(flow, key);
  flow.space(2);
  flow.text(words.keep, { face: 'strong', size: 9 });
  flow.space(1);
  flow.text(words.prove, plain);
  flow.space(1);
  flow.text(fill(words.printed, { when: momentInWords(printedAt, words.locale, timeZone) }), plain);
  return flow;
}

export const composeRecovery = (paper: RecoveryPaper): Promise<Uint8Array> =>
  recoveryFlow(paper).save(paper.words.title);
