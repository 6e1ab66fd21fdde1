import type { Sql } from '../sql.ts';

/** Pages of an index that are written at a time: under a millisecond. */
const pages = 16;

/** Returns the statement that merges `@pages` pages of an index. https://www.sqlite.org/fts5.html#the_merge_command */
export const mergeSql = (index: 'customer_search' | 'order_search'): string =>
  `INSERT INTO ${index} (${index}, rank) VALUES ('merge', @pages)`;
const changesSql = 'SELECT total_changes() AS count';

/** Merges the segments of the search indexes: each commit adds one, and a search reads them all. */
export interface SearchMerges {
  /** Merges a little. @returns false when nothing is left to merge */
  mergeSome(): boolean;
}

export function createSearchMerges(sql: Sql): SearchMerges {
  const merges = (['customer_search', 'order_search'] as const).map((index) =>
    sql.prepare<{ pages: number }>(mergeSql(index)),
  );
  const changes = sql.prepare<object, { count: number }>(changesSql);
  const changed = (): number => changes.get({})?.count ?? 0;
  return {
    mergeSome: () =>
      sql.repeatable(() =>
        merges.some((merge) => {
          const before = changed();
          merge.run({ pages });
          // The command itself is one change.
          return changed() - before > 1;
        }),
      ),
  };
}
