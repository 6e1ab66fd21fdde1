import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isHidden, kindOf } from './names.ts';

/** A file as it is in the folder now. */
export interface SeenFile {
  /** Path below the folder, with `/` as separator on every system. */
  readonly path: string;
  readonly bytes: number;
  /** Time of the last change to its content, milliseconds since the epoch. */
  readonly changedMs: number;
  /** The latest of all its times: a copy may keep the time of its content but is still new here. */
  readonly arrivedMs: number;
}

export interface Listing {
  readonly files: ReadonlyMap<string, SeenFile>;
  /** Subfolders that could not be read: their content is currently unknown. */
  readonly unread: readonly string[];
  /** False when the folder held more than the limit. */
  readonly whole: boolean;
}

/** Camera software makes folders by day, by customer or by card: `2026/11/21/100CANON`. */
const deepest = 4;
/** Staff may have chosen a whole disk. */
const mostFiles = 20_000;

/**
 * Lists the pictures and raw files of a folder. Does not follow links, which may lead anywhere. Examines one
 * file at a time, so that a hanging share blocks only one of the few threads that all of the kiosk's file
 * operations share.
 *
 * @returns null when the folder cannot be reached
 */
export async function listFolder(folder: string): Promise<Listing | null> {
  const files = new Map<string, SeenFile>();
  const unread: string[] = [];

  const list = async (below: string, depth: number): Promise<boolean> => {
    const entries = await entriesOf(join(folder, below));
    if (entries === null) return false;
    for (const entry of entries) {
      if (isHidden(entry.name)) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && depth < deepest && !(await list(path, depth + 1))) unread.push(path);
      if (!entry.isFile() || kindOf(path) === null || files.size >= mostFiles) continue;
      const seen = await statOf(folder, path);
      if (seen !== null) files.set(path, seen);
    }
    return true;
  };

  if (!(await list('', 0))) return null;
  return { files, unread, whole: files.size < mostFiles };
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isFileError(error)) return null;
    throw error;
  }
}

/** Returns null for a file that has disappeared since it was listed. */
async function statOf(folder: string, path: string): Promise<SeenFile | null> {
  try {
    const { size, mtimeMs, ctimeMs, birthtimeMs } = await lstat(join(folder, path));
    return {
      path,
      bytes: size,
      changedMs: Math.trunc(mtimeMs),
      arrivedMs: Math.trunc(Math.max(mtimeMs, ctimeMs, birthtimeMs)),
    };
  } catch (error) {
    if (isFileError(error)) return null;
    throw error;
  }
}

/** True for a file system error with its code; false for a bug of ours. */
export const isFileError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
