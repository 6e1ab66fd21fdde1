import type { Migration } from './migration.ts';

/** Nothing has read this index since migration 180 counts the printed sheets. It took 60 bytes of each order. */
export const unreadIndex: Migration = {
  version: 510,
  up: 'DROP INDEX prints_by_medium;',
};
