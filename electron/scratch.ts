/** Manages working copies: files that another program has to read, for the few seconds that this takes. */
import { createHash } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

interface Swept {
  readonly removed: number;
  readonly held: number;
}

export interface Scratch {
  /**
   * Runs `use` with an empty folder that only this user can enter, and removes the folder afterwards.
   * @throws the error of `use`, or the file system's error when no folder can be made
   */
  within<Value>(use: (folder: string) => Promise<Value>): Promise<Value>;
  /**
   * Removes every working copy that a killed kiosk left behind. Run it once, before the first copy is made.
   * @returns the number of folders removed, and of those that stay because another program holds a file in them
   */
  sweep(): Promise<Swept>;
}

/** Linux keeps this folder in memory, so that a working copy there never reaches the disk. */
const memoryDir = '/dev/shm';
/** Room for the largest sheet and for a decoded picture, bytes; our own figure. */
const memoryRoomBytes = 512 * 2 ** 20;
/** Folder prefixes of earlier versions. Another kiosk of this user may still be using a recent one. */
const formerPrefixes = ['headroom-print-', 'headroom-heic-'];
const formerAfterMs = 10 * 60_000;

/**
 * @param dir the kiosk's own folder for working copies; created when it is missing
 * @param memory a folder in memory that is used first; null for none
 */
export function createScratch(dir: string, memory: string | null = memoryDir): Scratch {
  // Kiosks share the folder in memory, so each has its own name there, which survives a restart.
  const mark = createHash('sha256').update(`${hostname()}\0${dir}`).digest('hex').slice(0, 16);
  const prefix = `headroom-${mark}-`;

  const makeFolder = async (): Promise<string> => {
    if (memory !== null && (await hasRoom(memory))) return mkdtemp(join(memory, prefix));
    await mkdir(dir, { recursive: true, mode: 0o700 });
    return mkdtemp(join(dir, prefix));
  };

  return {
    async within(use) {
      // mkdtemp makes the folder with mode 0700.
      const folder = await makeFolder();
      try {
        return await use(folder);
      } finally {
        // A folder that is still held is removed at the next start. Its work is done, so this is not a failure.
        await removed(folder);
      }
    },

    async sweep() {
      const own = [dir, ...(memory === null ? [] : [memory])];
      const swept = await Promise.all([
        ...own.map((parent) => removeFolders(parent, (name) => name.startsWith(prefix), 0)),
        ...[tmpdir(), memoryDir].map((parent) =>
          removeFolders(parent, (name) => formerPrefixes.some((one) => name.startsWith(one)), formerAfterMs),
        ),
      ]);
      return {
        removed: swept.reduce((sum, one) => sum + one.removed, 0),
        held: swept.reduce((sum, one) => sum + one.held, 0),
      };
    },
  };
}

/** Removes a folder. Returns false when another program, such as a virus scanner, holds a file in it for too long. */
async function removed(folder: string): Promise<boolean> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    return true;
  } catch (error) {
    if (isFileError(error)) return false;
    throw error;
  }
}

/** Returns false when there is no such folder, or too little memory. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= memoryRoomBytes;
  } catch (error) {
    if (isFileError(error)) return false;
    throw error;
  }
}

async function removeFolders(
  parent: string,
  isOurs: (name: string) => boolean,
  olderThanMs: number,
): Promise<Swept> {
  const swept = { removed: 0, held: 0 };
  for (const name of (await attempt(() => readdir(parent))) ?? []) {
    if (!isOurs(name)) continue;
    const found = await attempt(() => lstat(join(parent, name)));
    if (found === null || !isMine(found.uid) || Date.now() - found.mtimeMs < olderThanMs) continue;
    swept[(await removed(join(parent, name))) ? 'removed' : 'held'] += 1;
  }
  return swept;
}

/** Windows has no user ids; its folder for temporary files belongs to the user. */
const isMine = (uid: number): boolean => process.getuid === undefined || process.getuid() === uid;

const isFileError = (error: unknown): boolean => error instanceof Error && 'code' in error;

/** Returns null for a file that no longer exists, or that this user may not read. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (isFileError(error)) return null;
    throw error;
  }
}
