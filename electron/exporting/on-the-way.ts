import type { FileHandle } from 'node:fs/promises';
import { KioskError } from '../../shared/errors.ts';
import { isFolder } from '../is-folder.ts';
import { targetError, targetGone } from './target-errors.ts';

/** Far more copies of one name than any folder holds. */
export const mostOfOneName = 1_000;

/**
 * All files must go to the disk that was there when the export began: after a stick is pulled, its path may briefly be
 * an empty folder on the system's own disk.
 * @throws KioskError EXPORT_TARGET_GONE
 */
export async function refuseOtherDisk(handle: FileHandle, disk: number): Promise<void> {
  if ((await handle.stat()).dev !== disk) throw targetGone();
}

/** Converts the file system's errors. @throws KioskError EXPORT_TARGET_GONE, EXPORT_FAILED */
export async function inOurWords<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const told = targetError(error);
    // Asks the folder itself, because Windows has many error codes for a pulled stick and Node maps few of them.
    if (isBroken(told) && !(await isFolder(folder))) throw targetGone();
    throw told;
  }
}

const isBroken = (error: unknown): boolean =>
  error instanceof KioskError && error.details['reason'] === 'broken';
