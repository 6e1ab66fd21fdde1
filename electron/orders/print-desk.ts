import { KioskError } from '../../shared/errors.ts';
import type { PrintId } from '../../shared/ids.ts';
import type { PrintView } from '../../shared/model.ts';
import type { Printers } from '../printing/printers.ts';
import type { Records } from '../records/open.ts';
import { isCancellable, printView } from './print-view.ts';

/** What fits on the journal's page; everything older is found at its order. */
const mostListed = 200;

/** The print journal as a whole: of orders, benches and printers alike. */
export type PrintDesk = ReturnType<typeof createPrintDesk>;

export function createPrintDesk(records: Records, printers: Pick<Printers, 'cancel'>) {
  const existing = (printId: PrintId) => {
    const print = records.prints.get(printId);
    if (print === null) throw new KioskError('NOT_FOUND', 'no such print');
    return print;
  };
  return {
    /** Newest first. */
    list: (): readonly PrintView[] => records.prints.newest(mostListed).map(printView),

    /**
     * Asks the printer's side to leave a job. The journal that follows it is told what became of it: a sheet may be out
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
  };
}
