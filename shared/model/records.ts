/** Changes that may be missing from the records, and damage to them. */
import type { GapId } from '../ids.ts';

/** The parts of the records as staff know them. `search`: what searches look into. `all`: the list of all tables. */
export const recordAreas = [
  'customers',
  'orders',
  'photos',
  'retouch',
  'payments',
  'takings',
  'codes',
  'prints',
  'calls',
  'mail',
  'staff',
  'audit',
  'settings',
  'search',
  'other',
  'all',
] as const;
export type RecordArea = (typeof recordAreas)[number];

/** Damage that was found when every page was read. Paid calls wait until the records are repaired or restored. */
export interface RecordsDamage {
  readonly areas: readonly RecordArea[];
  /** True when only lists for searching and sorting are damaged, which can be made anew from what is intact. */
  readonly repairable: boolean;
}

/** `failed`: more is damaged than the check had found, or the disk failed. The records are then as they were. */
export type RepairAnswer = 'repaired' | 'disk-full' | 'failed';

/**
 * Why the records are not the ones that Headroom last wrote. `older`: an earlier copy, or the end of the file is lost.
 * `other`: another studio's. `unknown`: the mark beside them is missing or damaged. `fresh`: a person started new ones.
 */
export const recordsGapReasons = ['older', 'other', 'unknown', 'fresh'] as const;
export type RecordsGapReason = (typeof recordsGapReasons)[number];

/** The numbers that are given next. Where records are missing, they continue above every number that may have been used. */
export interface NextNumbers {
  readonly order: string;
  readonly receipt: string;
  readonly refund: string;
  readonly closing: string;
}

/** Changes that may be missing from the records. Paid calls wait until a person has confirmed them. */
export interface RecordsGap {
  readonly id: GapId;
  readonly reason: RecordsGapReason;
  readonly foundAt: string;
  /** The last change and the newest order that Headroom knows of; null where it knows none. */
  readonly expected: { readonly changedAt: string | null; readonly lastOrder: string | null };
  /** The same for the records that were found. */
  readonly had: { readonly changedAt: string | null; readonly lastOrder: string | null };
}

export interface RecordsGapView extends RecordsGap {
  readonly next: NextNumbers;
}
