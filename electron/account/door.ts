import { KioskError } from '../../shared/errors.ts';
import type { Records } from '../records/open.ts';

/** The gate for new paid calls, which a change of account, a restore and an update close. An update closes it to prints, too. */
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
  /** Lets no print begin either, until `open`. */
  readonly holdPrints: () => void;
  readonly open: () => void;
}

/**
 * Wraps the records so that `assertSafe` refuses while the door is shut. Every paid call asks `assertSafe` in
 * the same synchronous step that writes its row (orders/calls/paid-call.ts), so no call can slip in between the check
 * for open calls and the shut door. Every print inserts its row before a printer gets it, so that is where prints are held.
 */
export function doorBefore(records: Records): Door {
  let isShut = false;
  let holdsPrints = false;
  const held = (): KioskError =>
    new KioskError('CALLS_HELD', 'the account, the data or the version is being changed');
  const refuseHeld = (): void => {
    if (holdsPrints) throw held();
  };
  const prints = Object.create(records.prints, {
    refuseHeld: { value: refuseHeld },
    insert: {
      value: (...row: Parameters<Records['prints']['insert']>) => {
        refuseHeld();
        records.prints.insert(...row);
      },
    },
  }) as Records['prints'];
  const guarded = Object.create(records, {
    assertSafe: {
      value: (answerBytes?: number) => {
        if (isShut) throw held();
        records.assertSafe(answerBytes);
      },
    },
    prints: { value: prints },
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
    holdPrints: () => void (holdsPrints = true),
    open() {
      isShut = false;
      holdsPrints = false;
    },
  };
}
