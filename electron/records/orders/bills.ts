/**
 * Bills of payments. Apart from the person in the photo, a bill is the same in very many payments: it is stored once, as a definition
 * with a gap for the person, and the row has its number and the person. Rows from before have the whole bill.
 */
import { idTail } from '../../../shared/ids.ts';
import type { Bill } from '../../../shared/money.ts';
import type { Definitions } from '../definitions.ts';

const gap = '#';
const anyId = new RegExp(`[a-z]{3,5}_${idTail}`, 'g');

/**
 * Returns what the row stores. A bill with a discount is stored whole, because its reason goes with the customer, and so is one of
 * several people, or with items besides photos.
 */
export function storedBill(bill: Bill, definitions: Definitions): string {
  const json = JSON.stringify(bill);
  const [id, ...others] = new Set(json.match(anyId));
  const isLikeOthers =
    others.length === 0 && !json.includes(gap) && bill.lines.every((line) => !line.discount);
  if (id?.startsWith('per_') !== true || !isLikeOthers) return json;
  return JSON.stringify({ as: Number(definitions.store(json.replaceAll(id, gap))), for: id });
}

/** Returns the whole bill of a payment in SQL. */
export const billIn = (column: string): string =>
  `CASE WHEN json_extract(${column}, '$.as') IS NULL THEN ${column} ELSE (SELECT replace(json, '${gap}', json_extract(${column}, '$.for'))
    FROM definitions WHERE id = json_extract(${column}, '$.as')) END`;
