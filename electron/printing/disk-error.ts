import { KioskError } from '../../shared/errors.ts';
import { codeOf } from '../error-code.ts';

/** Turns a file error into one that staff can act on: DISK_FULL for a full disk, PRINTER_REFUSED for anything else. */
export function diskError(error: unknown): never {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    throw new KioskError('DISK_FULL', 'no space for the print file', {}, { cause: error });
  }
  throw new KioskError(
    'PRINTER_REFUSED',
    'the print file cannot be written',
    { reason: 'folder' },
    { cause: error },
  );
}
