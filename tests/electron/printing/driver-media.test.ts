import { describe, expect, test } from 'vitest';
import { findMedium, sizeFromName } from '../../../electron/printing/driver-media.ts';
import { media } from '../../../shared/sheet-media.ts';
import { photoMedia, printerDescription } from '../../support/print-lab-files.ts';

const named = (...names: readonly string[]): string =>
  names.map((name) => `*PageSize ${name}/label: "x"`).join('\n');

describe('a size read from a driver’s name', () => {
  test.each([
    ['w288h432', 101.6, 152.4],
    ['w283h425', 99.8, 149.9],
    ['w288h432.Borderless', 101.6, 152.4],
    ['4x6', 101.6, 152.4],
    ['4x6.bl', null, null],
    ['4x6.FullBleed', 101.6, 152.4],
    ['10x15cm', 100, 150],
    ['100x150mm', 100, 150],
    ['na_index-4x6_4x6in', 101.6, 152.4],
    ['iso_a4_210x297mm', 210, 297],
    ['A4', 210, 297],
    ['A4.Borderless', 210, 297],
    ['Postcard', 100, 148],
    ['B7', null, null],
    ['Custom.WIDTHxHEIGHT', null, null],
  ])('%s', (name, widthMm, heightMm) => {
    const size = sizeFromName(name);

    expect(size?.[0].toFixed(1) ?? null).toBe(widthMm?.toFixed(1) ?? null);
    expect(size?.[1].toFixed(1) ?? null).toBe(heightMm?.toFixed(1) ?? null);
  });
});

describe('the driver’s name for a medium', () => {
  test.each([
    ['4x6in', 'w288h432'],
    ['10x15cm', 'w283h425'],
    ['5x7in', 'w360h504'],
    ['a4', 'A4'],
  ] as const)('%s is %s', (mediumId, keyword) => {
    expect(findMedium(printerDescription(photoMedia), media[mediumId])).toEqual({ keyword, options: [] });
  });

  test('is the one without a rim where there are both', () => {
    expect(findMedium(named('4x6', '4x6.Borderless'), media['4x6in'])?.keyword).toBe('4x6.Borderless');
  });

  test('is never a sheet that the printer cuts in two', () => {
    expect(findMedium(named('w288h432-div2', 'w432h576-w288h432_w144h432'), media['4x6in'])).toBeNull();
  });

  test('is never the next size', () => {
    expect(findMedium(named('w288h432', 'Postcard'), media['10x15cm'])).toBeNull();
    expect(findMedium(named('w283h425', 'Postcard'), media['4x6in'])).toBeNull();
  });

  test('comes from the paper’s dimensions when its name says nothing', () => {
    const driver = `${named('EPKG')}\n*PaperDimension EPKG/Photo: "288 432"`;

    expect(findMedium(driver, media['4x6in'])?.keyword).toBe('EPKG');
  });

  test('is taken by its name where the driver’s dimensions are its raster, larger than the paper', () => {
    const driver = `${named('w288h432')}\n*PaperDimension w288h432/4x6: "297.600 460.800"`;

    expect(findMedium(driver, media['4x6in'])?.keyword).toBe('w288h432');
  });

  test('brings the option that a Gutenprint driver needs to print to the rim', () => {
    const driver = `${named('Postcard')}\n*StpBorderless False/No: ""\n*StpBorderless True/Yes: ""`;

    expect(findMedium(driver, { widthMm: 100, heightMm: 148 })).toEqual({
      keyword: 'Postcard',
      options: ['StpBorderless=True'],
    });
  });
});
