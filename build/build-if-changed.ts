/**
 * Builds the page and the desktop program, each in a process of its own that then exits, and only when a source has
 * changed since the last build.
 */
import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One build, described by the files that it reads and the folders that it writes. Paths are relative to the project.
 */
export interface Build {
  readonly name: string;
  /** Files and folders whose content determines the result. */
  readonly inputs: readonly string[];
  /** Folders that only this build writes to. */
  readonly outputs: readonly string[];
  /** Arguments of `vite`. */
  readonly args: readonly string[];
}

export const page: Build = {
  name: 'page',
  inputs: [
    ...['renderer', 'shared', 'vite.config.ts', 'package-lock.json'],
    // The notices name what is packed, and contain Headroom's own licence and contact.
    ...[
      'build/notices',
      'build/page-files.ts',
      'build/messages.ts',
      'electron-builder.yml',
      'package.json',
      'LICENSE',
    ],
  ],
  outputs: ['dist/renderer'],
  args: ['build', '--logLevel', 'warn'],
};

export const desktop: Build = {
  name: 'desktop',
  inputs: [
    ...['electron', 'shared', 'package.json', 'package-lock.json'],
    ...['build/vite.electron.config.ts', 'build/draw-icon.ts', 'build/icon.svg'],
  ],
  outputs: ['dist/electron', 'dist/shared', 'dist/icons'],
  args: ['build', '--config', 'build/vite.electron.config.ts', '--logLevel', 'warn'],
};

/** The folder for files that can be made again at any time. It is deleted together with the dependencies. */
export const cacheDir = (root: string): string => join(root, 'node_modules', '.cache', 'headroom');

/** Returns every file below a path, in a fixed order, relative to `root`; none when the path is missing. */
function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const names = readdirSync(full, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => join(path, name))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
}

function hashFiles(hash: Hash, root: string, paths: readonly string[], withContent: boolean): void {
  for (const file of paths.flatMap((path) => filesBelow(root, path))) {
    const full = join(root, file);
    const content = withContent ? readFileSync(full) : String(statSync(full).size);
    hash.update(`${file}\0`).update(content).update('\0');
  }
}

/**
 * Identifies the sources together with the built results: another `vite build`, or a removed file, changes it as
 * well. Results are compared by name and size, because Vite puts a hash of the content into their names.
 */
function fingerprint(root: string, { inputs, outputs }: Build): string {
  const hash = createHash('sha256');
  hashFiles(hash, root, inputs, true);
  hashFiles(hash, root, outputs, false);
  return hash.digest('hex');
}

/** True when the last build still matches the sources. */
function isUpToDate(root: string, build: Build): boolean {
  const stamp = stampOf(root, build);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, build);
}

const stampOf = (root: string, { name }: Build): string => join(cacheDir(root), `built-${name}`);

/**
 * Builds unless the last build still matches the sources.
 *
 * @param root the project's folder
 * @returns true when it had to build
 * @throws when the build fails; the next call then builds again
 */
export function buildIfChanged(root: string, build: Build): boolean {
  if (isUpToDate(root, build)) return false;
  rmSync(stampOf(root, build), { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, ...build.args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The ${build.name} could not be built: see the messages above.`);
  mkdirSync(cacheDir(root), { recursive: true });
  writeFileSync(stampOf(root, build), fingerprint(root, build));
  return true;
}
