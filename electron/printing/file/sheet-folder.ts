/** The folder for sheets that are saved as files. Other files in it are left alone. */
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNewFile } from '../../durable-file.ts';
import { makeFolder, syncFolder } from '../../durable-folder.ts';
import { codeOf } from '../../error-code.ts';
import { giveName } from '../../give-name.ts';
import { whileHeld } from '../../held-files.ts';
import type { NameJob } from '../printer.ts';

/** Most files with one base name; no order has that many sheets. */
const mostFiles = 1_000;
/** Returns a name for an unfinished file, which no other program uses. */
const partName = (): string => `.headroom-${randomBytes(8).toString('hex')}.part`;
const isPart = (name: string): boolean => /^\.headroom-[\da-f]{16}\.part$/.test(name);
/** Matches the names that `fileNameOf` makes, numbered or not. None of them leads out of the folder. */
const isSheet = (name: string): boolean => /^[\dA-Za-z][\dA-Za-z-]*\.pdf$/.test(name);

export interface SheetFolder {
  /**
   * Saves a sheet under the first free name from `base`, never over an existing file. It survives a power cut.
   * @param nameJob records the name before the file gets it, so that the file can always be found again; returns false
   *   when another file of this name is still to be erased
   * @returns the file's name
   * @throws the file system's error; the file is then not there
   */
  save(base: string, bytes: Uint8Array, nameJob: NameJob): Promise<string>;
  has(name: string): Promise<boolean>;
  /** Removes the file, if it is there. @throws the file system's error, for example when another program has it open */
  erase(name: string): Promise<void>;
  /** Removes unfinished files. Run it once, before the first sheet is saved. */
  sweep(): Promise<void>;
}

export function createSheetFolder(folder: string): SheetFolder {
  const has = async (name: string): Promise<boolean> => {
    try {
      await access(join(folder, name), constants.F_OK);
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
      throw error;
    }
  };

  const freeName = async (base: string, nameJob: NameJob): Promise<string> => {
    for (let count = 1; count <= mostFiles; count++) {
      const name = count === 1 ? `${base}.pdf` : `${base}-${count}.pdf`;
      if (!(await has(name)) && nameJob(name)) return name;
    }
    throw new Error('too many files of one name');
  };

  const syncNamed = async (name: string): Promise<void> => {
    try {
      await syncFolder(folder);
    } catch (error) {
      await rm(join(folder, name), { force: true });
      throw error;
    }
  };

  return {
    has,

    async save(base, bytes, nameJob) {
      await makeFolder(folder);
      const part = join(folder, partName());
      try {
        await writeNewFile(part, bytes, { mode: 0o600 });
        const name = await freeName(base, nameJob);
        if (!(await giveName(part, join(folder, name)))) throw new Error('a name that was free is taken');
        await syncNamed(name);
        return name;
      } finally {
        await rm(part, { force: true });
      }
    },

    async erase(name) {
      if (!isSheet(name)) throw new Error('not the name of a sheet');
      if (!(await has(name))) return;
      await whileHeld(() => rm(join(folder, name), { force: true }));
      // Otherwise a power cut could bring back a file that the records list as erased.
      await syncFolder(folder);
    },

    async sweep() {
      let names: readonly string[];
      try {
        names = await readdir(folder);
      } catch (error) {
        // The folder is made when the first sheet is saved.
        if (codeOf(error) === 'ENOENT') return;
        throw error;
      }
      for (const name of names.filter(isPart)) await whileHeld(() => rm(join(folder, name), { force: true }));
    },
  };
}
