import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specFigures } from '../../../shared/service/spec.ts';

const figuresOf = (properties: Readonly<Record<string, string>>) =>
  specFigures({ specCode: 'x', specCodeName: 'X', properties });
const sizeOf = (photoSize: string, photoSizeUnit = '') => figuresOf({ photoSize, photoSizeUnit }).sizeMm;
/** Returns the head height on a photo of 35 x 45 mm and 413 x 531 px. */
const headOf = (headHeight: string) =>
  figuresOf({ photoSize: '35 x 45 mm', photoPixel: '413 x 531 px', headHeight }).headHeightMm;

const twoInches = { width: 50.8, height: 50.8 };
const passport = { width: 35, height: 45 };

describe('the size of a photo', () => {
  it.each([
    ['35 x 45 mm', '', passport],
    ['35 x 45 mm', 'mm', passport],
    ['35 x 45', 'mm', passport],
    ['35mm x 45mm', '', passport],
    ['35 × 45 mm', '', passport],
    ['35*45mm', '', passport],
    ['35 X 45 MM', '', passport],
    ['35 by 45 millimetres', '', passport],
    ['3.5 x 4.5 cm', '', passport],
    ['3,5 x 4,5 cm', 'cm', passport],
    ['2 x 2 in', 'in', twoInches],
    ['2 x 2 inches', '', twoInches],
    ['2" x 2"', '', twoInches],
    ['2″ × 2″', '', twoInches],
    ['2 x 2 in.', '', twoInches],
    ['2\u00a0x\u00a02 in', '', twoInches],
    ['2 x 2 in (51 x 51 mm)', 'in', twoInches],
    ['50 x 70 mm (W x H)', '', { width: 50, height: 70 }],
    ['70 x 50 mm (H x W)', '', { width: 50, height: 70 }],
    ['1 3/8 x 1 3/4 in', '', { width: 34.925, height: 44.45 }],
    ['1⅜ x 1¾ in', '', { width: 34.925, height: 44.45 }],
    ['1-3/8 x 1-3/4 in', '', { width: 34.925, height: 44.45 }],
    ['35.5 x 45.25 mm', '', { width: 35.5, height: 45.25 }],
  ])('%j with the unit %j is read', (text, unit, size) => {
    expect(sizeOf(text, unit)).toEqual(size);
  });

  it.each([
    ['', ''],
    ['35 x 45', ''],
    ['35 x 45', 'furlong'],
    ['35 x 45 px', ''],
    ['passport size', 'mm'],
    ['35 mm', 'mm'],
    ['35 x 45 x 2 mm', ''],
    ['-35 x 45 mm', ''],
    ['0 x 45 mm', ''],
    ['35 x 45 in', ''],
    ['2 x 2 in', 'mm'],
    ['35 x 45 mm or 50 x 50 mm', ''],
    ['2 x 2 in (35 x 45 mm)', ''],
    ['about 35 x 45 mm', ''],
    ['1,200 x 1,800 mm', ''],
    ['1/0 x 2 in', ''],
    ['1 5/3 x 2 in', ''],
    ['35 x 45 mmm', ''],
    ['NaN x Infinity mm', ''],
  ])('%j with the unit %j is not guessed', (text, unit) => {
    expect(sizeOf(text, unit)).toBeNull();
  });
});

describe('the head height', () => {
  const uk = { min: 29, max: 34 };
  it.each([
    ['29 - 34 mm', uk],
    ['29-34mm', uk],
    ['29–34 mm', uk],
    ['29 mm to 34 mm', uk],
    ['between 29 and 34 mm', uk],
    ['From 29 mm to 34 mm', uk],
    ['2.9 - 3.4 cm', uk],
    ['2,9 - 3,4 cm', uk],
    ['29 - 34 mm (crown to chin)', uk],
    ['29 - 34 mm from crown to chin', uk],
    ['min. 29 mm, max. 34 mm', uk],
    ['at least 29 mm and at most 34 mm', uk],
    ['31.5 ± 2.5 mm', uk],
    ['31.5 +/- 2.5 mm', uk],
    ['33 mm', { min: 33, max: 33 }],
    ['1 - 1 3/8 in', { min: 25.4, max: 34.925 }],
    ['1 – 1⅜ inches', { min: 25.4, max: 34.925 }],
    ['1-1-3/8 in', { min: 25.4, max: 34.925 }],
    ['1" - 1 3/8"', { min: 25.4, max: 34.925 }],
    ['1 in - 1 3/8 in (25 - 35 mm)', { min: 25.4, max: 34.925 }],
    ['25 - 35 mm / 1 - 1 3/8 in', { min: 25, max: 35 }],
    ['1/2 - 3/4 in', { min: 12.7, max: 19.05 }],
    ['70 - 80 %', { min: 31.5, max: 36 }],
    ['70% - 80% of the photo height', { min: 31.5, max: 36 }],
    ["70-80% of the image's height", { min: 31.5, max: 36 }],
    ['70 - 80 % (32 - 36 mm)', { min: 31.5, max: 36 }],
    ['354 - 413 px', { min: 30, max: 35 }],
  ])('%j is read', (text, range) => {
    expect(headOf(text)).toEqual({
      min: expect.closeTo(range.min, 3) as number,
      max: expect.closeTo(range.max, 3) as number,
    });
  });

  it.each([
    '',
    '29 - 34',
    '34 - 29 mm',
    'at least 29 mm',
    'up to 34 mm',
    'max 36 mm',
    'approx. 33 mm',
    '70 - 80 % of the photo width',
    '70 - 80 % of 40 mm',
    '29 - 34 mm or 40 - 44 mm',
    '25 - 35 mm (2 - 3 in)',
    '29 - 34 mm - 36 mm',
    '40 - 60 mm',
    '120 - 130 %',
    'most of the photo',
    '29 - 34 furlongs',
  ])('%j is not guessed', (text) => {
    expect(headOf(text)).toBeNull();
  });

  it('is unknown as a share of the height while the height is unknown', () => {
    expect(figuresOf({ headHeight: '70 - 80 %' }).headHeightMm).toBeNull();
    expect(figuresOf({ headHeight: '300 - 400 px' }).headHeightMm).toBeNull();
    expect(figuresOf({ headHeight: '29 - 34 mm' }).headHeightMm).toEqual({ min: 29, max: 34 });
  });
});

describe('the other figures', () => {
  it('are read from a whole specification', () => {
    expect(
      figuresOf({
        photoSizeUnit: 'in',
        photoSize: '2 x 2 in',
        photoPixel: '600 x 600 px',
        photoDpi: '300 DPI',
        headHeight: '1 - 1 3/8 in',
        eyeToBottom: '1 1/8 - 1 3/8 in',
        backgroundColor: '#FFFFFF',
      }),
    ).toEqual({
      sizeMm: twoInches,
      pixels: { width: 600, height: 600 },
      dpi: 300,
      headHeightMm: { min: 25.4, max: 34.925 },
      eyeToBottomMm: { min: 28.575, max: 34.925 },
      background: '#ffffff',
    });
  });

  it('are all null when the specification is empty', () => {
    expect(Object.values(figuresOf({}))).toEqual([null, null, null, null, null, null]);
  });

  it.each([
    ['413 x 531 px', { width: 413, height: 531 }],
    ['413x531', { width: 413, height: 531 }],
    ['1,200 x 1,800 pixels', { width: 1200, height: 1800 }],
    ['413.5 x 531 px', null],
    ['35 x 45 mm', null],
    ['0 x 531 px', null],
    ['600 x 600 px to 1200 x 1200 px', null],
    ['600 x 600 px (1200 x 1200 px)', null],
  ])('include the pixels of %j', (photoPixel, pixels) => {
    expect(figuresOf({ photoPixel }).pixels).toEqual(pixels);
  });

  it.each([
    ['300 DPI', 300],
    ['300dpi', 300],
    ['600', 600],
    ['300 ppi', 300],
    ['300 - 600 DPI', null],
    ['0 DPI', null],
    ['12 DPI', null],
    ['high', null],
  ])('include the dpi of %j', (photoDpi, dpi) => {
    expect(figuresOf({ photoDpi }).dpi).toBe(dpi);
  });

  it.each([
    ['#EEEEEE', '#eeeeee'],
    [' #fff ', '#ffffff'],
    ['white', null],
    ['#12345', null],
    ['#12345g', null],
    ['EEEEEE', null],
  ])('include the background of %j', (backgroundColor, background) => {
    expect(figuresOf({ backgroundColor }).background).toBe(background);
  });
});

describe('any text', () => {
  const tenth = fc.integer({ min: 50, max: 4000 }).map((tenths) => tenths / 10);

  it('of two edges in millimetres returns them unchanged', () => {
    fc.assert(
      fc.property(tenth, tenth, fc.constantFrom('x', '×', ' x ', ' X ', '*'), (width, height, cross) => {
        expect(sizeOf(`${String(width)}${cross}${String(height)} mm`)).toEqual({ width, height });
      }),
    );
  });

  it('of two edges means the same in centimetres and in millimetres', () => {
    fc.assert(
      fc.property(tenth, tenth, (width, height) => {
        const inCm = `${(width / 10).toFixed(2)} x ${(height / 10).toFixed(2)} cm`;
        expect(sizeOf(inCm)).toEqual(sizeOf(`${String(width)} x ${String(height)} mm`));
      }),
    );
  });

  it('of a mixed number in inches returns that number of inches', () => {
    const mixed = fc.record({
      whole: fc.integer({ min: 1, max: 9 }),
      below: fc.constantFrom(2, 4, 8, 16),
    });
    fc.assert(
      fc.property(mixed, fc.constantFrom(' ', '-'), ({ whole, below }, joint) => {
        const edge = `${String(whole)}${joint}1/${String(below)}`;
        const expected = (whole + 1 / below) * 25.4;
        expect(sizeOf(`${edge} x ${edge} in`)?.width).toBeCloseTo(expected, 3);
      }),
    );
  });

  it('of words, signs and figures returns a possible range or null, and never fails', () => {
    const words = [
      '1',
      '29',
      '34',
      '3/8',
      '1/0',
      '-',
      '–',
      'x',
      '%',
      'mm',
      'in',
      '"',
      '(',
      ')',
      '/',
      ',',
      'or',
      'to',
      'max',
      ' ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        const range = headOf(text);
        expect(range === null || (range.min > 0 && range.min <= range.max && range.max <= 45)).toBe(true);
        const size = sizeOf(text, 'mm');
        expect(size === null || (size.width >= 5 && size.height <= 400)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('of any characters never fails, and never takes long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4096 }), (text) => {
        expect(() => figuresOf({ photoSize: text, headHeight: text, photoPixel: text })).not.toThrow();
      }),
    );
    const startedAt = performance.now();
    figuresOf({ photoSize: `${'1 '.repeat(2000)}x`, headHeight: `${'9'.repeat(4096)} mm` });
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
