import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scratch } from '../../scratch.ts';
import { diskError } from '../disk-error.ts';

/**
 * Runs `use` with the sheet in a file that no other user can read, and removes the file afterwards.
 * @throws KioskError as `diskError` does, or the error of `use`
 */
export async function withPrivateFile<T>(
  scratch: Scratch,
  bytes: Uint8Array,
  use: (file: string) => Promise<T>,
): Promise<T> {
  let made = false;
  const run = scratch.within(async (folder) => {
    made = true;
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, bytes, { mode: 0o600 }).catch(diskError);
    return use(file);
  });
  return run.catch((error: unknown) => (made ? Promise.reject(error as Error) : diskError(error)));
}
