import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeReading, targetOf } from '../../shared/calibration.ts';
import { noCorrection, type RulerReading } from '../../shared/printing.ts';
import { media, type KnownMediumId } from '../../shared/sheet-media.ts';
import { onPaper, readOff, type DriftingPrinter } from '../support/printing/drifting-printer.ts';

const rim = (mm: number) => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });
const medium = media['4x6in'];
const target = targetOf(medium, rim(3));
const sheet = { widthMm: medium.widthMm, heightMm: medium.heightMm, target, printedWith: noCorrection };
const judge = (change: Partial<RulerReading>) => judgeReading({ ...target, ...change }, sheet);
const refused = (reason: string, figure: keyof RulerReading): unknown =>
  expect.objectContaining({ code: 'INVALID_INPUT', details: { reason, figure } });

describe('a calibration target', () => {
  test.each<[KnownMediumId, number, number]>([
    ['4x6in', 80, 100],
    ['postcard', 80, 100],
    ['6x8in', 100, 100],
    ['a4', 100, 100],
  ])('%s has rules of %i mm across and %i mm down', (id, acrossMm, downMm) => {
    expect(targetOf(media[id], rim(3))).toMatchObject({ acrossMm, downMm });
  });

  test('places its cross outside a wide margin', () => {
    expect(targetOf(medium, { ...rim(3), leftMm: 12.4 })).toMatchObject({ leftMm: 13, topMm: 10 });
    expect(targetOf(medium, { ...rim(3), topMm: 15.2 })).toMatchObject({ leftMm: 10, topMm: 16 });
  });

  test('keeps its rules clear of a wide opposite margin, and its box the size of a photo', () => {
    expect(targetOf(medium, { ...rim(3), rightMm: 25, bottomMm: 30 })).toEqual({
      ...{ boxWidthMm: 35, boxHeightMm: 45 },
      ...{ acrossMm: 50, downMm: 90 },
      ...{ leftMm: 10, topMm: 10 },
    });
  });
});

describe('a reading', () => {
  test('proves the correction that an exact printer printed with', () => {
    expect(judge({})).toEqual({ proven: true, worstMm: 0, correction: noCorrection });
  });

  test('also proves it when it is off by up to 0.3 mm', () => {
    expect(judge({ acrossMm: target.acrossMm + 0.3 })).toMatchObject({
      proven: true,
      correction: noCorrection,
    });
    expect(judge({ leftMm: target.leftMm + 0.31 })).toMatchObject({ proven: false, worstMm: 0.31 });
  });

  test('is rated by its worst figure, to a thousandth of a millimetre', () => {
    expect(judge({ boxHeightMm: 45.31, topMm: 9.5854 })).toMatchObject({ proven: false, worstMm: 0.415 });
  });

  test('corrects an already corrected sheet further, by the printer’s scale', () => {
    const printedWith = { scaleX: 0.98, scaleY: 0.99, offsetXMm: 1, offsetYMm: -0.5 };
    const reading = { ...target, leftMm: target.leftMm + 1, topMm: target.topMm - 1 };

    const { correction } = judgeReading(reading, { ...sheet, printedWith });

    expect(correction.scaleX).toBeCloseTo(0.98, 9);
    expect(correction.scaleY).toBeCloseTo(0.99, 9);
    expect(correction.offsetXMm).toBeCloseTo(0.02, 9);
    expect(correction.offsetYMm).toBeCloseTo(0.49, 9);
  });

  test('scales everything down by 2 % for a printer that prints 2 % too large', () => {
    const reading = readOff(
      { scaleX: 1.02, scaleY: 1.02, offsetXMm: 0, offsetYMm: 0 },
      noCorrection,
      medium,
      target,
    );

    const { proven, correction } = judgeReading(reading, sheet);

    expect(proven).toBe(false);
    expect(correction.scaleX).toBeCloseTo(1 / 1.02, 6);
    expect(correction.scaleY).toBeCloseTo(1 / 1.02, 6);
    expect(correction.offsetXMm).toBeCloseTo(0, 6);
  });

  test('moves the page back when the paper is 1.5 mm to the right and 1 mm up', () => {
    const { correction } = judge({ leftMm: target.leftMm + 1.5, topMm: target.topMm - 1 });

    expect(correction).toMatchObject({ scaleX: 1, scaleY: 1 });
    expect(correction.offsetXMm).toBeCloseTo(-1.5, 6);
    expect(correction.offsetYMm).toBeCloseTo(1, 6);
  });

  test('keeps the sheet’s correction when it proves it', () => {
    const printedWith = { scaleX: 0.98, scaleY: 0.99, offsetXMm: 0.4, offsetYMm: -0.2 };

    const { correction } = judgeReading(
      { ...target, acrossMm: target.acrossMm + 0.2 },
      { ...sheet, printedWith },
    );

    expect(correction).toEqual(printedWith);
  });
});

describe('an implausible reading', () => {
  test.each<[keyof RulerReading, number]>([
    ['boxWidthMm', 45],
    ['boxHeightMm', 35],
    ['acrossMm', 8],
    ['downMm', 111],
  ])('is refused as absurd: %s of %d mm', (figure, mm) => {
    expect(() => judge({ [figure]: mm })).toThrow(refused('absurd', figure));
  });

  test.each<[keyof RulerReading]>([['leftMm'], ['topMm']])(
    'is refused as absurd: %s beside the paper',
    (figure) => {
      expect(() => judge({ [figure]: 21 })).toThrow(refused('absurd', figure));
    },
  );

  test.each<[keyof RulerReading, number]>([
    ['boxWidthMm', 35.6],
    ['boxHeightMm', 44.4],
  ])('is refused when the box and its rule disagree: %s of %d mm', (figure, mm) => {
    expect(() => judge({ [figure]: mm })).toThrow(refused('box-against-rule', figure));
  });

  test.each<[string, Partial<RulerReading>]>([
    ['a width a tenth too large', { boxWidthMm: 38.5, acrossMm: 88 }],
    ['a height a tenth too small', { boxHeightMm: 40.5, downMm: 90 }],
    ['a box half a millimetre wider than its rule says', { boxWidthMm: 35.5 }],
    ['a box half a millimetre higher than its rule says', { boxHeightMm: 45.5 }],
    ['a sheet that is 9.9 mm too far right', { leftMm: 19.9 }],
    ['a sheet that is 9.9 mm too low', { topMm: 19.9 }],
  ])('is accepted as unproven with %s', (_what, change) => {
    expect(judge(change).proven).toBe(false);
  });

  test('is refused when the rule is further off than its box', () => {
    expect(() => judge({ acrossMm: 82 })).toThrow(refused('box-against-rule', 'boxWidthMm'));
    expect(() => judge({ downMm: 98 })).toThrow(refused('box-against-rule', 'boxHeightMm'));
  });

  test('is accepted as unproven when the box and its rule are off by the same share', () => {
    const { proven } = judge({ boxWidthMm: 35 * 1.05, acrossMm: target.acrossMm * 1.05 });

    expect(proven).toBe(false);
  });
});

/** Sizes of common documents, mm. */
const documents = [
  [35, 45],
  [50.8, 50.8],
  [50, 70],
  [33, 48],
  [40, 60],
] as const;
const printers: fc.Arbitrary<DriftingPrinter> = fc.record({
  scaleX: fc.double({ min: 0.95, max: 1.08, noNaN: true }),
  scaleY: fc.double({ min: 0.95, max: 1.08, noNaN: true }),
  offsetXMm: fc.double({ min: -3, max: 3, noNaN: true }),
  offsetYMm: fc.double({ min: -3, max: 3, noNaN: true }),
});
const noise = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 6, maxLength: 6 });

/** Adds the errors of a ruler and of the eye that reads it. */
function withNoise(reading: RulerReading, off: readonly number[]): RulerReading {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = off;
  return {
    boxWidthMm: reading.boxWidthMm + a,
    boxHeightMm: reading.boxHeightMm + b,
    acrossMm: reading.acrossMm + c,
    downMm: reading.downMm + d,
    leftMm: reading.leftMm + e,
    topMm: reading.topMm + f,
  };
}

describe('a printer that is off by up to 8 % and 3 mm, read to 0.1 mm', () => {
  const ids = fc.constantFrom<KnownMediumId>('4x6in', '10x15cm', '5x7in', '13x18cm', 'a5', 'postcard');

  test('is proven by its second sheet, and then prints photos within 0.3 mm', () => {
    fc.assert(
      fc.property(printers, ids, noise, noise, (printer, id, first, second) => {
        const sides = media[id];
        const meant = targetOf(sides, rim(3));
        const read = (correction: typeof noCorrection, off: readonly number[]) =>
          judgeReading(withNoise(readOff(printer, correction, sides, meant), off), {
            ...{ widthMm: sides.widthMm, heightMm: sides.heightMm },
            ...{ target: meant, printedWith: correction },
          });
        const one = read(noCorrection, first);
        const two = one.proven ? one : read(one.correction, second);

        expect(two.proven).toBe(true);
        for (const [widthMm, heightMm] of documents) {
          const [x1, y1] = onPaper(printer, two.correction, sides, [15, 20]);
          const [x2, y2] = onPaper(printer, two.correction, sides, [15 + widthMm, 20 + heightMm]);
          expect(Math.abs(x2 - x1 - widthMm)).toBeLessThanOrEqual(0.3);
          expect(Math.abs(y2 - y1 - heightMm)).toBeLessThanOrEqual(0.3);
          expect(Math.abs(x1 - 15)).toBeLessThanOrEqual(0.5);
          expect(Math.abs(y1 - 20)).toBeLessThanOrEqual(0.5);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
