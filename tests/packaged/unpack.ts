import { extractAll } from '@electron/asar';
import { cpSync, globSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the program into an empty folder as Electron reads it: the archive's files, and those beside the archive,
 * from where the system loads libraries. Nothing of the repository can be found from the folder.
 *
 * @param resources the folder that holds `app.asar`
 * @returns the folder that replaces the archive
 */
export function unpack(resources: string, folder: string): string {
  const [appDir, beside] = [join(folder, 'app.asar'), join(folder, 'app.asar.unpacked')];
  extractAll(join(resources, 'app.asar'), appDir);
  cpSync(join(resources, 'app.asar.unpacked'), beside, { recursive: true });
  for (const native of globSync('**/*.node', { cwd: beside })) {
    rmSync(join(appDir, native));
    symlinkSync(join(beside, native), join(appDir, native));
  }
  return appDir;
}
