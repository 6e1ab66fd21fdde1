import { stat } from 'node:fs/promises';
import { codeOf } from './error-code.ts';

/** Returns whether a path leads to a folder now; false for one that is gone, unplugged, or not for this user. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (codeOf(error) === null) throw error;
    return false;
  }
}
