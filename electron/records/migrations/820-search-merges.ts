import type { Migration } from './migration.ts';

const left = (index: string): string =>
  `INSERT INTO ${index} (${index}, rank) VALUES ('automerge', 0), ('crisismerge', 8)`;

/**
 * SQLite no longer merges the segments of the search indexes within a commit: up to 400 pages at a time, for which an order's step
 * waited. The kiosk merges them in small slices while nobody works (search-merges.ts). Each commit adds a segment, and SQLite
 * still merges eight of one level when that comes first: they are small.
 */
export const searchMerges: Migration = {
  version: 820,
  up: left('customer_search'),
  fill: (db) => void db.exec(left('order_search')),
};
