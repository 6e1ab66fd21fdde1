import type { CodeId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { CodeTimeDoubt, CodeView } from '../../../shared/model/photo.ts';
import type { Part, Sql } from '../sql.ts';

interface NewCode {
  readonly id: CodeId;
  readonly photoId: PhotoId;
  readonly orderId: OrderId;
  /** Opaque and case-sensitive. */
  readonly code: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly doubt: CodeTimeDoubt | null;
}

/** A code that was not replaced, with the words by which its order is found. */
export interface CodeWords {
  readonly seq: number;
  readonly expiresAt: string;
  /** The words of the order itself. */
  readonly own: string;
  readonly customer: string;
}

/** Codes of photos. A code is replaced when its photo is taken again; lists and counts leave replaced codes out. */
export interface Codes {
  /** Throws when the photo already has a code. */
  insert(code: NewCode): void;
  get(id: CodeId): CodeView | null;
  ofPhoto(photoId: PhotoId): CodeView | null;
  /** Returns every code of an order, replaced ones included. */
  ofOrder(orderId: OrderId): CodeView[];
  /** Returns codes that are valid at `nowIso`, the next to expire first. */
  valid(nowIso: string, part: Part): CodeView[];
  /** Returns codes that have expired by `nowIso`, the last to expire first. */
  ended(nowIso: string, part: Part): CodeView[];
  countValid(nowIso: string): number;
  countEnded(nowIso: string): number;
  /** Returns codes that expire at `fromIso` or later and before `toIso`, the next to expire first. */
  expiringBetween(fromIso: string, toIso: string, limit: number): CodeView[];
  countExpiringBetween(fromIso: string, toIso: string): number;
  /** Returns the next codes to expire after the code `after`; null starts with those that expire at `nowIso` or later. */
  validWords(nowIso: string, after: CodeWords | null, limit: number): CodeWords[];
  /** Returns expired codes of these orders, the last to expire first. */
  endedOf(orderSeqs: readonly number[], nowIso: string): number[];
  /** Returns codes in the order of `seqs`. */
  bySeq(seqs: readonly number[]): CodeView[];
}

const columns = `k.id, k.order_id AS orderId, o.number AS orderNumber,
    coalesce(c.name, '') AS customerName, coalesce(nullif(w.name, ''), c.name, '') AS personName, p.spec_code AS specCode, k.code, k.issued_at AS issuedAt,
    k.expires_at AS expiresAt,
    k.doubted_service_time AS serviceTime, k.doubted_counter_time AS counterTime, k.counted_from AS countedFrom`;
const joins = `JOIN orders o ON o.id = k.order_id JOIN photos p ON p.id = k.photo_id
    JOIN people w ON w.id = p.person_id
    LEFT JOIN customers c ON c.id = o.customer_id`;
const select = `SELECT ${columns} FROM codes k ${joins}`;
/** Finds a part's rows in the index alone, so that skipping a row costs only one step in the index. */
const part = (where: string, order: 'ASC' | 'DESC'): string => `SELECT ${columns}
  FROM (SELECT rowid AS seq FROM codes WHERE replaced = 0 AND ${where}
    ORDER BY expires_at ${order}, rowid ${order} LIMIT @limit OFFSET @skip) f
    CROSS JOIN codes k ON k.rowid = f.seq ${joins}`;
const count = (where: string): string =>
  `SELECT count(*) AS count FROM codes WHERE replaced = 0 AND ${where}`;

const codesValidSql = part('expires_at >= @nowIso', 'ASC');
const codesEndedSql = part('expires_at < @nowIso', 'DESC');
const codesExpiringSql = part('expires_at >= @fromIso AND expires_at < @toIso', 'ASC');
const codesValidCountSql = count('expires_at >= @nowIso');
const codesExpiringCountSql = count('expires_at >= @fromIso AND expires_at < @toIso');
const codesValidWordsSql = `SELECT k.rowid AS seq, k.expires_at AS expiresAt, o.search_text AS own,
    coalesce(c.search_text, '') AS customer
  FROM codes k CROSS JOIN orders o ON o.id = k.order_id LEFT JOIN customers c ON c.id = o.customer_id
  WHERE k.replaced = 0 AND k.expires_at >= @fromIso AND (k.expires_at > @fromIso OR k.rowid > @afterSeq)
  ORDER BY k.expires_at, k.rowid LIMIT @limit`;
const codesEndedOfSql = `SELECT k.rowid AS seq FROM json_each(@seqs) s JOIN orders o ON o.seq = s.value
    JOIN codes k ON k.order_id = o.id
  WHERE k.replaced = 0 AND k.expires_at < @nowIso ORDER BY k.expires_at DESC, k.rowid DESC`;
const codesBySeqSql = `SELECT ${columns} FROM json_each(@seqs) s CROSS JOIN codes k ON k.rowid = s.value ${joins}
  ORDER BY s.key`;

type DoubtColumns = { readonly [K in keyof CodeTimeDoubt]: CodeTimeDoubt[K] | null };
type Stored = Omit<CodeView, 'doubt'> & DoubtColumns;

function read({ serviceTime, counterTime, countedFrom, ...code }: Stored): CodeView {
  const isDoubtful = counterTime !== null && countedFrom !== null;
  return { ...code, doubt: isDoubtful ? { serviceTime, counterTime, countedFrom } : null };
}

export function createCodes(sql: Sql): Codes {
  const insert = sql.prepare<Omit<NewCode, 'doubt'> & DoubtColumns>(
    `INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at, doubted_service_time,
       doubted_counter_time, counted_from)
     VALUES (@id, @photoId, @orderId, @code, @issuedAt, @expiresAt, @serviceTime, @counterTime, @countedFrom)`,
  );
  const get = sql.prepare<{ id: string }, Stored>(`${select} WHERE k.id = @id`);
  const ofPhoto = sql.prepare<{ photoId: string }, Stored>(`${select} WHERE k.photo_id = @photoId`);
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(`${select} WHERE k.order_id = @orderId`);
  const valid = sql.prepare<Part & { nowIso: string }, Stored>(codesValidSql);
  const ended = sql.prepare<Part & { nowIso: string }, Stored>(codesEndedSql);
  const expiring = sql.prepare<Part & { fromIso: string; toIso: string }, Stored>(codesExpiringSql);
  const validCount = sql.prepare<{ nowIso: string }, { count: number }>(codesValidCountSql);
  const expiringCount = sql.prepare<{ fromIso: string; toIso: string }, { count: number }>(
    codesExpiringCountSql,
  );
  const tally = sql.prepare<object, { count: number }>('SELECT codes AS count FROM code_tally WHERE one = 1');
  const validWords = sql.prepare<{ fromIso: string; afterSeq: number; limit: number }, CodeWords>(
    codesValidWordsSql,
  );
  const endedOf = sql.prepare<{ seqs: string; nowIso: string }, { seq: number }>(codesEndedOfSql);
  const bySeq = sql.prepare<{ seqs: string }, Stored>(codesBySeqSql);
  const countValid = (nowIso: string): number => validCount.get({ nowIso })?.count ?? 0;

  const none: DoubtColumns = { serviceTime: null, counterTime: null, countedFrom: null };
  const readOrNull = (row: Stored | null): CodeView | null => (row === null ? null : read(row));

  return {
    insert: ({ doubt, ...code }) => void insert.run({ ...code, ...(doubt ?? none) }),
    get: (id) => readOrNull(get.get({ id })),
    ofPhoto: (photoId) => readOrNull(ofPhoto.get({ photoId })),
    ofOrder: (orderId) => ofOrder.all({ orderId }).map(read),
    valid: (nowIso, { skip, limit }) => valid.all({ nowIso, skip, limit }).map(read),
    ended: (nowIso, { skip, limit }) => ended.all({ nowIso, skip, limit }).map(read),
    countValid,
    countEnded: (nowIso) => (tally.get({})?.count ?? 0) - countValid(nowIso),
    expiringBetween: (fromIso, toIso, limit) => expiring.all({ fromIso, toIso, limit, skip: 0 }).map(read),
    countExpiringBetween: (fromIso, toIso) => expiringCount.get({ fromIso, toIso })?.count ?? 0,
    validWords: (nowIso, after, limit) =>
      validWords.all({ fromIso: after?.expiresAt ?? nowIso, afterSeq: after?.seq ?? 0, limit }),
    endedOf: (orderSeqs, nowIso) =>
      endedOf.all({ seqs: JSON.stringify(orderSeqs), nowIso }).map(({ seq }) => seq),
    bySeq: (seqs) => bySeq.all({ seqs: JSON.stringify(seqs) }).map(read),
  };
}
