/**
 * Bills of payments. Apart from the person in the photo, a bill is the same in very many payments: it is stored once, as a definition
 * with a gap for the person, and the row has its number, and the person if it is not the order's first. Rows from before have the whole bill.
 */
import { idTail, type OrderId } from '../../../shared/ids.ts';
import type { Bill } from '../../../shared/money.ts';
import type { Definitions } from '../definitions.ts';
import { firstPersonOf } from './first-person.ts';

const gap = '#';
const anyId = new RegExp(`[a-z]{3,5}_${idTail}`, 'g');

/**
 * Returns what the row stores. A bill with a discount is stored whole, because its reason goes with the customer, and so is one of
 * several people, or with items besides photos.
 */
export function storedBill(orderId: OrderId, bill: Bill, definitions: Definitions): string {
  const json = JSON.stringify(bill);
  const [id, ...others] = new Set(json.match(anyId));
  const isLikeOthers =
    others.length === 0 && !json.includes(gap) && bill.lines.every((line) => !line.discount);
  if (id?.startsWith('per_') !== true || !isLikeOthers) return json;
  const as = Number(definitions.store(json.replaceAll(id, gap)));
  return JSON.stringify(id === `per_${orderId.slice(4)}` ? { as } : { as, for: id });
}

/**
 * Returns the whole bill of a payment in SQL.
 * @param payment the name of its row
 */
export const billIn = (payment: string): string => {
  const as = `json_extract(${payment}.bill, '$.as')`;
  const person = `coalesce(json_extract(${payment}.bill, '$.for'), ${firstPersonOf(`${payment}.order_id`)})`;
  return `CASE WHEN ${as} IS NULL THEN ${payment}.bill ELSE (SELECT replace(json, '${gap}', ${person})
    FROM definitions WHERE id = ${as}) END`;
};
