import { getRawHeader, type DirectoryRecord } from '@electron/asar';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface PackedFile {
  /** Path from the archive's root, with slashes. */
  readonly path: string;
  /** True for a plain file beside the archive. */
  readonly isBeside: boolean;
}

const isFolder = (entry: object): entry is DirectoryRecord => 'files' in entry;

function filesBelow({ files }: DirectoryRecord, folder = ''): PackedFile[] {
  return Object.entries(files).flatMap(([name, entry]) =>
    isFolder(entry)
      ? filesBelow(entry, `${folder}${name}/`)
      : [{ path: folder + name, isBeside: 'unpacked' in entry && entry.unpacked }],
  );
}

/** True for code, a package's description or a licence, and false for what only the package's developers need. */
const isPlain = (path: string): boolean =>
  /\.(?:js|cjs|mjs|json)$|\/[^/]*(?:licen[cs]e|notice)[^/]*$/i.test(path) &&
  !/\/(?:tests?|spec|bench(?:mark)?|examples?|docs?|integration)\/|\/\.|\.config\.|\.test\./.test(path);

/**
 * True for files beside the archive: libraries that the system's loader reads, and libvips, which anyone may replace
 * (LGPL) and which is WebAssembly with its script on Linux. Every other file is protected inside the archive.
 */
const isNative = (path: string): boolean =>
  /\.(?:node|dll|dylib)$|\.so(?:\.|$)|^node_modules\/@img\/sharp-wasm32\/lib\//.test(path);

const isPackage = (line: string): boolean => /^(?:@[^/]+\/)?[^/]+$/.test(line);
const packageOf = (path: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? '';

/**
 * Compares an archive with the built program, and its packages with contents.txt, in both directions.
 *
 * @returns a line for each difference
 */
export function differences(archive: string): string[] {
  const packed = filesBelow(getRawHeader(archive).header);
  const paths = new Set(packed.map(({ path }) => path));
  const own = [...paths].filter((path) => !path.startsWith('node_modules/'));
  const foreign = [...paths].filter((path) => path.startsWith('node_modules/'));

  const isFile = (path: string): boolean => statSync(join(root, path)).isFile();
  const built = new Set([
    'package.json',
    ...globSync('dist/{electron,renderer,shared}/**', { cwd: root }).filter(isFile),
  ]);

  const lines = readFileSync(join(import.meta.dirname, 'contents.txt'), 'utf8').split('\n');
  const listed = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const allows = (line: string, path: string): boolean =>
    isPackage(line) ? packageOf(path) === line && isPlain(path) : matchesGlob(path, `node_modules/${line}`);

  return [
    ...own.filter((path) => !built.has(path)).map((path) => `packed, but not built: ${path}`),
    ...[...built].filter((path) => !paths.has(path)).map((path) => `built, but not packed: ${path}`),
    ...foreign
      .filter((path) => !listed.some((line) => allows(line, path)))
      .map((path) => `packed, but not listed: ${path}`),
    ...listed
      .filter((line) => !foreign.some((path) => allows(line, path)))
      .map((line) => `listed, but not packed: ${line}`),
    ...packed
      .filter(({ path, isBeside }) => isBeside !== isNative(path))
      .map(({ path, isBeside }) => `${isBeside ? 'outside' : 'inside'} the archive: ${path}`),
  ];
}
