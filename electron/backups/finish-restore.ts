import { existsSync } from 'node:fs';
import { copyFile, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder, syncFolder } from '../durable-folder.ts';
import { codeOf } from '../error-code.ts';
import { whileHeld } from '../held-files.ts';
import { markOf, readMark, writeMark } from '../records/mark/mark-file.ts';
import { restoredListOf } from './erasures.ts';
import { restoredFrom } from './set-aside.ts';
import { partOf, restoredPrefix } from './prepare-restore.ts';

/**
 * Path of an empty file that says that records were restored: what is over by its period goes before they are shown, and the
 * file goes then.
 */
export const cleanUpDueOf = (records: string): string => join(dirname(records), 'clean-up-due');

/**
 * Puts restored data in place, and sets aside what was there. Every step is a rename that is done or not, so that this
 * goes on at the next start when it was interrupted. The mark stays, or one that knows its numbers takes its place.
 *
 * Call it while nothing has the data open.
 * @returns whether data was put in place
 */
export async function finishRestore(records: string, vault: string): Promise<boolean> {
  const home = dirname(records);
  await rm(partOf(records), { recursive: true, force: true });
  const [folder] = await restoredIn(home);
  if (folder === undefined) return false;
  const restored = join(home, folder);
  const aside = join(home, `set-aside-${folder.slice(restoredPrefix.length)}`);
  const mark = markOf(records);
  const markAside = join(aside, basename(mark));
  const from = join(restored, restoredFrom);
  // Repaired records are the ones that were in use. A restore that a kill has interrupted wrote this the first time.
  if (existsSync(from)) {
    await writeFile(cleanUpDueOf(records), '', { mode: 0o600 });
    await syncFolder(home);
  }
  // A new computer has nothing to set aside.
  if ([mark, records, vault].some((path) => existsSync(path))) await makeFolder(aside);
  if (existsSync(mark) && !existsSync(markAside)) await copyFile(mark, markAside);
  keepNumbers(mark, join(restored, basename(mark)));
  if (existsSync(from)) await (existsSync(aside) ? rename(from, join(aside, restoredFrom)) : rm(from));
  const list = restoredListOf(records);
  for (const path of [list, mark, records, vault]) {
    const next = join(restored, basename(path));
    if (!existsSync(next)) continue;
    // A WAL belongs to the file beside it.
    const old = path === records ? [`${path}-wal`, `${path}-shm`, path] : [path];
    for (const file of old.filter((each) => path !== mark && path !== list && existsSync(each))) {
      await whileHeld(() => rename(file, join(aside, basename(file))));
    }
    if (existsSync(aside)) await syncFolder(aside);
    await whileHeld(() => rename(next, path));
    await syncFolder(home);
  }
  await rmdir(restored);
  return true;
}

/** Adds the numbers that the mark knows to the one that takes its place. */
function keepNumbers(mark: string, next: string): void {
  const [given, coming] = [readMark(mark), readMark(next)];
  if (typeof given === 'string' || typeof coming === 'string') return;
  const numbers = { ...coming.numbers };
  for (const [name, last] of Object.entries(given.numbers))
    numbers[name] = Math.max(last, numbers[name] ?? 0);
  writeMark(next, { ...coming, numbers });
}

/** Removes data that was to be restored, and leaves the data in use as it is. */
export async function discardRestore(records: string): Promise<void> {
  const home = dirname(records);
  for (const name of await restoredIn(home)) await rm(join(home, name), { recursive: true, force: true });
}

/** Returns the names of complete folders of restored data. There is one at most. */
async function restoredIn(home: string): Promise<readonly string[]> {
  try {
    return (await readdir(home)).filter((name) => name.startsWith(restoredPrefix));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
