import { describe, expect, test } from 'vitest';
import { driverOf, selphy } from '../../support/printing/drivers.ts';
import { printSetupKit, theFolder, theQueue } from '../../support/printing/print-setup-kit.ts';
import { rejectionOf } from '../../support/thrown.ts';

describe('a profile', () => {
  test('is stored and checked against the driver', async () => {
    const { setup, mediumOf } = printSetupKit();
    const { profile } = await mediumOf('4x6in');
    if (profile === null) throw new Error('no profile');
    const options = [{ name: 'StpLaminate', value: 'Matte' }];

    await setup.saveProfile(theQueue, { ...profile, options });

    expect(await mediumOf('4x6in')).toMatchObject({ saved: true, profile: { options } });
  });

  test.each([
    ['keyword-gone', { keyword: 'w288h432x' }],
    ['medium-differs', { keyword: 'B7' }],
    ['option-gone', { options: [{ name: 'StpLaminate', value: '$(reboot)' }] }],
  ])('is refused: %s', async (reason, change) => {
    const { setup, mediumOf } = printSetupKit();
    const { profile } = await mediumOf('4x6in');
    if (profile === null) throw new Error('no profile');

    expect(await rejectionOf(setup.saveProfile(theQueue, { ...profile, ...change }))).toBe(
      `PROFILE_WRONG ${reason}`,
    );
    expect((await mediumOf('4x6in')).saved).toBe(false);
  });

  test('that the driver no longer supports is reported, and blocks printing', async () => {
    const { setup, mediumOf, printer } = printSetupKit();
    const { profile } = await mediumOf('4x6in');
    if (profile === null) throw new Error('no profile');
    await setup.saveProfile(theQueue, profile);
    printer.driver = driverOf([{ name: 'A4' }]);

    expect(await mediumOf('4x6in')).toMatchObject({ problem: 'keyword-gone', approval: 'refused' });
    expect(await rejectionOf(setup.printCalibration(theQueue, '4x6in'))).toBe('PROFILE_WRONG keyword-gone');
  });

  test('that would shrink the page is refused', async () => {
    const { setup, mediumOf, printer } = printSetupKit();
    printer.driver = selphy();
    const { profile } = await mediumOf('postcard');
    if (profile === null) throw new Error('no profile');

    expect(await rejectionOf(setup.saveProfile(theQueue, { ...profile, options: [] }))).toBe(
      'PROFILE_WRONG not-exact',
    );
  });

  test('keeps photos off the area that the driver leaves white, whatever was typed', async () => {
    const { setup, mediumOf, printer } = printSetupKit();
    printer.driver = driverOf([{ name: 'A4', page: [595.276, 841.89], printed: [18, 18, 577.276, 823.89] }]);
    const { profile } = await mediumOf('a4');
    if (profile === null) throw new Error('no profile');
    const safe = { topMm: 0, rightMm: 10, bottomMm: 0, leftMm: 0 };

    await setup.saveProfile(theQueue, { ...profile, safe });

    expect((await mediumOf('a4')).profile?.safe).toEqual({
      topMm: 6.35,
      rightMm: 10,
      bottomMm: 6.35,
      leftMm: 6.35,
    });
  });

  test('of a watched folder has no driver’s names', async () => {
    const { setup, mediumOf } = printSetupKit();
    const { profile } = await mediumOf('4x6in', theFolder);
    if (profile === null) throw new Error('no profile');

    expect(await rejectionOf(setup.saveProfile(theFolder, { ...profile, keyword: 'w288h432' }))).toBe(
      'PROFILE_WRONG keyword-gone',
    );
    await setup.saveProfile(theFolder, { ...profile, dpiX: 600, dpiY: 600 });
    expect(await mediumOf('4x6in', theFolder)).toMatchObject({ saved: true, profile: { dpiX: 600 } });
  });
});
