import type { BenchKind } from '../../shared/retouch.ts';
import { newId, type ImageId, type OrderId, type ShotId } from '../../shared/ids.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { storePicture } from '../orders/photos/keep-picture.ts';
import type { BenchRow } from '../records/retouch/sessions.ts';
import type { ShotRow } from '../records/photos/shots.ts';
import type { SourcePicture } from './pictures.ts';

/**
 * A bench on its own, with a copy of this picture as its original.
 * @throws KioskError what the vault throws
 */
export async function startBench(
  deps: OrdersDeps,
  kind: BenchKind,
  picture: SourcePicture,
): Promise<BenchRow> {
  const { orderId, name } = picture;
  const transparent = picture.facts.mime !== 'image/jpeg' && (await deps.pictures.seesThrough(picture.bytes));
  const kept = await storePicture(deps, picture, 'reference');
  return deps.records.transaction(() => {
    const at = deps.clock.now().toISOString();
    kept.insert(at);
    return addBench(deps, { kind, orderId, shotId: null, name, imageId: kept.imageId, transparent, at });
  });
}

/**
 * The bench of an order's shot, made when it is first opened. Its original is the shot itself, which it never changes.
 * @throws KioskError what the vault throws
 */
export async function benchOfShot(deps: OrdersDeps, shot: ShotRow): Promise<BenchRow> {
  const { benches, images } = deps.records;
  const there = benches.ofShot(shot.id);
  if (there !== null) return there;
  const isJpeg = images.get(shot.imageId)?.mime === 'image/jpeg';
  const transparent = !isJpeg && (await deps.pictures.seesThrough(await deps.vault.get(shot.imageId)));
  const { orderId, id: shotId, imageId } = shot;
  return deps.records.transaction(() => {
    // Two pages may open it at the same time: the second finds the first's.
    const at = deps.clock.now().toISOString();
    return (
      benches.ofShot(shotId) ??
      addBench(deps, { kind: 'retouch', orderId, shotId, name: '', imageId, transparent, at })
    );
  });
}

interface Beginning {
  readonly kind: BenchKind;
  readonly orderId: OrderId | null;
  readonly shotId: ShotId | null;
  readonly name: string;
  readonly imageId: ImageId;
  readonly transparent: boolean;
  readonly at: string;
}

function addBench({ records }: OrdersDeps, { imageId, transparent, at, ...bench }: Beginning): BenchRow {
  const id = newId('ben');
  records.benches.insert({ id, ...bench, createdAt: at });
  records.versions.insert({
    ...{ id: newId('ver'), benchId: id, imageId, transparent, createdAt: at },
    ...{ tool: 'original', parentId: null, edit: null, colour: null, doubts: [], callId: null },
  });
  const made = records.benches.get(id);
  if (made === null) throw new Error('a bench that was just made is gone');
  return made;
}
