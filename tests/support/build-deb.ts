import { Arch, build, Platform } from 'electron-builder';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');

/**
 * Lets electron-builder make a deb from a packed folder. A stand-in replaces fpm, which would be a download.
 *
 * @param packed the folder that `npm run package -- --dir` leaves, or one like it
 * @param icons the folder with one PNG for each size
 * @param output an empty folder
 * @returns the package's path
 */
export async function buildDeb(packed: string, icons: string, output: string): Promise<string> {
  const fpm = join(output, 'fpm');
  const program = fileURLToPath(new URL('fpm.ts', import.meta.url));
  writeFileSync(fpm, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, { mode: 0o755 });
  const before = process.env['CUSTOM_FPM_PATH'];
  process.env['CUSTOM_FPM_PATH'] = fpm;
  try {
    const made = await build({
      targets: Platform.LINUX.createTarget('deb', Arch.x64),
      projectDir: root,
      prepackaged: packed,
      publish: 'never',
      config: { directories: { output }, linux: { icon: icons } },
    });
    const deb = made.find((file) => file.endsWith('.deb'));
    if (deb === undefined) throw new Error('electron-builder made no deb');
    return deb;
  } finally {
    if (before === undefined) delete process.env['CUSTOM_FPM_PATH'];
    else process.env['CUSTOM_FPM_PATH'] = before;
  }
}

/** Returns one field of the package's control file. */
export const fieldOf = (deb: string, field: string): string =>
  execFileSync('dpkg-deb', ['--field', deb, field], { encoding: 'utf8' }).trim();

/** Unpacks the package's files into a folder, and its control files below `DEBIAN` in it. */
export function unpackDeb(deb: string, folder: string): void {
  execFileSync('dpkg-deb', ['--raw-extract', deb, folder]);
}
