import { readdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../../error-code.ts';

/**
 * The ends of the names of copies that this program leaves beside the records: made before an update (`.before-150`), or a
 * WAL without its file (`.orphan`).
 */
const copy = /^\.(?:before-\d+|orphan)(?:-wal|-shm)?$/;

/**
 * Returns the path of the encrypted copy of plain records, once it is complete. Then the original is erased, and the copy
 * takes its name.
 */
export const encryptedOf = (file: string): string => `${file}.encrypted`;

const nameAfter = (file: string, name: string): string =>
  name.startsWith(basename(file)) ? name.slice(basename(file).length) : '';

/**
 * Returns the copies that were made while records were plain: every copy there is at the moment when they are encrypted,
 * and what their WAL left behind.
 */
export function plainCopiesOf(file: string): readonly string[] {
  const folder = dirname(file);
  const beside = /^-(?:wal|shm|journal)$/;
  const isCopy = (name: string): boolean => {
    const rest = nameAfter(file, name);
    return copy.test(rest) || beside.test(rest);
  };
  return readdirSync(folder)
    .filter(isCopy)
    .map((name) => join(folder, name));
}

/** Returns when a copy was made, ms since 1970; null for a file that has gone meanwhile. */
async function madeMs(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Returns when each copy of the records was made. @param file path of the records */
export async function copyTimes(file: string): Promise<readonly Date[]> {
  const names = (await readdir(dirname(file))).filter((name) => copy.test(nameAfter(file, name)));
  const made = await Promise.all(names.map((name) => madeMs(join(dirname(file), name))));
  return made.flatMap((ms) => (ms === null ? [] : [new Date(ms)]));
}

/**
 * Erases copies of the records, because they name people. Call it only after the records were opened successfully; until
 * then, a copy may be the only one left.
 *
 * @param file path of the records
 * @param before only copies that were made before; null for every copy
 * @returns how many files were erased
 * @throws the file system's error
 */
export async function eraseOldCopies(file: string, before: Date | null): Promise<number> {
  const folder = dirname(file);
  let erased = 0;
  for (const name of await readdir(folder)) {
    if (!copy.test(nameAfter(file, name))) continue;
    const made = await madeMs(join(folder, name));
    if (made === null || (before !== null && made >= before.getTime())) continue;
    await rm(join(folder, name), { force: true });
    erased += 1;
  }
  return erased;
}
