/** A row that goes once its period is over, and that nothing keeps. */
export interface KeptRow<Id extends string = string> {
  /** The place in the table, from which a search goes on. */
  readonly place: number;
  readonly id: Id;
  /** When its period began. ISO 8601, UTC. */
  readonly at: string;
  /** 1 while something is still owed or under way; the row then stays, however old it is. */
  readonly needed: 0 | 1;
}

/** The row after which a search goes on. */
export interface KeptSearch {
  readonly after: number;
  readonly limit: number;
  /** The time at which codes must have expired. ISO 8601, UTC. */
  readonly now: string;
}

/**
 * A search ends after this many rows in a row that are too young: those after them are younger, unless the clock was wrong for long. Old
 * rows that something keeps do not count, because any number of them may come before one that goes.
 */
const mostYoung = 500;

/** Rows that are read at a time. A customer with many orders takes a tenth of a millisecond. */
const batch = 20;

/**
 * Yields rows from the oldest on, as long as some of them are old, and null after each read, so that work on the main thread can pause.
 * @param read returns the rows after a place
 * @param isOld returns whether a row's period is over, or will be within the time that is looked at
 */
export function* keptRows<Row extends KeptRow>(
  read: (after: number, limit: number) => readonly Row[],
  isOld: (row: Row) => boolean,
): Generator<Row | null, void> {
  let after = 0;
  let young = 0;
  for (;;) {
    const rows = read(after, batch);
    yield null;
    for (const row of rows) {
      young = isOld(row) ? 0 : young + 1;
      yield row;
    }
    const last = rows.at(-1);
    if (last === undefined || young >= mostYoung) return;
    after = last.place;
  }
}

/** Returns whether a row's period is over and nothing keeps it. */
export const isOver = ({ needed, at }: KeptRow, before: string): boolean => needed === 0 && at < before;
