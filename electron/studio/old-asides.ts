import { asideFolders, type AsideFolder } from '../backups/set-aside.ts';
import type { Needs } from '../orders/deps.ts';

/**
 * Returns folders with data that was set aside before a time, once they were searched for paid calls. Practice makes none.
 * @param file path of the records
 * @param before ISO 8601, UTC
 */
export const oldAsides = (
  { records, practice }: Needs<'records' | 'practice'>,
  file: string,
  before: string,
): readonly AsideFolder[] =>
  asideFolders(file).filter(
    ({ name, at }) => at < before && (practice || records.lostCalls.wasSearched(name)),
  );
