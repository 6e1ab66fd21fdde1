import type { PictureSource } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { ImageId, OrderId, PersonId, VersionId } from '../../shared/ids.ts';
import type { PictureMime } from '../imaging/imaging.ts';
import { importPicture, type ImportedPicture } from '../imaging/import-picture.ts';
import type { Needs } from '../orders/deps.ts';
import { peopleOf } from '../orders/people/people-view.ts';
import { existing } from '../orders/existing-order.ts';

/** A picture that staff have chosen, read from its source. */
export interface SourcePicture extends ImportedPicture {
  /** The person's name, the order's number, a file's name or a camera's label. */
  readonly name: string;
  /** The order that the picture was copied from. */
  readonly orderId: OrderId | null;
  /**
   * True for every picture in a headshot session, even its reference, which may be a headshot: none is an identity
   * photo.
   */
  readonly headshot: boolean;
}

/**
 * Reads a picture that staff have chosen. Writes nothing; the caller decides what to keep.
 *
 * @throws KioskError NOT_FOUND; WRONG_STEP for a photo without a final; PHOTO_FILE_MISSING with a reason, for example
 *   `erased`; the errors of `importPicture` for a file
 */
export async function readSource(
  deps: Needs<'records' | 'vault' | 'pictures' | 'scratch'>,
  source: PictureSource,
): Promise<SourcePicture> {
  const outside = { orderId: null, headshot: false } as const;
  if (source.from === 'file') {
    return { ...(await importPicture(source.bytes, deps)), ...outside, name: source.name };
  }
  const { imageId, ...whose } = find(deps, source);
  return { ...(await readStored(deps, imageId)), ...whose };
}

interface Found {
  readonly imageId: ImageId;
  readonly name: string;
  readonly orderId: OrderId | null;
  readonly headshot: boolean;
}

function find(
  deps: Needs<'records'>,
  source: Extract<PictureSource, { from: 'shot' | 'photo' | 'version' }>,
): Found {
  const { shots, photos } = deps.records;
  if (source.from === 'version') return findVersion(deps, source.versionId);
  if (source.from === 'shot') {
    const shot = shots.get(source.shotId);
    if (shot === null) throw new KioskError('NOT_FOUND', 'no such shot');
    return { imageId: shot.imageId, ...ofPerson(deps, shot) };
  }
  const photo = photos.get(source.photoId);
  if (photo === null) throw new KioskError('NOT_FOUND', 'no such photo');
  if (photo.finalImageId === null) {
    throw new KioskError('WRONG_STEP', 'the photo has no final yet', { state: photo.state });
  }
  return { imageId: photo.finalImageId, ...ofPerson(deps, photo) };
}

function findVersion(deps: Needs<'records'>, versionId: VersionId): Found {
  const { retouchSessions, versions, shots } = deps.records;
  const version = versions.get(versionId);
  const session = version === null ? null : retouchSessions.get(version.sessionId);
  if (version === null || session === null) throw new KioskError('NOT_FOUND', 'no such version');
  const shot = session.shotId === null ? null : shots.get(session.shotId);
  const whose =
    shot === null ? { name: session.name, orderId: session.orderId, headshot: false } : ofPerson(deps, shot);
  return { imageId: version.imageId, ...whose, headshot: session.kind === 'headshots' };
}

/** A person without a name, or one who was removed from the order, is named by the order's number. */
function ofPerson(
  deps: Needs<'records'>,
  { orderId, personId }: { readonly orderId: OrderId; readonly personId: PersonId },
): Omit<Found, 'imageId'> {
  const order = existing(deps, orderId);
  const name = peopleOf(deps, order).find(({ id }) => id === personId)?.name ?? '';
  return { name: name === '' ? order.number : name, orderId, headshot: false };
}

async function readStored(
  { records, vault }: Needs<'records' | 'vault'>,
  imageId: ImageId,
): Promise<ImportedPicture> {
  const image = records.images.get(imageId);
  if (image?.erasedAt !== null) {
    throw new KioskError('PHOTO_FILE_MISSING', 'the picture is erased', { reason: 'erased' });
  }
  const { widthPx, heightPx } = image;
  return {
    facts: { mime: pictureMime(image.mime), widthPx, heightPx },
    bytes: await vault.get(imageId),
    original: null,
  };
}

function pictureMime(mime: PictureMime | 'application/json'): PictureMime {
  if (mime === 'application/json') throw new Error('an answer is no picture');
  return mime;
}
