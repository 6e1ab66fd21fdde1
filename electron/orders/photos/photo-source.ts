import type { ShotId, VersionId } from '../../../shared/ids.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import { pictureAnswersOf, pictureOf } from './picture-refusal.ts';

/** The picture that a photo is made from: its shot as taken, or a version of it. */
export interface PhotoSource {
  readonly shotId: ShotId;
  /** Null for the shot as taken. */
  readonly versionId: VersionId | null;
}

/** Null while there is no shot. */
export const sourceOf = ({ shotId, versionId }: PhotoRow): PhotoSource | null =>
  shotId === null ? null : { shotId, versionId };

/**
 * Returns the copy of a photo's picture that is sent to the service: a smaller one when the service refused the file
 * for its size.
 *
 * @throws KioskError PHOTO_FILE_MISSING; the errors of `copyForService`
 */
export async function pictureForService(
  deps: Needs<'records' | 'vault' | 'pictures' | 'settings'>,
  photo: PhotoRow,
): Promise<Uint8Array> {
  const imageId = pictureOf(deps, photo);
  if (imageId === null) throw new Error('a photo that is made from nothing');
  const { longSidePx } = pictureAnswersOf(deps, photo);
  const behind = photo.document.backgroundColor ?? undefined;
  return deps.pictures.copyForService(await deps.vault.get(imageId), longSidePx, behind);
}
