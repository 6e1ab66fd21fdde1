import { KioskError, type ErrorCode } from '../shared/errors.ts';

/**
 * Messages for a failed start: why Headroom did not start, what that cost, and what to do. No page exists yet that
 * could show them.
 */
const sentences: Partial<Record<ErrorCode, string>> = {
  RECORDS_NEWER:
    'The records come from a newer version of Headroom. Nothing was changed. Install the newer version.',
  RECORDS_BUSY:
    'Another Headroom or another program is using these records. Nothing was changed. Use that one, or close it and start again.',
  RECORDS_READ_ONLY:
    'Headroom cannot write its records. Nothing was changed and nothing was sent. Check the disk and its permissions, then start again.',
  DISK_FAILED:
    'The disk reported an error. Nothing was sent, and nothing that was stored is lost. Start Headroom again; if this comes back, have the disk examined.',
  DISK_FULL: 'The disk is full. Nothing was changed and nothing was sent. Free some space, then start again.',
};

/**
 * Returns the message for a kiosk that did not start.
 * @returns null for a bug, which has no message
 */
export function startFailureWords(error: unknown): string | null {
  if (!(error instanceof KioskError)) return null;
  return (
    sentences[error.code] ??
    `Headroom could not start (${error.code}). Nothing was changed and nothing was sent. Start it again; if this comes back, call support.`
  );
}
