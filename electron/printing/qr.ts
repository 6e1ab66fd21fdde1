/** A QR code on paper. */
import { encode } from 'uqr';
import type { Flow } from './flow.ts';

/** What must stay light around a QR code, so that a camera finds it, in modules (ISO/IEC 18004, 5.3.8). */
const quietModules = 4;

/** A QR code in the middle of a row of its own. Error correction M: 15 % of it may be worn away. */
export function qr(flow: Flow, text: string, sideMm: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const moduleMm = sideMm / size;
  const quietMm = quietModules * moduleMm;
  flow.draw(sideMm + 2 * quietMm, (paper, left, top) => {
    const leftMm = left + (flow.widthMm - sideMm) / 2;
    for (const [row, modules] of data.entries()) {
      for (let from = 0; from < size; from++) {
        if (modules[from] !== true) continue;
        let to = from;
        while (modules[to] === true) to++;
        const topMm = top + quietMm + row * moduleMm;
        // One box for a run of dark modules, so that no hairline shows between them.
        paper.box(leftMm + from * moduleMm, topMm, (to - from) * moduleMm, moduleMm);
        from = to;
      }
    }
  });
}
