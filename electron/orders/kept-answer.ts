import { deserialize, serialize } from 'node:v8';
import { KioskError } from '../../shared/errors.ts';
import type { PhotoTrouble } from '../../shared/model.ts';
import type { PhotoResult } from '../../shared/service/wire.ts';
import { ServiceFailure } from '../service/failure.ts';
import type { OrdersDeps } from './deps.ts';

/** The largest image that the service is expected to send: a 600 dpi photo is below 4 MiB, a PNG of it below 16. */
const maxImageBytes = 32 * 1024 * 1024;

/** The part of an answer that is kept, sealed, until its image is stored. Older answers have no PNG. */
export interface KeptAnswer {
  readonly image: Uint8Array | null;
  readonly png?: Uint8Array | null;
  readonly imageUrl: string | null;
  readonly pngUrl?: string | null;
  /** Requested sheet size to signed address; answers from before sheets were asked for have none. */
  readonly photoSheet?: Readonly<Record<string, string>>;
}

export const hasImage = ({ image, png, imageUrl, pngUrl }: PhotoResult): boolean =>
  [image, png, imageUrl, pngUrl].some((each) => each !== null);

/** Node's own serialisation: bytes stay bytes. */
export const keptAnswer = ({ image, png, imageUrl, pngUrl, photoSheet }: PhotoResult): Uint8Array =>
  serialize({ image, png, imageUrl, pngUrl, photoSheet } satisfies KeptAnswer);

/** What a person should know of a picture before it is used, the worst first. */
export const doubtOf = ({ doubts }: PhotoResult): PhotoTrouble | null =>
  (['watermark-differs', 'spec-differs', 'image-size-differs'] as const).find((each) =>
    doubts.includes(each),
  ) ?? null;

/**
 * The picture of an answer: the JPEG, or the PNG where there is no other; decoded already, or fetched by its signed
 * address, which is free.
 *
 * @throws KioskError SERVICE_IMAGE_PENDING when it cannot be had now; with `lost: true` when it never will be
 */
export async function pictureOf(deps: OrdersDeps, sealed: Uint8Array): Promise<Uint8Array> {
  const kept = deserialize(sealed) as KeptAnswer;
  const bytes = kept.image ?? kept.png ?? null;
  if (bytes !== null) return bytes;
  const [first, second] = [kept.imageUrl, kept.pngUrl ?? null].filter((url) => url !== null);
  if (first === undefined) throw lostImage('no-image');
  if (second === undefined) return fetchPicture(deps, first);
  return fetchPicture(deps, first).catch((error: unknown) => {
    if (!isLost(error)) throw error;
    return fetchPicture(deps, second);
  });
}

export const lostImage = (reason: string): KioskError =>
  new KioskError('SERVICE_IMAGE_PENDING', 'the image of the answer will not come', { reason, lost: true });

export const isLost = (error: unknown): boolean =>
  error instanceof KioskError && error.details['lost'] === true;

/** @throws KioskError SERVICE_IMAGE_PENDING when it cannot be had now; with `lost: true` when it never will be */
export async function fetchPicture(deps: OrdersDeps, url: string): Promise<Uint8Array> {
  try {
    return (await deps.service.client.fetchImage(url, { maxBytes: maxImageBytes })).bytes;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    const { reason } = error;
    if (error.details['retryable'] === false) throw lostImage(reason);
    throw new KioskError('SERVICE_IMAGE_PENDING', 'the image of the answer could not be fetched', { reason });
  }
}
