/**
 * Layouts of prints. Apart from the ids in it, a layout is the same in very many prints: it is stored once, as a definition
 * with a gap for each id, and the row has its number and the ids. Rows from before have the whole layout.
 */
import { idTail } from '../../../shared/ids.ts';
import type { PrintedLayout } from '../../../shared/model/prints.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import type { Definitions } from '../definitions.ts';
import { fromJson } from '../sql.ts';

interface ShortLayout {
  /** In the row, because the column `medium_id` is read from it. */
  readonly mediumId: MediumId;
  /** Number of the definition. */
  readonly as: number;
  readonly ids: readonly string[];
}

const gap = '"#"';
const anyId = new RegExp(`"[a-z]+_${idTail}"`, 'g');

/** Returns what the row stores. A layout that staff arranged by hand is like no other, and is stored whole. */
export function storedLayout(layout: PrintedLayout, definitions: Definitions): string {
  const json = JSON.stringify(layout);
  if (layout.arranged !== null) return json;
  const { mediumId } = layout;
  const as = Number(definitions.store(json.replaceAll(anyId, gap)));
  const ids = (json.match(anyId) ?? []).map((id) => id.slice(1, -1));
  return JSON.stringify({ mediumId, as, ids } satisfies ShortLayout);
}

/** Returns the definition of a layout in SQL; NULL for a whole one. */
export const layoutDefinition = (column: string): string =>
  `(SELECT json FROM definitions WHERE id = json_extract(${column}, '$.as'))`;

export function readLayout(stored: string, definition: string | null): PrintedLayout {
  const layout = fromJson(stored) as PrintedLayout | ShortLayout;
  if (!('as' in layout)) return layout;
  if (definition === null) throw new Error(`definition ${String(layout.as)} of a layout is missing`);
  const ids = layout.ids.values();
  return fromJson(definition.replaceAll(gap, () => `"${ids.next().value ?? ''}"`)) as PrintedLayout;
}
