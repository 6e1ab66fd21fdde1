import { isWithinLimits, type CropSpace, type PhotoCrop } from '../../../shared/formats/photo-crop.ts';
import { canBeCropped, cropSpace } from '../../../shared/formats/propose-crop.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { ImageId, OrderId, PhotoId } from '../../../shared/ids.ts';
import { usualDpi } from '../../../shared/inch.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import type { OrderTools } from '../order-tools.ts';
import { storePicture, writeKept } from './keep-picture.ts';
import { replacePhoto } from './photo-replacement.ts';
import { sourceOf, type PhotoSource } from './photo-source.ts';
import { pictureOf } from './picture-refusal.ts';

/** A photo that can be cropped now, and the picture that it is cut out of. */
interface ToCrop {
  readonly photo: PhotoRow;
  readonly source: PhotoSource;
  readonly imageId: ImageId;
  readonly space: CropSpace;
}

/** Crops the photos of the studio's own formats. */
export function createOrderCrops(
  deps: Needs<'records' | 'vault' | 'pictures' | 'clock' | 'practice'>,
  tools: OrderTools,
) {
  const { records, vault, pictures, practice } = deps;

  /** @throws KioskError NOT_FOUND; WRONG_STEP once the order is paid, for another document, and without a shot */
  function toCrop(orderId: OrderId, photoId: PhotoId): ToCrop {
    tools.orderToPay(orderId);
    const photo = tools.photoOf(orderId, photoId);
    const { document, state } = photo;
    const source = sourceOf(photo);
    const imageId = pictureOf(deps, photo);
    const image = imageId === null ? null : records.images.get(imageId);
    if (!isStudioFormat(document) || !canBeCropped(document) || source === null || image === null)
      throw new KioskError('WRONG_STEP', 'there is nothing to crop', { state });
    return { photo, source, imageId: image.id, space: cropSpace(document, image) };
  }

  return {
    /**
     * Cuts the photo out of its picture. A photo that was cropped before is set aside with its picture.
     * @throws KioskError NOT_FOUND, WRONG_STEP; INVALID_INPUT for a frame that leaves the picture; PHOTO_FILE_MISSING
     */
    async cropPhoto(orderId: OrderId, photoId: PhotoId, crop: PhotoCrop): Promise<OrderView> {
      const { imageId, space, photo } = toCrop(orderId, photoId);
      if (!isWithinLimits(crop, space)) throw new KioskError('INVALID_INPUT', 'the frame leaves the picture');
      const asked = { crop, space, dpi: photo.document.dpi ?? usualDpi, practice };
      const { facts, bytes } = await pictures.cropPicture(await vault.get(imageId), asked);
      const kept = await storePicture(deps, { facts, bytes, original: null }, 'final');
      await writeKept(deps, kept, () => {
        // Meanwhile another counter may have taken the payment, or chosen another picture.
        const now = toCrop(orderId, photoId);
        if (now.imageId !== imageId)
          throw new KioskError('WRONG_STEP', 'the photo is made from another picture', {
            state: now.photo.state,
          });
        const isFirst = now.photo.finalImageId === null;
        const { id } = isFirst ? now.photo : replacePhoto(deps, now.photo, now.source);
        kept.insert(tools.at());
        records.photos.setCropped(id, { ...facts, crop, finalImageId: kept.imageId });
        tools.goTo(orderId, 'preview');
      });
      return tools.told(orderId);
    },
  };
}
