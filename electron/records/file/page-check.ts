/** Reads every page of the records in a thread, because two million orders take most of a minute. */
import { setTimeout } from 'node:timers/promises';
import { KioskError } from '../../../shared/errors.ts';
import type { Log } from '../../log.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread, type Asked } from '../../work/thread.ts';
import type { PageAnswer, PageTask } from './page-check-worker.ts';

/** Time until a check that could not be made is tried again, milliseconds. */
const againMs = 60_000;

export interface PageCheck {
  readonly damaged: boolean;
  /** @throws KioskError RECORDS_CHECKING until every page has been read; RECORDS_DAMAGED when one is damaged */
  assertWhole(): void;
  /** Resolves when the check has ended, or after `ms`, whichever comes first. Never rejects. */
  ended(ms: number): Promise<void>;
  /** Ends the check. The thread still finishes the table that it is reading. */
  stop(): Promise<void>;
}

export interface PageCheckOptions {
  readonly log: Log;
  /** Called when the check has ended. */
  readonly changed: () => void;
}

/** A finished check for a new file, whose pages are all intact. */
export const wholePages: PageCheck = {
  damaged: false,
  assertWhole: () => undefined,
  ended: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

export function checkPagesOf(task: PageTask, { log, changed }: PageCheckOptions): PageCheck {
  const done = Promise.withResolvers<undefined>();
  let damage: KioskError | null = null;
  let isChecking = true;
  let isStopped = false;
  let asked: Asked<PageAnswer> | null = null;

  const end = (found: KioskError | null): void => {
    damage = found;
    isChecking = false;
    if (found !== null) log.error({ code: found.code, ...found.details }, 'a page of the records is damaged');
    done.resolve(undefined);
    changed();
  };
  const tryAgain = (reason: string): void => {
    if (isStopped) return;
    log.warn({ reason }, 'the pages of the records could not be checked yet');
    void setTimeout(againMs, undefined, { ref: false }).then(start);
  };
  const answered = (answer: PageAnswer): void => {
    if (isStopped) return;
    if (answer === null) end(null);
    else if (answer.code === 'RECORDS_DAMAGED') {
      end(new KioskError(answer.code, answer.message, answer.details));
    } else tryAgain(answer.code);
  };
  function start(): void {
    if (isStopped) return;
    asked = askThread<PageAnswer>(programBeside(import.meta.url, './page-check-worker'), task);
    asked.answer.then(answered, (error: unknown) => {
      tryAgain(error instanceof Error ? error.name : 'INTERNAL');
    });
  }
  start();

  return {
    get damaged() {
      return damage !== null;
    },
    assertWhole() {
      if (damage !== null) throw damage;
      if (isChecking) throw new KioskError('RECORDS_CHECKING', 'The pages of the records are being checked.');
    },
    async ended(ms) {
      const waiting = new AbortController();
      const late = setTimeout(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([done.promise, late]);
      waiting.abort();
    },
    async stop() {
      isStopped = true;
      await asked?.end();
    },
  };
}
