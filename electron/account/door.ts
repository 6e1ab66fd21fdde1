import { KioskError } from '../../shared/errors.ts';
import type { Records } from '../records/open.ts';

/** The gate for new paid calls, which a change of account, a restore and an update close. */
export interface Door {
  /** The records, as the code that makes paid calls gets them. */
  readonly records: Records;
  /**
   * @throws KioskError CALL_OPEN while a call is on its way or its outcome is unknown: its answer belongs to
   * this account
   */
  readonly refuseOpenCalls: () => void;
  /** Lets no new paid call begin. @throws KioskError CALL_OPEN; RECORDS_BUSY when it is shut already */
  readonly shut: () => void;
  readonly open: () => void;
}

/**
 * Wraps the records so that `assertSafe` refuses while the door is shut. Every paid call asks `assertSafe` in
 * the same synchronous step that writes its row (orders/calls/paid-call.ts), so no call can slip in between the check
 * for open calls and the shut door.
 */
export function doorBefore(records: Records): Door {
  let isShut = false;
  const guarded = Object.create(records, {
    assertSafe: {
      value: (answerBytes?: number) => {
        if (isShut)
          throw new KioskError('CALLS_HELD', 'the account, the data or the version is being changed');
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
      if (isShut) throw new KioskError('RECORDS_BUSY', 'the gate for paid calls is shut already');
      refuseOpenCalls();
      isShut = true;
    },
    open: () => void (isShut = false),
  };
}
