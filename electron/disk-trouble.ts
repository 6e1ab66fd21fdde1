import { KioskError } from '../shared/errors.ts';
import { codeOf } from './error-code.ts';

const codes: Readonly<Record<string, 'DISK_FULL' | 'RECORDS_READ_ONLY' | 'DISK_FAILED'>> = {
  ENOSPC: 'DISK_FULL',
  EDQUOT: 'DISK_FULL',
  EROFS: 'RECORDS_READ_ONLY',
  EACCES: 'RECORDS_READ_ONLY',
  EPERM: 'RECORDS_READ_ONLY',
  EBUSY: 'RECORDS_READ_ONLY',
  // The disk, or the share, took the bytes and could not keep them. `UNKNOWN` is what Node calls Windows' errors of a disk.
  EIO: 'DISK_FAILED',
  ENXIO: 'DISK_FAILED',
  ENODEV: 'DISK_FAILED',
  EREMOTEIO: 'DISK_FAILED',
  UNKNOWN: 'DISK_FAILED',
};

/**
 * Converts a failed write (or reading) below the data folder to a KioskError, without the path that Node's message holds.
 * @param what names the thing that was not written, for the log
 * @returns null for an error that is none of the disk's
 */
export function diskTrouble(
  error: unknown,
  what: string,
  doing: 'write' | 'read' = 'write',
): KioskError | null {
  const reason = codeOf(error) ?? '';
  const code = codes[reason];
  if (code === undefined) return null;
  const message = `${what} could not be ${doing === 'write' ? 'written' : 'read'} (${reason}).`;
  const details = { DISK_FULL: {}, RECORDS_READ_ONLY: { reason }, DISK_FAILED: { reason: doing } }[code];
  return new KioskError(code, message, details, { cause: error });
}

/** True for an error of a disk that takes nothing more: it is full, failing or read-only. */
export const takesNothing = (error: unknown): error is KioskError =>
  error instanceof KioskError && ['DISK_FULL', 'DISK_FAILED', 'RECORDS_READ_ONLY'].includes(error.code);
