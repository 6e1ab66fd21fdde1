/** A QR code on paper. */
import { encode } from 'uqr';
import type { Flow } from './flow.ts';

/** What must stay light around a QR code, so that a camera finds it, in modules (ISO/IEC 18004). */
const quietModules = 4;

/**
 * A QR code in the middle of a row of its own, as large as `mostMm`, or smaller to keep a page to itself, down to
 * `leastMm`. Error correction M: 15 % of it may be worn away.
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
        // One box for a run of dark modules, so that no hairline shows between them.
        paper.box(leftMm + from * moduleMm, topMm, (to - from) * moduleMm, moduleMm);
        from = to;
      }
    }
  });
}
