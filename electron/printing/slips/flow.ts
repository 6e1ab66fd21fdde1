/** Lays rows of text one below the other, on a roll as long as the rows or on as many pages as they need. */
import { mmPerPoint } from '../../../shared/inch.ts';
import { widthOf } from '../type/fonts.ts';
import { type Paper, PaperDocument, type TextStyle } from './paper.ts';
import { slipPages, type SlipPage } from './pages.ts';
import { PicturePage, type SlipPicture } from './picture-page.ts';
import { wrap, wrapEvenly } from '../type/wrap.ts';

interface Row {
  /** Height where there is enough room, mm. */
  readonly heightMm: number;
  /** Smallest height, used where that keeps all rows on one page, mm. */
  readonly leastMm: number;
  /** True for the space before a part that begins a new page, unless all rows fit on one. */
  readonly breaks: boolean;
  /** @param top upper edge of the row on its page, mm */
  readonly draw: (paper: Paper, top: number, heightMm: number) => void;
}

const lineHeight = 1.35;
/** Distance from the top of a line to its baseline, in type sizes: half the leading plus the ascender. */
const baseline = 1.05;

/** For a label and a value on one line: largest share of the value, and free space between the two. */
const widestValue = 0.66;
const gutterMm = 3;

export class Flow {
  readonly #page: SlipPage;
  readonly #rows: Row[] = [];

  constructor(page: SlipPage) {
    this.#page = page;
  }

  get pageWidthMm(): number {
    return this.#page.widthMm;
  }

  /** Width between the margins. */
  get widthMm(): number {
    const { widthMm, margins } = this.#page;
    return widthMm - margins.leftMm - margins.rightMm;
  }

  /** Length of a page that has all rows at their full height, with its margins. */
  get lengthMm(): number {
    const { topMm, bottomMm } = this.#page.margins;
    return topMm + this.#rows.reduce((sum, row) => sum + row.heightMm, 0) + bottomMm;
  }

  /** Adds a row of any content, `heightMm` high. */
  draw(heightMm: number, draw: (paper: Paper, left: number, top: number) => void): void {
    this.yielding(heightMm, heightMm, draw);
  }

  /** Adds a row that may shrink to `leastMm` when that keeps all rows on one page. */
  yielding(
    heightMm: number,
    leastMm: number,
    draw: (paper: Paper, left: number, top: number, heightMm: number) => void,
  ): void {
    const inside = (paper: Paper, top: number, height: number): void =>
      draw(paper, this.#page.margins.leftMm, top, height);
    this.#rows.push({ heightMm, leastMm, breaks: false, draw: inside });
  }

  /** Begins a new page for what follows. Where all rows fit on one page, as on a roll, leaves a space instead. */
  part(): void {
    this.#rows.push({ heightMm: 8, leastMm: 8, breaks: true, draw: () => undefined });
  }

  space(heightMm: number): void {
    this.draw(heightMm, () => undefined);
  }

  rule(): void {
    this.draw(3, (paper, left, top) => paper.box(left, top + 1.4, this.widthMm, 0.2));
  }

  /** Adds a text as wide as the paper, wrapped into lines; centred text gets lines of even length. */
  text(text: string, style: TextStyle): void {
    const share = { left: 0, centre: 0.5, right: 1 }[style.align ?? 'left'];
    const broken = style.align === 'centre' ? wrapEvenly : wrap;
    for (const line of broken(text, style, this.widthMm)) {
      this.draw(style.size * mmPerPoint * lineHeight, (paper, left, top) =>
        paper.text(line, left + this.widthMm * share, top + style.size * mmPerPoint * baseline, style),
      );
    }
  }

  /** Adds a text on the left and a figure on the right. The figure wraps only when it needs most of the line. */
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

  /** Adds texts side by side, each wrapped in a column of its own. @param shares of the width; they add up to 1 */
  columns(texts: readonly string[], shares: readonly number[], style: TextStyle): void {
    const lines = texts.map((text, column) =>
      wrap(text, style, this.widthMm * (shares[column] ?? 0) - gutterMm / 2),
    );
    const height = style.size * mmPerPoint;
    for (let line = 0; line < Math.max(...lines.map(({ length }) => length)); line++) {
      this.draw(height * lineHeight, (paper, left, top) => {
        let x = left;
        for (const [column, share] of shares.entries()) {
          paper.text(lines[column]?.[line] ?? '', x, top + height * baseline, style);
          x += this.widthMm * share;
        }
      });
    }
  }

  /** Adds a word that nobody can miss, white on black, with its meaning below. */
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

  /** Draws the rows of a roll on one paper. */
  drawOn(paper: Paper): void {
    this.#lay(() => paper);
  }

  /** Returns the finished PDF file. */
  save(title: string): Promise<Uint8Array> {
    const document = new PaperDocument();
    this.#lay((widthMm, heightMm) => document.page(widthMm, heightMm));
    return document.save(title);
  }

  /** Returns a picture of each page. */
  async pictures(picture: SlipPicture): Promise<Uint8Array[]> {
    const pages: PicturePage[] = [];
    const blackOnly = this.pageWidthMm <= slipPages.roll80.widthMm;
    this.#lay((widthMm, heightMm) => {
      const page = new PicturePage(widthMm, heightMm, picture, blackOnly);
      pages.push(page);
      return page;
    });
    const files: Uint8Array[] = [];
    for (const page of pages) files.push(await page.file());
    return files;
  }

  /** Draws the rows on as many pages as they need. */
  #lay(newPage: (widthMm: number, heightMm: number) => Paper): void {
    const { widthMm, heightMm, margins } = this.#page;
    const pageHeight = heightMm ?? this.lengthMm;
    const isOnePage = this.lengthMm <= pageHeight + 0.01;
    let missing = this.lengthMm - pageHeight;
    let page = newPage(widthMm, pageHeight);
    let top = margins.topMm;
    for (const row of this.#rows) {
      const yielded = Math.max(0, Math.min(missing, row.heightMm - row.leastMm));
      const height = row.heightMm - yielded;
      missing -= yielded;
      // A small tolerance for rounding: the roll's length is the sum of its rows.
      if (top + height > pageHeight - margins.bottomMm + 0.01 || (row.breaks && !isOnePage)) {
        page = newPage(widthMm, pageHeight);
        top = margins.topMm;
        if (row.breaks) continue;
      }
      row.draw(page, top, height);
      top += height;
    }
  }
}
