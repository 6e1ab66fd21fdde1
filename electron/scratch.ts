/** Working copies: files that another program has to read, for the seconds that this takes. */
import { createHash } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Scratch {
  /**
   * Runs `use` with an empty folder that only this user can enter, and removes the folder afterwards.
   * @throws what `use` throws, or what the file system says when no folder can be made
   */
  within<Value>(use: (folder: string) => Promise<Value>): Promise<Value>;
  /**
   * Removes every working copy that a killed kiosk left behind. Run it once, before the first copy is made.
   * @returns how many folders were removed
   */
  sweep(): Promise<number>;
}

/** Linux keeps this folder in memory: a working copy there never reaches the disk. */
const memoryDir = '/dev/shm';
/** Room for the largest sheet and for a decoded picture, bytes: our own figure. */
const memoryRoomBytes = 512 * 2 ** 20;
/** What earlier versions called their folders. Another kiosk of this user may still work in a young one. */
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
        await rm(folder, { recursive: true, force: true });
      }
    },

    async sweep() {
      const own = [dir, ...(memory === null ? [] : [memory])];
      const removed = await Promise.all([
        ...own.map((parent) => removeFolders(parent, (name) => name.startsWith(prefix), 0)),
        ...[tmpdir(), memoryDir].map((parent) =>
          removeFolders(parent, (name) => formerPrefixes.some((one) => name.startsWith(one)), formerAfterMs),
        ),
      ]);
      return removed.reduce((sum, count) => sum + count, 0);
    },
  };
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
): Promise<number> {
  let removed = 0;
  for (const name of (await attempt(() => readdir(parent))) ?? []) {
    if (!isOurs(name)) continue;
    const found = await attempt(() => lstat(join(parent, name)));
    if (found === null || !isMine(found.uid) || Date.now() - found.mtimeMs < olderThanMs) continue;
    await rm(join(parent, name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
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
