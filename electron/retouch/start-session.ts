import type { RetouchKind } from '../../shared/retouch.ts';
import { newId, type ImageId, type OrderId, type ShotId } from '../../shared/ids.ts';
import type { Needs } from '../orders/deps.ts';
import { refuseErasedOrder } from '../orders/erased-order.ts';
import { storePicture, writeKept } from '../orders/photos/keep-picture.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import type { ShotRow } from '../records/photos/shots.ts';
import type { SourcePicture } from './pictures.ts';

/**
 * Starts a session without an order, with a copy of this picture as its original.
 * @throws KioskError the errors of the vault
 */
export async function startSession(
  deps: Needs<'records' | 'vault' | 'pictures' | 'clock'>,
  kind: RetouchKind,
  picture: SourcePicture,
): Promise<RetouchSessionRow> {
  const { orderId, name } = picture;
  const transparent = picture.facts.mime !== 'image/jpeg' && (await deps.pictures.seesThrough(picture.bytes));
  const kept = await storePicture(deps, picture, 'reference');
  return writeKept(deps, kept, () => {
    if (orderId !== null) refuseErasedOrder(deps, orderId);
    const at = deps.clock.now().toISOString();
    kept.insert(at);
    return addSession(deps, { kind, orderId, shotId: null, name, imageId: kept.imageId, transparent, at });
  });
}

/**
 * Returns the session of an order's shot, and creates it when it is first opened. Its original is the shot itself,
 * which it never changes.
 * @throws KioskError the errors of the vault
 */
export async function sessionOfShot(
  deps: Needs<'records' | 'vault' | 'pictures' | 'clock'>,
  shot: ShotRow,
): Promise<RetouchSessionRow> {
  const { retouchSessions, images } = deps.records;
  const there = retouchSessions.ofShot(shot.id);
  if (there !== null) return there;
  const isJpeg = images.get(shot.imageId)?.mime === 'image/jpeg';
  const transparent = !isJpeg && (await deps.pictures.seesThrough(await deps.vault.get(shot.imageId)));
  const { orderId, id: shotId, imageId } = shot;
  return deps.records.transaction(() => {
    // Two pages may open it at the same time; the second one uses the session of the first.
    const at = deps.clock.now().toISOString();
    return (
      retouchSessions.ofShot(shotId) ??
      addSession(deps, { kind: 'retouch', orderId, shotId, name: '', imageId, transparent, at })
    );
  });
}

interface Beginning {
  readonly kind: RetouchKind;
  readonly orderId: OrderId | null;
  readonly shotId: ShotId | null;
  readonly name: string;
  readonly imageId: ImageId;
  readonly transparent: boolean;
  readonly at: string;
}

function addSession(
  { records }: Needs<'records'>,
  { imageId, transparent, at, ...session }: Beginning,
): RetouchSessionRow {
  const id = newId('ben');
  records.retouchSessions.insert({ id, ...session, createdAt: at });
  records.versions.insert({
    ...{ id: newId('ver'), sessionId: id, imageId, transparent, createdAt: at },
    ...{ tool: 'original', parentId: null, edit: null, colour: null, doubts: [], callId: null },
  });
  const made = records.retouchSessions.get(id);
  if (made === null) throw new Error('a session that was just made is gone');
  return made;
}
