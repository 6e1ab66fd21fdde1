import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNewFile } from '../durable-file.ts';
import { syncFolder } from '../durable-folder.ts';
import { giveName } from '../give-name.ts';
import { whileHeld } from '../held-files.ts';
import { numbered } from './file-name.ts';
import { inOurWords, mostOfOneName, refuseOtherDisk } from './on-the-way.ts';
import type { Parts } from './parts.ts';
import { fileCode, targetGone } from './target-errors.ts';

/** Files of one export: either all of them arrive, or none. */
export interface FilesOnTheWay {
  /**
   * Writes a file under a temporary name, through to the medium. `stem` and `ending` make its final name: `a`
   * and `jpg`.
   */
  add(file: { readonly stem: string; readonly ending: string; readonly bytes: Uint8Array }): Promise<void>;
  /** Gives every file a name that was not in use; returns the names in the order of adding. */
  finish(): Promise<readonly string[]>;
  /** Removes everything that was written, named or not. Does nothing for a target that is gone. */
  giveUp(): Promise<void>;
}

interface Written {
  /** Its name until it is complete. */
  readonly part: string;
  readonly stem: string;
  readonly ending: string;
}

/**
 * Starts writing into `folder`. All files must go to the disk that is there now: after a stick is pulled, its
 * path may briefly be an empty folder on the system's own disk.
 *
 * @param parts the kiosk's own; the same for every export of this process
 * @throws KioskError EXPORT_TARGET_GONE, EXPORT_FAILED with the reason `full`, `read-only` or `broken`; so do
 * its methods
 */
export async function startFiles(folder: string, parts: Parts): Promise<FilesOnTheWay> {
  const { dev: disk } = await inOurWords(folder, () => stat(folder));
  await parts.removeLeftovers(folder);
  const written: Written[] = [];
  const names: string[] = [];

  /** Takes the first of `a`, `a (2)`, … that is not in use. */
  const takeName = async ({ part, stem, ending }: Written): Promise<string> => {
    for (let count = 1; count <= mostOfOneName; count += 1) {
      const name = `${numbered(stem, count)}.${ending}`;
      if (await giveName(join(folder, part), join(folder, name))) return name;
    }
    throw new Error('no free name was found');
  };

  const allOver = (): void => {
    for (const { part } of written) parts.over(part);
  };

  return {
    add: ({ stem, ending, bytes }) =>
      inOurWords(folder, async () => {
        const part = parts.next();
        written.push({ part, stem, ending });
        await writeNewFile(join(folder, part), bytes, { check: (handle) => refuseOtherDisk(handle, disk) });
      }),

    finish: () =>
      inOurWords(folder, async () => {
        for (const file of written) names.push(await takeName(file));
        await syncFolder(folder);
        if ((await stat(folder)).dev !== disk) throw targetGone();
        allOver();
        return names;
      }),

    async giveUp() {
      allOver();
      for (const name of [...written.map(({ part }) => part), ...names]) {
        try {
          await whileHeld(() => rm(join(folder, name), { force: true }));
        } catch (error) {
          // A target that cannot be reached cannot be tidied; the failure of the export is already reported.
          if (fileCode(error) === null) throw error;
        }
      }
    },
  };
}
