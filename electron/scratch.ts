/** Working copies: files that another program has to read, for the seconds that this takes. */
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
   * @throws what `use` throws, or what the file system says when no folder can be made
   */
  within<Value>(use: (folder: string) => Promise<Value>): Promise<Value>;
  /**
   * Removes every working copy that a killed kiosk left behind. Run it once, before the first copy is made.
   * @returns how many folders were removed, and how many stay because another program holds a file in them
   */
  sweep(): Promise<Swept>;
}

/** Linux keeps this folder in memory: a working copy there never reaches the disk. */
const memoryDir = '/dev/shm';
/** Room for the largest sheet and for a decoded picture, bytes: our own figure. */
const memoryRoomBytes = 512 * 2 ** 20;
/** Folder names of earlier versions. Another kiosk of this user may still work in a young one. */
const formerPrefixes = ['headroom-print-', 'headroom-heic-'];
const formerAfterMs = 10 * 60_000;

/**
 * @param dir the kiosk's own folder for working copies; made when it is missing
 * @param memory a folder in memory that is used first; null for none
 */
export function createScratch(dir: string, memory: string | null = memoryDir): Scratch {
  // Other kiosks share the folder in memory: each has a name of its own there, the same after a restart.
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
        // A folder that is still held goes at the next start. The work in it is done, and no failure.
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

/** False where there is no such folder, or too little memory. */
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

/** Windows has no such number; its folder for temporary files is the user's own. */
const isMine = (uid: number): boolean => process.getuid === undefined || process.getuid() === uid;

const isFileError = (error: unknown): boolean => error instanceof Error && 'code' in error;

/** Null for what is not there any more, or not for this user. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (isFileError(error)) return null;
    throw error;
  }
}
