/** Draws a slip or a receipt as a part of a sheet. */
import { mmPerPoint } from '../../../shared/inch.ts';
import type { Rect } from '../../../shared/sheet/rect.ts';
import type { Paper, TextStyle } from '../slips/paper.ts';
import { widthOf } from '../type/fonts.ts';
import type { Drawing, Shade, Writing } from './drawing.ts';

const shares = { left: 0, centre: 0.5, right: 1 } as const;

/** Collects what is drawn on a paper that lies in a box of the sheet, upright or turned by 90 degrees clockwise. */
export class DrawnPaper implements Paper {
  readonly #shades: Shade[] = [];
  readonly #writings: Writing[] = [];
  readonly #place: (xMm: number, yMm: number) => readonly [number, number];
  readonly #turned: boolean;

  constructor({ xMm: left, yMm: top, widthMm }: Rect, turned: boolean) {
    this.#turned = turned;
    this.#place = turned ? (x, y) => [left + widthMm - y, top + x] : (x, y) => [left + x, top + y];
  }

  text(text: string, xMm: number, yMm: number, { face, size, align = 'left', grey = 0 }: TextStyle): void {
    if (text === '') return;
    const [x, y] = this.#place(xMm - widthOf(face, text, size) * mmPerPoint * shares[align], yMm);
    const writing = { text, face, sizeMm: size * mmPerPoint, xMm: x, yMm: y, turned: this.#turned, grey };
    this.#writings.push(writing);
  }

  box(xMm: number, yMm: number, widthMm: number, heightMm: number, grey = 0): void {
    const [x, y] = this.#place(xMm, this.#turned ? yMm + heightMm : yMm);
    const [across, down] = this.#turned ? [heightMm, widthMm] : [widthMm, heightMm];
    this.#shades.push({ xMm: x, yMm: y, widthMm: across, heightMm: down, grey });
  }

  /** A logo would need a picture of its own in the file. Slips on sheets have none. */
  picture(): void {
    throw new Error('a paper on a sheet has no pictures');
  }

  get drawing(): Drawing {
    return { lines: [], shades: this.#shades, writings: this.#writings };
  }
}
