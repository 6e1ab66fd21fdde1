/** Print set-up over real records, with a printer that a test controls. */
import { createPrintSetup } from '../../../electron/print-setup/print-setup.ts';
import type { Composer } from '../../../electron/printing/composer.ts';
import { report, type JobReport, type PrintJob } from '../../../electron/printing/printer.ts';
import type { Printers } from '../../../electron/printing/printers.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';
import type { DriverView, RulerReading } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { ds620 } from './drivers.ts';
import { exampleRecords } from '../records/example-records.ts';
import { handClock } from '../kiosk/hand-clock.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { quietNote } from '../kiosk/quiet-note.ts';

export const theQueue = 'cups:ds620';
export const theFolder = 'folder:0a1b2c3d';

/** The behaviour that a test may change while the set-up runs. */
export interface ScriptedPrinter {
  driver: DriverView | null | KioskError;
  /** The result of a job once it is followed. */
  outcome: JobReport['state'];
  readonly jobs: PrintJob[];
  /** Number of requests to the driver. */
  asked: number;
}

const viewOf = (id: string): PrinterView => ({
  id,
  name: `Printer ${id}`,
  state: 'ready',
  trouble: null,
  hold: null,
  reasons: [],
  isDefault: false,
});

function scriptedPrinters(script: ScriptedPrinter): Printers {
  const driver = (printerId: string): Promise<DriverView | null> => {
    script.asked += 1;
    if (script.driver instanceof KioskError) return Promise.reject(script.driver);
    return Promise.resolve(printerId === theQueue ? script.driver : null);
  };
  return {
    list: () =>
      Promise.resolve(script.driver instanceof KioskError ? [] : [theQueue, theFolder, 'file'].map(viewOf)),
    takes: (printerId) => (printerId.startsWith('folder:') ? 'jpeg' : 'pdf'),
    driver,
    ready: (printerId) => Promise.resolve(viewOf(printerId)),
    submit: (job) => {
      script.jobs.push(job);
      return Promise.resolve({ jobId: `job-${script.jobs.length}` });
    },
    follow: (_printerId, _jobId, onReport) => {
      onReport(report(script.outcome, ''));
      return () => undefined;
    },
    cancel: () => Promise.resolve(),
    resume: (printerId) => Promise.resolve(viewOf(printerId)),
  };
}

export function printSetupKit() {
  const records = exampleRecords();
  const clock = handClock('2026-11-21T10:00:00.000Z');
  const settings = createSettings(records.settings, () => clock.now());
  const printer: ScriptedPrinter = { driver: ds620(), outcome: 'printed', jobs: [], asked: 0 };
  const composed: unknown[] = [];
  let supplyTold = 0;
  const composer: Composer = {
    compose: (_kind, paper) => {
      composed.push(paper);
      return Promise.resolve(new Uint8Array([1, 2, 3]));
    },
    picturesOf: () => Promise.resolve([]),
    lengthOf: () => Promise.resolve(100),
    placePapers: () => Promise.resolve([]),
    stop: () => undefined,
  };
  const setup = createPrintSetup(
    {
      ...{ records, clock, settings },
      note: quietNote,
      log: memoryLog(),
      printChanged: () => undefined,
      supplyChanged: () => void (supplyTold += 1),
    },
    scriptedPrinters(printer),
    composer,
  );
  const mediumOf = async (mediumId: MediumId, printerId = theQueue) => {
    const found = (await setup.view(printerId)).media.find((each) => each.mediumId === mediumId);
    if (found === undefined) throw new Error(`${mediumId} is not shown`);
    return found;
  };
  return {
    ...{ records, clock, settings, printer, setup, mediumOf, composed },
    supplyTold: () => supplyTold,
    /** Prints a sheet and enters its reading: the target values, apart from those in `off`. */
    calibrate: async (
      off: Partial<RulerReading> = {},
      mediumId: MediumId = '4x6in',
      printerId = theQueue,
    ) => {
      await setup.printCalibration(printerId, mediumId);
      const { target } = await mediumOf(mediumId, printerId);
      await setup.saveReading(printerId, mediumId, { ...target, ...off });
      return mediumOf(mediumId, printerId);
    },
  };
}
