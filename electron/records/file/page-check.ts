/** Reads every page of the records in a thread, because two million orders take most of a minute. */
import { setTimeout } from 'node:timers/promises';
import { KioskError } from '../../../shared/errors.ts';
import type { RecordsDamage } from '../../../shared/model/records.ts';
import type { Log } from '../../log.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread, type Asked } from '../../work/thread.ts';
import { damageError } from './find-damage.ts';
import type { PageTask } from './page-check-worker.ts';
import { resultOf, type ThreadAnswer } from './thread-answer.ts';

/** Time until a check that could not be made is tried again, milliseconds. */
const againMs = 60_000;

const readPages = (task: PageTask): Asked<ThreadAnswer<RecordsDamage | null>> =>
  askThread(programBeside(import.meta.url, './page-check-worker'), task);

/**
 * Reads every page of records that could not be opened.
 * @returns the error that names the damaged parts; `error` when nothing in the file can be read
 */
export async function nameDamage(file: Omit<PageTask, 'check'>, error: unknown): Promise<unknown> {
  try {
    const found = resultOf(await readPages({ ...file, check: 'quick_check' }).answer);
    return found === null || found.areas.includes('all') ? error : damageError(found);
  } catch (failure) {
    if (failure instanceof KioskError) return error;
    throw failure;
  }
}

export interface PageCheck {
  /** The damage that the last check found; null when it found none. */
  readonly damage: RecordsDamage | null;
  /** @throws KioskError RECORDS_CHECKING until every page has been read; RECORDS_DAMAGED when one is damaged */
  assertWhole(): void;
  /** Resolves when the check has ended, or after `ms`, whichever comes first. Never rejects. */
  ended(ms: number): Promise<void>;
  /**
   * Reads every page again, unless damage is known already.
   * @param thoroughly also compares each index with its table
   */
  again(thoroughly?: boolean): void;
  /** Ends the check. The thread still finishes the table that it is reading. */
  stop(): Promise<void>;
}

export interface PageCheckOptions {
  readonly log: Log;
  /** Called when a check has begun again, and when it has ended. */
  readonly changed: () => void;
  /** True for a new file, whose pages are all intact: it is checked only by `again`. */
  readonly isNew?: boolean;
}

export function checkPagesOf(
  file: Omit<PageTask, 'check'>,
  { log, changed, isNew = false }: PageCheckOptions,
): PageCheck {
  let done = Promise.withResolvers<undefined>();
  let damage: RecordsDamage | null = null;
  let check: PageTask['check'] = 'quick_check';
  let isChecking = false;
  let isStopped = false;
  /** True when something happened during a check that the check may have passed already. */
  let isOutdated = false;
  let asked: Asked<ThreadAnswer<RecordsDamage | null>> | null = null;

  const end = (found: RecordsDamage | null): void => {
    damage = found;
    isChecking = false;
    if (found !== null) log.error({ ...found }, 'the records are damaged');
    if (found === null && isOutdated) {
      begin();
      return;
    }
    done.resolve(undefined);
    changed();
  };
  const tryAgain = (reason: string): void => {
    if (isStopped) return;
    log.warn({ reason }, 'the pages of the records could not be checked yet');
    void setTimeout(againMs, undefined, { ref: false }).then(read);
  };
  const failed = (error: unknown): void => {
    if (isStopped) return;
    if (error instanceof KioskError) tryAgain(error.code);
    else tryAgain(error instanceof Error ? error.name : 'INTERNAL');
  };
  function read(): void {
    if (isStopped) return;
    asked = readPages({ ...file, check });
    asked.answer.then(resultOf).then((found) => {
      if (!isStopped) end(found);
    }, failed);
  }
  function begin(): void {
    isChecking = true;
    isOutdated = false;
    read();
  }
  if (isNew) done.resolve(undefined);
  else begin();

  return {
    get damage() {
      return damage;
    },
    assertWhole() {
      if (damage !== null) throw damageError(damage);
      if (isChecking) throw new KioskError('RECORDS_CHECKING', 'The pages of the records are being checked.');
    },
    async ended(ms) {
      const waiting = new AbortController();
      const late = setTimeout(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([done.promise, late]);
      waiting.abort();
    },
    again(thoroughly = false) {
      if (isStopped || damage !== null) return;
      if (thoroughly) check = 'integrity_check';
      isOutdated = isChecking;
      if (isChecking) return;
      done = Promise.withResolvers<undefined>();
      begin();
      changed();
    },
    async stop() {
      isStopped = true;
      await asked?.end();
    },
  };
}
