import type { BenchId, ImageId } from '../../shared/ids.ts';
import type { ImageView } from '../../shared/model.ts';
import type { Sql } from './sql.ts';

/**
 * `answer` is what the service said, kept sealed until the image that it names is here; `reference` the original on a
 * bench of its own, which no order has; `sheet` one that the service laid out.
 */
export type ImageKind = 'shot' | 'preview' | 'final' | 'answer' | 'edit' | 'headshot' | 'reference' | 'sheet';

export interface ImageRow {
  readonly id: ImageId;
  readonly kind: ImageKind;
  /** 0 for an answer. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mime: ImageView['mime'] | 'application/json';
  /** Length of the file before encryption. */
  readonly bytes: number;
  /** Hex, of the file before encryption. */
  readonly sha256: string;
  readonly createdAt: string;
  readonly erasedAt: string | null;
}

export type NewImage = Omit<ImageRow, 'erasedAt'>;

/** The file that an image was made from, kept unaltered beside it; never shown. */
export interface NewOriginal {
  readonly id: ImageId;
  readonly imageId: ImageId;
  readonly mime: 'image/heic';
  readonly bytes: number;
  readonly sha256: string;
}

export interface Images {
  insert(image: NewImage): void;
  insertOriginal(original: NewOriginal): void;
  get(id: ImageId): ImageRow | null;
  /** The row stays and says when; the file is the vault's to erase. */
  erase(id: ImageId, at: string): void;
  /**
   * Pictures, their originals and edits, and answers that may hold some, of orders that were closed before these times
   * (ISO 8601), by whether the customer lets the studio keep them. An order without a customer has no consent.
   */
  ofOrdersClosedBefore(times: { readonly withConsent: string; readonly without: string }): ImageId[];
  /** What there is of a bench beside a shot: its pictures, their originals, and answers that may hold some. */
  ofBench(benchId: BenchId): ImageId[];
  /**
   * Answers that have served: their call is done, no photo and no sheet waits for its image any more, and it was a
   * picture. What was none is kept as it came, for whoever asks the service why.
   */
  servedAnswers(): ImageId[];
  /** Every image and original whose file must be there: what the vault's sweep must not touch. */
  liveIds(): Set<ImageId>;
}

const columns = `id, kind, width_px AS widthPx, height_px AS heightPx, mime, bytes, sha256, created_at AS createdAt,
  erased_at AS erasedAt`;

export const imagesOfBenchSql = `WITH pictures AS (
       SELECT image_id AS id FROM versions WHERE bench_id = @benchId
         AND NOT EXISTS (SELECT 1 FROM shots WHERE image_id = versions.image_id)
       UNION SELECT answer_image_id FROM calls
         WHERE bench_id IS NOT NULL AND bench_id = @benchId AND answer_image_id IS NOT NULL
     )
     SELECT i.id FROM images i WHERE i.id IN pictures AND i.erased_at IS NULL
     UNION ALL SELECT g.id FROM originals g WHERE g.image_id IN pictures AND g.erased_at IS NULL`;

export function createImages(sql: Sql): Images {
  const insert = sql.prepare<NewImage>(
    `INSERT INTO images (id, kind, width_px, height_px, mime, bytes, sha256, created_at)
     VALUES (@id, @kind, @widthPx, @heightPx, @mime, @bytes, @sha256, @createdAt)`,
  );
  const get = sql.prepare<{ id: string }, ImageRow>(`SELECT ${columns} FROM images WHERE id = @id`);
  const erase = sql.prepare<{ id: string; at: string }>(
    'UPDATE images SET erased_at = @at WHERE id = @id AND erased_at IS NULL',
  );
  const closedBefore = sql.prepare<{ withConsent: string; without: string }, { id: ImageId }>(
    `WITH closed AS (
       SELECT o.id FROM orders o LEFT JOIN customers c ON c.id = o.customer_id
       WHERE o.state <> 'open' AND o.closed_at < iif(c.keep_photos = 1, @withConsent, @without)
     ), pictures AS (
       SELECT image_id AS id FROM shots WHERE order_id IN closed
       UNION SELECT preview_image_id FROM photos WHERE order_id IN closed
       UNION SELECT final_image_id FROM photos WHERE order_id IN closed
       UNION SELECT s.image_id FROM photos p JOIN service_sheets s ON s.photo_id = p.id WHERE p.order_id IN closed
       UNION SELECT answer_image_id FROM calls WHERE order_id IN closed
       UNION SELECT v.image_id FROM benches b JOIN versions v ON v.bench_id = b.id
         WHERE b.order_id IN closed AND b.shot_id IS NOT NULL
     )
     SELECT i.id FROM images i WHERE i.erased_at IS NULL AND i.id IN pictures
     UNION ALL SELECT g.id FROM originals g WHERE g.erased_at IS NULL AND g.image_id IN pictures`,
  );
  const ofBench = sql.prepare<{ benchId: string }, { id: ImageId }>(imagesOfBenchSql);
  const served = sql.prepare<object, { id: ImageId }>(
    `SELECT i.id FROM images i JOIN calls k ON k.answer_image_id = i.id
     WHERE i.kind = 'answer' AND i.erased_at IS NULL AND k.state = 'done'
       AND NOT EXISTS (SELECT 1 FROM photos p WHERE p.answer_image_id = i.id
         OR (p.id = k.photo_id AND p.trouble = 'image-unreadable'))
       AND NOT EXISTS (SELECT 1 FROM service_sheets s WHERE s.answer_image_id = i.id)`,
  );
  const live = sql.prepare<object, { id: ImageId }>(
    `SELECT id FROM images WHERE erased_at IS NULL
     UNION ALL SELECT id FROM originals WHERE erased_at IS NULL`,
  );
  const insertOriginal = sql.prepare<NewOriginal>(
    `INSERT INTO originals (id, image_id, mime, bytes, sha256) VALUES (@id, @imageId, @mime, @bytes, @sha256)`,
  );
  const eraseOriginal = sql.prepare<{ id: string; at: string }>(
    'UPDATE originals SET erased_at = @at WHERE id = @id AND erased_at IS NULL',
  );

  return {
    insert: (image) => void insert.run(image),
    get: (id) => get.get({ id }),
    insertOriginal: (original) => void insertOriginal.run(original),
    erase(id, at) {
      erase.run({ id, at });
      eraseOriginal.run({ id, at });
    },
    ofOrdersClosedBefore: (times) => closedBefore.all(times).map((row) => row.id),
    ofBench: (benchId) => ofBench.all({ benchId }).map((row) => row.id),
    servedAnswers: () => served.all({}).map((row) => row.id),
    liveIds: () => new Set(live.all({}).map((row) => row.id)),
  };
}
