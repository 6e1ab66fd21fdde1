import type { SitterView } from '../../../shared/guidance/sitter.ts';
import type { ImageId } from '../../../shared/ids.ts';
import type { Definitions } from '../definitions.ts';
import { fromJson, type Sql } from '../sql.ts';

/** The result of a picture's analysis. It is written once, and erased with the picture. */
export interface Measures {
  /** Keeps what was measured first: a picture never changes. Throws when the picture is erased. */
  insert(imageId: ImageId, view: SitterView, at: string): void;
  /** Returns null for a picture that was not measured, and for one that is erased. */
  get(imageId: ImageId): SitterView | null;
}

/** Names are the same in all results, so they are stored once, as a definition in which each number is 0; the row has the numbers. */
interface ShortView {
  /** Number of the definition, as text. */
  readonly as: string;
  readonly of: readonly number[];
}

const anyNumber = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

function readView(stored: string, definition: string | null): SitterView {
  const view = fromJson(stored) as SitterView | ShortView;
  if (!('as' in view)) return view;
  if (definition === null) throw new Error(`definition ${view.as} of measures is missing`);
  const numbers = view.of.values();
  return fromJson(definition.replaceAll(anyNumber, () => String(numbers.next().value))) as SitterView;
}

export function createMeasures(sql: Sql, definitions: Definitions): Measures {
  const insert = sql.prepare<{ imageId: string; view: string; at: string }>(
    `INSERT INTO picture_measures (image_id, view, measured_at) VALUES (@imageId, @view, @at)
     ON CONFLICT DO NOTHING`,
  );
  const get = sql.prepare<{ imageId: string }, { view: string; definition: string | null }>(
    `SELECT view, (SELECT json FROM definitions WHERE id = CAST(json_extract(view, '$.as') AS INTEGER)) AS definition
     FROM picture_measures WHERE image_id = @imageId`,
  );
  return {
    insert: (imageId, view, at) =>
      sql.transaction(() => {
        const json = JSON.stringify(view);
        const as = definitions.store(json.replaceAll(anyNumber, '0'));
        const of = (json.match(anyNumber) ?? []).map(Number);
        const stored = JSON.stringify({ as, of } satisfies ShortView);
        insert.run({ imageId, view: stored, at });
      }),
    get(imageId) {
      const row = get.get({ imageId });
      return row === null ? null : readView(row.view, row.definition);
    },
  };
}
