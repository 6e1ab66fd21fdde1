import type { CodeId, OrderId, PhotoId } from '../../shared/ids.ts';
import type { CodeView } from '../../shared/model.ts';
import type { Sql } from './sql.ts';

export interface NewCode {
  readonly id: CodeId;
  readonly photoId: PhotoId;
  readonly orderId: OrderId;
  /** Opaque and case-sensitive. */
  readonly code: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
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
    k.expires_at AS expiresAt
  FROM codes k JOIN orders o ON o.id = k.order_id JOIN photos p ON p.id = k.photo_id
    JOIN people w ON w.id = p.person_id
    LEFT JOIN customers c ON c.id = o.customer_id`;

/** A photo that was taken again has a new code: the old one is no longer anybody's. */
export const codesListSql = `${select} WHERE p.set_aside_at IS NULL ORDER BY k.issued_at DESC LIMIT @limit`;
export const codesExpiringSql = `${select} WHERE k.expires_at >= @fromIso AND k.expires_at < @toIso
  AND p.set_aside_at IS NULL
  ORDER BY k.expires_at`;

export function createCodes(sql: Sql): Codes {
  const insert = sql.prepare<NewCode>(
    `INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at)
     VALUES (@id, @photoId, @orderId, @code, @issuedAt, @expiresAt)`,
  );
  const get = sql.prepare<{ id: string }, CodeView>(`${select} WHERE k.id = @id`);
  const ofPhoto = sql.prepare<{ photoId: string }, CodeView>(`${select} WHERE k.photo_id = @photoId`);
  const list = sql.prepare<{ limit: number }, CodeView>(codesListSql);
  const expiring = sql.prepare<{ fromIso: string; toIso: string }, CodeView>(codesExpiringSql);

  return {
    insert: (code) => void insert.run(code),
    get: (id) => get.get({ id }),
    ofPhoto: (photoId) => ofPhoto.get({ photoId }),
    list: (limit) => list.all({ limit }),
    expiringBetween: (fromIso, toIso) => expiring.all({ fromIso, toIso }),
  };
}
