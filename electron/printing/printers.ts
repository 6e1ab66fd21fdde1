/** All printers of this machine under one port: the spooler's queues as `cups:<queue>`, and `file`. */
import { KioskError } from '../../shared/errors.ts';
import type { Light, PrinterView } from '../../shared/model.ts';
import { createCupsPrinter, cupsPrefix } from './cups.ts';
import { createFilePrinter } from './file.ts';
import type { Printer } from './printer.ts';

export interface PrintersOptions {
  /** Where sheets go that are printed to a file. */
  readonly sheetsDir: string;
  /** The spooler, as in the environment variable `CUPS_SERVER`, which counts when it is left out. */
  readonly cupsServer?: string;
}

/** No spooler means no queues; why a queue that the studio uses is missing is said when something is printed on it. */
async function listOrNone(printer: Printer): Promise<readonly PrinterView[]> {
  try {
    return await printer.list();
  } catch (error) {
    if (error instanceof KioskError && error.code === 'PRINTER_UNREACHABLE') return [];
    throw error;
  }
}

/** What the status strip shows of a printer. */
export interface PrinterLight {
  readonly light: Light;
  readonly name: string | null;
}

export interface Printers extends Printer {
  /** How a printer stands, in one light; `bad` without a name when it cannot be found. */
  light(printerId: string): Promise<PrinterLight>;
}

const lights: Readonly<Record<PrinterView['state'], Light>> = {
  ready: 'ok',
  busy: 'ok',
  unreachable: 'warn',
  stopped: 'bad',
  rejecting: 'bad',
};

/** A printer's id says by its beginning who it belongs to. */
export function createPrinters({ sheetsDir, cupsServer }: PrintersOptions): Printers {
  const cups = createCupsPrinter(cupsServer);
  const file = createFilePrinter(sheetsDir);
  const of = (printerId: string): Printer => (printerId.startsWith(cupsPrefix) ? cups : file);
  const list = async (): Promise<readonly PrinterView[]> => [
    ...(await listOrNone(cups)),
    ...(await file.list()),
  ];
  return {
    list,
    ready: (printerId, mediumId) => of(printerId).ready(printerId, mediumId),
    submit: (job) => of(job.printerId).submit(job),
    follow: (printerId, jobId, onReport) => of(printerId).follow(printerId, jobId, onReport),
    light: async (printerId) => {
      const printer = (await list()).find(({ id }) => id === printerId);
      return printer === undefined
        ? { light: 'bad', name: null }
        : { light: lights[printer.state], name: printer.name };
    },
  };
}
