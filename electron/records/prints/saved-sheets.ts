import type { OrderId, PrintId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';

/** A sheet that was saved as PDF. */
export interface SavedSheetRow {
  readonly printId: PrintId;
  /** The file's name as staff see it, and when they save a copy. */
  readonly name: string;
  readonly savedAt: string;
}

/** The row after which a search through the sheets continues. */
export type SavedSheetCursor = Pick<SavedSheetRow, 'printId' | 'savedAt'>;

export interface SavedSheets {
  /** Returns false, and writes nothing, when another sheet of this name is not erased yet. */
  insert(sheet: SavedSheetRow): boolean;
  /** Removes the row of a sheet that was never saved, so that the name is free again. Returns false when the print has none. */
  drop(printId: PrintId): boolean;
  /**
   * Returns the next sheets in the order in which they were saved, at most `limit`, after the cursor. `over` is true when
   * the sheet was saved before `before`, or when a picture on it has been erased since.
   */
  kept(
    before: string,
    after: SavedSheetCursor | null,
    limit: number,
  ): readonly (SavedSheetRow & { readonly over: boolean })[];
  /** Returns the sheets that have something of an order and are not erased. */
  ofOrder(orderId: OrderId): SavedSheetRow[];
  /** Returns the sheet of this name that is not erased. */
  named(name: string): SavedSheetRow | null;
  /** Returns the given ids of prints whose sheet is saved and not erased. */
  live(ids: readonly string[]): ReadonlySet<string>;
  /** Marks a sheet as erased; the row stays. */
  setErased(printId: PrintId, at: string): void;
}

export const savedSheetsKeptSql = `SELECT s.print_id AS printId, s.name, s.saved_at AS savedAt,
    s.saved_at < @before
      OR EXISTS (SELECT 1 FROM print_orders x JOIN photos p ON p.order_id = x.order_id
        JOIN images i ON i.id = p.final_image_id WHERE x.print_id = s.print_id AND i.erased_at >= s.saved_at)
      OR EXISTS (SELECT 1 FROM prints p JOIN versions v ON v.id = p.version_id
        JOIN images i ON i.id = v.image_id WHERE p.id = s.print_id AND i.erased_at >= s.saved_at) AS isOver
  FROM saved_sheets s
  WHERE s.erased_at IS NULL AND (s.saved_at, s.print_id) > (@savedAt, @printId)
  ORDER BY s.saved_at, s.print_id LIMIT @limit`;

const savedSheetsOfOrderSql = `SELECT s.print_id AS printId, s.name, s.saved_at AS savedAt
  FROM print_orders x JOIN saved_sheets s ON s.print_id = x.print_id
  WHERE x.order_id = @orderId AND s.erased_at IS NULL`;

const savedSheetNamedSql = `SELECT print_id AS printId, name, saved_at AS savedAt FROM saved_sheets
  WHERE name = @name AND erased_at IS NULL`;

const liveSheetsSql = `SELECT print_id AS printId FROM saved_sheets
  WHERE print_id IN (SELECT value FROM json_each(@ids)) AND erased_at IS NULL`;

export function createSavedSheets(sql: Sql): SavedSheets {
  const insert = sql.prepare<SavedSheetRow>(
    `INSERT INTO saved_sheets (print_id, name, saved_at) VALUES (@printId, @name, @savedAt)
     ON CONFLICT (name) WHERE erased_at IS NULL DO NOTHING`,
  );
  const drop = sql.prepare<{ printId: string }>('DELETE FROM saved_sheets WHERE print_id = @printId');
  const kept = sql.prepare<
    { before: string; savedAt: string; printId: string; limit: number },
    SavedSheetRow & { isOver: number }
  >(savedSheetsKeptSql);
  const ofOrder = sql.prepare<{ orderId: string }, SavedSheetRow>(savedSheetsOfOrderSql);
  const named = sql.prepare<{ name: string }, SavedSheetRow>(savedSheetNamedSql);
  const live = sql.prepare<{ ids: string }, { printId: string }>(liveSheetsSql);
  const setErased = sql.prepare<{ printId: string; at: string }>(
    'UPDATE saved_sheets SET erased_at = @at WHERE print_id = @printId AND erased_at IS NULL',
  );
  return {
    insert: (sheet) => insert.run(sheet) === 1,
    drop: (printId) => drop.run({ printId }) === 1,
    kept: (before, after, limit) =>
      kept
        .all({ before, savedAt: after?.savedAt ?? '', printId: after?.printId ?? '', limit })
        .map(({ isOver, ...sheet }) => ({ ...sheet, over: isOver === 1 })),
    ofOrder: (orderId) => ofOrder.all({ orderId }),
    named: (name) => named.get({ name }) ?? null,
    live: (ids) => new Set(live.all({ ids: JSON.stringify(ids) }).map(({ printId }) => printId)),
    setErased: (printId, at) => void setErased.run({ printId, at }),
  };
}
