import type { CodeId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { MailState } from '../../../shared/model/mail.ts';
import type { CodeTimeDoubt, CodeView, ReminderWay } from '../../../shared/model/photo.ts';
import type { Flag, Part, Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';

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

/**
 * Codes of photos. A code is replaced when its photo is taken again. Lists and counts leave out replaced codes, and those of erased
 * customers, which are marked as replaced too.
 */
export interface Codes {
  /** Throws when the photo already has a code. */
  insert(code: NewCode): void;
  /** Returns null for a code of an erased customer, too. */
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
  /** Notes that an application has used the code; null takes that back. */
  setLinked(id: CodeId, act: { readonly by: string; readonly at: string } | null): void;
  /** Notes that the customer was reminded, or that a reminder is on its way; null takes that back. */
  setReminded(
    id: CodeId,
    act: { readonly by: string; readonly at: string; readonly way: ReminderWay } | null,
  ): void;
  /**
   * Returns codes that expire at `fromIso` or later and before `toIso` and that no application has used, the next to expire
   * first.
   */
  expiringBetween(fromIso: string, toIso: string, limit: number): CodeView[];
  countExpiringBetween(fromIso: string, toIso: string): number;
  /** Returns those among them of which the customer was not reminded, or whose reminder was not sent. */
  toRemindBetween(fromIso: string, toIso: string, part: Part): CodeView[];
  countToRemindBetween(fromIso: string, toIso: string): number;
  /**
   * Returns the codes of these orders: those that are valid at `nowIso`, the next to expire first, and the expired ones, the last to
   * expire first.
   */
  ofOrders(
    orderSeqs: readonly number[],
    nowIso: string,
  ): { readonly valid: readonly number[]; readonly ended: readonly number[] };
  /** Returns codes in the order of `seqs`. */
  bySeq(seqs: readonly number[]): CodeView[];
}

const columns = `k.id, k.order_id AS orderId, o.number AS orderNumber,
    coalesce(c.name, '') AS customerName, coalesce(nullif(w.name, ''), c.name, '') AS personName, p.spec_code AS specCode, k.code, k.issued_at AS issuedAt,
    k.expires_at AS expiresAt,
    k.doubted_service_time AS serviceTime, k.doubted_counter_time AS counterTime, k.counted_from AS countedFrom,
    coalesce(c.phone, '') AS phone, coalesce(c.email, '') AS email,
    k.linked_at AS linkedAt, ${staffName('k.linked_by')} AS linkedBy,
    k.reminded_at AS remindedAt, ${staffName('k.reminded_by')} AS remindedBy, k.reminded_way AS remindedWay,
    k.reminder_failed AS reminderFailed, m.state AS mailState, m.updated_at AS mailAt`;
const joins = `JOIN orders o ON o.id = k.order_id JOIN photos p ON p.id = k.photo_id
    LEFT JOIN people w ON w.id = p.person_id
    LEFT JOIN customers c ON c.id = o.customer_id
    LEFT JOIN mails m ON m.id =
      (SELECT id FROM mails WHERE reminder_of = k.id ORDER BY created_at DESC LIMIT 1)`;
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
const unlinked = 'expires_at >= @fromIso AND expires_at < @toIso AND linked_at IS NULL';
const codesExpiringSql = part(unlinked, 'ASC');
const toBeReminded = `${unlinked} AND (reminded_at IS NULL OR reminder_failed = 1)`;
const codesToRemindSql = part(toBeReminded, 'ASC');
const codesValidCountSql = count('expires_at >= @nowIso');
const codesExpiringCountSql = count(unlinked);
const codesToRemindCountSql = count(toBeReminded);
const codesOfOrdersSql = `SELECT k.rowid AS seq, k.expires_at >= @nowIso AS valid
  FROM json_each(@seqs) s JOIN orders o ON o.seq = s.value JOIN codes k ON k.order_id = o.id
  WHERE k.replaced = 0 ORDER BY k.expires_at, k.rowid`;
const codesBySeqSql = `SELECT ${columns} FROM json_each(@seqs) s CROSS JOIN codes k ON k.rowid = s.value ${joins}
  ORDER BY s.key`;

type DoubtColumns = { readonly [K in keyof CodeTimeDoubt]: CodeTimeDoubt[K] | null };
interface ActColumns {
  readonly linkedAt: string | null;
  readonly linkedBy: string | null;
  readonly remindedAt: string | null;
  readonly remindedBy: string | null;
  readonly remindedWay: ReminderWay | null;
  readonly reminderFailed: Flag;
  readonly mailState: MailState | null;
  readonly mailAt: string | null;
}
type Stored = Omit<CodeView, 'doubt' | 'linked' | 'reminded' | 'reminderMail'> & DoubtColumns & ActColumns;

function read(row: Stored): CodeView {
  const { serviceTime, counterTime, countedFrom, ...others } = row;
  const { linkedAt, linkedBy, remindedAt, remindedBy, remindedWay, ...more } = others;
  const { reminderFailed, mailState, mailAt, ...code } = more;
  const isDoubtful = counterTime !== null && countedFrom !== null;
  const isReminded =
    remindedAt !== null && remindedBy !== null && remindedWay !== null && reminderFailed === 0;
  return {
    ...code,
    doubt: isDoubtful ? { serviceTime, counterTime, countedFrom } : null,
    linked: linkedAt === null || linkedBy === null ? null : { at: linkedAt, by: linkedBy },
    reminded: isReminded ? { at: remindedAt, by: remindedBy, way: remindedWay } : null,
    reminderMail: mailState === null || mailAt === null ? null : { state: mailState, at: mailAt },
  };
}

export function createCodes(sql: Sql): Codes {
  const insert = sql.prepare<Omit<NewCode, 'doubt'> & DoubtColumns>(
    `INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at, doubted_service_time,
       doubted_counter_time, counted_from)
     VALUES (@id, @photoId, @orderId, @code, @issuedAt, @expiresAt, @serviceTime, @counterTime, @countedFrom)`,
  );
  const get = sql.prepare<{ id: string }, Stored>(`${select} WHERE k.id = @id AND c.erased_at IS NULL`);
  const ofPhoto = sql.prepare<{ photoId: string }, Stored>(`${select} WHERE k.photo_id = @photoId`);
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(`${select} WHERE k.order_id = @orderId`);
  const valid = sql.prepare<Part & { nowIso: string }, Stored>(codesValidSql);
  const ended = sql.prepare<Part & { nowIso: string }, Stored>(codesEndedSql);
  const setLinked = sql.prepare<{ id: string; at: string | null; by: string | null }>(
    'UPDATE codes SET linked_at = @at, linked_by = @by WHERE id = @id',
  );
  const setReminded = sql.prepare<{ id: string } & Record<'at' | 'by' | 'way', string | null>>(
    `UPDATE codes SET reminded_at = @at, reminded_by = @by, reminded_way = @way, reminder_failed = 0
     WHERE id = @id`,
  );
  const expiring = sql.prepare<Part & { fromIso: string; toIso: string }, Stored>(codesExpiringSql);
  const toRemind = sql.prepare<Part & { fromIso: string; toIso: string }, Stored>(codesToRemindSql);
  const toRemindCount = sql.prepare<{ fromIso: string; toIso: string }, { count: number }>(
    codesToRemindCountSql,
  );
  const validCount = sql.prepare<{ nowIso: string }, { count: number }>(codesValidCountSql);
  const expiringCount = sql.prepare<{ fromIso: string; toIso: string }, { count: number }>(
    codesExpiringCountSql,
  );
  const tally = sql.prepare<object, { count: number }>('SELECT codes AS count FROM code_tally WHERE one = 1');
  const ofOrders = sql.prepare<{ seqs: string; nowIso: string }, { seq: number; valid: Flag }>(
    codesOfOrdersSql,
  );
  const bySeq = sql.prepare<{ seqs: string }, Stored>(codesBySeqSql);
  const countValid = (nowIso: string): number => validCount.get({ nowIso })?.count ?? 0;

  const notReminded = { at: null, by: null, way: null };
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
    setLinked: (id, act) => void setLinked.run({ id, at: act?.at ?? null, by: act?.by ?? null }),
    setReminded: (id, act) => void setReminded.run({ id, ...(act ?? notReminded) }),
    toRemindBetween: (fromIso, toIso, within) => toRemind.all({ fromIso, toIso, ...within }).map(read),
    countToRemindBetween: (fromIso, toIso) => toRemindCount.get({ fromIso, toIso })?.count ?? 0,
    expiringBetween: (fromIso, toIso, limit) => expiring.all({ fromIso, toIso, limit, skip: 0 }).map(read),
    countExpiringBetween: (fromIso, toIso) => expiringCount.get({ fromIso, toIso })?.count ?? 0,
    ofOrders(orderSeqs, nowIso) {
      const rows = ofOrders.all({ seqs: JSON.stringify(orderSeqs), nowIso });
      const seqsOf = (which: Flag): number[] =>
        rows.filter(({ valid: its }) => its === which).map(({ seq }) => seq);
      return { valid: seqsOf(1), ended: seqsOf(0).toReversed() };
    },
    bySeq: (seqs) => bySeq.all({ seqs: JSON.stringify(seqs) }).map(read),
  };
}
