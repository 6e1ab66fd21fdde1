import type { CustomerId, OrderId } from '../../../shared/ids.ts';
import type { Language } from '../../../shared/language/languages.ts';
import type { Region } from '../../../shared/model/account.ts';
import type { OrderState, OrderStep, PhotoMode } from '../../../shared/model/order.ts';
import { withoutPrefix } from '../../../shared/number-prefix.ts';
import type { Clock } from '../../clock.ts';
import type { Numbers } from './numbers.ts';
import { createOrderFinder } from './order-finder.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import { flag, type Flag, type Sql } from '../sql.ts';

/** The region that an order's calls go to. Practice is its own region, and none of its data goes to a paid service. */
export type OrderRegion = Region | 'practice';

export interface OrderRow {
  readonly id: OrderId;
  /** With the counter's prefix, for example `B-261121-004`. */
  readonly number: string;
  readonly customerId: CustomerId | null;
  readonly step: OrderStep;
  readonly state: OrderState;
  readonly region: OrderRegion | null;
  /** The studio's mode when the order began. */
  readonly photoMode: PhotoMode;
  readonly practice: boolean;
  /** The customer's own language; null for the studio's. */
  readonly language: Language | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly closedAt: string | null;
  /** Empty unless the order was cancelled. */
  readonly closeReason: string;
  /** When the order's pictures were erased; null again after it gets another. */
  readonly picturesErasedAt: string | null;
}

interface NewOrder {
  readonly id: OrderId;
  /** The studio's local day, `YYMMDD`. The order gets the day's next number. */
  readonly day: string;
  /** `preview` when it is left out. */
  readonly photoMode?: PhotoMode | undefined;
  readonly practice: boolean;
  readonly createdAt: string;
}

export interface Orders {
  insert(order: NewOrder): OrderRow;
  get(id: OrderId): OrderRow | null;
  /** True when there is an order. */
  any(): boolean;
  setCustomer(id: OrderId, customerId: CustomerId): void;
  setLanguage(id: OrderId, language: Language | null): void;
  setStep(id: OrderId, step: OrderStep, at: string): void;
  setState(id: OrderId, state: OrderState, at: string, reason: string): void;
  /** Sets the region when the order has none, and returns the order's region. */
  setRegion(id: OrderId, region: OrderRegion): OrderRegion;
  touch(id: OrderId, at: string): void;
  /**
   * Leaves only the order's number in the search index, so that erasing its customer need not change the index for all orders at once.
   * The codes and names themselves stay until then. A power cut may undo it.
   */
  hideWords(id: OrderId): void;
  /** Puts the order's codes and names into the search index again. */
  showWords(id: OrderId): void;
  /** Returns open orders, last changed first. */
  inHand(limit: number): OrderRow[];
  /** Returns orders finished at `iso` or later, newest first. */
  doneSince(iso: string, limit: number): OrderRow[];
  /** Finds orders as `search` does, and returns their row numbers. */
  find(text: string, limit: number): number[];
  /** Finds orders by number, code, or the customer's name, phone number or e-mail address; newest first. */
  search(text: string, limit: number): OrderRow[];
}

type Stored = Omit<OrderRow, 'practice'> & { readonly practice: Flag };

const columns = `o.id, o.number, o.customer_id AS customerId, o.step, o.state, o.region, o.photo_mode AS photoMode,
  o.practice, o.language,
  o.created_at AS createdAt, o.updated_at AS updatedAt, o.closed_at AS closedAt, o.close_reason AS closeReason,
  o.pictures_erased_at AS picturesErasedAt`;

const ordersInHandSql = `SELECT ${columns} FROM orders o WHERE o.state = 'open'
  ORDER BY o.updated_at DESC LIMIT @limit`;
const doneSinceIso = `o.state = 'done' AND o.closed_at >= @iso`;
const ordersDoneSql = `SELECT ${columns} FROM orders o INDEXED BY orders_done_well
    WHERE ${doneSinceIso} AND o.attention IS NULL AND (o.pack IS NULL OR o.pack < 0)
  UNION ALL SELECT ${columns} FROM orders o INDEXED BY orders_need_attention
    WHERE ${doneSinceIso} AND o.attention IS NOT NULL
  ORDER BY closedAt DESC LIMIT @limit`;
const ordersBySeqSql = `SELECT ${columns} FROM orders o
  WHERE o.seq IN (SELECT value FROM json_each(@seqs)) ORDER BY o.seq DESC`;

const read = (row: Stored): OrderRow => ({ ...row, practice: row.practice === 1 });

export function createOrders(
  sql: Sql,
  clock: Clock,
  numbers: Numbers,
  packs: Pick<OrderPacks, 'open'>,
): Orders {
  const insert = sql.prepare<{
    id: string;
    number: string;
    searchText: string;
    photoMode: PhotoMode;
    practice: Flag;
    createdAt: string;
  }>(
    `INSERT INTO orders (id, number, step, state, photo_mode, practice, search_text, created_at, updated_at,
       close_reason)
     VALUES (@id, @number, 'customer', 'open', @photoMode, @practice, @searchText, @createdAt, @createdAt, '')`,
  );
  const get = sql.prepare<{ id: string }, Stored>(`SELECT ${columns} FROM orders o WHERE o.id = @id`);
  const setCustomer = sql.prepare<{ id: string; customerId: string; at: string }>(
    'UPDATE orders SET customer_id = @customerId, updated_at = @at WHERE id = @id',
  );
  const setLanguage = sql.prepare<{ id: string; language: string | null; at: string }>(
    'UPDATE orders SET language = @language, updated_at = @at WHERE id = @id',
  );
  const setStep = sql.prepare<{ id: string; step: string; at: string }>(
    'UPDATE orders SET step = @step, updated_at = @at WHERE id = @id',
  );
  const setState = sql.prepare<{ id: string; state: string; at: string; reason: string }>(
    `UPDATE orders SET state = @state, updated_at = @at, close_reason = @reason,
       closed_at = CASE @state WHEN 'open' THEN NULL ELSE @at END WHERE id = @id`,
  );
  const setRegion = sql.prepare<{ id: string; region: string; at: string }>(
    'UPDATE orders SET region = @region, updated_at = @at WHERE id = @id AND region IS NULL',
  );
  const touch = sql.prepare<{ id: string; at: string }>('UPDATE orders SET updated_at = @at WHERE id = @id');
  const hideWords = sql.prepare<{ id: string; searchText: string }>(
    'UPDATE orders SET search_text = @searchText WHERE id = @id',
  );
  const showWords = sql.prepare<{ id: string }>(
    'UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq) WHERE id = @id',
  );
  const inHand = sql.prepare<{ limit: number }, Stored>(ordersInHandSql);
  const doneSince = sql.prepare<{ iso: string; limit: number }, Stored>(ordersDoneSql);
  const { find } = createOrderFinder(sql);
  const bySeq = sql.prepare<{ seqs: string }, Stored>(ordersBySeqSql);

  const one = (id: OrderId): OrderRow | null => {
    const row = get.get({ id });
    return row === null ? null : read(row);
  };
  const must = (id: OrderId): OrderRow => {
    const row = one(id);
    if (row === null) throw new Error(`No order ${id}.`);
    return row;
  };
  const now = (): string => clock.now().toISOString();

  const any = sql.prepare<object, { found: 1 }>('SELECT 1 AS found FROM orders LIMIT 1');
  return {
    any: () => any.get({}) !== null,
    insert({ id, day, photoMode = 'preview', practice, createdAt }) {
      return sql.transaction(() => {
        const number = numbers.ofDay('', day);
        const searchText = withoutPrefix(number);
        insert.run({ id, number, searchText, photoMode, practice: flag(practice), createdAt });
        return must(id);
      });
    },
    get: one,
    setCustomer: (id, customerId) => void setCustomer.run({ id, customerId, at: now() }),
    setLanguage: (id, language) => void setLanguage.run({ id, language, at: now() }),
    setStep: (id, step, at) => void setStep.run({ id, step, at }),
    setState(id, state, at, reason) {
      // An open order has all its rows, because what it needs is judged by them.
      sql.transaction(() => {
        packs.open(id);
        setState.run({ id, state, at, reason });
      });
    },
    setRegion(id, region) {
      return sql.transaction(() => {
        setRegion.run({ id, region, at: now() });
        return must(id).region ?? region;
      });
    },
    touch: (id, at) => void touch.run({ id, at }),
    hideWords: (id) =>
      sql.repeatable(() => void hideWords.run({ id, searchText: withoutPrefix(must(id).number) })),
    showWords: (id) =>
      sql.transaction(() => {
        packs.open(id);
        showWords.run({ id });
      }),
    inHand: (limit) => inHand.all({ limit }).map(read),
    doneSince: (iso, limit) => doneSince.all({ iso, limit }).map(read),
    find,
    search: (text, limit) => bySeq.all({ seqs: JSON.stringify(find(text, limit)) }).map(read),
  };
}
