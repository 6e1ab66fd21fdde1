import { describe, expect, test } from 'vitest';
import { checkProfile } from '../../../../electron/printing/drivers/profile-check.ts';
import { suggestProfile } from '../../../../electron/printing/drivers/profile-suggest.ts';
import { chosenIn, windowsDriver } from '../../../../electron/printing/windows/driver.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { driverFacts, printerFacts } from '../../../support/printing/windows-facts.ts';

const driver = windowsDriver(printerFacts(), driverFacts());
const [photo, office, lying] = driver.media;

describe('what a Windows driver offers', () => {
  test('is a page beyond the paper when it prints over the edge', () => {
    expect(photo).toMatchObject({ keyword: '(4x6)', widthMm: 101.6, heightMm: 152.4, borderless: true });
    expect(photo?.frame?.widthMm).toBeCloseTo(104.99, 2);
    expect(photo?.frame?.heightMm).toBeCloseTo(156.13, 2);
  });

  test('is a margin when it keeps one, on each side separately', () => {
    expect(office).toMatchObject({
      borderless: false,
      frame: null,
      unprintable: { topMm: 5.08, rightMm: 4.23, bottomMm: 5.08, leftMm: 4.23 },
    });
  });

  test('stands upright, although the driver lays it on its side: the top is on the right then', () => {
    expect(lying).toMatchObject({ widthMm: 101.6, heightMm: 152.4, frame: null });
    // In landscape: 0.85 above, 1.69 to the right (20 dots), 0.42 below (5 dots), 2.54 to the left.
    expect(lying?.unprintable).toEqual({ topMm: 1.69, rightMm: 0.42, bottomMm: 2.54, leftMm: 0.85 });
  });

  test('are its resolutions; sources only when there is a choice', () => {
    expect(driver.options).toEqual([
      {
        name: 'Resolution',
        text: 'Resolution',
        usual: '300x300',
        choices: [
          { value: '300x300', text: '300x300' },
          { value: '300x600', text: '300x600' },
        ],
      },
    ]);
    const trays = windowsDriver(printerFacts(), driverFacts({ sources: ['Roll', 'Tray „2“'] }));
    expect(trays.options.at(-1)).toMatchObject({ name: 'PaperSource', usual: 'Roll' });
  });

  test('of two papers with one name, is the first', () => {
    const { papers } = driverFacts();
    const twice = papers.flatMap((paper) => [paper, { ...paper, widthMm: 127 }]);
    const { media: offered } = windowsDriver(printerFacts(), driverFacts({ papers: twice }));

    expect(offered.map(({ keyword, widthMm }) => [keyword, widthMm])).toEqual([
      ['(4x6)', 101.6],
      ['A4', 210.02],
      ['6x4 quer', 101.6],
    ]);
  });

  test('are its paper types', () => {
    const mediaTypes = ['Glossy', 'Matte'];
    const usual = { resolution: '', source: '', mediaType: 'Glossy' };
    const { options } = windowsDriver(printerFacts(), driverFacts({ mediaTypes, usual }));

    expect(options.at(-1)).toMatchObject({ name: 'MediaType', usual: 'Glossy' });
  });

  test.each([
    ['the driver', printerFacts({ driver: 'DP-DS620 v2' }), driverFacts()],
    ['the port', printerFacts({ port: 'USB002' }), driverFacts()],
    ['the driver’s version', printerFacts(), driverFacts({ version: 0x208 })],
    ['a paper', printerFacts(), driverFacts({ papers: driverFacts().papers.slice(1) })],
  ])('has another identity with another %s', (_what, printer, facts) => {
    expect(windowsDriver(printer, facts).identity).not.toBe(driver.identity);
    expect(windowsDriver(printerFacts(), driverFacts()).identity).toBe(driver.identity);
  });
});

describe('a profile for a Windows driver', () => {
  test('is suggested from its own papers, in the frame that it prints', () => {
    const profile = suggestProfile(driver, media['4x6in'], null);

    expect(profile).toMatchObject({
      keyword: '(4x6)',
      options: [{ name: 'Resolution', value: '300x300' }],
      raster: { widthPx: 1240, heightPx: 1844 },
    });
    expect(profile && checkProfile(profile, driver)).toBeNull();
  });

  test('names the driver’s paper and settings; an option that was not chosen is left to the driver', () => {
    const profile = suggestProfile(driver, media.a4, null);

    expect(profile && chosenIn(profile)).toEqual({
      paper: 'A4',
      ways: { resolution: '300x300', source: '', mediaType: '', borderless: '' },
    });
  });

  test('prints borderless where the driver has that as a setting of its own', () => {
    const borderless = windowsDriver(printerFacts(), driverFacts({ borderless: true }));
    const profile = suggestProfile(borderless, media['4x6in'], null);

    expect(profile && chosenIn(profile).ways.borderless).toBe('Borderless');
    expect(profile && checkProfile(profile, borderless)).toBeNull();
    expect(profile && checkProfile({ ...profile, options: [] }, borderless)).toBe('not-exact');
  });
});
