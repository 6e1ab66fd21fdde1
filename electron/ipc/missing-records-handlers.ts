import type { KioskError } from '../../shared/errors.ts';
import type { Log } from '../log.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';
import type { Handlers } from './handle.ts';

type Mode = 'practice' | 'account';

export interface MissingRecordsOptions {
  /** The RECORDS_MISSING with which the studio did not open; null while one is open. */
  readonly missing: () => KioskError | null;
  readonly supervisor: Supervisor;
  /** Sets aside what belongs to the missing records, and notes that new ones may begin. */
  readonly decide: (mode: Mode) => Promise<void>;
  /** Opens the studio. @throws KioskError as `openStudio` */
  readonly open: () => Promise<void>;
  readonly log: Log;
}

/** Handles the few calls that work while the records are missing. Every other call fails with RECORDS_MISSING. */
export function missingRecordsHandlers({
  missing,
  supervisor,
  decide,
  open,
  log,
}: MissingRecordsOptions): Pick<Handlers, 'openRecordsAgain' | 'startNewRecords'> {
  let last: Promise<unknown> = Promise.resolve();
  /** One at a time: the second press finds an open studio and does nothing. */
  const inTurn = (work: (error: KioskError) => Promise<void>): Promise<void> => {
    const mine = last.then(async () => {
      const error = missing();
      if (error !== null) await work(error);
    });
    last = mine.catch(() => undefined);
    return mine;
  };

  return {
    openRecordsAgain: () => inTurn(() => open()),
    startNewRecords: ({ pin }) =>
      inTurn(async ({ details }) => {
        const mode: Mode = details['mode'] === 'practice' ? 'practice' : 'account';
        await demand(supervisor, mode, pin);
        await decide(mode);
        log.warn({ mode }, 'a supervisor starts with new records; what belongs to the old ones is set aside');
        await open();
      }),
  };
}

/** In practice without a keychain no PIN can be kept, and nothing there is anyone's. */
async function demand(supervisor: Supervisor, mode: Mode, pin: string): Promise<void> {
  if (pin !== '') await supervisor.unlock(pin);
  const free = mode === 'practice' && !(await supervisor.view()).possible;
  if (!free) await supervisor.demand();
}
