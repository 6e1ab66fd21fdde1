/** Manages the studio's printers: profiles, measurements, and prints left on the ribbon. */
import { KioskError } from '../../shared/errors.ts';
import type { PrinterView } from '../../shared/model/prints.ts';
import type { PrinterProfile, RulerReading } from '../../shared/printing.ts';
import type { PrinterSetupView } from '../../shared/model/printer-setup.ts';
import type { MediumId } from '../../shared/sheet-media.ts';
import type { Needs } from '../orders/deps.ts';
import { createPrintGate, type ForPrinting } from '../orders/prints/for-printing.ts';
import { createPrintJournal } from '../orders/prints/print-journal.ts';
import { supplyOf } from '../orders/prints/supply.ts';
import type { Composer } from '../printing/composer.ts';
import { filePrinterId } from '../printing/file/printer.ts';
import type { Printers } from '../printing/printers.ts';
import { mediumName } from '../printing/medium-names.ts';
import { keepReading, printCalibrationSheet } from './calibrating.ts';
import { createDriverReadings } from './driver-readings.ts';
import { mediumSetup } from './medium-setup.ts';
import { mediumState } from './medium-state.ts';
import { fitProfile } from './fit-profile.ts';
import { studioMedia, studioMedium } from './studio-media.ts';
import { wordsIn } from '../words/words.ts';

export type PrintSetup = ReturnType<typeof createPrintSetup>;

export interface PrintSetupDeps extends Needs<
  'records' | 'clock' | 'settings' | 'note' | 'log' | 'printChanged'
> {
  /** Called when a ribbon has been loaded: the status strip counts from there. */
  readonly supplyChanged: () => void;
}

export function createPrintSetup(deps: PrintSetupDeps, printers: Printers, composer: Composer) {
  const { records, clock, settings } = deps;
  const readings = createDriverReadings(printers, () => settings.get(), clock);
  const journal = createPrintJournal(deps, printers, {
    isOwn: ({ kind }) => kind === 'calibration',
    changed: () => undefined,
  });

  /**
   * Returns how a printer prints on a medium. Reports a printer that does not answer as a problem, so that
   * planning goes on.
   *
   * @param now asks the driver again, however recently it was asked
   * @throws KioskError SHEET_IMPOSSIBLE (`reason: 'medium-gone'`)
   */
  const forPrinting = async (printerId: string, mediumId: MediumId, now = false): Promise<ForPrinting> => {
    const medium = studioMedium(mediumId, settings.get());
    const reading = await readings.read(printerId, now);
    const state = mediumState(records, { printerId, medium, reading, at: clock.now() });
    return { ...state, takes: printers.takes(printerId) };
  };

  const gate = createPrintGate(forPrinting, printers);

  const printerView = async (printerId: string): Promise<PrinterView> => {
    const printer = (await printers.list()).find(({ id }) => id === printerId);
    if (printer !== undefined) return printer;
    // Asking for the driver throws the reason why the printer is missing.
    await printers.driver(printerId);
    throw new KioskError('PRINTER_UNKNOWN', 'there is no such printer');
  };

  const view = async (printerId: string): Promise<PrinterSetupView> => {
    const printer = await printerView(printerId);
    const reading = await readings.read(printerId, true);
    const at = clock.now();
    return {
      printer,
      driver: reading.driver,
      preset: reading.preset?.name ?? null,
      media: studioMedia(settings.get()).map((medium) =>
        mediumSetup(records, printerId, mediumState(records, { printerId, medium, reading, at })),
      ),
      supply: supplyOf(records, printerId),
      printed: records.prints.sheetsByMedium(printerId),
    };
  };

  return {
    forPrinting,
    view,

    /**
     * Saves a profile after every name in it has been read back from the driver.
     * @throws KioskError PROFILE_WRONG (`reason`: a `ProfileProblem`), SHEET_IMPOSSIBLE, those of
     * `Printer.driver`
     */
    async saveProfile(printerId: string, profile: PrinterProfile): Promise<PrinterSetupView> {
      const medium = studioMedium(profile.mediumId, settings.get());
      const { driver, trouble } = await readings.read(printerId, true);
      if (trouble !== null) throw trouble;
      records.printerProfiles.save(printerId, fitProfile(profile, driver, medium), clock.now().toISOString());
      return view(printerId);
    },

    /**
     * @throws KioskError WRONG_STEP for the file printer, which cannot be measured; those of
     * `PrintGate.usable` and `PrintJournal.submit`
     */
    async printCalibration(printerId: string, mediumId: MediumId): Promise<PrinterSetupView> {
      if (printerId === filePrinterId) throw new KioskError('WRONG_STEP', 'a file needs no calibration');
      const { name: printerName } = await printerView(printerId);
      const { ownMedia, language } = settings.get();
      const words = wordsIn(language);
      await printCalibrationSheet(
        { clock, composer, journal },
        {
          ...{ printerId, printerName },
          mediumName: mediumName(mediumId, ownMedia, words.media),
          words: words.calibration,
          usable: await gate.usable(printerId, mediumId),
        },
      );
      return view(printerId);
    },

    /** Throws as `keepReading` does. */
    async saveReading(
      printerId: string,
      mediumId: MediumId,
      reading: RulerReading,
    ): Promise<PrinterSetupView> {
      // Check the printer first, so that nothing is saved when the answer would fail.
      await printerView(printerId);
      keepReading({ records, clock, journal }, { printerId, mediumId, reading });
      return view(printerId);
    },

    /**
     * @param prints how many prints the new ribbon or roll has; null stops the counting
     */
    async loadSupply(printerId: string, prints: number | null): Promise<PrinterSetupView> {
      await printerView(printerId);
      records.supplies.load({ printerId, prints, loadedAt: clock.now().toISOString() });
      deps.supplyChanged();
      return view(printerId);
    },

    resume: journal.resume,
    stop: journal.stop,
  };
}
