/** The next step while a print of an order waits for a person: Enter never finishes such an order. */
import { needsStaff, type PrintView } from '../../../shared/model/prints.ts';
import { spoolerOf } from '../../../shared/printing.ts';
import { t } from '../../i18n/index.ts';
import { isResumable } from '../../print-rows/held-words.ts';

export interface PrintRemedy {
  readonly print: PrintView;
  /** Answer whether it came out, resume its queue, or look at its line. */
  readonly way: 'answer' | 'resume' | 'show';
}

/** Returns the most urgent remedy, or null when no print waits for a person. */
export function remedyFor(prints: readonly PrintView[]): PrintRemedy | null {
  const waiting = prints.filter(needsStaff);
  const asked = waiting.find(({ state }) => state === 'uncertain');
  if (asked !== undefined) return { print: asked, way: 'answer' };
  const stopped = waiting.find((print) => isResumable(print) && spoolerOf(print.printerId) === 'cups');
  if (stopped !== undefined) return { print: stopped, way: 'resume' };
  const [first] = waiting;
  return first === undefined ? null : { print: first, way: 'show' };
}

export function remedyWords({ print, way }: PrintRemedy): string {
  if (way === 'answer') return t('handover.sayPrinted');
  if (way === 'resume') return t('resume.printer', { printer: print.printerName });
  return t('handover.showWaiting');
}

/** Scrolls to a print's line and focuses it. It focuses none of its buttons, which a second Enter would press. */
export function showPrint({ id }: PrintView): void {
  const line = document.querySelector<HTMLElement>(`[data-print="${id}"]`);
  line?.scrollIntoView({ block: 'nearest' });
  line?.focus();
}
