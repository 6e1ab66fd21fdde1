import { KioskError } from '../../shared/errors.ts';
import { withTimeLimit } from '../time-limit.ts';

/**
 * `missing`: there is no keychain on this machine or in this session. `locked`: it exists and refuses access.
 * `silent`: it exists and has not answered yet.
 */
export const keychainUnavailable = (reason: 'missing' | 'locked' | 'silent', cause?: unknown): KioskError =>
  new KioskError('KEYCHAIN_UNAVAILABLE', `The keychain is ${reason}.`, { reason }, { cause });

/**
 * Waits for a keychain, which may be asking the person for its password. A question cannot be taken back: an answer
 * that comes later is dropped.
 *
 * @throws KEYCHAIN_UNAVAILABLE `silent` after `limitMs`
 */
export const keychainAnswer = <T>(answer: Promise<T>, limitMs: number): Promise<T> =>
  withTimeLimit(answer, limitMs, () => Promise.reject(keychainUnavailable('silent')));
