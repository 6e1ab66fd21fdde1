import { describe, expect, test } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { noCorrection } from '../../../shared/printing.ts';
import { printSetupKit, theFolder, theQueue } from '../../support/printing/print-setup-kit.ts';
import { rejectionOf } from '../../support/thrown.ts';

const gone = new KioskError('PRINTER_UNREACHABLE', 'no answer');

describe('a printer that nobody has set up', () => {
  test('gets a suggested profile for every medium that its driver has, and says which ones it lacks', async () => {
    const { setup } = printSetupKit();

    const { media, preset, driver } = await setup.view(theQueue);

    expect(preset).toBe('DNP DS620');
    expect(driver?.name).toContain('DS620');
    expect(media.map(({ mediumId }) => mediumId)).toEqual(
      expect.arrayContaining(['4x6in', '10x15cm', '6x8in', 'letter', 'postcard']),
    );
    expect(media.find(({ mediumId }) => mediumId === '4x6in')).toMatchObject({
      ...{ saved: false, problem: null, approval: 'not-calibrated', calibration: null, sheet: null },
      profile: { keyword: 'w288h432' },
    });
    expect(media.find(({ mediumId }) => mediumId === 'a4')).toMatchObject({
      ...{ profile: null, problem: 'medium-unknown', approval: 'refused' },
    });
  });

  test('is not approved for ID photos, but sheets can be planned for it', async () => {
    const { setup } = printSetupKit();

    expect(await setup.forPrinting(theQueue, '4x6in')).toMatchObject({
      ...{ approval: 'not-calibrated', problem: null, takes: 'pdf', correction: noCorrection },
      profile: { safe: { leftMm: 3 } },
      medium: { widthMm: 101.6 },
    });
  });

  test('shows the studio’s own media too', async () => {
    const { settings, mediumOf } = printSetupKit();
    const own = { id: 'own-0000abcd', name: 'Strips', widthMm: 101.6, heightMm: 152.4 } as const;
    settings.save({ ...settings.get(), ownMedia: [own] });

    expect(await mediumOf(own.id)).toMatchObject({ profile: { keyword: 'w288h432', mediumId: own.id } });
  });
});

describe('a watched folder', () => {
  const folder = { id: theFolder, name: 'DS620 10x15', path: '/prints', format: 'jpeg' } as const;

  test('is calibrated like a printer, with the raster of the printer that its name states', async () => {
    const { settings, calibrate, composed } = printSetupKit();
    settings.save({ ...settings.get(), hotFolders: [folder] });

    expect((await calibrate({}, '4x6in', theFolder)).approval).toBe('approved');
    expect(composed).toMatchObject([{ format: 'jpeg', profile: { raster: { widthPx: 1240 } } }]);
  });

  test('is a different one when its path is', async () => {
    const { settings, calibrate, mediumOf } = printSetupKit();
    settings.save({ ...settings.get(), hotFolders: [folder] });
    await calibrate({}, '4x6in', theFolder);

    settings.save({ ...settings.get(), hotFolders: [{ ...folder, path: '/prints-2' }] });

    expect((await mediumOf('4x6in', theFolder)).approval).toBe('changed');
  });
});

describe('a printer that does not answer', () => {
  test('still allows planning with saved or measured values', async () => {
    const { setup, calibrate, printer, clock } = printSetupKit();
    await calibrate();
    printer.driver = gone;
    clock.pass(5_000);

    expect(await setup.forPrinting(theQueue, '4x6in')).toMatchObject({
      ...{ problem: 'unreachable', approval: 'refused' },
      profile: { keyword: 'w288h432', safe: { leftMm: 3 } },
    });
    expect(await setup.forPrinting(theQueue, 'a4')).toMatchObject({ profile: null, problem: 'unreachable' });
  });

  test('reports the printer’s own words when it is set up', async () => {
    const { setup, printer } = printSetupKit();
    printer.driver = gone;

    expect(await rejectionOf(setup.view(theQueue))).toBe('PRINTER_UNREACHABLE');
    expect(await rejectionOf(setup.printCalibration(theQueue, '4x6in'))).toBe('PRINTER_UNREACHABLE');
  });

  test('stores nothing when the driver could not be read', async () => {
    const { setup, mediumOf, printer, records } = printSetupKit();
    await setup.printCalibration(theQueue, '4x6in');
    const { target } = await mediumOf('4x6in');
    printer.driver = gone;

    expect(await rejectionOf(setup.saveReading(theQueue, '4x6in', target))).toBe('PRINTER_UNREACHABLE');
    expect(await rejectionOf(setup.loadSupply(theQueue, 400))).toBe('PRINTER_UNREACHABLE');

    expect(records.calibrations.newest(theQueue, '4x6in')).toBeNull();
    expect(records.supplies.newest(theQueue)).toBeNull();
  });

  test('is reported as unknown when no system has it', async () => {
    const { setup } = printSetupKit();

    expect(await rejectionOf(setup.view('cups:nowhere'))).toBe('PRINTER_UNKNOWN');
  });
});

describe('the driver', () => {
  test('is read once for the many plans of a drag, and again soon after', async () => {
    const { setup, printer, clock } = printSetupKit();

    await Promise.all([1, 2, 3].map(() => setup.forPrinting(theQueue, '4x6in')));
    expect(printer.asked).toBe(1);

    clock.pass(2_000);
    await setup.forPrinting(theQueue, '4x6in');
    expect(printer.asked).toBe(2);
  });

  test('is read at once for a print', async () => {
    const { setup, printer } = printSetupKit();
    await setup.forPrinting(theQueue, '4x6in');

    await setup.forPrinting(theQueue, '4x6in', true);

    expect(printer.asked).toBe(2);
  });
});

test('a removed medium of the studio is reported as removed', async () => {
  const { setup } = printSetupKit();

  expect(await rejectionOf(setup.forPrinting(theQueue, 'own-0000abcd'))).toBe('SHEET_IMPOSSIBLE medium-gone');
});

describe('a ribbon', () => {
  test('is counted down from the moment it was loaded, and the status shows it', async () => {
    const { setup, calibrate, supplyTold, clock } = printSetupKit();
    await setup.loadSupply(theQueue, 400);
    expect(supplyTold()).toBe(1);
    clock.pass(1_000);

    await calibrate();

    const { supply, printed } = await setup.view(theQueue);
    expect(supply).toMatchObject({ capacity: 400, left: 399, low: false });
    expect(printed).toEqual([{ mediumId: '4x6in', sheets: 1 }]);
  });

  test('is no longer counted when staff stop counting', async () => {
    const { setup } = printSetupKit();
    await setup.loadSupply(theQueue, 400);

    expect((await setup.loadSupply(theQueue, null)).supply).toMatchObject({ capacity: null, left: null });
  });
});
