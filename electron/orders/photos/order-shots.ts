import { KioskError } from '../../../shared/errors.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import {
  newId,
  type ImageId,
  type OrderId,
  type PersonId,
  type PhotoId,
  type ShotId,
} from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { PictureFacts } from '../../imaging/imaging.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import { keepPicture, writeKept } from './keep-picture.ts';
import type { OrderTools } from '../order-tools.ts';
import { changeSource, replacePhoto } from './photo-replacement.ts';
import { photosInHand } from './photos-in-hand.ts';
import { owedOf } from '../payment/owed.ts';
import { chargeRetouching } from '../payment/retouch-sale.ts';

export interface ShotInput {
  /** The person in the picture; defaults to the order's first. */
  readonly personId?: PersonId | undefined;
  readonly source: 'camera' | 'import';
  readonly origin: string;
  readonly bytes: Uint8Array;
  /** Known facts about the picture; one that this kiosk has just encoded is not examined again. */
  readonly facts?: PictureFacts;
}

/** Shots, and the pictures that the photos of an order are made from. */
export function createOrderShots(
  deps: Needs<'records' | 'vault' | 'pictures' | 'scratch' | 'settings' | 'clock'>,
  tools: OrderTools,
) {
  const { records } = deps;
  const { at, personOf, photoOf, refuseWhileOpen, refuseSettled, goTo, told, change } = tools;

  /**
   * Before payment a shot is used for all photos of its person; afterwards only for those that are being taken again.
   */
  const inHand = (orderId: OrderId, personId: PersonId): readonly PhotoRow[] =>
    photosInHand(deps, tools, orderId, personId);

  /** A new shot is used as taken; a version that was chosen for the earlier shot does not carry over. */
  const useShot = (orderId: OrderId, personId: PersonId, shotId: ShotId): void => {
    chargeRetouching(deps, orderId, () => {
      for (const photo of inHand(orderId, personId)) {
        if (photo.shotId === shotId) continue;
        refuseWhileOpen(photo);
        changeSource(deps, photo, { shotId, versionId: null });
      }
    });
  };

  return {
    async addShot(orderId: OrderId, input: ShotInput): Promise<OrderView> {
      const { id: personId } = personOf(orderId, input.personId);
      inHand(orderId, personId);
      const kept = await keepPicture(deps, input.bytes, input.facts);
      const { imageId } = kept;
      const { source, origin } = input;
      await writeKept(deps, kept, () => {
        // Meanwhile the person may have been removed from the order.
        personOf(orderId, personId);
        const shotId = newId('shot');
        kept.insert(at());
        records.shots.insert({ id: shotId, orderId, personId, imageId, source, origin, takenAt: at() });
        useShot(orderId, personId, shotId);
        goTo(orderId, 'shot');
      });
      return told(orderId);
    },

    /**
     * Keeps what the analysis of a shot, or of an edited version of one, found.
     * @throws KioskError NOT_FOUND for another picture, and for one that is erased
     */
    keepMeasures(imageId: ImageId, view: SitterView): void {
      const image = records.images.get(imageId);
      const measured = image?.kind === 'shot' || image?.kind === 'edit';
      if (!measured || image.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such shot');
      records.measures.insert(imageId, view, at());
    },

    chooseShot(orderId: OrderId, shotId: ShotId): OrderView {
      const shot = records.shots.get(shotId);
      if (shot?.orderId !== orderId) throw new KioskError('NOT_FOUND', 'no such shot');
      const { id: personId } = personOf(orderId, shot.personId);
      return change(orderId, () => {
        useShot(orderId, personId, shotId);
      });
    },

    /**
     * Takes a paid photo again without another payment. Allowed for a photo that is owed, one whose answer is in doubt,
     * and in direct mode one with issues, which nobody could see before.
     */
    takeAgain(orderId: OrderId, photoId: PhotoId): OrderView {
      const order = tools.paidOrder(orderId);
      const photo = photoOf(orderId, photoId);
      refuseWhileOpen(photo);
      refuseSettled(photo);
      // A format of the studio's was looked at when it was cropped.
      const unseen = order.photoMode === 'direct' && !isStudioFormat(photo.document);
      const mayBeBad = photo.state === 'final' && (unseen || photo.trouble !== null);
      if (owedOf(deps, order, photo) === null && !mayBeBad) {
        throw new KioskError('WRONG_STEP', 'the photo is here', { state: photo.state });
      }
      records.transaction(() => {
        replacePhoto(deps, photo, null);
        goTo(orderId, 'shot');
      });
      return told(orderId);
    },
  };
}
