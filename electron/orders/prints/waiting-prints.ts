import { needsStaff } from '../../../shared/model/prints.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import type { Records } from '../../records/open.ts';

/** Prints of unknown outcome that are read at a time: a studio that answers for none of them may have thousands. */
const mostInDoubt = 200;

/** Prints that need someone. */
export interface WaitingPrints {
  /** Those that something holds back, then those that may have come out; newest first. */
  readonly prints: readonly PrintRow[];
  /** How many there are, listed or not. */
  readonly count: number;
}

/** The prints that need someone, of orders, retouch sessions and printers alike, whatever became of their orders. */
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
