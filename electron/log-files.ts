import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';

/** Limits of the log: the newest files that fit both are kept. */
const keepFiles = 5;
const keepBytes = 10_000_000;
/** Size at which a kiosk that is never switched off starts a new file. */
const fileBytes = 2_000_000;
/** Time after which such a kiosk starts one as well, so that old lines go with their file. */
const fileMs = 7 * 24 * 60 * 60 * 1000;

const prefix = 'headroom-';
const pattern = /^headroom-[\dTZ-]+\.log$/;
export const isLogFile = (name: string): boolean => pattern.test(name);

export interface LogFiles {
  write(line: string): void;
  close(): void;
}

/**
 * Opens a new file in `folder` for each start of the program, and removes the oldest ones. Lines are written to disk
 * at once.
 */
export function openLogFiles(folder: string, now: () => Date, limit = fileBytes): LogFiles {
  let serial = 0;
  let written = 0;
  let lost = 0;
  let begunMs = 0;
  /** Null while the folder, or a file in it, cannot be made: the next line tries again. */
  let handle: number | null = null;
  let isClosed = false;

  function next(): number {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stamp = now().toISOString().replace(/[:.]/g, '-');
    removeOldest(folder, limit, stamp);
    const name = `${prefix}${stamp}-${process.pid}-${String(serial++).padStart(3, '0')}.log`;
    written = 0;
    begunMs = now().getTime();
    return openSync(join(folder, name), 'a', 0o600);
  }

  /**
   * A log that cannot be written must not stop an order: count the lost lines, and report them when writing works
   * again.
   */
  function write(line: string): void {
    if (isClosed) return;
    try {
      if (written >= limit || (written > 0 && now().getTime() - begunMs >= fileMs)) end();
      handle ??= next();
      const gap = lost > 0 ? `${JSON.stringify({ level: 40, lost, msg: 'log lines lost' })}\n` : '';
      written += writeSync(handle, gap + line);
      lost = 0;
    } catch {
      lost += 1;
    }
  }

  try {
    handle = next();
  } catch {
    // A disk that refuses this refuses more, and the page says so.
  }

  function end(): void {
    if (handle !== null) closeSync(handle);
    handle = null;
  }

  return {
    write,
    close() {
      end();
      isClosed = true;
    },
  };
}

/**
 * Removes files of the log whose last line is from before `before`, apart from the newest one, which is in use.
 * @returns how many were removed
 */
export async function eraseOldLogs(folder: string, before: Date): Promise<number> {
  let erased = 0;
  for (const name of await logNames(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs >= before.getTime()) continue;
    await rm(path, { force: true });
    erased += 1;
  }
  return erased;
}

/** Returns when the last line of each file of the log was written, apart from the newest one. */
export async function logTimes(folder: string): Promise<readonly Date[]> {
  return Promise.all((await logNames(folder)).map(async (name) => (await stat(join(folder, name))).mtime));
}

const logNames = async (folder: string): Promise<readonly string[]> => {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter(isLogFile).toSorted().slice(0, -1);
};

/**
 * Makes room for the file that is about to be created. Files from times that are still to come were written while the clock was
 * ahead: they go first, so that they do not push out everything that is written now.
 */
function removeOldest(folder: string, limit: number, stamp: string): void {
  const isAhead = (name: string): number => (name.slice(prefix.length) > stamp ? 1 : 0);
  const newestFirst = readdirSync(folder)
    .filter(isLogFile)
    .sort((one, other) => isAhead(one) - isAhead(other) || (one < other ? 1 : -1));
  let bytes = limit;
  newestFirst.forEach((name, index) => {
    const path = join(folder, name);
    try {
      bytes += statSync(path).size;
      if (index >= keepFiles - 1 || bytes > keepBytes) rmSync(path, { force: true });
    } catch (error) {
      // On Windows, a file that is open in an editor stays; the next log file tries again.
      if (codeOf(error) === null) throw error;
    }
  });
}
