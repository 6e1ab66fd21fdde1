import { KioskError } from '../../shared/errors.ts';

const shapeOf = (error: unknown): string => {
  if (!(error instanceof KioskError)) throw error;
  const { reason } = error.details;
  return reason === undefined ? error.code : `${error.code} ${String(reason)}`;
};

/**
 * Returns the code (and reason, if any) of the KioskError that `work` throws; fails when it throws another error or
 * none.
 */
export function thrownBy(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return shapeOf(error);
  }
  throw new Error('Nothing was thrown.');
}

/** Does the same for a promise. */
export async function rejectionOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return shapeOf(error);
  }
  throw new Error('Nothing was thrown.');
}
