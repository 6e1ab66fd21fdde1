import { KioskError } from '../../shared/errors.ts';

/** Turns a file's failure into what a person can act on; a full disk has a sentence of its own. */
export function diskError(error: unknown): never {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) {
    throw new KioskError('DISK_FULL', 'no space for the print file', {}, { cause: error });
  }
  throw new KioskError(
    'PRINTER_REFUSED',
    'the print file cannot be written',
    { reason: 'folder' },
    { cause: error },
  );
}
