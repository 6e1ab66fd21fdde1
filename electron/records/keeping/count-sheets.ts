import type Database from 'better-sqlite3';
import {
  afterDays,
  type KeepingPeriods,
  type KeptForecast,
  pictureDays,
  tally,
} from '../../../shared/model/keeping.ts';
import type { ClosedOrder } from '../clean-up.ts';
import { agreedDays } from '../orders/consents.ts';
import { savedSheetsKeptSql, type SavedSheetRow } from '../prints/saved-sheets.ts';

const batch = 200;

/** Closed orders with a final on a sheet: the sheet goes with the first of them. */
const finalsOnSheetSql = `SELECT o.closed_at AS closedAt, coalesce(c.keep_photos, 0) AS keepPhotos,
    ${agreedDays('c.id')} AS agreedDays
  FROM print_orders x JOIN orders o ON o.id = x.order_id LEFT JOIN customers c ON c.id = o.customer_id
  WHERE x.print_id = @printId AND o.state <> 'open'
    AND EXISTS (SELECT 1 FROM photos p JOIN images i ON i.id = p.final_image_id
      WHERE p.order_id = o.id AND i.erased_at IS NULL)`;
const sessionOfPrintSql = `SELECT b.updated_at AS updatedAt FROM prints p JOIN benches b ON b.id = p.bench_id
  WHERE p.id = @printId AND b.shot_id IS NULL AND b.erased_at IS NULL`;

/** Counts the saved sheets that go within the next days. */
export function countSheets(
  db: Database.Database,
  { keepDays, now }: KeepingPeriods & { readonly now: string },
): KeptForecast {
  const counted = tally('files', new Date(now));
  const kept = db.prepare<[object], SavedSheetRow & { isOver: number }>(savedSheetsKeptSql);
  const finals = db.prepare<
    [{ printId: string }],
    Pick<ClosedOrder, 'closedAt' | 'keepPhotos' | 'agreedDays'>
  >(finalsOnSheetSql);
  const session = db.prepare<[{ printId: string }], { updatedAt: string }>(sessionOfPrintSql);

  function dueOf({ printId, savedAt, isOver }: SavedSheetRow & { isOver: number }): string {
    if (isOver === 1) return now;
    const ofFinals = finals
      .all({ printId })
      .map((order) => afterDays(order.closedAt, pictureDays(keepDays, order).finals));
    const ofSession = session.all({ printId }).map(({ updatedAt }) => afterDays(updatedAt, keepDays.without));
    return [afterDays(savedAt, keepDays.files), ...ofFinals, ...ofSession].toSorted()[0] ?? now;
  }
  let last: SavedSheetRow | undefined;
  do {
    const after = { savedAt: last?.savedAt ?? '', printId: last?.printId ?? '' };
    const sheets = kept.all({ before: '', limit: batch, ...after });
    for (const sheet of sheets) counted.add(dueOf(sheet));
    last = sheets.at(-1);
  } while (last !== undefined);
  return counted.result();
}
