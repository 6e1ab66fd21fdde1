/** Joins all printers of this machine behind one port. The beginning of a printer's id selects its transport. */
import { KioskError } from '../../shared/errors.ts';
import type { PrinterView } from '../../shared/model/prints.ts';
import type { HotFolder } from '../../shared/printing.ts';
import type { LaunchWork } from '../work/launch.ts';
import type { Scratch } from '../scratch.ts';
import { createCupsPrinter, cupsPrefix } from './cups/printer.ts';
import { createFilePrinter, filePrinterId, type SheetStore } from './file/printer.ts';
import { createFolderPrinter, folderPrefix } from './folder/printer.ts';
import { report, type Printer } from './printer.ts';
import { createWindowsPrinter, windowsPrefix } from './windows/printer.ts';

export interface PrintersOptions {
  /** The store for sheets that are saved as PDF. */
  readonly sheets: SheetStore;
  /** The folder for sheets that CUPS is reading. */
  readonly scratch: Scratch;
  /** Same form as the environment variable `CUPS_SERVER`, which applies when this is left out. */
  readonly cupsServer?: string;
  /** Returns the folders that print programs watch, as they are set up now. */
  readonly hotFolders?: () => readonly HotFolder[];
  /** Starts the process in which Windows' printer drivers run. */
  readonly launchWork: LaunchWork;
  /** This machine's platform, unless a test sets another. Windows has its own spooler; every other system has CUPS. */
  readonly platform?: NodeJS.Platform;
}

/** Every printer of this machine behind one port. */
export type Printers = Printer;

/** A kind of printer, and the ids that belong to it. */
interface Transport {
  readonly owns: (printerId: string) => boolean;
  readonly printer: Printer;
}

const byPrefix = (prefix: string, printer: Printer): Transport => ({
  owns: (printerId) => printerId.startsWith(prefix),
  printer,
});

const unknown = (): Promise<never> =>
  Promise.reject(new KioskError('PRINTER_UNKNOWN', 'this machine has no such printer'));

/** Stands in for printers of another kind of machine, which a studio's settings and prints may still name. */
const nowhere: Printer = {
  list: () => Promise.resolve([]),
  takes: () => 'pdf',
  driver: unknown,
  ready: unknown,
  submit: unknown,
  follow: (_printerId, _jobId, onReport) => {
    const telling = setImmediate(() =>
      onReport(report('uncertain', 'this machine has no such printer', 'printer-gone')),
    );
    return () => clearImmediate(telling);
  },
  cancel: unknown,
  resume: unknown,
};

/** Returns no printers when there is no spooler; printing on a missing queue reports the reason. */
async function listOrNone({ printer }: Transport): Promise<readonly PrinterView[]> {
  try {
    return await printer.list();
  } catch (error) {
    if (error instanceof KioskError && error.code === 'PRINTER_UNREACHABLE') return [];
    throw error;
  }
}

/** Returns a machine's transports, in the order in which their printers are shown. */
function transportsOf(options: PrintersOptions): readonly Transport[] {
  const { sheets, scratch, cupsServer, hotFolders = () => [], platform = process.platform } = options;
  const { launchWork } = options;
  const spooler =
    platform === 'win32'
      ? byPrefix(windowsPrefix, createWindowsPrinter({ launchWork }))
      : byPrefix(cupsPrefix, createCupsPrinter(scratch, cupsServer));
  const file = {
    owns: (printerId: string) => printerId === filePrinterId,
    printer: createFilePrinter(sheets),
  };
  return [spooler, byPrefix(folderPrefix, createFolderPrinter(hotFolders)), file];
}

export function createPrinters(options: PrintersOptions): Printers {
  const transports = transportsOf(options);
  const of = (printerId: string): Printer =>
    transports.find(({ owns }) => owns(printerId))?.printer ?? nowhere;
  const list = async (): Promise<readonly PrinterView[]> =>
    (await Promise.all(transports.map(listOrNone))).flat();
  return {
    list,
    takes: (printerId) => of(printerId).takes(printerId),
    driver: (printerId) => of(printerId).driver(printerId),
    ready: (printerId, profile) => of(printerId).ready(printerId, profile),
    submit: (job) => of(job.printerId).submit(job),
    follow: (printerId, ...following) => of(printerId).follow(printerId, ...following),
    cancel: (printerId, jobId) => of(printerId).cancel(printerId, jobId),
    resume: (printerId) => of(printerId).resume(printerId),
  };
}
