import { inTurn } from '../in-turn.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RecoveryKeyAnswer } from '../../shared/model/account.ts';
import type { KioskLock } from '../lock/lock.ts';
import type { Log } from '../log.ts';
import type { RepairStudio } from '../studio/repair-studio.ts';
import type { Handlers } from './handle.ts';

type Mode = 'practice' | 'account';

export interface MissingRecordsParts {
  /** Returns the KioskError that keeps the studio shut; null when there is none. */
  readonly error: () => KioskError | null;
  /** Sets aside the files that belong to the missing records, and notes that new ones may begin. */
  readonly decide: (mode: Mode) => Promise<void>;
  /** Opens the studio, unless it is open. @throws KioskError as `openStudio` */
  readonly again: () => Promise<void>;
  /** Puts a typed recovery key into the keychain if it opens the records. */
  readonly restoreKey: (typed: string) => Promise<RecoveryKeyAnswer>;
  readonly repairing: RepairStudio;
  readonly lock: Pick<KioskLock, 'isOn'>;
  readonly log: Log;
}

/** Returns the studio whose records are missing, or damaged in practice, which has no backups; null for any other reason. */
function modeToBegin(shutBy: KioskError | null): Mode | null {
  const isPractice = shutBy?.details['mode'] === 'practice';
  if (shutBy?.code === 'RECORDS_MISSING') return isPractice ? 'practice' : 'account';
  return shutBy?.code === 'RECORDS_DAMAGED' && isPractice ? 'practice' : null;
}

/** Reasons of KEYCHAIN_UNAVAILABLE that a recovery key can end. */
const withoutKey: readonly unknown[] = ['key-missing', 'key-damaged', 'key-other'];

/**
 * Handles the few calls that work while the studio is shut. Every other call fails with the error that keeps
 * it shut.
 */
export function missingRecordsHandlers(parts: MissingRecordsParts) {
  const { error, decide, again, restoreKey, repairing, lock, log } = parts;
  /** Runs one at a time: a second press finds an open studio. */
  const turn = inTurn();

  return {
    openAgain: again,
    /** Asks for no PIN, because the PINs are in the missing records. So a locked kiosk, which only a PIN may leave, begins none. */
    startNewRecords: () =>
      turn(async () => {
        if (lock.isOn()) throw new KioskError('KIOSK_LOCKED', 'new records would have no PIN');
        await repairing.shutPractice();
        const mode = modeToBegin(error());
        if (mode === null) return;
        await decide(mode);
        log.warn({ mode }, 'a person starts with new records; what belongs to the old ones is set aside');
        await again();
      }),
    /** Asks for no PIN, because nothing is lost. */
    repairRecords: () => turn(() => repairing.repair()),
    openWithRecoveryKey: ({ typed }) =>
      turn(async () => {
        const shutBy = error();
        if (shutBy?.code === 'KEYCHAIN_UNAVAILABLE' && withoutKey.includes(shutBy.details['reason'])) {
          const answer = await restoreKey(typed);
          if (answer !== 'right') return answer;
          log.warn({}, 'a person restored the key of the data with the recovery key');
        }
        await again();
        return 'right' as const;
      }),
  } satisfies Partial<Handlers>;
}
