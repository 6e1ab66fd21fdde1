import { KioskError } from '../../../shared/errors.ts';
import type { PrintId } from '../../../shared/ids.ts';
import type { PrinterView, PrintView } from '../../../shared/model/prints.ts';
import type { Printers } from '../../printing/printers.ts';
import type { Records } from '../../records/open.ts';
import { isCancellable, printView } from './print-view.ts';
import { waitingPrints } from './waiting-prints.ts';

/** Number of prints on the journal's page besides those that need staff; the order shows older ones. */
export const mostListed = 200;

/** The whole print journal: of orders, retouch sessions and printers. */
export type PrintDesk = ReturnType<typeof createPrintDesk>;

export function createPrintDesk(
  records: Records,
  printers: Pick<Printers, 'cancel' | 'resume'>,
  statusChanged: () => void,
) {
  const existing = (printId: PrintId) => {
    const print = records.prints.get(printId);
    if (print === null) throw new KioskError('NOT_FOUND', 'no such print');
    return print;
  };
  return {
    /** Newest first. Prints that need staff are listed however old they are. */
    list(): readonly PrintView[] {
      const newest = records.prints.newest(mostListed).map(printView);
      const listed = new Set(newest.map(({ id }) => id));
      const waiting = waitingPrints(records).prints.map(printView);
      return [...newest, ...waiting.filter(({ id }) => !listed.has(id))];
    },

    /**
     * Asks the spooler to cancel a print. The journal that follows it receives the result, because the sheet may be out
     * already.
     *
     * @throws KioskError NOT_FOUND; WRONG_STEP when there is nothing left to cancel; PRINTER_UNREACHABLE
     */
    async cancel(printId: PrintId): Promise<PrintView> {
      const print = existing(printId);
      if (print.jobId === null || !isCancellable(print)) {
        throw new KioskError('WRONG_STEP', 'there is nothing left to cancel', { state: print.state });
      }
      await printers.cancel(print.printerId, print.jobId);
      return printView(existing(printId));
    },

    /**
     * Resumes a stopped queue. A sheet in it that may have come out would be printed a second time, so staff must
     * answer for that one first.
     *
     * @throws KioskError PRINT_UNCERTAIN (with `printer`) for such a sheet; the errors of `Printer.resume`
     */
    async resume(printerId: string): Promise<PrinterView> {
      const doubtful = waitingPrints(records).prints.find(
        (print) => print.printerId === printerId && print.state === 'uncertain' && print.hold !== null,
      );
      if (doubtful !== undefined) {
        throw new KioskError('PRINT_UNCERTAIN', 'a sheet in this queue may have come out already', {
          printer: doubtful.printerName,
        });
      }
      const printer = await printers.resume(printerId);
      statusChanged();
      return printer;
    },
  };
}
