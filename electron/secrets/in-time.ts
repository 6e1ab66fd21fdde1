import { KioskError } from '../../shared/errors.ts';

/**
 * `missing`: there is no keychain on this machine or in this session. `locked`: it exists and refuses access.
 * `silent`: it exists and has not answered yet.
 */
export const unavailable = (reason: 'missing' | 'locked' | 'silent', cause?: unknown): KioskError =>
  new KioskError('KEYCHAIN_UNAVAILABLE', `The keychain is ${reason}.`, { reason }, { cause });

/**
 * Waits for a keychain, which may be asking the person for its password. A request cannot be cancelled, so a later
 * answer is dropped.
 *
 * @throws KEYCHAIN_UNAVAILABLE `silent` after `milliseconds`
 */
export async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('silent')), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
