import type { BenchView } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { BenchId, ImageId, VersionId } from '../../shared/ids.ts';
import type { AnsweredPicture } from '../../shared/service/edits.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { storePicture, type Keepers, type KeptPicture } from '../orders/photos/keep-picture.ts';
import type { BenchRow } from '../records/retouch/sessions.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { benchView } from './session-view.ts';

/** @throws KioskError NOT_FOUND for a bench that there is not, or whose pictures were erased */
export function existingBench({ records }: OrdersDeps, benchId: BenchId): BenchRow {
  const bench = records.benches.get(benchId);
  if (bench?.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such bench');
  return bench;
}

/** @throws KioskError NOT_FOUND for a version of another bench; PHOTO_FILE_MISSING for one that was erased */
export function versionOf({ records }: OrdersDeps, bench: BenchRow, versionId: VersionId): VersionRow {
  const version = records.versions.get(versionId);
  if (version?.benchId !== bench.id) throw new KioskError('NOT_FOUND', 'no such version on this bench');
  if (isErased(records.images.get(version.imageId))) {
    throw new KioskError('PHOTO_FILE_MISSING', 'the version was erased', { reason: 'erased' });
  }
  return version;
}

const isErased = (image: { readonly erasedAt: string | null } | null): boolean => image?.erasedAt !== null;

/** Work was done on the bench: says so to whoever looks at it, and returns it as it is now. */
export function changedBench(deps: OrdersDeps, benchId: BenchId): BenchView {
  deps.records.benches.touch(benchId, deps.clock.now().toISOString());
  tellBench(deps, benchId);
  return benchView(deps, benchId);
}

/** A bench of an order's shot is part of the order, which shows its open call. */
export function tellBench(deps: OrdersDeps, benchId: BenchId): void {
  deps.benchChanged(benchId);
  // The last word of a call may come when the studio is closed already.
  if (!deps.records.isOpen) return;
  const { shotId = null, orderId = null } = deps.records.benches.get(benchId) ?? {};
  if (shotId !== null && orderId !== null) deps.changed(orderId);
}

/** A picture of the service's in the vault, before its rows are written. */
export interface KeptResult extends KeptPicture {
  readonly imageId: ImageId;
  readonly transparent: boolean;
}

/**
 * Puts a picture that the service has answered with into the vault, once it was decoded to its end.
 * @throws KioskError IMAGE_NOT_RECOGNISED, IMAGE_TOO_LARGE, IMAGE_DECODER_FAILED; what the vault throws
 */
export async function keepResult(
  keepers: Keepers & Pick<OrdersDeps, 'pictures'>,
  { image }: Pick<AnsweredPicture, 'image'>,
  kind: 'edit' | 'headshot',
): Promise<KeptResult> {
  const facts = await keepers.pictures.measurePicture(image);
  const transparent = facts.mime !== 'image/jpeg' && (await keepers.pictures.seesThrough(image));
  return { ...(await storePicture(keepers, { facts, bytes: image, original: null }, kind)), transparent };
}
