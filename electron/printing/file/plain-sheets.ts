/** Sheets that a Headroom before decision 134 saved as plain PDF. Other files in their folder are left alone. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../durable-folder.ts';
import { codeOf } from '../../error-code.ts';
import { whileHeld } from '../../held-files.ts';

/** An unfinished file of that Headroom. */
const isPart = (name: string): boolean => /^\.headroom-[\da-f]{16}\.part$/.test(name);
/** Matches the names that `fileNameOf` makes, numbered or not. None of them leads out of the folder. */
const isSheet = (name: string): boolean => /^[\dA-Za-z][\dA-Za-z-]*\.pdf$/.test(name);

export interface PlainSheets {
  /** Returns the names of all files that may be such a sheet. */
  names(): Promise<readonly string[]>;
  /** Returns null when there is no such file. @throws the file system's error */
  read(name: string): Promise<Uint8Array | null>;
  /**
   * Removes the file. Returns false when there is none.
   * @throws the file system's error, for example when another program has it open
   */
  erase(name: string): Promise<boolean>;
  /** Removes unfinished files. */
  sweep(): Promise<void>;
}

export function createPlainSheets(folder: string): PlainSheets {
  const pathOf = (name: string): string => {
    if (!isSheet(name)) throw new Error('not the name of a sheet');
    return join(folder, name);
  };

  const list = async (): Promise<readonly string[]> =>
    (await ifThere(() => readdir(folder, { withFileTypes: true })))
      ?.filter((entry) => entry.isFile())
      .map(({ name }) => name) ?? [];

  return {
    names: async () => (await list()).filter(isSheet),

    read: (name) => ifThere(() => whileHeld(() => readFile(pathOf(name)))),

    async erase(name) {
      const path = pathOf(name);
      const erased = (await ifThere(() => whileHeld(() => rm(path).then(() => true)))) ?? false;
      // Otherwise a power cut could bring back a file that the records list as erased.
      if (erased) await syncFolder(folder);
      return erased;
    },

    async sweep() {
      for (const name of (await list()).filter(isPart)) {
        await whileHeld(() => rm(join(folder, name), { force: true }));
      }
    },
  };
}

/** Returns null when the file or the folder does not exist. */
async function ifThere<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}
