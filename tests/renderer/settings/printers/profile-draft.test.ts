import { describe, expect, it } from 'vitest';
import {
  byFitness,
  draftOfProfile,
  profileOf,
  withDriverMedium,
  withOption,
} from '../../../../renderer/settings/printers/profile-draft.ts';
import { schemas } from '../../../../shared/schemas.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { driver, medium, profile } from '../../../support/fixture/printers.ts';

const sixByFour = media['4x6in'];
const draft = draftOfProfile(medium('4x6in'), sixByFour, driver);
const driverMedium = (keyword: string) => {
  const found = driver.media.find((one) => one.keyword === keyword);
  if (found === undefined) throw new Error(`no ${keyword}`);
  return found;
};

describe('the settings of a printer for one paper', () => {
  it('stay the same when nothing is changed', () => {
    expect(profileOf(draft, '4x6in')).toEqual(profile('4x6in'));
  });

  it('are accepted by the main process', () => {
    const args = { printerId: 'cups:DS620', profile: profileOf(draft, '4x6in') };
    expect(schemas.saveProfile.safeParse(args).success).toBe(true);
  });

  it('start from the driver’s paper of that size when nothing better is known', () => {
    const start = draftOfProfile(medium('6x8in', { profile: null, saved: false }), media['6x8in'], driver);
    expect(start).toMatchObject({ keyword: 'w432h576', takes: 'own', widthPx: 1844, heightPx: 2435 });
  });

  it('start without a paper when the driver has none of that size', () => {
    const start = draftOfProfile(medium('a4', { profile: null, saved: false }), media.a4, driver);
    expect(start).toMatchObject({ keyword: '', takes: 'paper' });
    expect(profileOf(start, 'a4')).toMatchObject({ raster: null, safe: { topMm: 3 } });
  });

  it('follow another paper of the driver: its margin if it has one, otherwise at least the cutter’s', () => {
    const bordered = withDriverMedium(draft, driverMedium('B7'));
    expect(profileOf(bordered, '4x6in')).toMatchObject({
      keyword: 'B7',
      raster: null,
      safe: { topMm: 3.5, rightMm: 4, bottomMm: 3.5, leftMm: 4 },
    });
    const narrow = { topMm: '0', rightMm: '2,5', bottomMm: '', leftMm: '6' };
    const borderless = withDriverMedium({ ...draft, safe: narrow }, driverMedium('w288h432'));
    expect(profileOf(borderless, '4x6in')?.safe).toEqual({ topMm: 3, rightMm: 3, bottomMm: 3, leftMm: 6 });
  });

  it('are not saved while a side of the safe area is no number, or too wide', () => {
    const withTop = (topMm: string) => ({ ...draft, safe: { ...draft.safe, topMm } });
    expect(profileOf(withTop(''), '4x6in')).toBeNull();
    expect(profileOf(withTop('51'), '4x6in')).toBeNull();
    expect(profileOf(withTop('6,5'), '4x6in')?.safe.topMm).toBe(6.5);
  });

  it('set an option once, at its position, and remove it again', () => {
    const both = withOption(draft, 'StpLaminate', 'Matte');
    const changed = withOption(both, 'StpBorderless', 'False');
    expect(changed.options).toEqual([
      { name: 'StpBorderless', value: 'False' },
      { name: 'StpLaminate', value: 'Matte' },
    ]);
    expect(withOption(changed, 'StpBorderless', null).options).toEqual([
      { name: 'StpLaminate', value: 'Matte' },
    ]);
  });

  it('offer the driver’s papers of the right size first', () => {
    expect(byFitness(driver, media['6x8in']).map(({ keyword }) => keyword)).toEqual([
      'w432h576',
      'w288h432',
      'B7',
    ]);
  });
});
