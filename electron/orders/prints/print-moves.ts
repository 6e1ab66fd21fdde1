/** Moves a waiting print to another printer. */
import { KioskError } from '../../../shared/errors.ts';
import type { PhotoId, PrintId } from '../../../shared/ids.ts';
import { isMovable, type MoveTarget, type PrinterView } from '../../../shared/model/prints.ts';
import { isApproved, type Margins } from '../../../shared/printing.ts';
import { noMargins } from '../../../shared/sheet/page-area.ts';
import { filePrinterId } from '../../printing/file/printer.ts';
import type { Printers } from '../../printing/printers.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { ForPrinting } from './for-printing.ts';
import type { PrintJournal } from './print-journal.ts';
import type { PrintSubmission } from './print-submission.ts';
import { printView } from './print-view.ts';

interface MoveTools<View> {
  readonly printers: Pick<Printers, 'list'>;
  readonly journal: Pick<PrintJournal, 'existing' | 'move'>;
  /**
   * Returns why a printer cannot print the same; null when it can, as soon as it is ready.
   * @throws KioskError PRINTER_UNREACHABLE; any other one when the printer does not have the paper
   */
  readonly obstacleOn: (print: PrintRow, printerId: string) => Promise<MoveTarget['obstacle']>;
  /** Composes a print for a printer and passes it to `deliver`. */
  readonly repeat: (
    print: PrintRow,
    to: { readonly printerId: string; readonly reason: string },
    deliver: (print: PrintSubmission) => Promise<unknown>,
  ) => Promise<View>;
}

const isReady = ({ state, trouble }: PrinterView): boolean =>
  (state === 'ready' || state === 'busy') && trouble === null;

/**
 * Returns why a sheet cannot be printed the same on a printer.
 * @param slotsIn returns the photo of each slot, as the sheet would be laid out inside these margins
 */
export function sheetObstacle(
  { printedWith }: Pick<PrintRow, 'printedWith'>,
  { profile, problem, approval }: ForPrinting,
  slotsIn: (safe: Margins) => readonly PhotoId[],
): MoveTarget['obstacle'] {
  if (problem === 'unreachable') return 'not-ready';
  if (profile === null || problem !== null) return 'medium';
  if (!isApproved(approval)) return 'not-calibrated';
  const before = slotsIn(printedWith?.profile.safe ?? noMargins);
  const now = slotsIn(profile.safe);
  return [...before].sort().join() === [...now].sort().join() ? null : 'fewer-photos';
}

export function createPrintMoves<View>({ printers, journal, obstacleOn, repeat }: MoveTools<View>) {
  /** @throws KioskError NOT_FOUND; WRONG_STEP for a print that is not held back */
  function movable(printId: PrintId): PrintRow {
    const print = journal.existing(printId);
    if (isMovable(printView(print))) return print;
    throw new KioskError('WRONG_STEP', 'this print cannot be moved', { state: print.state });
  }

  async function obstacle(print: PrintRow, printer: PrinterView): Promise<MoveTarget['obstacle']> {
    try {
      return (await obstacleOn(print, printer.id)) ?? (isReady(printer) ? null : 'not-ready');
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      return error.code === 'PRINTER_UNREACHABLE' ? 'not-ready' : 'medium';
    }
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
     * Prints the same on another printer once the earlier job is certainly cancelled.
     *
     * @throws KioskError NOT_FOUND, WRONG_STEP; PRINTER_REFUSED (`reason`: an obstacle) for a printer that is not offered;
     *   the errors of the journal's `move`
     */
    async move(
      printId: PrintId,
      { printerId, reason }: { readonly printerId: string; readonly reason: string },
    ): Promise<View> {
      const print = movable(printId);
      const target = (await targetsOf(print)).find((each) => each.printerId === printerId);
      if (target?.obstacle !== null) {
        throw new KioskError('PRINTER_REFUSED', 'the print cannot be moved to this printer', {
          reason: target?.obstacle ?? 'gone',
        });
      }
      const again = { of: printId, reason };
      return repeat(print, { printerId, reason }, (moved) => journal.move({ ...moved, again }));
    },
  };
}
