import { setTimeout as sleep } from 'node:timers/promises';
import { KioskError } from '../../shared/errors.ts';

/** Node's code of a file error, such as `ENOENT`. */
export function fileCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Waits between tries while a virus scanner or an indexer holds a file, milliseconds. Under a second in all. */
const waits = [20, 50, 100, 250, 500];
const heldCodes: ReadonlySet<string | null> = new Set(['EBUSY', 'EPERM', 'EACCES', 'EMFILE']);

/** Runs `work` again, a few times, while something else holds its file. */
export async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!heldCodes.has(fileCode(error))) throw error;
      await sleep(wait);
    }
  }
  return await work();
}

/** A failed write in the kiosk's own words, without the path that Node's message holds. */
export function writeError(error: unknown): unknown {
  const code = fileCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new KioskError('DISK_FULL', 'There is no space left for the photo.');
  }
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM' || code === 'EBUSY') {
    return new KioskError('RECORDS_READ_ONLY', 'The photo could not be written.', { reason: code });
  }
  return code === null ? error : new Error(`The photo could not be written (${code}).`);
}

/** A failed read: the photo is not to be had, for whatever reason. */
export function readError(error: unknown): unknown {
  const code = fileCode(error);
  if (code === null) return error;
  const reason = code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable';
  return new KioskError('PHOTO_FILE_MISSING', `The photo's file is ${reason}.`, { reason });
}
