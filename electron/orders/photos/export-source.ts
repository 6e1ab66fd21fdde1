import { documentRules, type NamedDocument } from '../../../shared/documents.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { ExportSource } from '../../../shared/exporting.ts';
import type { ImageId, OrderId, PersonId, PhotoId, VersionId } from '../../../shared/ids.ts';
import { usualDpi } from '../../../shared/inch.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import { notAnId } from '../../../shared/not-an-id.ts';
import type { PictureToExport } from '../../exporting/ports.ts';
import type { RetouchSessionRow } from '../../records/retouch/sessions.ts';
import type { VersionRow } from '../../records/retouch/versions.ts';
import type { Needs } from '../deps.ts';
import { peopleOf } from '../people/people-view.ts';
import { finalToHandOut } from './final-to-hand-out.ts';
import { documentInFileName } from './photo-file-name.ts';
import { existing } from '../existing-order.ts';

/**
 * Returns a picture to export, with its file's name and its document's rules.
 * @throws KioskError NOT_FOUND; PHOTO_FILE_MISSING for a picture that was erased
 */
export function exportSource(deps: Needs<'records' | 'vault'>, source: ExportSource): PictureToExport {
  return source.from === 'photo' ? final(deps, source.photoId) : version(deps, source.versionId);
}

function final(deps: Needs<'records' | 'vault'>, photoId: PhotoId): PictureToExport {
  const photo = deps.records.photos.get(photoId);
  const imageId = photo === null ? null : finalToHandOut(deps, photo);
  if (photo === null || imageId === null) throw new KioskError('NOT_FOUND', 'there is no final to export');
  const { document } = photo;
  return {
    of: whose(deps, photo),
    label: documentInFileName(document),
    ...picture(deps, imageId),
    transparent: false,
    dpi: document.dpi ?? usualDpi,
    asked: askedPixels(document),
    limitBytes: limitOf(document),
  };
}

/** Returns an edit or a headshot, in a file whose name says that it is not an ID photo. */
function version(deps: Needs<'records' | 'vault'>, versionId: VersionId): PictureToExport {
  const { retouchSessions, versions, shots, photos } = deps.records;
  const found = versions.get(versionId);
  const session = found === null ? null : retouchSessions.get(found.sessionId);
  if (found === null || session === null) throw new KioskError('NOT_FOUND', 'no such version');
  const shot = session.shotId === null ? null : shots.get(session.shotId);
  const document =
    shot === null ? undefined : photos.ofOrder(shot.orderId).find(({ shotId }) => shotId === shot.id);
  return {
    of: shot === null ? [session.name.replace(pictureEnding, '')] : whose(deps, shot),
    label: labelOf(found, session),
    ...picture(deps, found.imageId),
    transparent: found.transparent,
    dpi: document?.document.dpi ?? usualDpi,
    asked: null,
    limitBytes: null,
  };
}

const pictureEnding = /\.(jpe?g|png|webp|hei[cf])$/i;

/** The reference of a headshot session is called a headshot too, because it may be an earlier headshot. */
function labelOf({ tool, number }: VersionRow, { kind }: RetouchSessionRow): string {
  const what =
    tool === 'original' ? 'original' : `${kind === 'headshots' ? 'headshot' : 'retouch'}-${number}`;
  return kind === 'headshots' ? `${what}-${notAnId}` : what;
}

/** Returns the order's number and the person's name, if any. */
function whose(
  deps: Needs<'records'>,
  { orderId, personId }: { readonly orderId: OrderId; readonly personId: PersonId },
): readonly string[] {
  const order = existing(deps, orderId);
  return [order.number, peopleOf(deps, order).find(({ id }) => id === personId)?.name ?? ''];
}

/** Null where the document's specification names no size in pixels. */
const askedPixels = ({ widthPx, heightPx }: DocumentView): PictureToExport['asked'] =>
  widthPx === null || heightPx === null ? null : { widthPx, heightPx };

function picture(
  { records, vault }: Needs<'records' | 'vault'>,
  imageId: ImageId,
): Pick<PictureToExport, 'widthPx' | 'heightPx' | 'read'> {
  const image = records.images.get(imageId);
  if (image?.erasedAt !== null) {
    throw new KioskError('PHOTO_FILE_MISSING', 'the picture was erased', { reason: 'erased' });
  }
  const { widthPx, heightPx } = image;
  return { widthPx, heightPx, read: () => vault.get(imageId) };
}

/** Returns the largest file that a document's authority accepts, in bytes; null without a limit. */
const limitOf = (document: NamedDocument): number | null => documentRules(document).mostBytes ?? null;
