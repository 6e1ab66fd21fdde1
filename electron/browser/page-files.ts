import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mediaTypeOf } from '../page-policy.ts';

export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Reads the built page into memory. Requests are looked up in this map by their exact address, so no address can
 * reach any other file of the machine.
 *
 * @returns files by address, for example `/index.html`
 */
export async function readPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, PageFile>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, {
      type: mediaTypeOf(path),
      bytes: await readFile(path),
    });
  }
  return files;
}
