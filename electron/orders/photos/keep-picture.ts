import { KioskError } from '../../../shared/errors.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import { importPicture, type ImportedPicture } from '../../imaging/import-picture.ts';
import type { PictureFacts } from '../../imaging/imaging.ts';
import type { ImageKind } from '../../records/photos/images.ts';
import type { Needs } from '../deps.ts';

export interface KeptPicture {
  readonly imageId: ImageId;
  /** The picture's files in the vault. */
  readonly files: readonly ImageId[];
  /** Writes the picture's rows. Runs in the transaction that writes the picture's owner. */
  readonly insert: (at: string) => void;
}

/** The vault for a picture's file, and the records for its rows. */
export type Keepers = Needs<'records' | 'vault'>;

/**
 * Examines a shot and stores it unchanged in the vault.
 *
 * @param facts known facts about it; a shot that this kiosk has just encoded is not examined again
 * @throws KioskError the errors of `importPicture` and of the vault
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
 * Stores an examined picture in the vault. An original that cannot be shown or sent (HEIC) is stored unaltered beside
 * the picture that was made from it.
 *
 * @throws KioskError the errors of the vault
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
    files: original ? [imageId, original.id] : [imageId],
    insert(createdAt) {
      records.images.insert({ id: imageId, kind, ...picture.facts, ...stored, createdAt });
      if (original && storedOriginal) records.images.insertOriginal({ ...original, ...storedOriginal });
    },
  };
}

/**
 * Runs the transaction that writes a stored picture's rows. A picture that it refuses leaves no file: its customer may have been erased
 * meanwhile.
 *
 * @throws KioskError that of `write`; the errors of the records and the vault
 */
export async function writeKept<Result>(
  { records, vault }: Keepers,
  { imageId, files }: KeptPicture,
  write: () => Result,
): Promise<Result> {
  try {
    return records.transaction(write);
  } catch (error) {
    // After an error of the disk, the rows may be there all the same.
    if (error instanceof KioskError && records.images.get(imageId) === null)
      for (const file of files) await vault.erase(file);
    throw error;
  }
}
