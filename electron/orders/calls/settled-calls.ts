import type { PhotoId } from '../../../shared/ids.ts';
import type { SettledCallView } from '../../../shared/model/calls.ts';
import type { CallRow } from '../../records/calls/calls.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';

/** Endpoints that bring a final photo. */
const finals: ReadonlySet<string> = new Set(['getIdPhotoNoWatermark', 'makeIdPhoto']);

export const bringsFinal = ({ endpoint }: Pick<CallRow, 'endpoint'>): boolean => finals.has(endpoint);

/**
 * Returns the settled calls in `newestFirst` that are newer than the last call with a result. Older settlements no
 * longer explain anything on the screen.
 */
export function settledSince(newestFirst: readonly CallRow[]): readonly SettledCallView[] {
  const done = newestFirst.findIndex(({ state }) => state === 'done');
  return newestFirst.slice(0, done === -1 ? undefined : done).flatMap((call) => settledView(call) ?? []);
}

/** Null for a call that was not settled by staff. */
function settledView(call: CallRow): SettledCallView | null {
  const { id, endpoint, resolution, resolvedBy, resolvedAt } = call;
  if (resolution === null || resolvedBy === null || resolvedAt === null) return null;
  return { id, endpoint, resolution, by: resolvedBy, at: resolvedAt };
}

/**
 * Returns the settled calls for a photo, newest first. Calls for photos that it replaced, or that were set aside in its
 * favour, count as its own: they are for the same document and person. Previews and finals are examined separately,
 * because a new preview says nothing about a final that was settled before.
 */
export function settledCallsOf(deps: Needs<'records'>, photo: PhotoRow): readonly SettledCallView[] {
  const calls = deps.records.calls.ofOrder(photo.orderId);
  if (!calls.some(({ state }) => state === 'resolved')) return [];
  const original = originalOf(deps, photo.id);
  const own = calls.filter(({ photoId }) => photoId !== null && originalOf(deps, photoId) === original);
  const settled = [
    ...settledSince(own.filter(bringsFinal)),
    ...settledSince(own.filter((call) => !bringsFinal(call))),
  ];
  return settled.sort((one, other) => other.at.localeCompare(one.at));
}

/** Returns the first photo that was chosen for this document and person. */
function originalOf(deps: Needs<'records'>, photoId: PhotoId): PhotoId {
  const earlier = deps.records.photos.get(photoId)?.replacesPhotoId ?? null;
  return earlier === null ? photoId : originalOf(deps, earlier);
}
