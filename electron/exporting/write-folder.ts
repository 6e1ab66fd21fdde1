import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNewFile } from '../durable-file.ts';
import { syncFolder } from '../durable-folder.ts';
import { codeOf } from '../error-code.ts';
import { whileHeld } from '../held-files.ts';
import { numbered } from './file-name.ts';
import { inOurWords, mostOfOneName, refuseOtherDisk } from './on-the-way.ts';
import type { Parts } from './parts.ts';

export interface FileToWrite {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes files into a new folder in `target`: all of them, or nothing is left there. The folder gets its name last.
 *
 * @param stem the folder's name, unless it is in use: then `a (2)`, …
 * @param parts the kiosk's own; the same for every export of this process
 * @returns the folder's name
 * @throws KioskError EXPORT_TARGET_GONE, EXPORT_FAILED with the reason `full`, `read-only` or `broken`; what `files` throws
 */
export async function writeFolder(
  target: string,
  stem: string,
  files: AsyncIterable<FileToWrite>,
  parts: Parts,
): Promise<string> {
  const { dev: disk } = await inOurWords(target, () => stat(target));
  await parts.removeLeftovers(target);
  const part = parts.next();
  const folder = join(target, part);
  try {
    await inOurWords(target, () => mkdir(folder));
    for await (const { name, bytes } of files)
      await inOurWords(target, () =>
        writeNewFile(join(folder, name), bytes, { check: (handle) => refuseOtherDisk(handle, disk) }),
      );
    return await inOurWords(target, async () => {
      await syncFolder(folder);
      const name = await takeName(target, part, stem);
      await syncFolder(target);
      return name;
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch((failed: unknown) => {
      // A target that cannot be reached cannot be tidied; the failure of the export is reported.
      if (codeOf(failed) === null) throw failed;
    });
    throw error;
  } finally {
    parts.over(part);
  }
}

/** Takes the first of `a`, `a (2)`, … that is not in use. */
async function takeName(target: string, part: string, stem: string): Promise<string> {
  for (let count = 1; count <= mostOfOneName; count += 1) {
    const name = numbered(stem, count);
    if (await isThere(join(target, name))) continue;
    await whileHeld(() => rename(join(target, part), join(target, name)));
    return name;
  }
  throw new Error('no free name was found');
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
