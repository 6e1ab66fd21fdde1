import { newId, type ImageId } from '../../../shared/ids.ts';
import { importPicture, type ImportedPicture } from '../../imaging/import-picture.ts';
import type { PictureFacts } from '../../imaging/imaging.ts';
import type { ImageKind } from '../../records/photos/images.ts';
import type { Needs } from '../deps.ts';

export interface KeptPicture {
  readonly imageId: ImageId;
  /** Writes the picture's rows. Part of the transaction that writes the picture's owner. */
  readonly insert: (at: string) => void;
}

/** The rooms that keep a picture: the vault its file, the records its rows. */
export type Keepers = Needs<'records' | 'vault'>;

/**
 * Looks into a shot and puts it into the vault as it came.
 *
 * @param facts what is known of it: one that this kiosk has just encoded is not looked into again
 * @throws KioskError what `importPicture` and the vault throw
 */
export async function keepPicture(
  deps: Keepers & Needs<'scratch' | 'pictures'>,
  bytes: Uint8Array,
  facts?: PictureFacts,
): Promise<KeptPicture> {
  const picture = facts === undefined ? await importPicture(bytes, deps) : { facts, bytes, original: null };
  return storePicture(deps, picture, 'shot');
}

/**
 * Puts a picture that has been looked into into the vault. What could not be shown or sent as it came (HEIC) is kept
 * as well, unaltered, beside the picture that was made from it.
 *
 * @throws KioskError what the vault throws
 */
export async function storePicture(
  { records, vault }: Keepers,
  picture: ImportedPicture,
  kind: ImageKind,
): Promise<KeptPicture> {
  const imageId = newId('img');
  const stored = await vault.put(imageId, picture.bytes);
  const original = picture.original && {
    id: newId('img'),
    imageId,
    mime: picture.original.mime,
    bytes: picture.original.bytes,
  };
  const storedOriginal = original && (await vault.put(original.id, original.bytes));
  return {
    imageId,
    insert(createdAt) {
      records.images.insert({ id: imageId, kind, ...picture.facts, ...stored, createdAt });
      if (original && storedOriginal) records.images.insertOriginal({ ...original, ...storedOriginal });
    },
  };
}
