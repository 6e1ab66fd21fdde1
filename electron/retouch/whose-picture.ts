import { KioskError } from '../../shared/errors.ts';
import { ServiceFailure } from '../service/failure.ts';

/** The reference picture, or the picture that is compared with it. */
export type Side = 'source' | 'target';

/** The names of the two pictures in the service's requests. */
const fields: Readonly<Record<Side, string>> = {
  source: 'sourceImageBase64',
  target: 'targetImageBase64',
};

/** Errors about a picture rather than about the call. */
const aboutPictures: readonly KioskError['code'][] = ['SERVICE_NO_FACE', 'SERVICE_IMAGE_REFUSED'];

/**
 * Runs work on the pictures of a face match. A failure says in `field` whose picture it is about, if that is known.
 *
 * @param side the picture that the work is about; null when only the service's error text can name it
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

/** Returns the picture that the service's text names; null when it names both or neither. */
function namedSide(error: unknown): Side | null {
  if (!(error instanceof ServiceFailure) || !aboutPictures.includes(error.code)) return null;
  const text = error.redactedBody;
  const [named, another] = (['source', 'target'] as const).filter((side) => text.includes(fields[side]));
  return another === undefined ? (named ?? null) : null;
}
