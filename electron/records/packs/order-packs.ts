import type { CustomerId, ImageId, OrderId } from '../../../shared/ids.ts';
import type { Clock } from '../../clock.ts';
import { firstPersonOf } from '../orders/first-person.ts';
import { uuidBegins } from '../photos/photo-indexes.ts';
import type { Sql, SqlValue } from '../sql.ts';
import { decodePack, encodePack, photoRows, rowsOf, type PackedOrder } from './pack.ts';
import { packedTables, photoColumns, type PackedRow, type PackedTable } from './packed-tables.ts';

const dayMs = 86_400_000;

/** Which orders may be packed. */
export interface PackRule {
  /** Orders whose last work was before this time. ISO 8601, UTC. */
  readonly before: string;
  /** Orders whose pack was opened before this time. */
  readonly openedBefore: string;
  /** Number of the newest prints that stay in the journal. */
  readonly newestPrints: number;
}

/** An order that was looked at: those without pictures come first, then those whose pictures are kept. */
export interface PackPlace {
  readonly pictures: 'erased' | 'kept';
  /** When its pictures were erased, or when it was closed. */
  readonly at: string;
  readonly seq: number;
}

/**
 * Packs of orders that are over (decision 131). An order's shots, calls, prints and pictures are one compressed row instead of twenty,
 * until they are read. While its pictures are kept, only its calls and prints are.
 */
export interface OrderPacks {
  /**
   * Looks at one order after `last` and packs it if the rule allows that. A power cut may take that back.
   * @returns where it was; null when no order is left
   */
  packNext(rule: PackRule, last: PackPlace | null): PackPlace | null;
  /**
   * Lets some orders be packed again that were opened long ago. Call it before the first `packNext`.
   * @returns false when no such order is left
   */
  release(rule: PackRule): boolean;
  /** Puts an order's rows back where every statement finds them. Call it before they are read. */
  open(orderId: OrderId): void;
  /** Puts the rows back of the orders that have a photo with this id of the service. */
  openByUuid(photoUuid: string): void;
  /** Puts the rows of all orders of a customer back. */
  openOfCustomer(customerId: CustomerId): void;
  /** Returns the pictures and originals in the pack; none for an order that is not packed. All of them are erased. */
  picturesIn(orderId: OrderId): ImageId[];
}

interface RuleParams {
  readonly seq: number;
  readonly before: string;
  readonly now: string;
  readonly closedAt: string;
  readonly unlistedAt: string;
}

/**
 * An order of which nothing can still change, that other orders share nothing with, and whose calls and prints are in a closing, in no
 * count of what is left on a ribbon, and not among the newest prints.
 */
const mayPackSql = `SELECT o.id, o.pictures_erased_at AS picturesErasedAt FROM orders o
  WHERE o.seq = @seq AND o.pack IS NULL AND o.state <> 'open' AND o.attention IS NULL
    AND o.updated_at < @before
    AND NOT EXISTS (SELECT 1 FROM codes WHERE order_id = o.id AND expires_at > @now)
    AND NOT EXISTS (SELECT 1 FROM benches WHERE order_id = o.id)
    AND NOT EXISTS (SELECT 1 FROM overrides WHERE order_id = o.id)
    AND NOT EXISTS (SELECT 1 FROM photos p WHERE p.order_id = o.id AND (
      p.answer_image_id IS NOT NULL OR EXISTS (SELECT 1 FROM service_sheets WHERE photo_id = p.id)
      OR EXISTS (SELECT 1 FROM photo_uuid_conflicts WHERE owner_photo_id = p.id)))
    AND NOT EXISTS (SELECT 1 FROM calls k WHERE k.order_id = o.id AND (k.state IN ('intent', 'sent', 'uncertain')
      OR coalesce(k.resolved_at, k.ended_at) >= @closedAt
      OR EXISTS (SELECT 1 FROM photo_uuid_conflicts WHERE call_id = k.id)))
    AND NOT EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id WHERE g.order_id = o.id AND (
      p.order_id IS NOT o.id OR p.state NOT IN ('printed', 'failed', 'cancelled')
      OR p.updated_at >= @closedAt OR p.submitted_at > @unlistedAt
      OR p.out_at >= (SELECT loaded_at FROM supplies WHERE printer_id = p.printer_id ORDER BY seq DESC LIMIT 1)
      OR EXISTS (SELECT 1 FROM print_orders x WHERE x.print_id = p.id AND x.order_id <> o.id)
      OR EXISTS (SELECT 1 FROM prints q WHERE q.reprint_of = p.id AND q.order_id IS NOT o.id)
      OR EXISTS (SELECT 1 FROM saved_sheets s WHERE s.print_id = p.id AND s.erased_at IS NULL)))`;

const nextErasedSql = `SELECT pictures_erased_at AS at, seq FROM orders
  WHERE pictures_erased_at IS NOT NULL AND pack IS NULL AND (pictures_erased_at, seq) > (@at, @seq)
  ORDER BY pictures_erased_at, seq LIMIT 1`;
const nextKeptSql = `SELECT closed_at AS at, seq FROM orders
  WHERE state <> 'open' AND pictures_erased_at IS NULL AND pack IS NULL
    AND (closed_at, seq) > (@at, @seq) AND closed_at < @before
  ORDER BY closed_at, seq LIMIT 1`;

/** Most orders whose opening is forgotten at a time. */
const atATime = 50;
const nobodys = { at: '', seq: 0 };

type Values = Readonly<Record<string, SqlValue>>;
const byPlace = (a: Values, b: Values): number => ((a['place'] ?? 0) < (b['place'] ?? 0) ? -1 : 1);

export function createOrderPacks(sql: Sql, clock: Clock): OrderPacks {
  type Place = Omit<PackPlace, 'pictures'>;
  const nextErased = sql.prepare<Place, Place>(nextErasedSql);
  const nextKept = sql.prepare<Place & { before: string }, Place>(nextKeptSql);
  const mayPack = sql.prepare<RuleParams, { id: OrderId; picturesErasedAt: string | null }>(mayPackSql);
  const closing = sql.prepare<object, { at: string }>(
    'SELECT closed_at AS at FROM closings ORDER BY number DESC LIMIT 1',
  );
  const firstUnlisted = sql.prepare<{ listed: number }, { at: string }>(
    'SELECT submitted_at AS at FROM prints ORDER BY submitted_at DESC LIMIT 1 OFFSET @listed',
  );
  const release = sql.prepare<{ since: number }>(
    `UPDATE orders SET pack = NULL WHERE seq IN (
       SELECT seq FROM orders WHERE pack < 0 AND pack > @since LIMIT ${String(atATime)})`,
  );
  const packOf = sql.prepare<
    { id: string },
    { id: number; picturesErasedAt: string | null; rows: Uint8Array }
  >(
    `SELECT k.id, o.pictures_erased_at AS picturesErasedAt, k.rows FROM orders o JOIN order_packs k ON k.id = o.pack
     WHERE o.id = @id`,
  );
  const ofUuid = sql.prepare<{ photoUuid: string }, { id: OrderId }>(
    `SELECT o.id FROM photos p JOIN orders o ON o.id = p.order_id WHERE ${uuidBegins('p.photo_uuid')} AND p.photo_uuid = @photoUuid AND o.pack > 0`,
  );
  const ofCustomer = sql.prepare<{ customerId: string }, { id: OrderId }>(
    'SELECT id FROM orders WHERE customer_id = @customerId AND pack > 0',
  );
  const insertPack = sql.prepare<{ rows: Uint8Array }, { id: number }>(
    'INSERT INTO order_packs (rows) VALUES (@rows) RETURNING id',
  );
  const removePack = sql.prepare<{ id: number }>('DELETE FROM order_packs WHERE id = @id');
  // The time goes with it, because taking the pictures out of the photos, and putting shots back, both clear it.
  const setPack = sql.prepare<{ id: string; pack: number; picturesErasedAt: string | null }>(
    'UPDATE orders SET pack = @pack, pictures_erased_at = @picturesErasedAt WHERE id = @id',
  );
  const readIn = ({ name, columns, by }: PackedTable, where: string | null) =>
    where === null
      ? null
      : sql.prepare<{ id: string }, Values>(
          `SELECT ${by} AS place, ${columns.join(', ')} FROM ${name} WHERE ${where}`,
        );
  const tables = packedTables.map((table: PackedTable) => ({
    table,
    read: readIn(table, table.where),
    readEarly: readIn(table, table.early),
    remove: sql.prepare<{ keys: string }>(
      `DELETE FROM ${table.name} WHERE ${table.columns[0] ?? ''} IN (SELECT value FROM json_each(@keys))`,
    ),
    insert: sql.prepare<Values>(
      `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES (${table.columns.map((each) => `@${each}`).join(', ')})`,
    ),
  }));
  // The only person of an order, as the trigger `orders_have_a_person` has made them.
  const unnamed = sql.prepare<{ id: string }, { id: string }>(
    `SELECT w.id FROM orders o JOIN people w ON w.id = ${firstPersonOf('o.id')}
     WHERE o.id = @id AND w.name = '' AND w.search_text = '' AND w.age = 'adult' AND w.removed_at IS NULL
       AND w.created_at = o.created_at AND NOT EXISTS (SELECT 1 FROM no_paper_told WHERE person_id = w.id)
       AND NOT EXISTS (SELECT 1 FROM people x WHERE x.order_id = o.id AND x.id <> w.id)`,
  );
  const removePerson = sql.prepare<{ id: string }>('DELETE FROM people WHERE id = @id');
  const insertPerson = sql.prepare<{ id: string }>(
    `INSERT INTO people (id, order_id, name, age, search_text, created_at)
     SELECT ${firstPersonOf('id')}, id, '', 'adult', '', created_at FROM orders
     WHERE id = @id AND NOT EXISTS (SELECT 1 FROM people WHERE order_id = @id)`,
  );
  const readPhotos = sql.prepare<{ id: string }, Values>(
    `SELECT rowid AS place, ${photoColumns.join(', ')} FROM photos WHERE order_id = @id`,
  );
  // A row that only gets shorter leaves a gap in its page that nothing fills, so it goes to the table's end.
  const emptyPhoto = sql.prepare<{ id: SqlValue; unnamed: string | null }>(
    `UPDATE photos SET rowid = (SELECT max(rowid) FROM photos) + 1,
       shot_id = NULL, preview_image_id = NULL, final_image_id = NULL, person_id = nullif(person_id, @unnamed)
     WHERE id = @id`,
  );
  const fillPhoto = sql.prepare<Values>(
    `UPDATE photos SET shot_id = @shot_id, preview_image_id = @preview_image_id, final_image_id = @final_image_id,
       person_id = coalesce(person_id, ${firstPersonOf('order_id')}) WHERE id = @id`,
  );

  const plain = (columns: readonly string[], rows: readonly Values[]): PackedRow[] =>
    rows.map((row) => columns.map((column) => row[column] as string | number | null));
  const read = (id: OrderId, early: boolean): PackedOrder => ({
    tables: tables.map(({ table, ...readers }) => {
      const rows = (early ? readers.readEarly : readers.read)?.all({ id }) ?? [];
      return plain(table.columns, rows.toSorted(byPlace));
    }),
    photos: early ? [] : plain(photoColumns, readPhotos.all({ id }).toSorted(byPlace)),
  });

  function packOne(seq: number, closedAt: string, { before, newestPrints }: PackRule): void {
    const now = clock.now().toISOString();
    const unlistedAt = firstUnlisted.get({ listed: newestPrints })?.at ?? '';
    const order = mayPack.get({ seq, before, now, closedAt, unlistedAt });
    if (order === null) return;
    const { id, picturesErasedAt } = order;
    const early = picturesErasedAt === null;
    const packed = read(id, early);
    const isErased = (row: Values): boolean => row['erased_at'] !== null;
    if (![...rowsOf(packed, 'images'), ...rowsOf(packed, 'originals')].every(isErased)) return;
    const person = early ? null : unnamed.get({ id });
    const pack = insertPack.get({ rows: encodePack(packed) })?.id;
    if (pack === undefined) throw new Error('a pack was not stored');
    for (const { id: photoId = null } of photoRows(packed))
      emptyPhoto.run({ id: photoId, unnamed: person?.id ?? null });
    // Each table before those that its rows refer to.
    for (const [at, { remove }] of [...tables.entries()].toReversed())
      remove.run({ keys: JSON.stringify(packed.tables[at]?.map(([key]) => key) ?? []) });
    if (person !== null) removePerson.run(person);
    setPack.run({ id, pack, picturesErasedAt });
  }
  function next(last: PackPlace | null, before: string): PackPlace | null {
    const erased = last?.pictures === 'kept' ? null : nextErased.get(last ?? nobodys);
    if (erased !== null) return { ...erased, pictures: 'erased' };
    const kept = nextKept.get({ ...(last?.pictures === 'kept' ? last : nobodys), before });
    return kept === null ? null : { ...kept, pictures: 'kept' };
  }

  function open(orderId: OrderId): void {
    const found = packOf.get({ id: orderId });
    if (found === null) return;
    sql.repeatable(() => {
      const packed = decodePack(found.rows);
      insertPerson.run({ id: orderId });
      for (const { table, insert } of tables)
        for (const row of rowsOf(packed, table.name as (typeof packedTables)[number]['name']))
          insert.run(row);
      for (const row of photoRows(packed)) fillPhoto.run(row);
      removePack.run({ id: found.id });
      const today = Math.floor(clock.now().getTime() / dayMs);
      setPack.run({ id: orderId, pack: -today, picturesErasedAt: found.picturesErasedAt });
    });
  }

  return {
    packNext(rule, last) {
      const closedAt = closing.get({})?.at;
      if (closedAt === undefined) return null;
      const place = next(last, rule.before);
      if (place !== null) sql.repeatable(() => packOne(place.seq, closedAt, rule));
      return place;
    },
    release: ({ openedBefore }) =>
      sql.repeatable(() => release.run({ since: -Math.floor(Date.parse(openedBefore) / dayMs) })) > 0,
    open,
    openByUuid(photoUuid) {
      for (const { id } of ofUuid.all({ photoUuid })) open(id);
    },
    openOfCustomer(customerId) {
      for (const { id } of ofCustomer.all({ customerId })) open(id);
    },
    picturesIn(orderId) {
      const found = packOf.get({ id: orderId });
      if (found === null) return [];
      const packed = decodePack(found.rows);
      return [...rowsOf(packed, 'images'), ...rowsOf(packed, 'originals')].map(({ id }) => id as ImageId);
    },
  };
}
