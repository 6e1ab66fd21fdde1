import type { KioskError } from '../../shared/errors.ts';
import type { Log } from '../log.ts';
import type { Handlers } from './handle.ts';

type Mode = 'practice' | 'account';

export interface MissingRecordsParts {
  /** Returns the KioskError that keeps the studio shut; null when there is none. */
  readonly error: () => KioskError | null;
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
export function missingRecordsHandlers({ error, decide, again, log }: MissingRecordsParts) {
  let last: Promise<unknown> = Promise.resolve();

  return {
    openAgain: again,
    /**
     * Runs one at a time: a second press finds an open studio and does nothing. Asks for no PIN, because the PINs are in
     * the missing records.
     */
    startNewRecords() {
      const mine = last.then(async () => {
        const shutBy = error();
        if (shutBy?.code !== 'RECORDS_MISSING') return;
        const mode: Mode = shutBy.details['mode'] === 'practice' ? 'practice' : 'account';
        await decide(mode);
        log.warn({ mode }, 'a person starts with new records; what belongs to the old ones is set aside');
        await again();
      });
      last = mine.catch(() => undefined);
      return mine;
    },
  } satisfies Partial<Handlers>;
}
