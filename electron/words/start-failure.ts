import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import { fill } from './fill.ts';
import type { StartWords } from './types.ts';

/**
 * Returns the message for a kiosk that did not start: why not, what that cost, and what to do.
 * @returns null for a bug, which has no message
 */
export function startFailureWords(
  error: unknown,
  { failures, otherFailure }: Pick<StartWords, 'failures' | 'otherFailure'>,
): string | null {
  if (!(error instanceof KioskError)) return null;
  const { code } = error;
  const known: Partial<Readonly<Record<ErrorCode, string>>> = failures;
  return known[code] ?? fill(otherFailure, { code });
}
