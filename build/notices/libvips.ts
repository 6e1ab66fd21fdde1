import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OtherPart } from './other-parts.ts';
import { insideLibvips } from './inside-libvips.ts';
import type { PackageFolder } from './shipped-packages.ts';

export interface LibvipsPart extends OtherPart {
  readonly version: string;
}

/** True for a file that contains libvips: a system library, or WebAssembly with the script that loads it. */
const isLibrary = (file: string): boolean => /^libvips.*\.(so|dylib|dll)|\.wasm$|\.node\.js$/.test(file);

/** macOS refuses to start a program whose signature does not cover all of its files. */
const macRemark = 'Sign the program again afterwards: codesign --force --deep --sign - Headroom.app';

/**
 * Says where the library is and how to replace it, as its licence asks.
 *
 * @param build version of the scripts that build the library
 */
function remarkOf({ folder, about }: PackageFolder, build: string): string {
  const files = readdirSync(join(folder, 'lib')).filter(isLibrary);
  if (files.length === 0) throw new Error(`${about.name} has no file of libvips`);
  return [
    `${files.join(' and ')} contains this library, outside the program’s archive in resources/app.asar.unpacked/node_modules/${about.name}/lib.`,
    'You may change the library, build that file again and put it there, and take the program apart to debug your change.',
    `Build scripts, and the addresses of all sources: https://github.com/lovell/sharp-libvips/tree/v${build}`,
    ...(about.name.includes('darwin') ? [macRemark] : []),
  ].join('\n');
}

/**
 * Lists libvips and the libraries inside it with the versions that are shipped, if a package contains them.
 *
 * @param build version of sharp-libvips, whose scripts build the library
 * @throws when it contains one that inside-libvips.ts does not know
 */
export function libvipsIn(from: PackageFolder, build: string): readonly LibvipsPart[] {
  const file = join(from.folder, 'versions.json');
  if (!from.about.name.startsWith('@img/sharp-') || !existsSync(file)) return [];
  const versions = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const remark = remarkOf(from, build);
  // libvips carries a copy of libnsgif, which has no version there.
  return Object.entries({ ...versions, nsgif: '' }).map(([name, version]) => {
    const part = insideLibvips[name];
    if (part === undefined) throw new Error(`${basename(from.folder)} contains ${name}: add its licence`);
    return { ...part, kind: 'library', version, remark };
  });
}
