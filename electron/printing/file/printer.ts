/** Saves sheets to a folder, for practice and for a studio without a printer. */
import { KioskError } from '../../../shared/errors.ts';
import { diskError } from '../disk-error.ts';
import { fileNameOf } from '../file-name.ts';
import { noQueue, report, type Printer } from '../printer.ts';
import type { SheetFolder } from './sheet-folder.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';

export const filePrinterId = 'file';

const view: PrinterView = {
  id: filePrinterId,
  name: 'PDF',
  state: 'ready',
  trouble: null,
  hold: null,
  reasons: [],
  isDefault: false,
};

/** Saves sheets as PDF files. There is no paper: a file that has left the folder counts as failed. */
export function createFilePrinter(sheets: SheetFolder): Printer {
  return {
    list: () => Promise.resolve([view]),

    takes: () => 'pdf',

    driver: () => Promise.resolve(null),

    ready: () => Promise.resolve(view),

    submit: async ({ title, file }, nameJob) => ({
      jobId: await sheets.save(fileNameOf(title), file, nameJob ?? (() => true)).catch(diskError),
    }),

    follow: (_printerId, name, onReport) => {
      let following = true;
      const say = (state: 'printed' | 'failed'): void => {
        if (following) onReport(report(state, ''));
      };
      sheets.has(name).then(
        (there) => say(there ? 'printed' : 'failed'),
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
