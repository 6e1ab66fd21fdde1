import { deserialize, serialize } from 'node:v8';
import { KioskError } from '../../shared/errors.ts';
import { newId, type ImageId } from '../../shared/ids.ts';
import type { PhotoResult } from '../../shared/service/wire.ts';
import { measurePicture } from '../imaging/imaging.ts';
import type { PhotoRow } from '../records/photos.ts';
import { ServiceFailure } from '../service/failure.ts';
import type { OrdersDeps } from './deps.ts';

/** The largest image that the service is expected to send: a 600 dpi photo is below 4 MiB, a PNG of it below 16. */
const maxImageBytes = 32 * 1024 * 1024;

/** The part of an answer that is kept, sealed, until its image is stored. */
interface KeptAnswer {
  readonly imageUrl: string | null;
  readonly image: Uint8Array | null;
}

export const hasImage = (answer: PhotoResult): boolean => answer.imageUrl !== null || answer.image !== null;

/** Node's own serialisation: bytes stay bytes. */
export const keptAnswer = ({ imageUrl, image }: PhotoResult): Uint8Array =>
  serialize({ imageUrl, image } satisfies KeptAnswer);

/**
 * Brings the image of an answer that is already here: fetched from its signed address or decoded from the answer,
 * stored in the vault, written into the photo, and the sealed answer erased. Free, and safe to repeat.
 *
 * @throws KioskError SERVICE_IMAGE_PENDING when the image cannot be had now; the answer stays
 */
export async function bringImage(deps: OrdersDeps, photo: PhotoRow): Promise<void> {
  const { records, vault } = deps;
  if (photo.answerImageId === null) throw new KioskError('NOT_FOUND', 'no answer waits for its image');
  const answerId = photo.answerImageId;
  const kept = deserialize(await vault.get(answerId)) as KeptAnswer;
  const bytes = await imageOf(deps, kept);
  const facts = await measurePicture(bytes);
  const imageId = newId('img');
  const stored = await vault.put(imageId, bytes);
  const at = deps.clock.now().toISOString();
  records.transaction(() => {
    const isPreview = photo.state === 'preview-pending';
    records.images.insert({
      id: imageId,
      kind: isPreview ? 'preview' : 'final',
      ...facts,
      ...stored,
      createdAt: at,
    });
    const { widthPx, heightPx } = facts;
    const sizes = { widthPx, heightPx, answerImageId: null };
    if (isPreview) {
      const { photoUuid, issues } = photo;
      records.photos.setPreview(photo.id, {
        ...sizes,
        photoUuid,
        issues,
        previewImageId: imageId,
        state: 'preview',
      });
    } else {
      records.photos.setFinal(photo.id, { ...sizes, finalImageId: imageId, state: 'final' });
    }
  });
  deps.changed(photo.orderId);
  await eraseAnswer(deps, answerId);
}

/** An answer that has served is erased: it may hold a signed address. */
export async function eraseAnswer(deps: OrdersDeps, answerId: ImageId): Promise<void> {
  await deps.vault.erase(answerId);
  deps.records.images.erase(answerId, deps.clock.now().toISOString());
}

async function imageOf(deps: OrdersDeps, result: KeptAnswer): Promise<Uint8Array> {
  if (result.image !== null) return result.image;
  if (result.imageUrl === null) throw new KioskError('NOT_FOUND', 'the answer names no image');
  try {
    return (await deps.service.client.fetchImage(result.imageUrl, { maxBytes: maxImageBytes })).bytes;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    throw new KioskError('SERVICE_IMAGE_PENDING', 'the image of the answer could not be fetched', {
      reason: error.reason,
    });
  }
}
