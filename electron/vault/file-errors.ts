import { KioskError } from '../../shared/errors.ts';
import { diskTrouble } from '../disk-trouble.ts';
import { codeOf } from '../error-code.ts';

/** Converts a failed write to a KioskError without the path that Node's message holds. */
export function writeError(error: unknown): unknown {
  const code = codeOf(error);
  return code === null
    ? error
    : (diskTrouble(error, 'The sealed file') ?? new Error(`The sealed file could not be written (${code}).`));
}

/** Converts a failed read to a KioskError: the file is not available, for whatever reason. */
export function readError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === null) return error;
  const reason = code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable';
  return new KioskError('PHOTO_FILE_MISSING', `The sealed file is ${reason}.`, { reason });
}
