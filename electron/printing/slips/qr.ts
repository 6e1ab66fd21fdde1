/** Draws QR codes on paper. */
import { encode } from 'uqr';
import type { Flow } from './flow.ts';

/** Light margin around a QR code that lets a camera find it, in modules (ISO/IEC 18004). */
const quietModules = 4;

/**
 * Adds a row with a QR code in the middle. The code is `mostMm` wide, or down to `leastMm` when that keeps all rows on
 * one page. Error correction M: 15 % of it may be worn away.
 */
export function qr(flow: Flow, text: string, mostMm: number, leastMm: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rowModules = size + 2 * quietModules;
  const rowMm = (sideMm: number): number => (sideMm * rowModules) / size;
  flow.yielding(rowMm(mostMm), rowMm(leastMm), (paper, left, top, heightMm) => {
    const moduleMm = heightMm / rowModules;
    const leftMm = left + (flow.widthMm - size * moduleMm) / 2;
    for (const [row, modules] of data.entries()) {
      for (let from = 0; from < size; from++) {
        if (modules[from] !== true) continue;
        let to = from;
        while (modules[to] === true) to++;
        const topMm = top + (quietModules + row) * moduleMm;
        // One box for each run of dark modules, so that no hairlines show between them.
        paper.box(leftMm + from * moduleMm, topMm, (to - from) * moduleMm, moduleMm);
        from = to;
      }
    }
  });
}
