/** Wraps text into lines. */
import { pointsPerMm } from '../../../shared/inch.ts';
import { widthOf, type Face } from './fonts.ts';

export interface TypeSize {
  readonly face: Face;
  /** Points. */
  readonly size: number;
}

interface Word {
  readonly text: string;
  readonly widthMm: number;
}
type Measure = (text: string) => number;

const measureIn =
  ({ face, size }: TypeSize): Measure =>
  (text) =>
    widthOf(face, text, size) / pointsPerMm;

/** Not at a no-break space: French sets one before a colon, and every language one between a number and its unit. */
const between = /[\t\r ]+/;

/** Returns the words of each paragraph with their widths. Measuring once means that trying another width only adds sums. */
function measured(text: string, measure: Measure): Word[][] {
  const word = (each: string): Word => ({ text: each, widthMm: measure(each) });
  return text.split('\n').map((paragraph) => paragraph.split(between).map(word));
}

/** Splits a word that is wider than a line. */
function pieces({ text }: Word, widthMm: number, measure: Measure): Word[] {
  const parts: Word[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const longer = (last?.text ?? '') + character;
    const part = { text: longer, widthMm: measure(longer) };
    if (last !== undefined && part.widthMm <= widthMm) parts.splice(-1, 1, part);
    else parts.push({ text: character, widthMm: measure(character) });
  }
  return parts;
}

function fill(words: readonly Word[], widthMm: number, measure: Measure): string[] {
  const space = measure(' ');
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = (last?.widthMm ?? 0) + space + word.widthMm;
    if (last !== undefined && joined <= widthMm) {
      lines.splice(-1, 1, { text: `${last.text} ${word.text}`, widthMm: joined });
    } else lines.push(...(word.widthMm > widthMm ? pieces(word, widthMm, measure) : [word]));
  }
  return lines.map(({ text }) => text);
}

/** Wraps a text into lines of at most `widthMm`. Breaks between words, and inside a word only when it is wider than a line. */
export function wrap(text: string, style: TypeSize, widthMm: number): string[] {
  const measure = measureIn(style);
  return measured(text, measure).flatMap((words) => fill(words, widthMm, measure));
}

/** Wraps like `wrap`, into as many lines but more even ones, so that no single word is left below a full line. */
export function wrapEvenly(text: string, style: TypeSize, widthMm: number): string[] {
  const measure = measureIn(style);
  return measured(text, measure).flatMap((words) => {
    const stepMm = 2;
    let lines = fill(words, widthMm, measure);
    for (let narrower = widthMm - stepMm; narrower > widthMm / 2; narrower -= stepMm) {
      const tried = fill(words, narrower, measure);
      if (tried.length > lines.length) break;
      lines = tried;
    }
    return lines;
  });
}
