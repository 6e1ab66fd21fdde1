import { open, type FileHandle } from 'node:fs/promises';

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
