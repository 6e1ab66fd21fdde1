/** Saves sheets as PDF, for practice and for a studio without a printer. */
import { KioskError } from '../../../shared/errors.ts';
import { isId, type PrintId } from '../../../shared/ids.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';
import { diskError } from '../disk-error.ts';
import { noQueue, report, type Printer } from '../printer.ts';

export const filePrinterId = 'file';

/** Keeps sheets that are saved as PDF, by the ids of their prints. */
export interface SheetStore {
  /** Once this resolves, the sheet survives a power cut. @throws KioskError DISK_FULL, DISK_FAILED, RECORDS_READ_ONLY */
  put(printId: PrintId, bytes: Uint8Array): Promise<unknown>;
  /** @throws KioskError for a sheet that is not there, or that cannot be read */
  get(printId: PrintId): Promise<Uint8Array>;
}

const view: PrinterView = {
  id: filePrinterId,
  name: 'PDF',
  state: 'ready',
  trouble: null,
  hold: null,
  reasons: [],
  isDefault: false,
};

/** Saves sheets as PDF. There is no paper: a sheet that cannot be read back counts as failed. */
export function createFilePrinter(sheets: SheetStore): Printer {
  return {
    list: () => Promise.resolve([view]),

    takes: () => 'pdf',

    driver: () => Promise.resolve(null),

    ready: () => Promise.resolve(view),

    async submit({ printId, file }) {
      await sheets.put(printId, file).catch(diskError);
      return { jobId: printId };
    },

    follow: (_printerId, jobId, onReport) => {
      let following = true;
      const say = (state: 'printed' | 'failed'): void => {
        if (following) onReport(report(state, ''));
      };
      // A print that a kill interrupted before an update has the name of a file here.
      const read = isId('prt', jobId) ? sheets.get(jobId) : Promise.reject(new Error('no such sheet'));
      read.then(
        () => say('printed'),
        () => say('failed'),
      );
      return () => {
        following = false;
      };
    },

    cancel: () => Promise.reject(new KioskError('WRONG_STEP', 'a file is there as soon as it is written')),

    resume: () => Promise.reject(noQueue()),
  };
}
