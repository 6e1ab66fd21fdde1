import type { PrintId } from '../../../shared/ids.ts';
import { fileNameOf } from '../../printing/file-name.ts';
import type { Needs } from '../deps.ts';

/**
 * Records that a print is saved as PDF, under the first free name from its title. Call it before the sheet is saved, so that it is
 * always found again.
 * @param savedAt ISO 8601, UTC
 */
export function nameSheet(
  { records }: Needs<'records'>,
  printId: PrintId,
  title: string,
  savedAt: string,
): void {
  const base = fileNameOf(title);
  const nameOf = (count: number): string => (count === 1 ? `${base}.pdf` : `${base}-${count}.pdf`);
  records.transaction(() => {
    let count = 1;
    while (!records.savedSheets.insert({ printId, name: nameOf(count), savedAt })) count += 1;
    records.prints.setJob(printId, printId);
  });
}
