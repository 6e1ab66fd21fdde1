/** Describes a print's state in words that suit its destination: a printer, a print program's folder, or a file. */
import type { PrintState, PrintView, SavedFile } from '../../shared/model/prints.ts';
import { t } from '../i18n/index.ts';
import { longDate } from '../ui/dates.ts';

const dayMs = 86_400_000;

export type PrintedTo = 'printer' | 'folder' | 'file';

export function printedTo({ printerId }: Pick<PrintView, 'printerId'>): PrintedTo {
  if (printerId === 'file') return 'file';
  return printerId.startsWith('folder:') ? 'folder' : 'printer';
}

export function printState(print: PrintView): string {
  const { state, saved } = print;
  const to = printedTo(print);
  if (to === 'printer') return t(`prints.states.${state}`);
  if (to === 'file' && state === 'failed' && saved !== null) return t('prints.file.gone');
  return t(`prints.${to}.states.${state}`);
}

const ended: ReadonlySet<PrintState> = new Set(['printed', 'failed', 'cancelled']);

/** True once a print does not change any more unless staff act. */
export const hasEnded = ({ state }: Pick<PrintView, 'state'>): boolean => ended.has(state);

/** The question to staff about a print of unknown outcome. */
export const printQuestion = (print: PrintView): string => {
  const to = printedTo(print);
  return to === 'printer' ? t('prints.ask') : t(`prints.${to}.ask`);
};

/**
 * Returns the name of a saved sheet and how long it is kept; null for a sheet that went to a printer.
 * @param keepDays the studio's period for saved sheets
 */
export function savedWords({ saved, state }: PrintView, keepDays: number): string | null {
  if (saved === null) return null;
  const { name, erasedAt } = saved;
  if (erasedAt !== null) return t('prints.file.erased', { name, day: longDate(erasedAt) });
  if (state === 'failed') return t('prints.file.missing', { name });
  return t('prints.file.kept', { name, day: longDate(endOf(saved, keepDays)) });
}

/** Returns the name of a saved sheet that Headroom still has; null for any other print. */
export const savedName = ({ saved, state }: PrintView): string | null =>
  saved?.erasedAt === null && state === 'printed' ? saved.name : null;

const endOf = ({ savedAt }: SavedFile, keepDays: number): string =>
  new Date(Date.parse(savedAt) + keepDays * dayMs).toISOString();
