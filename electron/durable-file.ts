import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { whileHeld } from './held-files.ts';

export interface NewFileOptions {
  /** Permissions of the file. */
  readonly mode?: number;
  /** Looks at the open file before the first byte is written; what it throws ends the writing. */
  readonly check?: (handle: FileHandle) => Promise<void>;
}

/**
 * Writes a file that is not there yet, through to the disk. When this fails, the caller removes what was written.
 *
 * @throws what the file system said
 */
export async function writeNewFile(
  path: string,
  bytes: Uint8Array,
  { mode, check }: NewFileOptions = {},
): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    await check?.(handle);
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a small file whole, or leaves the one that is there as it was. Only this user may read it.
 *
 * @throws what the file system said
 */
export async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  await writeNewFile(part, bytes, { mode: 0o600 });
  await whileHeld(() => rename(part, path));
}
