/** The stored facts about printers: their profiles, readings and ribbons. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CalibrationRow } from '../../../../electron/records/prints/calibrations.ts';
import type { PrintId } from '../../../../shared/ids.ts';
import {
  addCalibration,
  addPrint,
  exampleProfile,
  exampleWith,
} from '../../../support/printing/example-prints.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { openFile } from '../../../support/records/records-file.ts';

const photo = 'cups:photo';
const target = { boxWidthMm: 35, boxHeightMm: 45, acrossMm: 80, downMm: 100, leftMm: 10, topMm: 10 };
const reading = { ...target, acrossMm: 79.2 };

const calibration = (printId: PrintId, change: Partial<CalibrationRow> = {}): CalibrationRow => ({
  ...{ printId, printerId: photo, mediumId: '4x6in', printedWith: exampleWith, target, reading },
  correction: { scaleX: 1.0101, scaleY: 1, offsetXMm: 0, offsetYMm: 0 },
  ...{ proven: false, worstMm: 0.8, at },
  ...change,
});

describe('a profile', () => {
  it('exists once for each printer and medium: the last one saved', () => {
    const records = exampleRecords();
    const { printerProfiles } = records;
    printerProfiles.save(photo, exampleProfile, at);
    printerProfiles.save(photo, { ...exampleProfile, mediumId: 'a4', keyword: 'A4' }, at);
    printerProfiles.save('cups:other', exampleProfile, at);

    const changed = { ...exampleProfile, options: [{ name: 'StpBorderless', value: 'True' }] };
    printerProfiles.save(photo, changed, later);

    expect(printerProfiles.get(photo, '4x6in')).toEqual({
      ...{ printerId: photo, mediumId: '4x6in', profile: changed, updatedAt: later },
    });
    expect(printerProfiles.ofPrinter(photo).map(({ mediumId }) => mediumId)).toEqual(['4x6in', 'a4']);
    expect(printerProfiles.get('cups:other', '4x6in')?.profile).toEqual(exampleProfile);
    expect(printerProfiles.get('cups:other', 'a4')).toBe(null);
  });
});

describe('a ruler’s reading', () => {
  it('comes back unchanged', () => {
    const records = exampleRecords();
    const row = calibration(addCalibration(records));

    records.calibrations.insert(row);

    expect(records.calibrations.newest(photo, '4x6in')).toEqual(row);
    expect(records.calibrations.newest(photo, 'a4')).toBe(null);
  });

  it('counts when it is the newest of its medium, even within one millisecond', () => {
    const records = exampleRecords();
    const sheet = addCalibration(records);
    const onA4 = addCalibration(records, 'a4');
    records.calibrations.insert(calibration(sheet));
    records.calibrations.insert(calibration(onA4, { mediumId: 'a4', worstMm: 0.1 }));
    records.calibrations.insert(calibration(sheet, { proven: true, worstMm: 0.2 }));

    expect(records.calibrations.newest(photo, '4x6in')).toMatchObject({ proven: true, worstMm: 0.2 });
    const newest = records.calibrations.newestOfPrinter(photo).map(({ worstMm }) => worstMm);
    expect(newest.sort()).toEqual([0.1, 0.2]);
  });

  it('belongs to a calibration sheet of its own printer and medium', () => {
    const records = exampleRecords();
    const idSheet = addPrint(records, addOrder(records));
    const sheet = addCalibration(records);

    for (const wrong of [
      calibration(idSheet),
      calibration(sheet, { printerId: 'cups:other' }),
      calibration(sheet, { mediumId: 'a4' }),
    ]) {
      expect(() => {
        records.calibrations.insert(wrong);
      }).toThrow('of a calibration sheet');
    }
  });
});

describe('a ribbon', () => {
  it('is the last one loaded', () => {
    const { supplies } = exampleRecords();
    expect(supplies.newest(photo)).toBe(null);
    supplies.load({ printerId: photo, prints: 400, loadedAt: at });
    supplies.load({ printerId: 'cups:other', prints: 36, loadedAt: later });

    supplies.load({ printerId: photo, prints: null, loadedAt: at });

    expect(supplies.newest(photo)).toEqual({ printerId: photo, prints: null, loadedAt: at });
  });

  it('has at least one print', () => {
    const { supplies } = exampleRecords();

    expect(() => {
      supplies.load({ printerId: photo, prints: 0, loadedAt: at });
    }).toThrow('CHECK');
  });
});

it.each([
  ['a reading', 'UPDATE calibrations SET proven = 1', 'DELETE FROM calibrations'],
  ['a ribbon', 'UPDATE supplies SET prints = 1', 'DELETE FROM supplies'],
])('%s is history: it is neither changed nor deleted', (_what, change, remove) => {
  const records = exampleRecords();
  records.calibrations.insert(calibration(addCalibration(records)));
  records.supplies.load({ printerId: photo, prints: 400, loadedAt: at });
  const db = openFile(records.file);
  onTestFinished(() => void db.close());

  expect(() => db.exec(change)).toThrow('never changes');
  expect(() => db.exec(remove)).toThrow('never deleted');
});
