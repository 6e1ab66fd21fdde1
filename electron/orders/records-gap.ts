import type { RecordsGapView } from '../../shared/model/records.ts';
import type { Needs } from './deps.ts';
import { localDay } from './order-tools.ts';

/** Returns the changes that may be missing, with the numbers that are given next; null when none are missing. */
export function recordsGap({ records, clock }: Needs<'records' | 'clock'>): RecordsGapView | null {
  const { gap } = records;
  return gap === null ? null : { ...gap, next: records.nextNumbers(localDay(clock.now())) };
}
