/** The folder for sheets that are saved as files. What else lies in it is left alone. */
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

/** More files of one name than any order has sheets. */
const mostFiles = 1_000;
/** A file that is not whole yet; no file of anybody else is called like this. */
const partName = (): string => `.headroom-${randomBytes(8).toString('hex')}.part`;
const isPart = (name: string): boolean => /^\.headroom-[\da-f]{16}\.part$/.test(name);
/** Names that `fileNameOf` makes, numbered or not. None of them leads out of the folder. */
const isSheet = (name: string): boolean => /^[\dA-Za-z][\dA-Za-z-]*\.pdf$/.test(name);

export interface SheetFolder {
  /**
   * Saves a sheet under the first free name of `base`, never over a file that is there. It survives a power cut.
   * @param nameJob writes a name down before the file has it, so that the file is found again whatever happens; false
   *   when another file of this name is still to be erased
   * @returns its name
   * @throws what the file system said, and then there is no such file
   */
  save(base: string, bytes: Uint8Array, nameJob: NameJob): Promise<string>;
  has(name: string): Promise<boolean>;
  /** Removes the file, if it is there. @throws what the file system said, for example that it is open elsewhere */
  erase(name: string): Promise<void>;
  /** Removes what was never finished. Run it once, before the first sheet is saved. */
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
      // Otherwise a power cut brings back a file that the records call erased.
      await syncFolder(folder);
    },

    async sweep() {
      let names: readonly string[];
      try {
        names = await readdir(folder);
      } catch (error) {
        // A kiosk that has saved no sheet has no folder.
        if (codeOf(error) === 'ENOENT') return;
        throw error;
      }
      for (const name of names.filter(isPart)) await whileHeld(() => rm(join(folder, name), { force: true }));
    },
  };
}
