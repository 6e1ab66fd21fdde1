import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, sep } from 'node:path';
import { parse } from 'yaml';

/** The part of a package's own description that the notices need. */
export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface PackageFolder {
  readonly folder: string;
  readonly about: PackageFile;
}

export const readPackage = (folder: string): PackageFolder => ({
  folder,
  about: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile,
});

/**
 * Finds a package as Node does: in the nearest `node_modules` that has it. Returns undefined when it is not
 * installed.
 */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(from);
  return above === from ? undefined : findPackage(name, above);
}

interface Packing {
  readonly files?: readonly string[];
}

/** electron-builder's names of the platforms. */
const platforms: Readonly<Partial<Record<NodeJS.Platform, 'linux' | 'mac' | 'win'>>> = {
  linux: 'linux',
  darwin: 'mac',
  win32: 'win',
};

/** Returns the patterns with which electron-builder leaves out whole packages and parts of them on this platform. */
function exclusions(root: string): readonly string[] {
  const settings = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as Packing &
    Readonly<Partial<Record<'linux' | 'mac' | 'win', Packing>>>;
  const platform = platforms[process.platform];
  const own = platform === undefined ? undefined : settings[platform];
  return [...(settings.files ?? []), ...(own?.files ?? [])]
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => pattern.slice(1));
}

/**
 * Returns every npm package that is packed beside the built program: the run-time dependencies and theirs, without what
 * electron-builder.yml leaves out. Dependencies of another platform are not installed and so not among them.
 *
 * @param root the project's folder
 */
export function packedPackages(root: string): readonly PackageFolder[] {
  const excluded = exclusions(root);
  const isPacked = (folder: string): boolean => {
    const path = relative(root, join(folder, 'package.json')).split(sep).join('/');
    return !excluded.some((pattern) => matchesGlob(path, pattern));
  };
  const found = new Map<string, PackageFolder>();
  const waiting = [root];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const { dependencies, optionalDependencies } = readPackage(from).about;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const folder = findPackage(name, from);
      if (folder === undefined || found.has(folder) || !isPacked(folder)) continue;
      found.set(folder, readPackage(folder));
      waiting.push(folder);
    }
  }
  return [...found.values()];
}

/**
 * Returns the package that a file belongs to; undefined for one of our own.
 *
 * @param file an absolute path, as a bundler names its modules
 */
export function packageOf(file: string): PackageFolder | undefined {
  const path = file.replace(/^\0/, '').replace(/\?.*$/, '').split(sep).join('/');
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return folder === undefined || !existsSync(join(folder, 'package.json')) ? undefined : readPackage(folder);
}
