/**
 * Copies the WAL into the file in a thread. SQLite would do it within a commit, about every thousand pages, and wait
 * there for two syncs: up to 23 ms on the main thread (decision 58).
 */
import type Database from 'better-sqlite3';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../../error-code.ts';
import type { Log } from '../../log.ts';
import { precedence, type CaughtUp, type Precedence } from '../../turns.ts';
import { keepThread } from '../../work/thread.ts';
import type { CheckpointTask, WalState } from './checkpoint-worker.ts';
import type { Connection } from './connection.ts';
import { preparedOn } from './prepared.ts';
import { identityOf } from './identity.ts';
import type { RecordsKey } from './key.ts';
import { resultOf, type ThreadAnswer } from './thread-answer.ts';

/** Pages in the WAL from which the thread copies them. SQLite's own default. */
export const threadFromPages = 1_000;

/**
 * Pages in the WAL, 64 MiB, from which a commit of the main thread copies them after all. They can be this many only
 * when the thread has failed for a long time, and a hold is then better than a WAL that grows without limit.
 */
export const commitFromPages = 16_000;

/**
 * Pages in the WAL, 32 MiB, from which work with precedence waits for the thread, too. A reader such as a backup may keep the pages for a
 * minute, and erasing a customer with 50 orders writes about a thousand.
 */
const firstWaitsFromPages = 8_000;

/** Pause before the next attempt when the thread failed, or when a reader still needed the old pages, milliseconds. */
const againMs = 2_000;

/** Prepares a connection of the main thread to leave the WAL to the thread. */
export const leaveWal = (db: Database.Database): void =>
  void db.pragma(`wal_autocheckpoint = ${String(commitFromPages)}`);

export interface Checkpoints extends Precedence {
  /** Call after each commit. Asks the thread to copy when enough pages wait. Never throws. */
  follow(): void;
  /**
   * Resolves when few pages wait to be copied, or when the thread fails, and no other work takes precedence. Work on many rows awaits it
   * between two steps, so that it cannot write faster than the thread copies. Never rejects.
   */
  readonly caughtUp: CaughtUp;
  /** Copies all pages that wait, except those that a reader keeps from being copied. Never rejects. */
  copyAll(): Promise<void>;
  /** Ends the thread, so that no connection but the main thread's has the file open. Call it before `close`. */
  stop(): Promise<void>;
}

/** For records whose WAL SQLite copies on its own, or that have none. */
export const noCheckpoints: Checkpoints = {
  follow: () => undefined,
  caughtUp: () => Promise.resolve(),
  unused: () => Promise.resolve(),
  used: () => undefined,
  first: (work) => work(() => Promise.resolve()),
  copyAll: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

export interface CheckpointOptions {
  /** The main thread's connection, which has read from the file already, and does not copy pages itself (`leaveWal`). */
  readonly connection: Pick<Connection, 'db' | 'failed'>;
  readonly file: string;
  readonly key: RecordsKey;
  /** Program of the thread. */
  readonly program: URL;
  readonly log: Log | undefined;
}

export function checkpointsInThread({ connection, file, key, program, log }: CheckpointOptions): Checkpoints {
  const task: CheckpointTask = {
    file,
    key,
    identity: identityOf(file),
    walIdentity: identityOf(`${file}-wal`),
  };
  const stopped = new AbortController();
  const thread = keepThread<ThreadAnswer<boolean>>(program, task);
  let isAsked = false;
  let running: Promise<void> = Promise.resolve();
  let isFailing = false;
  let restsUntil = 0;
  const readWal = preparedOn<[], WalState>(connection, 'PRAGMA wal_checkpoint(NOOP)');

  /** Returns an empty WAL when SQLite cannot tell: a commit that is on disk must not fail afterwards. */
  function wal(): WalState {
    try {
      return readWal().get() ?? { log: 0, checkpointed: 0 };
    } catch {
      return { log: 0, checkpointed: 0 };
    }
  }
  /**
   * SQLite begins the WAL again only when all of it is copied, and commits during a copy leave a few pages.
   * @param longFrom pages in the WAL from which any that waits is due
   */
  const isDue = (from = threadFromPages, longFrom = Number.POSITIVE_INFINITY): boolean => {
    if (stopped.signal.aborted) return false;
    const { log: pages, checkpointed } = wal();
    return pages - checkpointed >= (pages >= longFrom ? 1 : from);
  };

  const rest = (): void => void (restsUntil = performance.now() + againMs);

  async function copy(): Promise<void> {
    try {
      isAsked = true;
      const copiedAll = resultOf(await thread.ask());
      if (!copiedAll) rest();
      isFailing = false;
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (!isFailing) log?.warn({ code: nameOf(error) }, 'the WAL of the records could not be copied');
      isFailing = true;
      rest();
      connection.failed(error);
    } finally {
      isAsked = false;
    }
  }

  const begin = (): void => {
    if (!isAsked && performance.now() >= restsUntil) running = copy();
  };
  function follow(): void {
    if (isDue()) begin();
  }

  async function copiedBelow(pages: number): Promise<void> {
    while (!isFailing && isDue(pages, 2 * pages)) {
      begin();
      if (!isAsked) await restOf(restsUntil, stopped.signal);
      else await running;
    }
  }

  return {
    follow,
    ...precedence(
      () => copiedBelow(threadFromPages),
      () => copiedBelow(firstWaitsFromPages),
    ),
    async copyAll() {
      while (isAsked) await running;
      if (isDue(1)) running = copy();
      await running;
    },
    async stop() {
      stopped.abort();
      await thread.end();
      await running;
    },
  };
}

const nameOf = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.name : typeof error);

/** Waits until a time of `performance.now()`, or until it is cancelled. */
async function restOf(until: number, signal: AbortSignal): Promise<void> {
  await setTimeout(until - performance.now(), undefined, { signal, ref: false }).catch(() => undefined);
}
