import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** Folders of package managers on macOS. A program that is started from the Dock does not have them on its path. */
const onMacOs = ['/opt/homebrew/bin', '/usr/local/bin', '/opt/local/bin'];

/** Returns the path of a program that this user may run; null when it is not installed. */
export async function findProgram(
  name: string,
  path = process.env['PATH'] ?? '',
  platform: NodeJS.Platform = process.platform,
): Promise<string | null> {
  const folders = [...path.split(delimiter).filter(isAbsolute), ...(platform === 'darwin' ? onMacOs : [])];
  for (const folder of folders) {
    const file = join(folder, name);
    const may = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (may) return file;
  }
  return null;
}
