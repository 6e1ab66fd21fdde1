/** Searches every file of a studio for erased customers: as it is on the disk, and opened with the studio's key. */
import Database from 'better-sqlite3';
import { copyFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { codeOf } from '../../../electron/error-code.ts';
import { isNamedBy, recordsKeyOf, unlock } from '../../../electron/records/file/key.ts';
import { unsealed } from '../kiosk/opened-folder.ts';
import { finderOf, type Needles } from '../service/needles.ts';

export interface StudioFiles {
  /** Searched with everything below them. */
  readonly folders: readonly string[];
  /** Path of the records in use: a running kiosk writes them, so they are read where they are. */
  readonly records: string;
  /** The key of the studio's data. */
  readonly dataKey: Uint8Array;
}

export interface Searched {
  readonly files: number;
  /** `<file>: <needle>`. */
  readonly found: readonly string[];
  /** Records that cannot be opened, though this key wrote them. */
  readonly unopened: readonly string[];
}

/** A picture that is linked in several folders is searched once. Files that the kiosk removes meanwhile are left out. */
export async function searchStudio(
  { folders, records, dataKey }: StudioFiles,
  needles: Needles,
): Promise<Searched> {
  const find = finderOf(needles);
  const seen = new Set<string>();
  const [found, unopened]: [string[], string[]] = [[], []];
  const scratch = await mkdtemp(join(tmpdir(), 'headroom-search-'));
  const key = recordsKeyOf(dataKey);

  /** Returns the records as SQLite writes them without encryption, with pages that are free; null for any other file. */
  async function decrypted(path: string): Promise<Buffer | null> {
    if (!isNamedBy(key, path)) return null;
    const file = path === records ? path : join(scratch, 'copy');
    if (file !== path) {
      await rm(`${file}-wal`, { force: true });
      await copyFile(path, file);
      await unlessGone(copyFile(`${path}-wal`, `${file}-wal`));
    }
    const db = new Database(file, { readonly: true });
    try {
      unlock(db, key);
      return db.serialize();
    } finally {
      db.close();
    }
  }
  async function search(folder: string, path: string): Promise<void> {
    const { dev, ino } = await stat(path);
    if (seen.has(`${dev}:${ino}`)) return;
    seen.add(`${dev}:${ino}`);
    const content = await readFile(path);
    const opened = [content, unsealed(content, dataKey), await decrypted(path)];
    const needlesIn = new Set(opened.flatMap((each) => (each === null ? [] : find(each))));
    for (const needle of needlesIn) found.push(`${relative(folder, path)}: ${needle}`);
  }

  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    found.push(
      ...find(Buffer.from(entries.map(({ name }) => name).join('\n'))).map(
        (each) => `a file's name: ${each}`,
      ),
    );
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      try {
        await unlessGone(search(folder, path));
      } catch (error) {
        if (!(error instanceof Database.SqliteError)) throw error;
        unopened.push(relative(folder, path));
      }
    }
  }
  await rm(scratch, { recursive: true, force: true });
  return { files: seen.size, found, unopened };
}

async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
