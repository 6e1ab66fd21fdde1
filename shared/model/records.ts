/** Changes that may be missing from the records. */
import type { GapId } from '../ids.ts';

/**
 * Why the records are not the ones that Headroom last wrote. `older`: an earlier copy, or the end of the file is lost.
 * `other`: another studio's. `unknown`: the mark beside them is missing or damaged. `fresh`: a person started new ones.
 */
export const recordsGapReasons = ['older', 'other', 'unknown', 'fresh'] as const;
export type RecordsGapReason = (typeof recordsGapReasons)[number];

/** Changes that may be missing from the records. Paid calls wait until a person has confirmed them. */
export interface RecordsGapView {
  readonly id: GapId;
  readonly reason: RecordsGapReason;
  readonly foundAt: string;
  /** The last change and the newest order that Headroom knows of; null where it knows none. */
  readonly expected: { readonly changedAt: string | null; readonly lastOrder: string | null };
  /** The same for the records that were found. */
  readonly had: { readonly changedAt: string | null; readonly lastOrder: string | null };
}
