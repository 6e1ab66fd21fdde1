import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { translateFile } from '../errors.ts';
import { hasDay } from './floors.ts';
import { writeMark, writeMarkLater, type Gap, type Mark, type Progress } from './mark-file.ts';

/**
 * How many numbers each write of the mark reserves beyond the last one used in a day's sequence. A crash skips at most this
 * many. A sequence that goes on over the years has none reserved ahead, so that nobody asks for a missing refund.
 */
const reserveAhead = 10;

/** Pause between a commit and the write of the mark, milliseconds. One write covers all commits made meanwhile. */
const pauseMs = 50;

/** Most sequences of days that the mark keeps. There are two a day, so this is about three months. */
const mostSequences = 200;

/** The mark of open records: a small file beside them that shows how far they had come. */
export interface LiveMark {
  /** Returns the highest number of a sequence that may have been used before these records were opened; 0 for none. */
  floorOf(sequence: string): number;
  /**
   * Makes sure that `number` is reserved on disk before it is used.
   * @throws KioskError DISK_FULL, RECORDS_READ_ONLY
   */
  reserve(sequence: string, number: number): void;
  /** Call after a commit. The mark is written soon afterwards, without blocking. */
  follow(): void;
  readonly gap: Gap | null;
  /** Sets or clears the gap and writes the mark at once. A failure is logged, and the next commit tries again. */
  setGap(gap: Gap | null): void;
  /** Writes the mark for the last time, with the numbers exactly as they were used. */
  close(): void;
  /** Resolves when no write is under way. After `close` and this, the mark's folder may be moved. */
  atRest(): Promise<void>;
}

export interface LiveMarkOptions {
  readonly path: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly gap: Gap | null;
  /** Reads how far the records have come. Called only outside transactions. */
  readonly progress: () => Progress;
  readonly log: Log | undefined;
}

/** Creates the mark of records that are open for writing. Does not write it yet. */
export function liveMark({ path, numbers, gap: found, progress, log }: LiveMarkOptions): LiveMark {
  const floors = new Map(Object.entries(numbers));
  const given = new Map<string, number>();
  let durable: ReadonlyMap<string, number> = new Map(floors);
  let known = progress();
  let gap = found;
  /** Counts synchronous writes. An asynchronous write that began before one does not replace it. */
  let generation = 0;
  let writing = false;
  let waiting = false;
  let failing = false;
  let closed = false;
  let inFlight: Promise<void> = Promise.resolve();

  const reservedWith = (ahead: number): Map<string, number> => {
    const reserved = new Map(floors);
    for (const [name, last] of given)
      reserved.set(name, Math.max(floors.get(name) ?? 0, last + (hasDay(name) ? ahead : 0)));
    return newest(reserved);
  };
  const content = (reserved: ReadonlyMap<string, number>): Mark => ({
    version: 1,
    progress: known,
    numbers: Object.fromEntries(reserved),
    gap,
  });

  function writeNow(ahead: number): void {
    generation += 1;
    const reserved = reservedWith(ahead);
    try {
      writeMark(path, content(reserved));
    } catch (error) {
      throw translateFile(error);
    }
    durable = reserved;
  }
  function noteFailure(error: unknown): void {
    if (!failing) log?.warn({ error: nameOf(error) }, 'the mark beside the records could not be written');
    failing = true;
  }
  function tryNow(ahead: number): void {
    try {
      known = progress();
      writeNow(ahead);
      failing = false;
    } catch (error) {
      noteFailure(error);
    }
  }

  async function writeLater(): Promise<void> {
    const began = generation;
    const isCurrent = (): boolean => began === generation && !closed;
    try {
      known = progress();
      const reserved = reservedWith(reserveAhead);
      const written = await writeMarkLater(path, content(reserved), isCurrent);
      if (isCurrent()) durable = reserved;
      waiting ||= !written;
      failing = false;
    } catch (error) {
      // The next commit tries again.
      noteFailure(error);
    }
  }
  async function writeWhileWaiting(): Promise<void> {
    while (waiting) {
      await sleep(pauseMs);
      if (closed) return;
      waiting = false;
      await writeLater();
    }
    writing = false;
  }

  return {
    floorOf: (sequence) => floors.get(sequence) ?? 0,
    reserve(sequence, number) {
      given.set(sequence, Math.max(given.get(sequence) ?? 0, number));
      if (number > (durable.get(sequence) ?? 0)) writeNow(reserveAhead);
    },
    follow() {
      waiting = true;
      if (writing || closed) return;
      writing = true;
      inFlight = writeWhileWaiting();
    },
    get gap() {
      return gap;
    },
    setGap(next) {
      gap = next;
      tryNow(reserveAhead);
    },
    close() {
      if (closed) return;
      tryNow(0);
      closed = true;
    },
    atRest: () => inFlight,
  };
}

/** Returns the sequences of the latest days, and those without a day. A day's sequence ends with it, `YYMMDD`. */
function newest(reserved: Map<string, number>): Map<string, number> {
  if (reserved.size <= mostSequences) return reserved;
  const daily = [...reserved].filter(([name]) => hasDay(name));
  const latest = daily.toSorted(([a], [b]) => b.slice(-6).localeCompare(a.slice(-6))).slice(0, mostSequences);
  return new Map([...[...reserved].filter(([name]) => !hasDay(name)), ...latest]);
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
