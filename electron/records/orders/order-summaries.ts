/** Reads orders for lists, with one query for a whole list. */
import type { CustomerId, OrderId, PersonId } from '../../../shared/ids.ts';
import type { OrderSummary } from '../../../shared/model/desk.ts';
import type { OrderState, OrderStep } from '../../../shared/model/order.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';
import type { Bill } from '../../../shared/money.ts';
import { definitionOf } from '../definitions.ts';
import { photoTime } from '../photos/photo-indexes.ts';
import { firstPersonOf } from './first-person.ts';
import { createOrderFinder } from './order-finder.ts';
import type { SettlementRow } from './settlements.ts';
import { fromJson, type Part, type Sql } from '../sql.ts';

export interface SummaryRow {
  /** Row number: a later order has a larger one. */
  readonly seq: number;
  readonly id: OrderId;
  readonly number: string;
  readonly step: OrderStep;
  readonly state: OrderState;
  /** Empty without a customer, and after the customer is erased. */
  readonly customerName: string;
  /** Oldest first. The first one's name is empty when it is the customer's. */
  readonly people: readonly { readonly id: PersonId; readonly name: string }[];
  /** Oldest first. */
  readonly photos: readonly { readonly personId: PersonId; readonly document: { readonly name: string } }[];
  /** The first photo's final or preview, or else the newest shot; null when that picture is erased. */
  readonly thumbnail: ImageView | null;
  readonly attention: OrderSummary['attention'];
  readonly partPaid: OrderSummary['partPaid'];
  /** Null until the order is paid. */
  readonly bill: Pick<Bill, 'total' | 'currency'> | null;
  readonly settlements: readonly Pick<SettlementRow, 'kind' | 'amount'>[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OrderSummaries {
  /** Returns orders that wait for a person, last changed first, of any age and state. */
  needingAttention(part: Part): SummaryRow[];
  /** Returns those of `ids` that `inProgress` has, in any order. */
  inProgressAmong(ids: readonly OrderId[]): SummaryRow[];
  /** Returns open orders without a problem that are not in `without`, last changed first. */
  inProgress(part: Part, without: readonly OrderId[]): SummaryRow[];
  /** Returns orders without a problem that were finished at `iso` or later, last finished first. */
  doneSince(iso: string, part: Part): SummaryRow[];
  /** Finds orders by number, code, or the customer's name, phone number or e-mail address; newest first. */
  search(text: string, limit: number): SummaryRow[];
  /** Returns a customer's orders older than the one with the row number `before`, newest first. */
  ofCustomer(customerId: CustomerId, before: number, limit: number): SummaryRow[];
  countNeedingAttention(): number;
  countInProgress(): number;
  countDoneSince(iso: string): number;
}

type Stored = Omit<SummaryRow, 'people' | 'photos' | 'thumbnail' | 'bill' | 'settlements' | 'partPaid'> & {
  readonly partPaid: string | null;
  readonly total: number | null;
  readonly currency: string;
  readonly settlements: string;
  readonly people: string;
  readonly photos: string;
  readonly imageId: ImageView['id'] | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mime: ImageView['mime'];
  readonly bytes: number;
};

/** Shows no picture of a photo that was set aside, and no older picture in place of an erased one. */
const select = (
  orders: string,
): string => `SELECT o.seq, o.id, o.number, o.step, o.state, coalesce(c.name, '') AS customerName,
    o.attention, o.created_at AS createdAt, o.updated_at AS updatedAt,
    coalesce((SELECT json_group_array(json_object('id', w.id, 'name', w.name)) FROM (SELECT id, name FROM people
      WHERE order_id = o.id AND removed_at IS NULL ORDER BY rowid) w HAVING count(*) > 0),
      json_array(json_object('id', ${firstPersonOf('o.id')}, 'name', ''))) AS people,
    (SELECT json_group_array(json_object('personId', p.person_id,
        'document', json_object('name', json_extract(${definitionOf('p.document')}, '$.name'))))
      FROM (SELECT coalesce(person_id, ${firstPersonOf('order_id')}) AS person_id, document FROM photos
        WHERE order_id = o.id AND set_aside_at IS NULL ORDER BY ${photoTime('created_at')}, rowid) p) AS photos,
    m.total + (SELECT coalesce(sum(total), 0) FROM later_sales WHERE order_id = m.order_id) AS total, m.currency,
    CASE WHEN m.order_id IS NULL THEN (SELECT json_object('amount', sum(amount), 'currency', max(currency))
      FROM payment_parts WHERE order_id = o.id AND returned_at IS NULL HAVING count(*) > 0) END AS partPaid,
    (SELECT json_group_array(json_object('kind', kind, 'amount', amount)) FROM settlements
      WHERE order_id = m.order_id) AS settlements,
    i.id AS imageId, i.width_px AS widthPx, i.height_px AS heightPx, i.mime, i.bytes
  FROM ${orders} LEFT JOIN customers c ON c.id = o.customer_id LEFT JOIN payments m ON m.order_id = o.id
    LEFT JOIN images i ON i.id = coalesce(
      (SELECT coalesce(final_image_id, preview_image_id) FROM photos
        WHERE order_id = o.id AND set_aside_at IS NULL AND coalesce(final_image_id, preview_image_id) IS NOT NULL
        ORDER BY ${photoTime('created_at')}, rowid LIMIT 1),
      (SELECT image_id FROM shots WHERE order_id = o.id ORDER BY taken_at DESC, rowid DESC LIMIT 1))
    AND i.erased_at IS NULL AND i.mime <> 'application/json'`;

const needing = 'o.attention IS NOT NULL';
const inProgress = `o.state = 'open' AND o.attention IS NULL`;
/** An order that is packed was not done today. */
const done = `o.state = 'done' AND o.attention IS NULL AND (o.pack IS NULL OR o.pack < 0) AND o.closed_at >= @iso`;

/** Names the index, because the planner would choose a narrower one and skip the rows that do not match. */
const by = (index: string): string => select(`orders o INDEXED BY ${index}`);

const summariesNeedingSql = `${by('orders_need_attention')} WHERE ${needing}
  ORDER BY o.updated_at DESC LIMIT @limit OFFSET @skip`;
const others = 'o.id NOT IN (SELECT value FROM json_each(@without))';
const summariesAmongSql = `${select('orders o')}
  WHERE o.id IN (SELECT value FROM json_each(@ids)) AND ${inProgress}`;
const summariesInProgressSql = `${by('orders_in_progress')} WHERE ${inProgress} AND ${others}
  ORDER BY o.updated_at DESC LIMIT @limit OFFSET @skip`;
const summariesDoneSql = `${by('orders_done_well')} WHERE ${done}
  ORDER BY o.closed_at DESC LIMIT @limit OFFSET @skip`;
const summariesBySeqSql = `${select('orders o')}
  WHERE o.seq IN (SELECT value FROM json_each(@seqs)) ORDER BY o.seq DESC`;
const summariesOfCustomerSql = `${select('orders o')}
  WHERE o.customer_id = @customerId AND o.seq < @before ORDER BY o.seq DESC LIMIT @limit`;
const needingCountSql = `SELECT count(*) AS count FROM orders o WHERE ${needing}`;
const inProgressCountSql = `SELECT count(*) AS count FROM orders o WHERE ${inProgress}`;
const doneCountSql = `SELECT count(*) AS count FROM orders o WHERE ${done}`;

const read = (row: Stored): SummaryRow => {
  const {
    people,
    photos,
    settlements,
    partPaid,
    imageId,
    widthPx,
    heightPx,
    mime,
    bytes,
    total,
    currency,
    ...plain
  } = row;
  return {
    ...plain,
    partPaid: partPaid === null ? null : (fromJson(partPaid) as SummaryRow['partPaid']),
    people: fromJson(people) as SummaryRow['people'],
    photos: fromJson(photos) as SummaryRow['photos'],
    settlements: fromJson(settlements) as SummaryRow['settlements'],
    bill: total === null ? null : { total, currency },
    thumbnail: imageId === null ? null : { id: imageId, widthPx, heightPx, mime, bytes },
  };
};

export function createOrderSummaries(sql: Sql): OrderSummaries {
  const { find } = createOrderFinder(sql);
  const needingPart = sql.prepare<Part, Stored>(summariesNeedingSql);
  const among = sql.prepare<{ ids: string }, Stored>(summariesAmongSql);
  const inProgressPart = sql.prepare<Part & { without: string }, Stored>(summariesInProgressSql);
  const donePart = sql.prepare<Part & { iso: string }, Stored>(summariesDoneSql);
  const bySeq = sql.prepare<{ seqs: string }, Stored>(summariesBySeqSql);
  const ofCustomer = sql.prepare<{ customerId: string; before: number; limit: number }, Stored>(
    summariesOfCustomerSql,
  );
  const needingCount = sql.prepare<object, { count: number }>(needingCountSql);
  const inProgressCount = sql.prepare<object, { count: number }>(inProgressCountSql);
  const doneCount = sql.prepare<{ iso: string }, { count: number }>(doneCountSql);

  return {
    needingAttention: (part) => needingPart.all(part).map(read),
    inProgressAmong: (ids) => among.all({ ids: JSON.stringify(ids) }).map(read),
    inProgress: (part, without) =>
      inProgressPart.all({ ...part, without: JSON.stringify(without) }).map(read),
    doneSince: (iso, part) => donePart.all({ ...part, iso }).map(read),
    search: (text, limit) => bySeq.all({ seqs: JSON.stringify(find(text, limit)) }).map(read),
    ofCustomer: (customerId, before, limit) => ofCustomer.all({ customerId, before, limit }).map(read),
    countNeedingAttention: () => needingCount.get({})?.count ?? 0,
    countInProgress: () => inProgressCount.get({})?.count ?? 0,
    countDoneSince: (iso) => doneCount.get({ iso })?.count ?? 0,
  };
}
