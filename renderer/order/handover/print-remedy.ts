/** The next step while a print, or the printer, waits for a person: Enter neither prints nor finishes such an order. */
import { needsStaff, type PrintTrouble, type PrintView } from '../../../shared/model/prints.ts';
import type { PrinterStatus } from '../../../shared/model/status.ts';
import { spoolerOf, type Approval } from '../../../shared/printing.ts';
import { t } from '../../i18n/index.ts';
import { isMendable, isResumable } from '../../print-rows/held-words.ts';

export type PrintRemedy =
  /** Answer whether it came out. */
  | { readonly way: 'answer'; readonly print: PrintView }
  /** Look at its line. */
  | { readonly way: 'show'; readonly print: PrintView }
  /** Resume a printer's stopped queue. */
  | { readonly way: 'resume'; readonly printerId: string; readonly printerName: string }
  /** Mend the printer, then ask it again. */
  | { readonly way: 'ask'; readonly trouble: PrintTrouble | null; readonly printerName: string }
  /** Set the printer up, or calibrate it for the chosen paper. */
  | { readonly way: 'set-up'; readonly approval: Approval };

/** Returns the most urgent remedy for the prints of an order, or null when none waits for a person. */
export function remedyFor(prints: readonly PrintView[]): PrintRemedy | null {
  const waiting = prints.filter(needsStaff);
  const asked = waiting.find(({ state }) => state === 'uncertain');
  if (asked !== undefined) return { way: 'answer', print: asked };
  const stopped = waiting.find((print) => isResumable(print) && spoolerOf(print.printerId) === 'cups');
  if (stopped !== undefined) {
    return { way: 'resume', printerId: stopped.printerId, printerName: stopped.printerName };
  }
  const [first] = waiting;
  return first === undefined ? null : { way: 'show', print: first };
}

/** Returns the remedy for a printer that would not print a sheet now. */
export function printerRemedy({ id, name, state, hold, trouble }: PrinterStatus): PrintRemedy {
  const printerName = name ?? t('handover.printerGone');
  return (hold === 'queue-stopped' || state === 'rejecting') && spoolerOf(id) === 'cups'
    ? { way: 'resume', printerId: id, printerName }
    : { way: 'ask', trouble, printerName };
}

export function remedyWords(remedy: PrintRemedy): string {
  switch (remedy.way) {
    case 'answer':
      return t('handover.sayPrinted');
    case 'show':
      return t('handover.showWaiting');
    case 'resume':
      return t('resume.printer', { printer: remedy.printerName });
    case 'ask':
      return isMendable(remedy.trouble)
        ? t(`handover.mended.${remedy.trouble}`)
        : t('handover.askAgain', { printer: remedy.printerName });
    case 'set-up':
      return t(remedy.approval === 'refused' ? 'sheet.openPrinter' : 'sheet.calibrate');
  }
}

/** Scrolls to a print's line and focuses it. It focuses none of its buttons, which a second Enter would press. */
export function showPrint({ id }: PrintView): void {
  const line = document.querySelector<HTMLElement>(`[data-print="${id}"]`);
  line?.scrollIntoView({ block: 'nearest' });
  line?.focus();
}
