import type { SavedSheetCursor, SavedSheetRow } from '../../records/prints/saved-sheets.ts';
import { codeOf } from '../../error-code.ts';
import { inTurns, type Turn } from '../../turns.ts';
import type { Needs } from '../deps.ts';

/** Number of sheets that are read at a time. */
const batch = 50;

/** Earlier than every sheet: only those with a picture that was erased go. */
export const noPeriod = '';

/**
 * Erases sheets that were saved as PDF: those whose period is over, and those with a picture that was erased since. One that
 * another program holds open is tried again next time.
 * @param before sheets that were saved before this time go; `noPeriod` for none. ISO 8601, UTC
 */
export async function eraseSavedSheets(
  deps: Needs<'records' | 'sheets' | 'plainSheets' | 'clock' | 'log' | 'changed' | 'printChanged'>,
  before: string,
  turn: Turn = inTurns(deps.records.checkpoints.caughtUp),
): Promise<void> {
  const { records } = deps;
  let last: SavedSheetCursor | null = null;
  let erased = 0;
  do {
    const kept: ReturnType<typeof records.savedSheets.kept> = records.savedSheets.kept(before, last, batch);
    for (const sheet of kept) {
      await turn();
      if (sheet.over && (await eraseSheet(deps, sheet))) erased += 1;
    }
    last = kept.at(-1) ?? null;
  } while (last !== null);
  if (erased > 0) deps.log.info({ files: erased }, 'erased saved sheets whose retention period is over');
}

/** Returns false when the sheet cannot be erased now. */
export async function eraseSheet(
  deps: Needs<'records' | 'sheets' | 'plainSheets' | 'clock' | 'log' | 'changed' | 'printChanged'>,
  { printId, name }: SavedSheetRow,
): Promise<boolean> {
  const { records, sheets, plainSheets, clock, log } = deps;
  try {
    // The plain one first, as `sealPlainSheets` expects.
    await plainSheets.erase(name);
    await sheets.erase(printId);
  } catch (error) {
    const code = codeOf(error) ?? 'INTERNAL';
    log.warn({ code }, 'a saved sheet could not be erased');
    return false;
  }
  records.savedSheets.setErased(printId, clock.now().toISOString());
  for (const orderId of records.prints.ordersOn(printId)) deps.changed(orderId);
  deps.printChanged(printId);
  return true;
}
