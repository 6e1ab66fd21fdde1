import type { PrintState, PrintView } from '../../shared/model/prints.ts';

export const shows = ['all', 'open'] as const;
export type Show = (typeof shows)[number];

const over: ReadonlySet<PrintState> = new Set(['printed', 'failed', 'cancelled']);
/** True for a print that is under way, or waits for staff to say what came out. */
export const isOpen = ({ state }: PrintView): boolean => !over.has(state);

/** Returns the prints to show. An empty `printerId` stands for all printers. */
export const filtered = (prints: readonly PrintView[], printerId: string, show: Show): readonly PrintView[] =>
  prints.filter(
    (print) => (printerId === '' || print.printerId === printerId) && (show === 'all' || isOpen(print)),
  );

/** Returns each printer that received a print, by its latest name. */
export function printersOf(prints: readonly PrintView[]): readonly { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { printerId, printerName } of prints) {
    if (!names.has(printerId)) names.set(printerId, printerName);
  }
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}
