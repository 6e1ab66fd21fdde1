import { deserialize, serialize } from 'node:v8';
import { KioskError } from '../../../shared/errors.ts';
import type { PhotoResult } from '../../../shared/service/wire.ts';
import type { PictureFacts } from '../../imaging/imaging.ts';
import type { StoredTrouble } from '../../records/photos/photos.ts';
import { ServiceFailure } from '../../service/failure.ts';
import type { Needs } from '../deps.ts';

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
export const keptPart = ({ image, png, imageUrl, pngUrl, photoSheet }: PhotoResult): Uint8Array =>
  serialize({ image, png, imageUrl, pngUrl, photoSheet } satisfies KeptAnswer);

/** Returns the worst doubt that a person should know before a picture is used. */
export const doubtOf = ({ doubts }: PhotoResult): StoredTrouble | null =>
  (['watermark-differs', 'spec-differs', 'image-size-differs'] as const).find((each) =>
    doubts.includes(each),
  ) ?? null;

/** A picture of the service's, and what was measured of it. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly facts: PictureFacts;
}

/**
 * Returns the picture of an answer: the JPEG, or the PNG where there is no other; out of the answer itself, or fetched by
 * its signed address, which is free.
 *
 * @throws KioskError SERVICE_IMAGE_PENDING when it cannot be had now, with reason `damaged` where it came and cannot be
 * read; with `lost: true` when it never will be had
 */
export async function pictureOf(deps: Needs<'pictures' | 'service'>, sealed: Uint8Array): Promise<Picture> {
  const kept = deserialize(sealed) as KeptAnswer;
  const here = [kept.image, kept.png ?? null].filter((bytes) => bytes !== null);
  const addresses = [kept.imageUrl, kept.pngUrl ?? null].filter((url) => url !== null);
  const sources = [
    ...here.map((bytes) => () => readInAnswer(deps, bytes)),
    ...addresses.map((url) => () => fetchPicture(deps, url)),
  ];
  const failures: KioskError[] = [];
  for (const bring of sources) {
    const picture = await bring().catch((error: unknown) => {
      if (error instanceof KioskError && (isLost(error) || isDamaged(error))) return error;
      throw error;
    });
    if (!(picture instanceof KioskError)) return picture;
    failures.push(picture);
  }
  // As long as one address still works, the picture may come.
  throw failures.find(isDamaged) ?? failures[0] ?? lostImage('no-image');
}

export const lostImage = (reason: string): KioskError =>
  new KioskError('SERVICE_IMAGE_PENDING', 'the image of the answer will not come', { reason, lost: true });

export const isLost = (error: unknown): boolean =>
  error instanceof KioskError && error.details['lost'] === true;

const isDamaged = (error: KioskError): boolean => error.details['reason'] === 'damaged';

const isTooLarge = (error: KioskError): boolean => error.code === 'IMAGE_TOO_LARGE';

/** Reads a picture that came inside the answer. It has no address, so it cannot be fetched again. */
async function readInAnswer({ pictures }: Needs<'pictures'>, bytes: Uint8Array): Promise<Picture> {
  try {
    return { bytes, facts: await pictures.measurePicture(bytes) };
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    // The picture may be whole: nothing that was paid for is given up because a process of ours ended.
    if (error.code === 'IMAGE_DECODER_FAILED') throw damagedImage();
    throw lostImage(isTooLarge(error) ? 'too-large' : 'unreadable');
  }
}

/** How often a picture is fetched when it arrives damaged, before a person is told. Each fetch is free. */
const fetchesOfDamaged = 3;

/**
 * Fetches a picture by its signed address and reads it. One that arrives damaged is fetched again at once.
 *
 * @throws KioskError SERVICE_IMAGE_PENDING when it cannot be had now, with reason `damaged` where it came and cannot be
 * read; with `lost: true` when its address is gone, or what is there is larger than any photo
 */
export async function fetchPicture(deps: Needs<'pictures' | 'service'>, url: string): Promise<Picture> {
  for (let fetched = 0; fetched < fetchesOfDamaged; fetched += 1) {
    const bytes = await fetchBytes(deps, url);
    try {
      if (bytes !== null) return { bytes, facts: await deps.pictures.measurePicture(bytes) };
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      if (isTooLarge(error)) throw lostImage('too-large');
    }
  }
  throw damagedImage();
}

const damagedImage = (): KioskError =>
  new KioskError('SERVICE_IMAGE_PENDING', 'the image of the answer could not be read', { reason: 'damaged' });

/** Returns null for what does not even begin like a picture. */
async function fetchBytes(deps: Needs<'service'>, url: string): Promise<Uint8Array | null> {
  try {
    return (await deps.service.client.fetchImage(url, { maxBytes: maxImageBytes })).bytes;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    const { reason } = error;
    if (reason === 'not-an-image') return null;
    if (error.details['retryable'] === false || reason === 'too-large') throw lostImage(reason);
    throw new KioskError('SERVICE_IMAGE_PENDING', 'the image of the answer could not be fetched', { reason });
  }
}
