import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** Folders of package managers on macOS. A program that is started from the Dock does not have them on its path. */
export const onMacOs = ['/opt/homebrew/bin', '/usr/local/bin', '/opt/local/bin'];

interface WhereToLook {
  /** The path of this process by default. */
  readonly path?: string;
  /** Full paths outside the path, which are tried last. */
  readonly files?: readonly string[];
}

/** Returns the path of the first of these programs that this user may run; null when none is installed. */
export async function findProgram(
  names: readonly string[],
  { path = process.env['PATH'] ?? '', files = [] }: WhereToLook = {},
): Promise<string | null> {
  // A folder that is named from where the process was started could hold anything.
  const folders = [
    ...path.split(delimiter).filter(isAbsolute),
    ...(process.platform === 'darwin' ? onMacOs : []),
  ];
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...files];
  for (const file of candidates) {
    const may = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (may) return file;
  }
  return null;
}
