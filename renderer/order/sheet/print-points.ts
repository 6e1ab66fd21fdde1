/** Turns reasons against printing into points of the verdict. */
import { needsStaff, type PrintView } from '../../../shared/model/prints.ts';
import type { PrinterStatus } from '../../../shared/model/status.ts';
import { isApproved, type Approval } from '../../../shared/printing.ts';
import { t } from '../../i18n/index.ts';
import { heldWords } from '../../print-rows/held-words.ts';
import type { VerdictPoint } from '../frame/verdict.ts';

/**
 * Returns a point when ID photos may not be printed on the chosen paper of a printer, or when it should be measured again.
 * @param severity how bad it is that they may not be printed
 */
export function approvalPoints(
  approval: Approval,
  printer: string,
  severity: VerdictPoint['severity'],
): readonly VerdictPoint[] {
  if (approval === 'exact' || approval === 'approved') return [];
  const words = t('verdict.printer', { printer, state: t(`printerSetup.approvals.${approval}`) });
  return [{ code: `printer-${approval}`, severity: isApproved(approval) ? 'warn' : severity, words }];
}

/** Returns a point for a printer that would not print now. It stops nobody: a sheet waits, and is then printed once. */
export function printerPoints(printer: PrinterStatus | undefined): readonly VerdictPoint[] {
  if (printer?.name == null || printer.trouble === null) return [];
  const { name, trouble } = printer;
  const words = t('verdict.printer', { printer: name, state: t(`prints.troubles.${trouble}`) });
  return [{ code: `printer-${trouble}`, severity: 'warn', words }];
}

/** Returns a point for each of the order's prints that waits for a person. */
export const waitingPoints = (prints: readonly PrintView[]): readonly VerdictPoint[] =>
  prints.filter(needsStaff).map((print) => {
    const state = print.state === 'uncertain' ? null : (heldWords(print)?.title ?? null);
    const words =
      state === null ? t('prints.ask') : t('verdict.printer', { printer: print.printerName, state });
    return { code: `print-${print.state}`, severity: 'warn', words };
  });
