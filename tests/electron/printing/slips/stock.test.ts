/** The paper for slips as drivers offer it. */
import { describe, expect, it } from 'vitest';
import { checkProfile } from '../../../../electron/printing/drivers/profile-check.ts';
import { readDriver } from '../../../../electron/printing/drivers/reader.ts';
import { slipStock } from '../../../../electron/printing/slips/stock.ts';
import type { DriverView } from '../../../../shared/printing.ts';
import { driverText, type MediumOfDriver } from '../../../support/printing/drivers.ts';
import { labProfile } from '../../../support/printing/print-jobs.ts';

const points = (mm: number): number => (mm * 72) / 25.4;
const medium = (name: string, widthMm: number, heightMm: number, rimMm = 0): MediumOfDriver => {
  const [width, height, rim] = [points(widthMm), points(heightMm), points(rimMm)];
  return { name, page: [width, height], printed: [rim, rim, width - rim, height - rim] };
};
const custom = (mostWidth: number, mostHeight = 3_600): string =>
  [
    '*CustomPageSize True: "pop pop pop"',
    `*ParamCustomPageSize Width: 1 points 36 ${mostWidth}`,
    `*ParamCustomPageSize Height: 2 points 72 ${mostHeight}`,
    '*HWMargins: 18 9 12 6',
  ].join('\n');
const driver = (media: readonly MediumOfDriver[], more = ''): DriverView =>
  readDriver({ ppd: `${driverText(media)}\n${more}`, makeModel: '', deviceUri: 'usb://receipts' });

describe('a roll', () => {
  it('is cut at the length of the text where the driver takes any length, within its margins', () => {
    const stock = slipStock(driver([], custom(576)), 'roll80');

    expect(stock?.widthMm).toBe(80);
    expect(stock?.margins).toEqual({
      topMm: 4,
      rightMm: 12 * (25.4 / 72),
      bottomMm: 4,
      leftMm: 18 * (25.4 / 72),
    });
    expect(stock?.pageFor(151.18)).toEqual({ keyword: 'Custom.80x151.2mm', heightMm: 151.2, options: [] });
  });

  it('is never shorter or longer than the driver can cut it', () => {
    const stock = slipStock(driver([], custom(576, 720)), 'roll80');

    expect(stock?.pageFor(3).heightMm).toBe(26);
    expect(stock?.pageFor(900).heightMm).toBe(253);
  });

  it('is as wide as it prints where a driver knows only that', () => {
    const stock = slipStock(driver([], custom(204)), 'roll80');

    expect(stock?.widthMm).toBeCloseTo(71.96, 2);
    expect(slipStock(driver([], custom(164)), 'roll80')).toBe(null);
  });

  it('takes the shortest of a driver’s own lengths that holds the text', () => {
    const lengths = driver([medium('Long', 72, 297), medium('Short', 72, 100), medium('Letter', 216, 279)]);
    const stock = slipStock(lengths, 'roll80');

    expect(stock?.widthMm).toBeCloseTo(72, 1);
    expect([90, 151, 400].map((mm) => stock?.pageFor(mm).keyword)).toEqual(['Short', 'Long', 'Long']);
  });

  it('is not printed on a printer that has none', () => {
    expect(slipStock(driver([medium('A4', 210, 297)]), 'roll80')).toBe(null);
  });
});

describe('a cut sheet', () => {
  it('keeps the margins of the driver where they are wider', () => {
    const stock = slipStock(driver([medium('A6', 105, 148, 8)]), 'a6');

    expect(stock?.margins.leftMm).toBeCloseTo(8, 1);
    expect(stock?.pageFor(500).keyword).toBe('A6');
  });

  it('is taken with a rim rather than without: a borderless page is enlarged', () => {
    const both = driver([medium('A6.Borderless', 105, 148), medium('A6', 105, 148, 3)]);

    expect(slipStock(both, 'a6')?.pageFor(100).keyword).toBe('A6');
  });

  it('is asked for by its size where the driver takes any', () => {
    expect(slipStock(driver([], custom(576)), 'a6')?.pageFor(100).keyword).toBe('Custom.105x148mm');
    expect(slipStock(driver([], custom(288)), 'a6')).toBe(null);
  });

  it('in a file has its own margins', () => {
    expect(slipStock(null, 'a4')).toMatchObject({ widthMm: 210, margins: { leftMm: 45 } });
  });
});

it('a size of the driver’s range passes the check before printing, and no other', () => {
  const rolls = driver([], custom(576));
  const check = (keyword: string): unknown => checkProfile(labProfile({ keyword }), rolls);

  expect(check('Custom.80x151.2mm')).toBe(null);
  expect(check('Custom.80x2000mm')).toBe('keyword-gone');
  expect(check('Custom.300x151mm')).toBe('keyword-gone');
  expect(checkProfile(labProfile({ keyword: 'Custom.80x151mm' }), driver([]))).toBe('keyword-gone');
});
