import { describe, expect, test } from 'vitest';
import { presetOf } from '../../../../electron/printing/drivers/presets.ts';
import { checkProfile } from '../../../../electron/printing/drivers/profile-check.ts';
import { fileProfile, suggestProfile } from '../../../../electron/printing/drivers/profile-suggest.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { driverOf, ds620, ds620Paper, selphy } from '../../../support/printing/drivers.ts';

const rim = (mm: number) => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });

describe('the suggested profile', () => {
  test('for a dye-sublimation printer has its own raster, and 3 mm for its cutter', () => {
    const driver = ds620();

    expect(suggestProfile(driver, media['4x6in'], presetOf(driver.name))).toEqual({
      mediumId: '4x6in',
      keyword: 'w288h432',
      options: [{ name: 'Resolution', value: '300dpi' }],
      dpiX: 300,
      dpiY: 300,
      raster: { widthPx: 1240, heightPx: 1844 },
      safe: rim(3),
    });
  });

  test('for a Selphy requests a borderless print by the driver’s own name, and keeps 6 mm', () => {
    const driver = selphy();

    expect(suggestProfile(driver, media.postcard, presetOf(driver.name))).toMatchObject({
      keyword: 'Postcard',
      options: [
        { name: 'StpBorderless', value: 'True' },
        { name: 'Resolution', value: '300dpi' },
      ],
      raster: { widthPx: 1248, heightPx: 1872 },
      safe: rim(6),
    });
  });

  test('for an unknown printer keeps 3 mm where it prints over the edge', () => {
    expect(suggestProfile(driverOf([ds620Paper]), media['4x6in'], null)).toMatchObject({
      raster: { widthPx: 1240, heightPx: 1844 },
      safe: rim(3),
    });
  });

  test('for any other printer keeps what its driver leaves white, and its usual resolution', () => {
    const driver = driverOf([{ name: 'A4', page: [595, 842], printed: [9, 36, 586, 824] }], {
      Resolution: ['600dpi', '300dpi'],
    });

    expect(suggestProfile(driver, media.a4, null)).toMatchObject({
      ...{ keyword: 'A4', dpiX: 600, dpiY: 600, raster: null },
      safe: { topMm: 6.34, rightMm: 3.23, bottomMm: 12.69, leftMm: 3.23 },
    });
  });

  test('uses 300 dpi for a known printer even if its queue prefers another resolution', () => {
    const driver = driverOf([ds620Paper], { Resolution: ['300x600dpi', '300dpi'] }, 'DNP DS620');

    expect(suggestProfile(driver, media['4x6in'], presetOf(driver.name))).toMatchObject({
      options: [{ name: 'Resolution', value: '300dpi' }],
      dpiY: 300,
    });
  });

  test('recognises a maker’s own driver by the raster that it states as its paper', () => {
    // 1240 x 1844 px at 300 dpi, in Windows' hundredths of an inch.
    const paper = { name: '(6x4)', page: [4.13 * 72, 6.15 * 72] } as const;
    const own = driverOf([paper], {}, 'DNP DS620');
    const profile = suggestProfile(own, media['4x6in'], presetOf(own.name));

    expect(profile).toMatchObject({
      keyword: '(6x4)',
      raster: { widthPx: 1239, heightPx: 1845 },
      safe: rim(3),
    });
    expect(profile && checkProfile(profile, own, media['4x6in'])).toBeNull();
    expect(suggestProfile(driverOf([paper]), media['4x6in'], null)).toBeNull();
  });

  test('for a photo inkjet requests a borderless print, whose edge it may cut', () => {
    const driver = driverOf([{ name: 'w288h432', page: [288, 432] }], {
      Resolution: ['361x360dpi', '720dpi'],
      StpFullBleed: ['False', 'True'],
    });

    expect(suggestProfile(driver, media['4x6in'], null)).toMatchObject({
      options: [
        { name: 'StpFullBleed', value: 'True' },
        { name: 'Resolution', value: '361x360dpi' },
      ],
      ...{ dpiX: 360, dpiY: 360, raster: null, safe: rim(3) },
    });
  });

  test('names no resolution that the driver does not have', () => {
    const driver = driverOf([{ name: 'A4' }], { Resolution: ['Fine', 'Draft'] });

    expect(suggestProfile(driver, media.a4, null)).toMatchObject({ options: [], dpiX: 300 });
  });

  test('is none for a medium that the driver does not have', () => {
    expect(suggestProfile(ds620(), media.a4, presetOf('DS620'))).toBeNull();
  });

  test('for a watched folder has the raster of the printer that its name states, and no driver’s names', () => {
    expect(suggestProfile(null, media['6x8in'], presetOf('DNP DS620'))).toEqual({
      mediumId: '6x8in',
      keyword: '',
      options: [],
      dpiX: 300,
      dpiY: 300,
      raster: { widthPx: 1844, heightPx: 2436 },
      safe: rim(3),
    });
    expect(suggestProfile(null, media.a4, null)).toMatchObject({ raster: null, safe: rim(3) });
  });

  test('for a watched folder of a known printer is none for media that the printer does not have', () => {
    const own = { id: 'own-0000abcd', widthMm: 114.3, heightMm: 152.4 } as const;

    expect(suggestProfile(null, media['10x15cm'], presetOf('DS620'))).toBeNull();
    expect(suggestProfile(null, own, presetOf('DS620'))).toMatchObject({ raster: null, safe: rim(3) });
  });

  test('for a file is the sheet unchanged', () => {
    expect(fileProfile(media['4x6in'])).toMatchObject({ keyword: '', raster: null, safe: rim(0) });
  });
});
