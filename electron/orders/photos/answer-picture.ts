import { deserialize, serialize } from 'node:v8';
import { KioskError } from '../../../shared/errors.ts';
import type { PhotoResult } from '../../../shared/service/wire.ts';
import type { PictureFacts } from '../../imaging/imaging.ts';
import type { AnsweredCall } from '../../records/calls/found-call.ts';
import type { StoredTrouble } from '../../records/photos/photos.ts';
import { ServiceFailure } from '../../service/failure.ts';
import type { Needs } from '../deps.ts';

/** The largest image that the service is expected to send: a 600 dpi photo is below 4 MiB, a PNG of it below 16. */
const maxImageBytes = 32 * 1024 * 1024;

/** The part of an answer that is stored, sealed, until its image is. Answers from older versions have no PNG. */
export interface KeptAnswer {
  readonly image: Uint8Array | null;
  readonly png?: Uint8Array | null;
  readonly imageUrl: string | null;
  readonly pngUrl?: string | null;
  /** Signed address by sheet size; answers from before sheets were requested have none. */
  readonly photoSheet?: Readonly<Record<string, string>>;
  /** The call and the photo that it belongs to; answers from older versions do not name them. */
  readonly about?: AnsweredCall;
}

export const hasImage = ({ image, png, imageUrl, pngUrl }: PhotoResult): boolean =>
  [image, png, imageUrl, pngUrl].some((each) => each !== null);

/** Uses Node's own serialisation, which keeps bytes as bytes. */
export const keptPart = (
  { image, png, imageUrl, pngUrl, photoSheet }: PhotoResult,
  about: AnsweredCall,
): Uint8Array => serialize({ image, png, imageUrl, pngUrl, photoSheet, about } satisfies KeptAnswer);

/** Returns the most serious doubt that staff should know before they use a picture. */
export const doubtOf = ({ doubts }: PhotoResult): StoredTrouble | null =>
  (['watermark-differs', 'spec-differs', 'image-size-differs'] as const).find((each) =>
    doubts.includes(each),
  ) ?? null;

/** A picture from the service, with its measurements. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly facts: PictureFacts;
}

/**
 * Returns the picture of an answer: the JPEG, or else the PNG. Decodes it from the answer, or fetches it from its
 * signed address, which is free.
 *
 * @throws KioskError SERVICE_IMAGE_PENDING when the picture is not available now: with reason `damaged` when it arrived
 * unreadable, and with `lost: true` when it never will be available
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
  // While one address still works, the picture may come.
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
    // The picture may be intact: a paid picture is not given up because a process of ours ended.
    if (error.code === 'IMAGE_DECODER_FAILED') throw damagedImage();
    throw lostImage(isTooLarge(error) ? 'too-large' : 'unreadable');
  }
}

/** How often a damaged picture is fetched before staff are told. Each fetch is free. */
const fetchesOfDamaged = 3;

/**
 * Fetches a picture from its signed address and reads it. A damaged one is fetched again at once.
 *
 * @throws KioskError SERVICE_IMAGE_PENDING when the picture is not available now: with reason `damaged` when it arrived
 * unreadable, and with `lost: true` when its address has expired or the file is larger than any photo
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

/** Returns null for bytes that do not begin like a picture. */
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
