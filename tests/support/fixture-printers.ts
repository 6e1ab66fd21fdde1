/** Printer set-ups without a spooler: a photo printer with a driver, one that is stopped, a watched folder. */
import { targetOf } from '../../shared/calibration.ts';
import { KioskError } from '../../shared/errors.ts';
import type { PrinterView } from '../../shared/model/prints.ts';
import {
  noCorrection,
  type CalibrationView,
  type DriverView,
  type Margins,
  type PrinterProfile,
} from '../../shared/printing.ts';
import type { MediumSetup, PrinterSetupView } from '../../shared/model/printer-setup.ts';
import { media, mediumIds, type KnownMediumId, type MediumId } from '../../shared/sheet-media.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow, printers } from './fixture-data.ts';

const days = 86_400_000;
const threeMm: Margins = { topMm: 3, rightMm: 3, bottomMm: 3, leftMm: 3 };

export const driver: DriverView = {
  name: 'Dai Nippon Printing DS620',
  identity: '5f2c'.repeat(16),
  media: [
    {
      keyword: 'w288h432',
      text: '4x6',
      widthMm: 101.6,
      heightMm: 152.4,
      borderless: true,
      unprintable: null,
      frame: { widthMm: 105, heightMm: 156.1 },
    },
    {
      keyword: 'B7',
      text: '3.5x5',
      widthMm: 88.9,
      heightMm: 127,
      borderless: false,
      unprintable: { topMm: 3.5, rightMm: 4, bottomMm: 3.5, leftMm: 4 },
      frame: null,
    },
    {
      keyword: 'w432h576',
      text: '6x8',
      widthMm: 152.4,
      heightMm: 203.2,
      borderless: true,
      unprintable: null,
      frame: { widthMm: 156.1, heightMm: 206.2 },
    },
  ],
  custom: null,
  options: [
    {
      name: 'StpBorderless',
      text: 'Borderless',
      choices: [
        { value: 'False', text: 'No' },
        { value: 'True', text: 'Yes' },
      ],
      usual: 'False',
    },
    {
      name: 'StpLaminate',
      text: 'Laminate pattern',
      choices: [
        { value: 'Glossy', text: 'Glossy' },
        { value: 'Matte', text: 'Matte' },
      ],
      usual: 'Glossy',
    },
  ],
};

export const profile = (mediumId: MediumId, more: Partial<PrinterProfile> = {}): PrinterProfile => ({
  mediumId,
  keyword: 'w288h432',
  options: [{ name: 'StpBorderless', value: 'True' }],
  dpiX: 300,
  dpiY: 300,
  raster: { widthPx: 1240, heightPx: 1844 },
  safe: threeMm,
  ...more,
});

const target = targetOf(media['4x6in'], threeMm);
/** Returns a ruler's reading of an exact sheet of 4 x 6 in, apart from the given fields. */
export const calibration = (more: Partial<CalibrationView> = {}): CalibrationView => ({
  reading: { ...target, leftMm: target.leftMm + 0.1 },
  target,
  printedWith: noCorrection,
  correction: noCorrection,
  proven: true,
  worstMm: 0.1,
  at: fromNow(-12 * days),
  ...more,
});
/** 1.7 % too large and half a millimetre too far to the right: the readings of a stretched sheet. */
export const stretched = calibration({
  reading: { boxWidthMm: 35.6, boxHeightMm: 45.4, acrossMm: 81.3, downMm: 101.2, leftMm: 10.5, topMm: 10 },
  correction: { scaleX: 0.984, scaleY: 0.9881, offsetXMm: -0.52, offsetYMm: 0.1 },
  proven: false,
  worstMm: 1.3,
  at: fromNow(0),
});

export const medium = (mediumId: KnownMediumId, more: Partial<MediumSetup> = {}): MediumSetup => ({
  mediumId,
  profile: profile(mediumId),
  saved: true,
  problem: null,
  approval: 'not-calibrated',
  calibration: null,
  target: targetOf(media[mediumId], threeMm),
  sheet: null,
  ...more,
});
const unknown = (mediumId: KnownMediumId): MediumSetup =>
  medium(mediumId, { profile: null, saved: false, problem: 'medium-unknown', approval: 'refused' });

const printerOf = (id: string): PrinterView => {
  const found = printers.find((one) => one.id === id) ?? printers[0];
  if (found === undefined) throw new KioskError('PRINTER_UNKNOWN', 'no such printer');
  return found;
};

/** Returns a set-up with every paper in a state of its own, so that one look shows them all. */
export const setupOf = (printerId: string, more: Partial<PrinterSetupView> = {}): PrinterSetupView => {
  const shown: readonly MediumSetup[] = [
    medium('4x6in', { approval: 'approved', calibration: calibration() }),
    medium('6x8in', {
      approval: 'not-proven',
      profile: profile('6x8in', { keyword: 'w432h576' }),
      calibration: stretched,
    }),
    medium('5x7in', { approval: 'changed', problem: 'keyword-gone', calibration: calibration() }),
    medium('10x15cm', { saved: false }),
  ];
  const rest = mediumIds.filter((id) => !shown.some(({ mediumId }) => mediumId === id)).map(unknown);
  return {
    printer: printerOf(printerId),
    driver,
    preset: 'DNP DS620',
    media: [...shown, ...rest],
    supply: { capacity: 400, left: 31, low: true, loadedAt: fromNow(-9 * days) },
    printed: [
      { mediumId: '4x6in', sheets: 1_204 },
      { mediumId: '6x8in', sheets: 37 },
    ],
    ...more,
  };
};

/** Returns the calls about printers. Readings and saved profiles are kept, as in the kiosk. */
export function fixturePrinters(start: (printerId: string) => PrinterSetupView = setupOf): FixtureAnswers {
  const setups = new Map<string, PrinterSetupView>();
  const get = (printerId: string): PrinterSetupView => setups.get(printerId) ?? start(printerId);
  const set = (printerId: string, more: Partial<PrinterSetupView>): PrinterSetupView => {
    const next = { ...get(printerId), ...more };
    setups.set(printerId, next);
    return next;
  };
  const setMedium = (printerId: string, mediumId: MediumId, more: Partial<MediumSetup>): PrinterSetupView =>
    set(printerId, {
      media: get(printerId).media.map((one) => (one.mediumId === mediumId ? { ...one, ...more } : one)),
    });
  return {
    printerSetup: ({ printerId }) => get(printerId),
    saveProfile: ({ printerId, profile: saved }) =>
      setMedium(printerId, saved.mediumId, { profile: saved, saved: true, problem: null }),
    printCalibration: ({ printerId, mediumId }) =>
      setMedium(printerId, mediumId, { sheet: fixtureId('prt', 90) }),
    saveReading: ({ printerId, mediumId, reading }) => {
      const exact = Math.abs(reading.boxWidthMm - 35) <= 0.3;
      return setMedium(printerId, mediumId, {
        sheet: null,
        approval: exact ? 'approved' : 'not-proven',
        calibration: exact ? calibration({ reading, at: fromNow(0) }) : stretched,
      });
    },
    loadSupply: ({ printerId, prints }) =>
      set(printerId, {
        supply: { capacity: prints, left: prints, low: false, loadedAt: prints === null ? null : fromNow(0) },
      }),
  };
}
