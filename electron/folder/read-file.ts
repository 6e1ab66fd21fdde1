import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileError, type SeenFile } from './listing.ts';

/** Larger than a 60-megapixel PNG with 16 bits; a file beyond this is not read into memory. */
const mostBytes = 400 * 1024 * 1024;

export type ReadResult =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly sha256: string }
  /** `changed`: the file has changed since it was listed, or while it was read. */
  | { readonly kind: 'changed' | 'gone' | 'locked' | 'away' | 'too-large' };

/** Reads a listed file, provided that it is unchanged before and after. */
export async function readSeenFile(
  folder: string,
  { path, bytes: length, changedMs }: Pick<SeenFile, 'path' | 'bytes' | 'changedMs'>,
): Promise<ReadResult> {
  if (length > mostBytes) return { kind: 'too-large' };
  try {
    const handle = await open(join(folder, path), 'r');
    try {
      const isSame = async (): Promise<boolean> => {
        const { size, mtimeMs } = await handle.stat();
        return size === length && Math.trunc(mtimeMs) === changedMs;
      };
      if (!(await isSame())) return { kind: 'changed' };
      const bytes = await readWhole(handle);
      if (bytes.byteLength !== length || !(await isSame())) return { kind: 'changed' };
      return { kind: 'read', bytes, sha256: await sha256Of(bytes) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!isFileError(error)) throw error;
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return { kind: 'gone' };
    return { kind: ['EACCES', 'EPERM', 'EBUSY'].includes(error.code) ? 'locked' : 'away' };
  }
}

const readWhole = async (handle: FileHandle): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await handle.readFile());

/**
 * Returns the hash as hex. Runs on one of the runtime's own threads, because hashing 60 MB would block the
 * kiosk for a tenth of a second.
 */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
