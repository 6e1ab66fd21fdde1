/**
 * Planning a sheet must fit in one frame of a screen, 16 ms, because it happens at each choice and each photo that is
 * moved.
 */
import { expect, test } from 'vitest';
import { media, type Medium } from '../../../shared/sheet-media.ts';
import { plannedSheet } from '../../../shared/sheet.ts';
import type { SheetPhoto } from '../../../shared/sheet/request.ts';
import { evenMargins } from '../../../shared/sheet/page-area.ts';
import { sheetPhoto, sheetRequest, sized, uk, us } from '../../support/sheet-requests.ts';

const text = 'UK passport · 35 × 45 mm · 21 Nov 2026 · photos.example/AB12cd34';
const sizes = [uk, us, { widthMm: 50, heightMm: 70 }, { widthMm: 33, heightMm: 48 }];
const filling = (number: number): SheetPhoto[] =>
  sizes.slice(0, number).map((size, index) => sheetPhoto(String(index), size, null, text));

/**
 * Returns processor time, which other work on the machine does not change; the minimum of several runs after warming
 * up.
 */
function milliseconds(work: () => unknown): number {
  let least = Infinity;
  for (let run = 0; run < 8; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test.each<[string, Medium, SheetPhoto[]]>([
  ['A4 full of 35 x 45 mm', media.a4, filling(1)],
  ['A4 full of 20 x 25 mm', media.a4, [sheetPhoto('small', { widthMm: 20, heightMm: 25 }, null, text)]],
  ['4 x 6 in with two documents', media['4x6in'], filling(2)],
  ['Letter with four documents', media.letter, filling(4)],
  ['half a metre full of 35 x 45 mm', sized(330, 500), filling(1)],
  ['half a metre with two documents', sized(330, 500), filling(2)],
])('%s, with and without the printer’s margins, marks and captions', (_what, medium, photos) => {
  const request = sheetRequest({ medium, photos, cut: 'marks' });

  expect(milliseconds(() => plannedSheet(request, evenMargins(4.2)))).toBeLessThan(16);
});
