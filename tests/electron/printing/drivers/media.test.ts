import { describe, expect, test } from 'vitest';
import { findMedium, sizeFromName } from '../../../../electron/printing/drivers/media.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { driverOf } from '../../../support/printing/drivers.ts';

const named = (...names: readonly string[]) => driverOf(names.map((name) => ({ name })));
const keywordOf = (driver: ReturnType<typeof named>, id: keyof typeof media): string | undefined =>
  findMedium(driver, media[id])?.keyword;

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

describe('the driver’s own medium', () => {
  test.each([
    ['4x6in', 'w288h432'],
    ['10x15cm', 'w283h425'],
    ['5x7in', 'w360h504'],
    ['6x8in', 'w432h576'],
    ['a4', 'A4'],
    ['letter', 'Letter'],
    ['postcard', 'Postcard'],
  ] as const)('of %s is %s', (id, keyword) => {
    const driver = named('w288h432', 'w283h425', 'w360h504', 'w432h576', 'A4', 'Letter', 'Postcard');

    expect(keywordOf(driver, id)).toBe(keyword);
  });

  test('is the borderless one where there are both', () => {
    expect(keywordOf(named('4x6', '4x6.Borderless'), '4x6in')).toBe('4x6.Borderless');
  });

  test('is the nearest of several', () => {
    expect(keywordOf(named('w283h425', '10x15cm'), '10x15cm')).toBe('10x15cm');
  });

  test('is never a sheet that the printer cuts', () => {
    const driver = named('w288h432-div2', 'w432h576-w288h432_w144h432', 'w288h432_w288h144');

    expect(driver.media).toEqual([]);
  });

  test('is never the next larger or smaller size', () => {
    expect(keywordOf(named('w288h432', 'Postcard'), '10x15cm')).toBeUndefined();
    expect(keywordOf(named('w283h425', 'Postcard'), '4x6in')).toBeUndefined();
  });

  test('comes from the page’s dimensions when its name states no size', () => {
    expect(keywordOf(driverOf([{ name: 'EPKG', page: [288, 432] }]), '4x6in')).toBe('EPKG');
  });

  test('is upright even if the driver feeds it on its long side', () => {
    const driver = driverOf([{ name: 'EPKG', page: [432, 288], printed: [9, 0, 423, 288] }]);

    expect(findMedium(driver, media['4x6in'])).toMatchObject({
      widthMm: 101.6,
      unprintable: { topMm: 3.175, bottomMm: 3.175, leftMm: 0, rightMm: 0 },
    });
  });
});
