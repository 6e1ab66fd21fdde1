import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { media, mediumIds } from '../../../shared/sheet-media.ts';
import { planOnePicture } from '../../../shared/sheet/one-picture.ts';

describe('one picture on a sheet', () => {
  test('fills the width inside the margin and is centred when it is in portrait', () => {
    const plan = planOnePicture({ medium: media['10x15cm'], edgeMm: 5, widthPx: 900, heightPx: 1200 });

    expect(plan).toEqual({
      ...{ pageWidthMm: 100, pageHeightMm: 150 },
      ...{ xMm: 5, yMm: 15, widthMm: 90, heightMm: 120 },
    });
  });

  test('turns the medium when it is in landscape', () => {
    const plan = planOnePicture({ medium: media['10x15cm'], edgeMm: 0, widthPx: 1500, heightPx: 1000 });

    expect(plan).toEqual({
      ...{ pageWidthMm: 150, pageHeightMm: 100 },
      ...{ xMm: 0, yMm: 0, widthMm: 150, heightMm: 100 },
    });
  });

  test('stays in portrait when it is square, because turning gains nothing', () => {
    const plan = planOnePicture({ medium: media.a4, edgeMm: 10, widthPx: 1024, heightPx: 1024 });

    expect(plan).toMatchObject({ pageWidthMm: 210, pageHeightMm: 297, widthMm: 190, heightMm: 190 });
  });

  test('has no plan when the margin covers the medium', () => {
    expect(planOnePicture({ medium: media['10x15cm'], edgeMm: 50, widthPx: 900, heightPx: 1200 })).toBeNull();
  });

  test('keeps its shape and its margin, and touches the margin on two sides', () => {
    const side = fc.integer({ min: 512, max: 2024 });
    const request = fc.record({
      ...{ widthPx: side, heightPx: side },
      medium: fc.constantFrom(...mediumIds.map((id) => media[id])),
      edgeMm: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
    });

    fc.assert(
      fc.property(request, (asked) => {
        const plan = planOnePicture(asked);
        if (plan === null) throw new Error('every one of these fits');
        const across = plan.pageWidthMm - plan.widthMm - 2 * asked.edgeMm;
        const along = plan.pageHeightMm - plan.heightMm - 2 * asked.edgeMm;
        expect(plan.widthMm / plan.heightMm).toBeCloseTo(asked.widthPx / asked.heightPx, 3);
        expect(Math.min(across, along)).toBeCloseTo(0, 2);
        expect(Math.min(across, along)).toBeGreaterThan(-1e-6);
        expect(plan.xMm * 2 + plan.widthMm).toBeCloseTo(plan.pageWidthMm, 2);
        expect(plan.yMm * 2 + plan.heightMm).toBeCloseTo(plan.pageHeightMm, 2);
      }),
    );
  });
});
