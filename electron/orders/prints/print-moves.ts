/** Moves a waiting print to another printer. */
import { KioskError } from '../../../shared/errors.ts';
import type { PhotoId, PrintId } from '../../../shared/ids.ts';
import { isMovable, type MoveTarget, type PrinterView } from '../../../shared/model/prints.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { isApproved, type Margins } from '../../../shared/printing.ts';
import { noMargins } from '../../../shared/sheet/page-area.ts';
import { filePrinterId } from '../../printing/file/printer.ts';
import type { Printers } from '../../printing/printers.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { AskForPrinting, ForPrinting } from './for-printing.ts';
import type { PrintJournal, PrintSubmission } from './print-journal.ts';
import { printView } from './print-view.ts';

interface MoveTools {
  readonly printers: Pick<Printers, 'list'>;
  readonly forPrinting: AskForPrinting;
  readonly journal: Pick<PrintJournal, 'existing' | 'move'>;
  /** Returns the photo of each slot of a print's sheet, as it would be laid out inside these margins. */
  readonly slotsOn: (print: PrintRow, found: ForPrinting, safe: Margins) => readonly PhotoId[];
  /** Composes a print's sheet for a printer and passes it to `deliver`. */
  readonly repeat: (
    print: PrintRow,
    to: { readonly printerId: string; readonly reason: string },
    deliver: (sheet: PrintSubmission) => Promise<unknown>,
  ) => Promise<OrderView>;
}

const isReady = ({ state, trouble }: PrinterView): boolean =>
  (state === 'ready' || state === 'busy') && trouble === null;

export function createPrintMoves({ printers, forPrinting, journal, slotsOn, repeat }: MoveTools) {
  /** @throws KioskError NOT_FOUND; WRONG_STEP for a print that is not held back, or that is no sheet of an order */
  function movable(printId: PrintId): PrintRow {
    const print = journal.existing(printId);
    if (isMovable(printView(print))) return print;
    throw new KioskError('WRONG_STEP', 'this print cannot be moved', { state: print.state });
  }

  async function obstacle(print: PrintRow, printer: PrinterView): Promise<MoveTarget['obstacle']> {
    const found = await forPrinting(printer.id, print.mediumId, true).catch((error: unknown) => {
      if (error instanceof KioskError) return null;
      throw error;
    });
    if (found?.problem === 'unreachable') return 'not-ready';
    if (!found?.profile || found.problem !== null) return 'medium';
    if (!isApproved(found.approval)) return 'not-calibrated';
    const before = slotsOn(print, found, print.printedWith?.profile.safe ?? noMargins);
    const now = slotsOn(print, found, found.profile.safe);
    if ([...before].sort().join() !== [...now].sort().join()) return 'fewer-photos';
    return isReady(printer) ? null : 'not-ready';
  }

  async function targetsOf(print: PrintRow): Promise<readonly MoveTarget[]> {
    const others = (await printers.list()).filter(({ id }) => id !== print.printerId && id !== filePrinterId);
    return Promise.all(
      others.map(async (printer) => ({
        ...{ printerId: printer.id, name: printer.name },
        obstacle: await obstacle(print, printer),
      })),
    );
  }

  return {
    /** @throws KioskError NOT_FOUND, WRONG_STEP */
    async moveTargets(printId: PrintId): Promise<readonly MoveTarget[]> {
      return targetsOf(movable(printId));
    },

    /**
     * Prints the same sheet on another printer once the earlier job is certainly cancelled.
     *
     * @throws KioskError NOT_FOUND, WRONG_STEP; PRINTER_REFUSED (`reason`: an obstacle) for a printer that is not offered;
     *   the errors of the journal's `move`
     */
    async move(
      printId: PrintId,
      { printerId, reason }: { readonly printerId: string; readonly reason: string },
    ): Promise<OrderView> {
      const print = movable(printId);
      const target = (await targetsOf(print)).find((each) => each.printerId === printerId);
      if (target?.obstacle !== null) {
        throw new KioskError('PRINTER_REFUSED', 'the print cannot be moved to this printer', {
          reason: target?.obstacle ?? 'gone',
        });
      }
      const again = { of: printId, reason };
      return repeat(print, { printerId, reason }, (sheet) => journal.move({ ...sheet, again }));
    },
  };
}
