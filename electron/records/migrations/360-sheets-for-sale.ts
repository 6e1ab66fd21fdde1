import { changeTable, type TableChange } from './change-table.ts';
import type { Migration } from './migration.ts';

const changes: readonly TableChange[] = [
  [
    `CHECK (item_id GLOB 'item-[0-9a-f]*')`,
    `CHECK (item_id GLOB 'item-[0-9a-f]*' OR item_id GLOB 'sheet-[a-z]*')`,
  ],
];

/** An order sells sheets too: another paper for the sheet that a photo includes, and further sheets. */
export const sheetsForSale: Migration = {
  version: 360,
  up: '',
  fill: (db) => changeTable(db, 'order_items', changes, []),
};
