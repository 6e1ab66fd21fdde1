import { describe, expect, test } from 'vitest';
import { checkProfile } from '../../../../electron/printing/drivers/profile-check.ts';
import { suggestProfile } from '../../../../electron/printing/drivers/profile-suggest.ts';
import type { DriverView, PrinterProfile } from '../../../../shared/printing.ts';
import { media, type Medium } from '../../../../shared/sheet-media.ts';
import { driverOf, ds620, ds620Paper, selphy } from '../../../support/printing/drivers.ts';

function suggested(driver: DriverView, medium: Medium): PrinterProfile {
  const profile = suggestProfile(driver, medium, null);
  if (profile === null) throw new Error('the driver does not know the medium');
  return profile;
}
const onDs620 = suggested(ds620(), media['4x6in']);

describe('a profile that is checked against the driver', () => {
  test('is good as suggested', () => {
    expect(checkProfile(onDs620, ds620(), media['4x6in'])).toBeNull();
    expect(checkProfile(suggested(selphy(), media.postcard), selphy(), media.postcard)).toBeNull();
  });

  test('is refused when the driver no longer has its medium', () => {
    expect(checkProfile(onDs620, driverOf([{ name: 'B7', page: [261, 460] }]))).toBe('keyword-gone');
    expect(checkProfile({ ...onDs620, keyword: 'na_index-4x6_4x6in' }, ds620())).toBe('keyword-gone');
  });

  test('is refused when its medium’s name states another size', () => {
    expect(checkProfile({ ...onDs620, keyword: 'B7' }, ds620(), media['4x6in'])).toBe('medium-differs');
    expect(checkProfile(onDs620, ds620(), media['10x15cm'])).toBe('medium-differs');
  });

  test.each([
    [{ name: 'StpLaminate', value: 'Silk' }],
    [{ name: 'StpBorderless', value: 'True' }],
    [{ name: 'stplaminate', value: 'Glossy' }],
    [{ name: 'StpLaminate=Glossy -o raw', value: '' }],
    [{ name: 'PageSize', value: 'B7' }],
  ])('is refused when it has a value that the driver does not: %j', (option) => {
    expect(checkProfile({ ...onDs620, options: [option] }, ds620())).toBe('option-gone');
  });

  test('may hold any of the driver’s own options', () => {
    const options = [{ name: 'StpLaminate', value: 'Matte' }];

    expect(
      checkProfile({ ...onDs620, options }, driverOf([ds620Paper], { StpLaminate: ['Glossy', 'Matte'] })),
    ).toBeNull();
  });

  test('need not be borderless when the driver describes a margin', () => {
    const driver = driverOf([{ name: 'A4', page: [595, 842], printed: [9, 9, 586, 833] }], {
      StpFullBleed: ['False', 'True'],
    });

    expect(suggested(driver, media.a4).options).toEqual([]);
    expect(checkProfile(suggested(driver, media.a4), driver, media.a4)).toBeNull();
  });

  test.each([[[]], [[{ name: 'StpBorderless', value: 'False' }]]])(
    'is refused when the driver would shrink the page: %j',
    (options) => {
      const profile = { ...suggested(selphy(), media.postcard), options };

      expect(checkProfile(profile, selphy(), media.postcard)).toBe('not-exact');
    },
  );
});
