import type { KioskError } from '../../shared/errors.ts';
import type { Log } from '../log.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';
import type { Handlers } from './handle.ts';

type Mode = 'practice' | 'account';

export interface MissingRecordsParts {
  /** Returns the KioskError that keeps the studio shut; null when there is none. */
  readonly error: () => KioskError | null;
  readonly supervisor: Supervisor;
  /** Sets aside the files that belong to the missing records, and notes that new ones may begin. */
  readonly decide: (mode: Mode) => Promise<void>;
  /** Opens the studio, unless it is open. @throws KioskError as `openStudio` */
  readonly again: () => Promise<void>;
  readonly log: Log;
}

/**
 * Handles the few calls that work while the studio is shut. Every other call fails with the error that keeps
 * it shut.
 */
export function missingRecordsHandlers({ error, supervisor, decide, again, log }: MissingRecordsParts) {
  let last: Promise<unknown> = Promise.resolve();

  return {
    openAgain: again,
    /** Runs one at a time: a second press finds an open studio and does nothing. */
    startNewRecords({ pin }) {
      const mine = last.then(async () => {
        const shutBy = error();
        if (shutBy?.code !== 'RECORDS_MISSING') return;
        const mode: Mode = shutBy.details['mode'] === 'practice' ? 'practice' : 'account';
        await demand(supervisor, mode, pin);
        await decide(mode);
        log.warn({ mode }, 'a supervisor starts with new records; what belongs to the old ones is set aside');
        await again();
      });
      last = mine.catch(() => undefined);
      return mine;
    },
  } satisfies Partial<Handlers>;
}

/** Without a keychain practice can keep no PIN, and holds no real customer's data, so it is allowed. */
async function demand(supervisor: Supervisor, mode: Mode, pin: string): Promise<void> {
  if (pin !== '') await supervisor.unlock(pin);
  const free = mode === 'practice' && !(await supervisor.view()).possible;
  if (!free) await supervisor.demand();
}
