/** Slips and receipts in the free space of sheets: clear of everything, at their real size. */
import { describe, expect, test } from 'vitest';
import { paperDrawing, placePapers, type SheetPaper } from '../../../../electron/printing/slips/on-sheet.ts';
import { boxIn, freeSpace } from '../../../../electron/printing/sheet/free-space.ts';
import { widthOf } from '../../../../electron/printing/type/fonts.ts';
import { cutStyles } from '../../../../shared/model/sheets.ts';
import { media, mediumIds } from '../../../../shared/sheet-media.ts';
import { plannedSheet, type SheetOnPrinter } from '../../../../shared/sheet.ts';
import { evenMargins, insideOf, isWithin } from '../../../../shared/sheet/page-area.ts';
import { overlap, type Rect } from '../../../../shared/sheet/rect.ts';
import { blockPositions, type SheetRequest } from '../../../../shared/sheet/request.ts';
import { receipt, slip } from '../../../support/printing/papers.ts';
import { sheetPhoto, sheetRequest, uk, us } from '../../../support/printing/sheet-requests.ts';

const papers: readonly SheetPaper[] = [
  { kind: 'slip', facts: slip },
  { kind: 'slip', facts: { ...slip, person: 'Łucja Żółć', practice: true } },
  { kind: 'receipt', facts: receipt },
];
const plannedOn = (change: Partial<SheetRequest>, safeMm = 0): SheetOnPrinter =>
  plannedSheet(sheetRequest({ edgeMm: 3, cut: 'marks', ...change }), evenMargins(safeMm));
const placedOn = ({ plan, keepOff }: SheetOnPrinter, wanted = papers, dpi = 300) =>
  placePapers(plan, keepOff, wanted, dpi);
const boxesOn = (sheet: SheetOnPrinter): Rect[] =>
  placedOn(sheet).flatMap((place) => (place === null ? [] : [place.box]));

/** Two documents alone and together, with captions, in each number and each way to cut, on every medium. */
const sheets = mediumIds.flatMap((mediumId) =>
  [1, 4].flatMap((count) =>
    cutStyles.flatMap((cut, index) => {
      const both = [sheetPhoto('uk', uk, count, 'UK passport'), sheetPhoto('us', us, 1, 'US visa')];
      const photos = index === 0 ? [sheetPhoto('uk', uk, count)] : index === 1 ? both : both.slice(1);
      const block = blockPositions[(index + count + mediumIds.indexOf(mediumId)) % 4] ?? 'middle';
      return [plannedOn({ medium: media[mediumId], cut, photos, block }, index)];
    }),
  ),
);

describe('papers in the free space', () => {
  test('are clear of photos, captions, marks, margins and one another on every kind of sheet', () => {
    let found = 0;
    for (const sheet of sheets) {
      const { plan, keepOff } = sheet;
      const boxes = boxesOn(sheet);
      found += boxes.length;
      const marks = plan.cutMarks.map(({ x1, y1, x2, y2 }) => ({
        ...{ xMm: Math.min(x1, x2), yMm: Math.min(y1, y2) },
        ...{ widthMm: Math.abs(x1 - x2), heightMm: Math.abs(y1 - y2) },
      }));
      for (const [index, box] of boxes.entries()) {
        const others = [...plan.placements, ...plan.captions, ...boxes.slice(0, index)];
        expect(isWithin(box, insideOf(plan, keepOff))).toBe(true);
        expect(others.filter((other) => overlap(box, other, 2))).toEqual([]);
        expect(marks.filter((mark) => overlap(box, mark, 1))).toEqual([]);
      }
    }
    expect(sheets).toHaveLength(54);
    expect(found).toBeGreaterThan(50);
  });

  test('print nothing outside their line, upright and turned', () => {
    const upright = plannedOn({ photos: [sheetPhoto('uk', uk, 2)] });
    const beside = plannedOn({ photos: [sheetPhoto('us', us, 2)], block: 'left' });
    const turned: boolean[] = [];
    for (const sheet of [upright, beside]) {
      const [place] = placedOn(sheet);
      if (place == null) throw new Error('no room');
      turned.push(place.turned);
      const drawn = paperDrawing({ ...place, paper: { kind: 'slip', facts: slip } });
      const texts = drawn.writings.map((writing): Rect => {
        const { face, sizeMm, text, xMm, yMm } = writing;
        const long = widthOf(face, text, sizeMm);
        return writing.turned
          ? { xMm: xMm - 0.25 * sizeMm, yMm, widthMm: sizeMm, heightMm: long }
          : { xMm, yMm: yMm - 0.75 * sizeMm, widthMm: long, heightMm: sizeMm };
      });
      expect([...drawn.shades, ...texts].filter((each) => !isWithin(each, place.box))).toEqual([]);
      // 8 points, and 8 dots of 300 dpi for a module of the QR code.
      expect(Math.min(...drawn.writings.map(({ sizeMm }) => sizeMm))).toBeGreaterThan(2.8);
      expect(Math.min(...drawn.shades.flatMap((each) => [each.widthMm, each.heightMm]))).toBeCloseTo(0.7);
      expect(drawn.lines).toHaveLength(4);
    }
    expect(turned).toEqual([false, true]);
  });

  test('find no room on a full sheet, between cut lines, or where a QR code would be too coarse', () => {
    const two = { photos: [sheetPhoto('uk', uk, 2)] };

    expect(boxesOn(plannedOn({ photos: [sheetPhoto('uk', uk, null)] }))).toEqual([]);
    expect(boxesOn(plannedOn({ ...two, cut: 'lines' }))).toEqual([]);
    expect(placedOn(plannedOn(two), papers.slice(0, 1), 100)).toEqual([null]);
    expect(placedOn(plannedOn(two), papers.slice(0, 1), 150)).not.toEqual([null]);
  });

  test('leave out only what has no room', () => {
    const placed = placedOn(plannedOn({ photos: [sheetPhoto('uk', uk, 4)], block: 'top' }));

    expect(placed.map((place) => place !== null)).toEqual([true, false, false]);
  });
});

test('the free space of an empty side is one box inside the margins, as large as it can be', () => {
  const { plan, keepOff } = plannedOn({ photos: [sheetPhoto('uk', uk, 1)], block: 'top', cut: 'none' });
  const free = freeSpace(plan, keepOff);
  // The photo ends 48 mm from the top; 2 mm below it stay clear.
  expect(free).toContainEqual({ xMm: 3, yMm: 50, widthMm: 95.6, heightMm: 99.4 });
  expect(boxIn(free, { widthMm: 95.6, heightMm: 99.4 }, plan)).not.toBeNull();
  expect(boxIn(free, { widthMm: 95.7, heightMm: 99.4 }, plan)).toBeNull();
});
