import type { CodeId, OrderId, PhotoId } from '../../shared/ids.ts';
import type { CodeTimeDoubt, CodeView } from '../../shared/model.ts';
import type { Sql } from './sql.ts';

export interface NewCode {
  readonly id: CodeId;
  readonly photoId: PhotoId;
  readonly orderId: OrderId;
  /** Opaque and case-sensitive. */
  readonly code: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly doubt: CodeTimeDoubt | null;
}

export interface Codes {
  /** One code a photo: a second one throws. */
  insert(code: NewCode): void;
  get(id: CodeId): CodeView | null;
  ofPhoto(photoId: PhotoId): CodeView | null;
  /** Newest first. */
  list(limit: number): CodeView[];
  /** Codes that expire from `fromIso` on and before `toIso`, the most urgent first. */
  expiringBetween(fromIso: string, toIso: string): CodeView[];
}

const select = `SELECT k.id, k.order_id AS orderId, o.number AS orderNumber,
    coalesce(c.name, '') AS customerName, coalesce(nullif(w.name, ''), c.name, '') AS personName, p.spec_code AS specCode, k.code, k.issued_at AS issuedAt,
    k.expires_at AS expiresAt,
    k.doubted_service_time AS serviceTime, k.doubted_counter_time AS counterTime, k.counted_from AS countedFrom
  FROM codes k JOIN orders o ON o.id = k.order_id JOIN photos p ON p.id = k.photo_id
    JOIN people w ON w.id = p.person_id
    LEFT JOIN customers c ON c.id = o.customer_id`;

/** A photo that was taken again has a new code: the old one is no longer anybody's. */
export const codesListSql = `${select} WHERE p.set_aside_at IS NULL ORDER BY k.issued_at DESC LIMIT @limit`;
export const codesExpiringSql = `${select} WHERE k.expires_at >= @fromIso AND k.expires_at < @toIso
  AND p.set_aside_at IS NULL
  ORDER BY k.expires_at`;

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
  const list = sql.prepare<{ limit: number }, Stored>(codesListSql);
  const expiring = sql.prepare<{ fromIso: string; toIso: string }, Stored>(codesExpiringSql);

  const none: DoubtColumns = { serviceTime: null, counterTime: null, countedFrom: null };
  const readOrNull = (row: Stored | null): CodeView | null => (row === null ? null : read(row));

  return {
    insert: ({ doubt, ...code }) => void insert.run({ ...code, ...(doubt ?? none) }),
    get: (id) => readOrNull(get.get({ id })),
    ofPhoto: (photoId) => readOrNull(ofPhoto.get({ photoId })),
    list: (limit) => list.all({ limit }).map(read),
    expiringBetween: (fromIso, toIso) => expiring.all({ fromIso, toIso }).map(read),
  };
}
