import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isHidden, kindOf } from './names.ts';

/** A file as it lies there now. */
export interface SeenFile {
  /** Below the folder, with `/` between its parts on every system. */
  readonly path: string;
  readonly bytes: number;
  /** When its content last changed, milliseconds since the epoch. */
  readonly changedMs: number;
  /** The latest of all its times: a copy may keep the time of its content, and is new here all the same. */
  readonly arrivedMs: number;
}

export interface Listing {
  readonly files: ReadonlyMap<string, SeenFile>;
  /** Folders below that could not be read: nobody knows what is in them now. */
  readonly unread: readonly string[];
  /** False when there was more than is ever looked at. */
  readonly whole: boolean;
}

/** Camera software makes folders by day, by customer or by card: `2026/11/21/100CANON`. */
const deepest = 4;
/** Somebody may have chosen a whole disk. */
const mostFiles = 20_000;

/**
 * Lists the pictures and raw files of a folder. Links are not followed: they may lead anywhere. One file is asked
 * after the other: a share that hangs then holds one of the few threads that all of the kiosk's files go through.
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

/** Null for a file that went away in between. */
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

/** An error of the file system, with its code, rather than a bug of ours. */
export const isFileError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
