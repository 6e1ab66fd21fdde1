import { describe, expect, test } from 'vitest';
import { checkProfile } from '../../../electron/printing/profile-check.ts';
import { suggestProfile } from '../../../electron/printing/profile-suggest.ts';
import { chosenIn, windowsDriver } from '../../../electron/printing/windows-driver.ts';
import { media } from '../../../shared/sheet-media.ts';
import { driverFacts, printerFacts } from '../../support/windows-facts.ts';

const driver = windowsDriver(printerFacts(), driverFacts());
const [photo, office, lying] = driver.media;

describe('what a Windows driver offers', () => {
  test('is a page beyond the paper where it prints over the rim', () => {
    expect(photo).toMatchObject({ keyword: '(4x6)', widthMm: 101.6, heightMm: 152.4, borderless: true });
    expect(photo?.frame?.widthMm).toBeCloseTo(104.99, 2);
    expect(photo?.frame?.heightMm).toBeCloseTo(156.13, 2);
  });

  test('is a rim where it keeps one, on each side for itself', () => {
    expect(office).toMatchObject({
      borderless: false,
      frame: null,
      unprintable: { topMm: 5.08, rightMm: 4.23, bottomMm: 5.08, leftMm: 4.23 },
    });
  });

  test('stands upright, although the driver lays it on its side: the top is on the right then', () => {
    expect(lying).toMatchObject({ widthMm: 101.6, heightMm: 152.4, frame: null });
    // Laid: 0.85 above, 1.69 to the right (20 dots), 0.42 below (5 dots), 2.54 to the left.
    expect(lying?.unprintable).toEqual({ topMm: 1.69, rightMm: 0.42, bottomMm: 2.54, leftMm: 0.85 });
  });

  test('are its resolutions; sources only where there is a choice', () => {
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
    const trays = windowsDriver(printerFacts(), driverFacts({ Sources: ['Roll', 'Tray „2“'] }));
    expect(trays.options.at(-1)).toMatchObject({ name: 'PaperSource', usual: 'Roll' });
  });

  test('of two papers with one name, is the first', () => {
    const [first] = driverFacts().Papers;
    const twice = [
      first,
      { ...first, Width: 500 },
      { ...first, Name: ' ' },
      { ...first, Name: 'x', Width: 0 },
    ];
    const { media: offered } = windowsDriver(
      printerFacts(),
      driverFacts({ Papers: twice as ReturnType<typeof driverFacts>['Papers'] }),
    );

    expect(offered.map(({ keyword, widthMm }) => [keyword, widthMm])).toEqual([['(4x6)', 101.6]]);
  });

  test.each([
    ['the driver', printerFacts({ Driver: 'DP-DS620 v2' }), driverFacts()],
    ['the port', printerFacts({ Port: 'USB002' }), driverFacts()],
    ['a paper', printerFacts(), driverFacts({ Papers: driverFacts().Papers.slice(1) })],
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

  test('names the driver’s paper and ways to the helper; what was not chosen is left to the driver', () => {
    const profile = suggestProfile(driver, media.a4, null);

    expect(profile && chosenIn(profile)).toEqual({ Paper: 'A4', Resolution: '300x300', Source: '' });
  });
});
