import { KioskError } from '../../shared/errors.ts';
import type { Records } from '../records/open.ts';

/** The way to new paid calls, which a change of account shuts. */
export interface Door {
  /** The records as whoever makes paid calls is given them. */
  readonly records: Records;
  /** @throws KioskError CALL_OPEN while a call is on its way or of unknown outcome: its answer belongs to this account */
  readonly refuseOpenCalls: () => void;
  /** From here on no paid call begins. @throws KioskError CALL_OPEN; RECORDS_BUSY when it is shut already */
  readonly shut: () => void;
  readonly open: () => void;
}

/**
 * Every paid call asks `assertSafe` in the same breath in which its row is written (orders/calls/paid-call.ts): between
 * the look at the open calls and the shut door there is no gap.
 */
export function doorBefore(records: Records): Door {
  let isShut = false;
  const guarded = Object.create(records, {
    assertSafe: {
      value: (answerBytes?: number) => {
        if (isShut) throw new KioskError('SERVICE_NO_ACCOUNT', 'the account is being changed');
        records.assertSafe(answerBytes);
      },
    },
  }) as Records;
  const refuseOpenCalls = (): void => {
    if (!records.calls.anyOpen()) return;
    throw new KioskError('CALL_OPEN', 'a call is on its way or of unknown outcome');
  };
  return {
    records: guarded,
    refuseOpenCalls,
    shut() {
      if (isShut) throw new KioskError('RECORDS_BUSY', 'the account is being changed already');
      refuseOpenCalls();
      isShut = true;
    },
    open: () => void (isShut = false),
  };
}
