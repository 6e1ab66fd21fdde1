import { needsStaff } from '../../../shared/model/prints.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Records } from '../../records/open.ts';

/** Number of prints of unknown outcome that are read at a time; a studio that never answers may have thousands. */
const mostInDoubt = 200;

/** Prints that need staff. */
export interface WaitingPrints {
  /** Held prints first, then those that may have come out; newest first in each group. */
  readonly prints: readonly PrintRow[];
  /** How many there are in all, listed or not. */
  readonly count: number;
}

/** Returns the prints that need staff, of orders, retouch sessions and printers, even when their orders are closed. */
export function waitingPrints({ prints }: Records, limit = mostInDoubt): WaitingPrints {
  const held = prints
    .unfinished()
    .filter((print) => print.state !== 'uncertain' && needsStaff(print))
    .reverse();
  return {
    prints: [...held, ...prints.inDoubt(limit)].slice(0, limit),
    count: held.length + prints.countInDoubt(),
  };
}
