/** Rows of text one below the other, on a roll that is as long as they are or on as many pages as they need. */
import { mmPerPoint } from '../../../shared/inch.ts';
import { widthOf } from '../type/fonts.ts';
import { type Paper, PaperDocument, type TextStyle } from './paper.ts';
import { wrap, wrapEvenly } from '../type/wrap.ts';

export const papers = {
  /** The usual roll of receipt printers: 80 mm wide, of which 72 mm are printed. */
  roll80: { widthMm: 80, heightMm: null, marginMm: 4 },
  /** ISO 216. The margin is for desk printers, which do not reach the edge. */
  a6: { widthMm: 105, heightMm: 148, marginMm: 6 },
} as const;
export type PaperSize = keyof typeof papers;

interface Row {
  /** What it takes where there is room. */
  readonly heightMm: number;
  /** What it can do with, so that all rows stand on one page. */
  readonly leastMm: number;
  /** @param top upper edge of the row on its page, mm */
  readonly draw: (paper: Paper, top: number, heightMm: number) => void;
}

const lineHeight = 1.35;
/** From the top of a line to its baseline, as a share of the type size: half the leading and the ascender. */
const baseline = 1.05;

/** Of a label and a value on one line: the value's share at most, and what stays free between the two. */
const widestValue = 0.66;
const gutterMm = 3;

export class Flow {
  readonly #size: PaperSize;
  readonly #rows: Row[] = [];

  constructor(size: PaperSize) {
    this.#size = size;
  }

  get widthMm(): number {
    return papers[this.#size].widthMm - 2 * this.#margin;
  }

  get #margin(): number {
    return papers[this.#size].marginMm;
  }

  /** Anything else, `heightMm` high. */
  draw(heightMm: number, draw: (paper: Paper, left: number, top: number) => void): void {
    this.yielding(heightMm, heightMm, draw);
  }

  /** Something that may be lower, down to `leastMm`, when that brings all rows onto one page. */
  yielding(
    heightMm: number,
    leastMm: number,
    draw: (paper: Paper, left: number, top: number, heightMm: number) => void,
  ): void {
    const inside = (paper: Paper, top: number, height: number): void =>
      draw(paper, this.#margin, top, height);
    this.#rows.push({ heightMm, leastMm, draw: inside });
  }

  space(heightMm: number): void {
    this.draw(heightMm, () => undefined);
  }

  rule(): void {
    this.draw(3, (paper, left, top) => paper.box(left, top + 1.4, this.widthMm, 0.2));
  }

  /** A text as wide as the paper, broken into lines; into even ones when it stands in the middle. */
  text(text: string, style: TextStyle): void {
    const share = { left: 0, centre: 0.5, right: 1 }[style.align ?? 'left'];
    const broken = style.align === 'centre' ? wrapEvenly : wrap;
    for (const line of broken(text, style, this.widthMm)) {
      this.draw(style.size * mmPerPoint * lineHeight, (paper, left, top) =>
        paper.text(line, left + this.widthMm * share, top + style.size * mmPerPoint * baseline, style),
      );
    }
  }

  /** A text on the left and a figure on the right of it; the figure breaks only when it needs most of the line. */
  pair(label: string, value: string, style: TextStyle, valueStyle: TextStyle = style): void {
    const values = wrap(value, valueStyle, this.widthMm * widestValue);
    const widest = Math.max(...values.map((line) => widthOf(valueStyle.face, line, valueStyle.size)));
    const labels = wrap(label, style, this.widthMm - widest * mmPerPoint - gutterMm);
    const height = Math.max(style.size, valueStyle.size) * mmPerPoint;
    for (let line = 0; line < Math.max(labels.length, values.length); line++) {
      this.draw(height * lineHeight, (paper, left, top) => {
        paper.text(labels[line] ?? '', left, top + height * baseline, style);
        const right = left + this.widthMm;
        paper.text(values[line] ?? '', right, top + height * baseline, { ...valueStyle, align: 'right' });
      });
    }
  }

  /** A word that no one can miss, white on black, and below it what it means. */
  banner(word: string, meaning: string): void {
    const small: TextStyle = { face: 'text', size: 9, align: 'centre', grey: 1 };
    const lines = wrapEvenly(meaning, small, this.widthMm - gutterMm);
    const line = small.size * mmPerPoint * lineHeight;
    const heightMm = 9.5 + lines.length * line;
    this.draw(heightMm, (paper, left, top) => {
      const middle = left + this.widthMm / 2;
      paper.box(left, top, this.widthMm, heightMm);
      paper.text(word, middle, top + 6.8, { face: 'strong', size: 18, align: 'centre', grey: 1 });
      for (const [index, text] of lines.entries())
        paper.text(text, middle, top + 8.3 + index * line + small.size * mmPerPoint * baseline, small);
    });
  }

  /** The finished file. */
  save(title: string): Promise<Uint8Array> {
    const { widthMm, heightMm, marginMm } = papers[this.#size];
    const length = this.#rows.reduce((sum, row) => sum + row.heightMm, 0);
    const pageHeight = heightMm ?? length + 2 * marginMm;
    let missing = length - (pageHeight - 2 * marginMm);
    const document = new PaperDocument();
    let page = document.page(widthMm, pageHeight);
    let top: number = marginMm;
    for (const row of this.#rows) {
      const yielded = Math.max(0, Math.min(missing, row.heightMm - row.leastMm));
      const height = row.heightMm - yielded;
      missing -= yielded;
      // A hair of tolerance: the roll's length is the sum of its rows.
      if (top + height > pageHeight - marginMm + 0.01) {
        page = document.page(widthMm, pageHeight);
        top = marginMm;
      }
      row.draw(page, top, height);
      top += height;
    }
    return document.save(title);
  }
}
