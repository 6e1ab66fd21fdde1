import { changeTable } from './change-table.ts';
import type { Migration } from './migration.ts';

const isWholeHash = "length(file_sha256) = 64 AND file_sha256 NOT GLOB '*[^0-9a-f]*'";
const isShortHash = "length(file_sha256) = 22 AND file_sha256 NOT GLOB '*[^0-9A-Za-z_-]*'";

/**
 * The hash of a new print's file is the first 16 bytes of it. The orders that were done today are those that are done well
 * and those that need attention, so the index of all orders that are done is read no more.
 */
export const smallerPrints: Migration = {
  version: 602,
  up: 'DROP INDEX orders_done;',
  fill: (db) =>
    changeTable(
      db,
      'prints',
      [[`CHECK (${isWholeHash})`, `CHECK ((${isWholeHash}) OR (${isShortHash}))`]],
      [],
    ),
};
