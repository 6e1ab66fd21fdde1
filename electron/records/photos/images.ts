import type { RetouchSessionId, ImageId } from '../../../shared/ids.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';
import type { Sql } from '../sql.ts';

/**
 * `answer` is the service's answer, kept sealed until the image that it names has arrived; `reference` is the original in
 * a retouch session without an order; `sheet` is one that the service laid out.
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
  /** Hex; of the file before encryption. Empty once a file of the service's is erased. */
  readonly sha256: string;
  readonly createdAt: string;
  readonly erasedAt: string | null;
}

type NewImage = Omit<ImageRow, 'erasedAt'>;

/** The file that an image was made from. It is kept unchanged beside the image and never shown. */
interface NewOriginal {
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
  /** Returns the file that an image was made from; null where there is none, or where it was erased. */
  originalOf(imageId: ImageId): ImageId | null;
  /** Returns whether there ever was an image. */
  any(): boolean;
  /** Marks an image as erased and keeps its row; the vault erases the file. */
  erase(id: ImageId, at: string): void;
  /** Returns a session's pictures apart from shots, with their originals and the answers that may hold some. */
  ofSession(sessionId: RetouchSessionId): ImageId[];
}

const columns = `id, kind, width_px AS widthPx, height_px AS heightPx, mime, bytes, sha256, created_at AS createdAt,
  erased_at AS erasedAt`;

/** Kinds whose hash nothing reads once they are erased. Those of shots and of pictures made from them tell pictures apart (photo-uuids.ts). */
const made = ['answer', 'preview', 'final', 'sheet'].map((kind) => `'${kind}'`).join(', ');

const imagesOfSessionSql = `WITH pictures AS (
       SELECT image_id AS id FROM versions WHERE bench_id = @sessionId
         AND NOT EXISTS (SELECT 1 FROM shots WHERE image_id = versions.image_id)
       UNION SELECT answer_image_id FROM calls
         WHERE bench_id IS NOT NULL AND bench_id = @sessionId AND answer_image_id IS NOT NULL
     )
     SELECT i.id FROM images i WHERE i.id IN pictures AND i.erased_at IS NULL
     UNION ALL SELECT g.id FROM originals g WHERE g.image_id IN pictures AND g.erased_at IS NULL`;

export function createImages(sql: Sql): Images {
  const insert = sql.prepare<NewImage>(
    `INSERT INTO images (id, kind, width_px, height_px, mime, bytes, sha256, created_at)
     VALUES (@id, @kind, @widthPx, @heightPx, @mime, @bytes, @sha256, @createdAt)`,
  );
  const get = sql.prepare<{ id: string }, ImageRow>(`SELECT ${columns} FROM images WHERE id = @id`);
  const any = sql.prepare<object, { one: number }>('SELECT 1 AS one FROM images LIMIT 1');
  const erase = sql.prepare<{ id: string; at: string }>(
    `UPDATE images SET erased_at = @at, sha256 = iif(kind IN (${made}), '', sha256)
     WHERE id = @id AND erased_at IS NULL`,
  );
  const ofSession = sql.prepare<{ sessionId: string }, { id: ImageId }>(imagesOfSessionSql);
  const insertOriginal = sql.prepare<NewOriginal>(
    `INSERT INTO originals (id, image_id, mime, bytes, sha256) VALUES (@id, @imageId, @mime, @bytes, @sha256)`,
  );
  const eraseOriginal = sql.prepare<{ id: string; at: string }>(
    'UPDATE originals SET erased_at = @at WHERE id = @id AND erased_at IS NULL',
  );

  const originalOf = sql.prepare<{ imageId: string }, { id: ImageId }>(
    'SELECT id FROM originals WHERE image_id = @imageId AND erased_at IS NULL',
  );

  return {
    insert: (image) => void insert.run(image),
    get: (id) => get.get({ id }),
    originalOf: (imageId) => originalOf.get({ imageId })?.id ?? null,
    any: () => any.get({}) !== null,
    insertOriginal: (original) => void insertOriginal.run(original),
    erase(id, at) {
      sql.transaction(() => {
        erase.run({ id, at });
        eraseOriginal.run({ id, at });
      });
    },
    ofSession: (sessionId) => ofSession.all({ sessionId }).map((row) => row.id),
  };
}
