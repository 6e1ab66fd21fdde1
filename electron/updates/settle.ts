import type { UpdateTrouble } from '../../shared/model/updates.ts';
import type { Journal } from './journal.ts';

/** The state that a start continues with. */
export interface Settled {
  readonly journal: Journal;
  /** True when a download that was interrupted is to begin again. */
  readonly fetchAgain: boolean;
}

/**
 * Explains the step in which the last run ended: the version that runs now says what became of an installation.
 * @param version of the program that runs
 * @param at ISO 8601, UTC
 */
export function settle(journal: Journal, version: string, at: string): Settled {
  const { doing } = journal;
  if (doing === null) return { journal, fetchAgain: false };
  const { step, from, to, update } = doing;
  const ended: Journal = { ...journal, doing: null };
  const failed = (trouble: UpdateTrouble): Journal => ({ ...ended, failure: { step, trouble, at } });
  if (step !== 'install' && step !== 'back') {
    const isFetch = step !== 'backup' && step !== 'copy';
    return { journal: failed('interrupted'), fetchAgain: isFetch };
  }
  if (version === to && update !== null) {
    const kind = step === 'install' ? 'update' : 'back';
    return {
      journal: {
        ...ended,
        ...{ failure: null, staged: null, last: { from, to: version, at, kind } },
        update: kind === 'update' ? update : null,
        putBack: kind === 'update' ? {} : update.copies,
      },
      fetchAgain: false,
    };
  }
  return { journal: version === from ? failed('not-installed') : ended, fetchAgain: false };
}
