import type { SitterView } from '../../../shared/guidance/sitter.ts';
import type { ImageId } from '../../../shared/ids.ts';
import { fromJson, type Sql } from '../sql.ts';

/** The result of a picture's analysis. It is written once, and erased with the picture. */
export interface Measures {
  /** Keeps what was measured first: a picture never changes. Throws when the picture is erased. */
  insert(imageId: ImageId, view: SitterView, at: string): void;
  /** Returns null for a picture that was not measured, and for one that is erased. */
  get(imageId: ImageId): SitterView | null;
}

export function createMeasures(sql: Sql): Measures {
  const insert = sql.prepare<{ imageId: string; view: string; at: string }>(
    `INSERT INTO picture_measures (image_id, view, measured_at) VALUES (@imageId, @view, @at)
     ON CONFLICT DO NOTHING`,
  );
  const get = sql.prepare<{ imageId: string }, { view: string }>(
    'SELECT view FROM picture_measures WHERE image_id = @imageId',
  );
  return {
    insert: (imageId, view, at) => void insert.run({ imageId, view: JSON.stringify(view), at }),
    get(imageId) {
      const row = get.get({ imageId });
      return row === null ? null : (fromJson(row.view) as SitterView);
    },
  };
}
