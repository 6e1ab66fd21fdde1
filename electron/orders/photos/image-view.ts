import type { ImageId } from '../../../shared/ids.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';
import type { Needs } from '../deps.ts';

/** Returns null for an image that was erased. */
export function imageView(deps: Needs<'records'>, id: ImageId | null): ImageView | null {
  const row = id === null ? null : deps.records.images.get(id);
  if (row?.erasedAt !== null || row.mime === 'application/json') return null;
  return { id: row.id, widthPx: row.widthPx, heightPx: row.heightPx, mime: row.mime, bytes: row.bytes };
}
