import { describe, expect, test } from 'vitest';
import { isChanged, standingOf, type SetUpNow } from '../../../electron/print-setup/approval.ts';
import type { CalibrationRow } from '../../../electron/records/prints/calibrations.ts';
import { newId } from '../../../shared/ids.ts';
import { noCorrection } from '../../../shared/printing.ts';

const margins = { topMm: 3, rightMm: 3, bottomMm: 3, leftMm: 3 };
const measured: SetUpNow = {
  identity: 'ds620',
  profile: {
    ...{ mediumId: '4x6in', keyword: 'w288h432', dpiX: 300, dpiY: 300, safe: margins },
    options: [
      { name: 'Laminate', value: 'Matte' },
      { name: 'Cutter', value: 'Normal' },
    ],
    raster: { widthPx: 1240, heightPx: 1844 },
  },
  widthMm: 101.6,
  heightMm: 152.4,
};
const { profile } = measured;
const now = (change: Partial<SetUpNow['profile']>): SetUpNow => ({
  ...measured,
  profile: { ...profile, ...change },
});

const withFirst = (option: { readonly name: string; readonly value: string }): SetUpNow =>
  now({ options: [option, ...profile.options.slice(1)] });

describe('a measured set-up', () => {
  test.each<[string, SetUpNow]>([
    ['another driver or device', { ...measured, identity: 'ds820' }],
    ['another medium of the driver', now({ keyword: 'w432h576' })],
    ['another value of an option', withFirst({ name: 'Laminate', value: 'Glossy' })],
    ['another option', withFirst({ name: 'Overcoat', value: 'Matte' })],
    ['one option fewer', now({ options: profile.options.slice(1) })],
    ['another resolution across', now({ dpiX: 600 })],
    ['another resolution along', now({ dpiY: 600 })],
    ['a wider raster', now({ raster: { widthPx: 1241, heightPx: 1844 } })],
    ['a longer raster', now({ raster: { widthPx: 1240, heightPx: 1845 } })],
    ['no raster of its own', now({ raster: null })],
    ['a wider medium', { ...measured, widthMm: 101.62 }],
    ['a narrower medium', { ...measured, widthMm: 101.58 }],
    ['a longer medium', { ...measured, heightMm: 152.42 }],
    ['a shorter medium', { ...measured, heightMm: 152.38 }],
  ])('is another with %s', (_what, other) => {
    expect(isChanged(measured, other)).toBe(true);
  });

  test.each<[string, SetUpNow]>([
    ['its options in another order', now({ options: [...profile.options].reverse() })],
    ['a wider safe area', now({ safe: { ...margins, leftMm: 7 } })],
    ['sides a hundredth of a millimetre off', { ...measured, widthMm: 101.609, heightMm: 152.391 }],
  ])('is the same with %s', (_what, other) => {
    expect(isChanged(measured, other)).toBe(false);
  });
});

describe('what a calibration says of the set-up', () => {
  const correction = { scaleX: 0.99, scaleY: 0.98, offsetXMm: 0.5, offsetYMm: -0.5 };
  const figures = { boxWidthMm: 35, boxHeightMm: 45, acrossMm: 80, downMm: 100, leftMm: 10, topMm: 10 };
  const calibration: CalibrationRow = {
    ...{
      printId: newId('prt'),
      printerId: 'cups:ds620',
      mediumId: '4x6in',
      target: figures,
      reading: figures,
    },
    printedWith: { ...measured, correction: noCorrection },
    ...{ correction, proven: true, worstMm: 0.1, at: '2026-01-01T12:00:00.000Z' },
  };
  const at = (text: string): Date => new Date(text);
  const newYear = at('2026-01-01T12:00:00.000Z');

  test('is nothing before the first, and then there is no correction', () => {
    expect(standingOf(null, measured, newYear)).toEqual({
      approval: 'not-calibrated',
      correction: noCorrection,
    });
  });

  test('does not count for another set-up, and then there is no correction', () => {
    expect(standingOf(calibration, { ...measured, identity: '' }, newYear)).toEqual({
      approval: 'changed',
      correction: noCorrection,
    });
  });

  test('is not proven until a sheet is within the tolerance; the next one is printed with the correction', () => {
    expect(standingOf({ ...calibration, proven: false }, measured, newYear)).toEqual({
      approval: 'not-proven',
      correction,
    });
  });

  test('is due to be checked once more than 90 days have passed, and goes on counting', () => {
    expect(standingOf(calibration, measured, at('2026-04-01T12:00:00.000Z'))).toEqual({
      approval: 'approved',
      correction,
    });
    expect(standingOf(calibration, measured, at('2026-04-01T12:00:00.001Z'))).toEqual({
      approval: 'check-due',
      correction,
    });
  });
});
