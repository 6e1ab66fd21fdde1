import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const scripts = join(import.meta.dirname, '../../build/kiosk/linux');

/** Returns a line for each script of Linux that the package lacks, or that cannot be started as in the project. */
export const missingScripts = (folder: string): string[] =>
  readdirSync(scripts).flatMap((name) => {
    const packed = join(folder, name);
    if (!existsSync(packed)) return [`${name} is missing`];
    const isStarted = (file: string): boolean => (statSync(file).mode & 0o111) !== 0;
    return isStarted(packed) === isStarted(join(scripts, name)) ? [] : [`${name} has other permissions`];
  });
