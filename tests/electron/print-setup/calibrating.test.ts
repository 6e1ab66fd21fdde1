import { describe, expect, test } from 'vitest';
import { noCorrection } from '../../../shared/printing.ts';
import { driverOf, ds620Paper } from '../../support/printing/drivers.ts';
import { printSetupKit, theQueue } from '../../support/printing/print-setup-kit.ts';
import { rejectionOf } from '../../support/thrown.ts';

describe('calibration', () => {
  test('of an exact printer needs one sheet', async () => {
    const { calibrate, setup } = printSetupKit();

    expect(await calibrate({ acrossMm: 80.2 })).toMatchObject({
      approval: 'approved',
      calibration: { proven: true, worstMm: 0.2, at: '2026-11-21T10:00:00.000Z' },
    });
    expect(await setup.forPrinting(theQueue, '4x6in')).toMatchObject({ approval: 'approved' });
  });

  test('of a printer that shrinks blocks ID photos until a second sheet has confirmed the correction', async () => {
    const { calibrate, setup, composed } = printSetupKit();

    const first = await calibrate({ boxWidthMm: 33.6, boxHeightMm: 43.2, acrossMm: 76.8, downMm: 96 });

    expect(first).toMatchObject({ approval: 'not-proven', calibration: { proven: false, worstMm: 4 } });
    const { correction } = await setup.forPrinting(theQueue, '4x6in');
    expect(correction.scaleX).toBeCloseTo(1 / 0.96, 6);

    const second = await calibrate();

    expect(second.approval).toBe('approved');
    expect(composed).toMatchObject([
      { sheetNumber: 1, correction: noCorrection },
      { sheetNumber: 2, correction },
    ]);
    expect((await setup.forPrinting(theQueue, '4x6in')).correction).toEqual(correction);
  });

  test('is for one medium: another one has its own', async () => {
    const { calibrate, printer, mediumOf } = printSetupKit();
    printer.driver = driverOf([ds620Paper, { name: 'w360h504' }], {}, 'DNP DS620');

    await calibrate();

    expect((await mediumOf('5x7in')).approval).toBe('not-calibrated');
  });

  test('passes the driver’s own name for the medium, and no name of a person', async () => {
    const { setup, printer } = printSetupKit();

    await setup.printCalibration(theQueue, '4x6in');

    expect(printer.jobs).toMatchObject([
      { profile: { keyword: 'w288h432' }, copies: 1, title: 'calibration 4x6in', widthMm: 101.6 },
    ]);
  });

  test('shows the sheet that waits to be measured, until it is', async () => {
    const { setup, mediumOf } = printSetupKit();
    await setup.printCalibration(theQueue, '4x6in');

    const { sheet, target } = await mediumOf('4x6in');
    expect(sheet).toMatch(/^prt_/);

    await setup.saveReading(theQueue, '4x6in', target);
    expect((await mediumOf('4x6in')).sheet).toBeNull();
  });

  test('refuses a reading without a sheet, and one for a sheet that never came out', async () => {
    const { setup, mediumOf, printer } = printSetupKit();
    const { target } = await mediumOf('4x6in');
    const reading = () => rejectionOf(setup.saveReading(theQueue, '4x6in', target));

    expect(await reading()).toBe('WRONG_STEP');

    printer.outcome = 'failed';
    await setup.printCalibration(theQueue, '4x6in');
    expect(await reading()).toBe('WRONG_STEP');
  });

  test('stores nothing of an impossible reading, and lets staff measure the same sheet again', async () => {
    const { setup, mediumOf } = printSetupKit();
    await setup.printCalibration(theQueue, '4x6in');
    const { target } = await mediumOf('4x6in');

    expect(await rejectionOf(setup.saveReading(theQueue, '4x6in', { ...target, boxWidthMm: 45 }))).toBe(
      'INVALID_INPUT absurd',
    );

    await setup.saveReading(theQueue, '4x6in', target);
    expect((await mediumOf('4x6in')).approval).toBe('approved');
  });

  test.each(['uncertain', 'waiting'] as const)(
    'counts a measured sheet as printed even if it is still %s',
    async (outcome) => {
      const { calibrate, printer, records } = printSetupKit();
      printer.outcome = outcome;

      await calibrate();

      expect(records.prints.newestCalibration(theQueue, '4x6in')?.state).toBe('printed');
    },
  );

  test('is refused for a file, which is exact', async () => {
    const { setup, mediumOf } = printSetupKit();

    expect(await mediumOf('a4', 'file')).toMatchObject({ approval: 'exact', problem: null });
    expect(await rejectionOf(setup.printCalibration('file', 'a4'))).toBe('WRONG_STEP');
  });
});
