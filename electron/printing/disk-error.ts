import { KioskError } from '../../shared/errors.ts';
import { diskTrouble } from '../disk-trouble.ts';

/**
 * Turns a file error into one that staff can act on: DISK_FULL for a full disk, DISK_FAILED for one that fails, PRINTER_REFUSED
 * for anything else. An error that staff can act on already is thrown as it is.
 */
export function diskError(error: unknown): never {
  if (error instanceof KioskError) throw error;
  const trouble = diskTrouble(error, 'The print file');
  if (trouble !== null && trouble.code !== 'RECORDS_READ_ONLY') throw trouble;
  throw new KioskError(
    'PRINTER_REFUSED',
    'the print file cannot be written',
    { reason: 'folder' },
    { cause: error },
  );
}
