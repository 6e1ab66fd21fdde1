import { KioskError } from '../../../shared/errors.ts';
import { isApproved, type Approval, type Correction, type PrinterProfile } from '../../../shared/printing.ts';
import type { ProfileProblem } from '../../../shared/printing.ts';
import type { Medium, MediumId } from '../../../shared/sheet-media.ts';
import type { TakenFormat } from '../../printing/printer.ts';
import type { Printers } from '../../printing/printers.ts';
import type { PrintedWith } from '../../records/prints/prints.ts';

/** How a printer prints on a medium now. Sheets are planned and composed for this. */
export interface ForPrinting {
  readonly medium: Medium;
  /** Null when neither the driver nor a preset knows the medium. */
  readonly profile: PrinterProfile | null;
  /** The result of the last measurement with a ruler. */
  readonly correction: Correction;
  readonly approval: Approval;
  readonly problem: ProfileProblem | null;
  readonly takes: TakenFormat;
  /** `DriverView.identity`; empty where there is no driver. */
  readonly identity: string;
}

/**
 * @param now asks the driver again, however recently it was asked: set before paper is used, not at each drag of a
 * photo
 * @throws KioskError SHEET_IMPOSSIBLE (`reason: 'medium-gone'`) for one of the studio's own media that was removed
 */
export type AskForPrinting = (printerId: string, mediumId: MediumId, now?: boolean) => Promise<ForPrinting>;

/** A printer that can print the medium. */
export interface Usable extends ForPrinting {
  readonly profile: PrinterProfile;
}

export interface PrintGate {
  /**
   * Returns the printer for pictures that no authority measures.
   * @throws KioskError PROFILE_WRONG (`reason`: a `ProfileProblem`), PRINTER_UNKNOWN, PRINTER_UNREACHABLE
   */
  usable(printerId: string, mediumId: MediumId): Promise<Usable>;
  /**
   * Returns the printer for ID photos: only when a measurement has shown that it prints at actual size.
   * @throws KioskError PRINTER_NOT_APPROVED (`reason`: an `Approval`); the errors of `usable`
   */
  approved(printerId: string, mediumId: MediumId): Promise<Usable>;
}

export function createPrintGate(ask: AskForPrinting, printers: Pick<Printers, 'driver'>): PrintGate {
  const usable: PrintGate['usable'] = async (printerId, mediumId) => {
    const found = await ask(printerId, mediumId, true);
    const { profile, problem } = found;
    // Asking the driver gives the best reason why it cannot be reached.
    if (problem === 'unreachable') await printers.driver(printerId);
    if (profile === null || problem !== null) {
      throw new KioskError('PROFILE_WRONG', 'the printer cannot print this medium as it is set up', {
        reason: problem ?? 'medium-unknown',
      });
    }
    return { ...found, profile };
  };
  return {
    usable,
    async approved(printerId, mediumId) {
      const found = await usable(printerId, mediumId);
      if (isApproved(found.approval)) return found;
      throw new KioskError(
        'PRINTER_NOT_APPROVED',
        'the printer is not approved for ID photos on this medium',
        {
          reason: found.approval,
          medium: mediumId,
        },
      );
    },
  };
}

/** Returns the journal's facts about a sheet that is printed like this. */
export const printedWith = ({ identity, profile, correction, medium }: Usable): PrintedWith => ({
  ...{ identity, profile, correction },
  ...{ widthMm: medium.widthMm, heightMm: medium.heightMm },
});
