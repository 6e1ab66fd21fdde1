import { documentRules } from '../../../shared/documents.ts';
import { KioskError } from '../../../shared/errors.ts';
import { newId, type OrderId, type PhotoId, type VersionId, type StaffId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { VersionRow } from '../../records/retouch/versions.ts';
import type { Needs } from '../deps.ts';
import type { OrderTools } from '../order-tools.ts';
import { chargeRetouching } from '../payment/retouch-sale.ts';
import { changeSource } from './photo-replacement.ts';
import { sourceOf, type PhotoSource } from './photo-source.ts';
import { photosInHand } from './photos-in-hand.ts';

export interface VersionChoice {
  /** Null for the shot as it was taken. */
  readonly versionId: VersionId | null;
  /** Why an edited picture is used although the document's authority forbids it; empty when no reason was given. */
  readonly reason: string;
}

/** A choice that is allowed apart from the rules of the document's authority. */
interface Chosen {
  readonly photo: PhotoRow;
  readonly source: PhotoSource;
  /** Null for the shot as it was taken. */
  readonly version: VersionRow | null;
}

/** Chooses the version of its shot that a photo is made from. */
export function createOrderVersions(
  deps: Needs<'records' | 'settings' | 'clock' | 'retouchSessionChanged'>,
  tools: OrderTools,
) {
  const { records } = deps;

  /** @throws KioskError NOT_FOUND, WRONG_STEP, CALL_OPEN */
  const allowed = (orderId: OrderId, photoId: PhotoId, versionId: VersionId | null): Chosen => {
    const photo = tools.photoOf(orderId, photoId);
    const source = sourceOf(photo);
    if (source === null) throw new KioskError('WRONG_STEP', 'the photo has no shot', { state: photo.state });
    if (!photosInHand(deps, tools, orderId, photo.personId).some(({ id }) => id === photoId)) {
      throw new KioskError('WRONG_STEP', 'the photo is paid and not taken again', { state: 'paid' });
    }
    tools.refuseSettled(photo);
    tools.refuseWhileOpen(photo);
    const version = versionId === null ? null : editOf(source, versionId);
    return { photo, version, source: { ...source, versionId: version?.id ?? null } };
  };

  /** Returns a version in the retouch session of the shot; null for the original, which is the shot itself. */
  const editOf = ({ shotId }: PhotoSource, versionId: VersionId): VersionRow | null => {
    const version = records.versions.get(versionId);
    const session = version === null ? null : records.retouchSessions.get(version.sessionId);
    if (session?.kind === 'headshots') {
      throw new KioskError('WRONG_STEP', 'a headshot is no ID photo', { state: 'headshot' });
    }
    const image = version === null ? null : records.images.get(version.imageId);
    if (version === null || session?.shotId !== shotId || image?.erasedAt !== null) {
      throw new KioskError('NOT_FOUND', 'no such version of the shot');
    }
    return version.parentId === null ? null : version;
  };

  const noteOverride = ({ photo, version }: Chosen, reason: string, by: string): void => {
    if (version === null) return;
    const { id: photoId, orderId, specCode, document } = photo;
    const { id: versionId, imageId, tool } = version;
    records.overrides.insert({
      ...{ id: newId('ovr'), orderId, photoId, versionId, imageId, tool },
      ...{ specCode, documentName: document.name, reason, by, at: tools.at() },
    });
  };

  return {
    /**
     * Makes a photo from a version of its shot, or from the shot as taken. A photo that was already sent to the service
     * is set aside, never overwritten.
     *
     * @param demand asks for a supervisor and returns who it is, null while nobody has a PIN; called only when the document's authority forbids
     * edits
     * @throws KioskError NOT_FOUND, WRONG_STEP, CALL_OPEN; EDIT_LOCKED with the document's name when a reason is
     * missing; the errors of `demand`
     */
    chooseVersion(
      orderId: OrderId,
      photoId: PhotoId,
      { versionId, reason }: VersionChoice,
      demand: () => StaffId | null,
    ): OrderView {
      const { photo, source, version } = allowed(orderId, photoId, versionId);
      if (photo.versionId === source.versionId) return tools.changed(orderId);
      const locked = version !== null && documentRules(photo.document).policy === 'locked';
      if (locked && reason === '') {
        throw new KioskError('EDIT_LOCKED', 'the document’s authority takes no edited picture', {
          document: photo.document.name,
        });
      }
      const allowedBy = locked ? demand() : null;
      const by = locked ? (allowedBy ?? tools.who()) : null;
      records.transaction(() => {
        chargeRetouching(deps, orderId, () => {
          const placed = changeSource(deps, photo, source);
          if (by === null) return;
          noteOverride({ photo: placed, source, version }, reason, by);
          tools.note('edit-overridden', { order: orderId, allowedBy });
        });
        tools.limitStep(orderId);
      });
      const session = records.retouchSessions.ofShot(source.shotId);
      if (session !== null) deps.retouchSessionChanged(session.id);
      return tools.changed(orderId);
    },
  };
}
