import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenMargins } from '../../../shared/sheet/page-area.ts';
import { clampInside, snap, type Stage } from '../../../shared/sheet/snap.ts';

const stage: Stage = { page: { widthMm: 152.4, heightMm: 101.6 }, keepOff: evenMargins(3), gapMm: 2 };
const uk = { widthMm: 35, heightMm: 45 };
const box = (xMm: number, yMm: number) => ({ xMm, yMm, ...uk });

describe('a dragged photo', () => {
  test('snaps to the gap beside another photo, and to its upper edge', () => {
    expect(snap(box(57.5, 21), [box(20, 20)], stage)).toEqual({
      ...{ xMm: 57, yMm: 20 },
      guides: [
        { axis: 'x', atMm: 57, kind: 'photo' },
        { axis: 'y', atMm: 20, kind: 'photo' },
      ],
    });
  });

  test('snaps to its lower edge and its left side too', () => {
    const tall = { xMm: 20, yMm: 20, widthMm: 50.8, heightMm: 70 };

    expect(snap(box(21, 44.4), [tall], { ...stage, gapMm: 0 })).toMatchObject({ xMm: 20, yMm: 45 });
  });

  test('snaps to the edge of the printable area', () => {
    expect(snap(box(4.2, 54), [], stage)).toEqual({
      ...{ xMm: 3, yMm: 53.6 },
      guides: [
        { axis: 'x', atMm: 3, kind: 'edge' },
        { axis: 'y', atMm: 98.6, kind: 'edge' },
      ],
    });
  });

  test('snaps to the middle of the sheet', () => {
    expect(snap(box(58, 28), [], stage)).toEqual({
      ...{ xMm: 58.7, yMm: 28.3 },
      guides: [
        { axis: 'x', atMm: 76.2, kind: 'middle' },
        { axis: 'y', atMm: 50.8, kind: 'middle' },
      ],
    });
  });

  test('snaps to the nearest of several', () => {
    expect(snap(box(57.4, 10), [box(20, 30), box(58, 50)], stage)).toMatchObject({ xMm: 57 });
    expect(snap(box(57.6, 10), [box(20, 30), box(58, 50)], stage)).toMatchObject({ xMm: 58 });
  });

  test('stays where it is held when nothing is within reach', () => {
    expect(snap(box(12.3456, 15), [], stage)).toEqual({ xMm: 12.346, yMm: 15, guides: [] });
    expect(snap(box(4.2, 15), [], stage, 1)).toMatchObject({ xMm: 4.2 });
  });

  test('stays inside, whatever it would snap to outside', () => {
    const place = fc.double({ min: -200, max: 300, noNaN: true });
    const held = fc.record({ xMm: place, yMm: place });
    fc.assert(
      fc.property(held, fc.array(held, { maxLength: 4 }), (photo, others) => {
        const { xMm, yMm } = snap(
          { ...photo, ...uk },
          others.map((other) => ({ ...other, ...uk })),
          stage,
          5,
        );
        expect(xMm).toBeGreaterThanOrEqual(3);
        expect(yMm).toBeGreaterThanOrEqual(3);
        expect(xMm + 35).toBeLessThanOrEqual(149.4 + 1e-6);
        expect(yMm + 45).toBeLessThanOrEqual(98.6 + 1e-6);
      }),
    );
  });

  test('is placed in the middle when it is too large for the sheet', () => {
    const wide = { xMm: 0, yMm: 10, widthMm: 160, heightMm: 50 };

    expect(clampInside(wide, stage)).toEqual({ xMm: -3.8, yMm: 10 });
  });
});
