import { KioskError } from '../../shared/errors.ts';
import { codeOf } from '../error-code.ts';

/** Converts a failed write to a KioskError without the path that Node's message holds. */
export function writeError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new KioskError('DISK_FULL', 'There is no space left for the photo.');
  }
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM' || code === 'EBUSY') {
    return new KioskError('RECORDS_READ_ONLY', 'The photo could not be written.', { reason: code });
  }
  return code === null ? error : new Error(`The photo could not be written (${code}).`);
}

/** Converts a failed read to a KioskError: the photo is not available, for whatever reason. */
export function readError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === null) return error;
  const reason = code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable';
  return new KioskError('PHOTO_FILE_MISSING', `The photo's file is ${reason}.`, { reason });
}
