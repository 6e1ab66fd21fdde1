import { KioskError } from '../../shared/errors.ts';
import { ServiceFailure } from '../service/failure.ts';

/** The picture that is compared with, or the one that is compared with it. */
export type Side = 'source' | 'target';

/** As the service's interface calls the two pictures in a request. */
const fields: Readonly<Record<Side, string>> = {
  source: 'sourceImageBase64',
  target: 'targetImageBase64',
};

/** Errors about a picture rather than the call. */
const aboutPictures: readonly KioskError['code'][] = ['SERVICE_NO_FACE', 'SERVICE_IMAGE_REFUSED'];

/**
 * Does work on the pictures of a face match; a failure on the way says whose picture it is about, in `field`, where
 * that is known.
 *
 * @param side the picture that the work is about; null leaves it to the service's own words, which name its field
 */
export async function sayWhose<Value>(side: Side | null, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const found = side ?? namedSide(error);
    if (found === null || !(error instanceof KioskError) || 'field' in error.details) throw error;
    const { code, message, details } = error;
    throw new KioskError(code, message, { ...details, field: found });
  }
}

/** The service may name one of the two; words that name both, or neither, tell nothing. */
function namedSide(error: unknown): Side | null {
  if (!(error instanceof ServiceFailure) || !aboutPictures.includes(error.code)) return null;
  const text = error.redactedBody;
  const [named, another] = (['source', 'target'] as const).filter((side) => text.includes(fields[side]));
  return another === undefined ? (named ?? null) : null;
}
