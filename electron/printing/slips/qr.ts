/** Draws QR codes on paper. */
import { encode } from 'uqr';
import type { Flow } from './flow.ts';
import type { Paper } from './paper.ts';

/** Light margin around a QR code that lets a camera find it, in modules (ISO/IEC 18004). */
const quietModules = 4;

export interface QrCode {
  /** Side of the code with its light margin, in modules. */
  readonly modules: number;
  /** Draws the code and leaves its light margin free. `leftMm` and `topMm` are the corner of the margin. */
  readonly draw: (paper: Paper, leftMm: number, topMm: number, moduleMm: number) => void;
}

/** Returns the QR code of a text. Error correction M: 15 % of it may be worn away. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return {
    modules: size + 2 * quietModules,
    draw: (paper, leftMm, topMm, moduleMm) => {
      for (const [row, modules] of data.entries()) {
        for (let from = 0; from < size; from++) {
          if (modules[from] !== true) continue;
          let to = from;
          while (modules[to] === true) to++;
          const [x, y] = [leftMm + (quietModules + from) * moduleMm, topMm + (quietModules + row) * moduleMm];
          // One box for each run of dark modules, so that no hairlines show between them.
          paper.box(x, y, (to - from) * moduleMm, moduleMm);
          from = to;
        }
      }
    },
  };
}

/**
 * Adds a row with a QR code in the middle. The code is `mostMm` wide, or down to `leastMm` when that keeps all rows on
 * one page.
 */
export function qr(flow: Flow, text: string, mostMm: number, leastMm: number): void {
  const { modules, draw } = qrCodeOf(text);
  const rowMm = (sideMm: number): number => (sideMm * modules) / (modules - 2 * quietModules);
  flow.yielding(rowMm(mostMm), rowMm(leastMm), (paper, left, top, heightMm) =>
    draw(paper, left + (flow.widthMm - heightMm) / 2, top, heightMm / modules),
  );
}
