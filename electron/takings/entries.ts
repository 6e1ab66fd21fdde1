import type { Needs } from '../orders/deps.ts';
import type { ClosingEntry } from '../records/takings/closing-entries.ts';

/** Entries that are read at once, between two short pauses of long work. */
const sliceEntries = 200;

/** Yields the entries after `after` and up to `upTo`, some at a time. @param turn awaited after each part */
export async function* entriesBetween(
  { closingEntries }: Pick<Needs<'records'>['records'], 'closingEntries'>,
  after: number,
  upTo: number,
  turn: () => Promise<void>,
): AsyncGenerator<readonly ClosingEntry[]> {
  for (let from = after; from < upTo;) {
    const slice = closingEntries.slice(from, upTo, sliceEntries);
    yield slice.entries;
    from = slice.last;
    await turn();
  }
}
