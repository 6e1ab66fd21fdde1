/** Collects the third-party notices from the installed packages. A part without a usable licence stops the build. */
import Database from 'better-sqlite3';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice, NoticeKind, Notices } from '../../shared/notices.ts';
import { licencesIn, licenceTexts, mayBeShipped } from './licences.ts';
import { libvipsIn } from './libvips.ts';
import { packagesWithoutText, partsOfElectron, partsOfPackages, type OtherPart } from './other-parts.ts';
import { packedPackages, readPackage, type PackageFile, type PackageFolder } from './shipped-packages.ts';

/** A notice with its texts, before each text is stored once. */
interface Draft extends Omit<Notice, 'texts'> {
  readonly texts: readonly string[];
}

const order: readonly NoticeKind[] = ['runtime', 'library', 'font', 'model', 'package'];

function sourceOf({ homepage, repository }: PackageFile): string {
  const url = typeof repository === 'string' ? repository : repository?.url;
  const address = url?.replace(/^git\+/, '').replace(/\.git$/, '');
  return address?.startsWith('https://') === true ? address : (homepage ?? '');
}

/** Libraries inside libvips have notices of their own with their authors; the package around them names none. */
const copyrightOf = (name: string): string | undefined =>
  name.startsWith('@img/sharp-libvips-') ? '' : packagesWithoutText[name];

/** @throws when the package ships no licence text and other-parts.ts has no copyright line for it */
function textsOf({ folder, about }: PackageFolder, licence: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  if (files.length > 0) return files.map((name) => readFileSync(join(folder, name), 'utf8').trim());
  const copyright = copyrightOf(about.name);
  if (copyright === undefined) {
    throw new Error(`${about.name} ships no licence text: add its copyright line to other-parts.ts`);
  }
  return licencesIn(licence).flatMap((id) => licenceTexts(id, copyright));
}

/** @throws when the licence does not allow a sale in a closed program */
function checkLicence(name: string, licence: string, isReplaceable: boolean): void {
  if (mayBeShipped(licence, isReplaceable)) return;
  throw new Error(`${name} is under "${licence}", which Headroom must not ship`);
}

function draftOfPackage(shipped: PackageFolder): Draft {
  const { name, version, license: licence = '' } = shipped.about;
  checkLicence(name, licence, name.startsWith('@img/sharp-'));
  const kind = name.startsWith('@fontsource/') ? 'font' : 'package';
  const texts = textsOf(shipped, licence);
  return { kind, name, version, licence, source: sourceOf(shipped.about), remark: '', texts };
}

function draftOfPart(part: OtherPart, version: string, isReplaceable = false): Draft {
  const { kind, name, licence, source, copyright, remark = '' } = part;
  checkLicence(name, licence, isReplaceable);
  const texts = licencesIn(licence).flatMap((id, index) => licenceTexts(id, index === 0 ? copyright : ''));
  return { kind, name, version, licence, source, remark, texts };
}

/** Returns the version of SQLite that is built into the library. */
function sqliteVersion(): string {
  const database = new Database(':memory:');
  try {
    return database.prepare<[], string>('select sqlite_version()').pluck().get() ?? '';
  } finally {
    database.close();
  }
}

function draftsInside(shipped: PackageFolder, libvipsBuild: string): readonly Draft[] {
  const parts = partsOfPackages[shipped.about.name] ?? [];
  return [
    ...parts.map((part) => draftOfPart(part, part.name === 'SQLite' ? sqliteVersion() : '')),
    ...libvipsIn(shipped, libvipsBuild).map((part) => draftOfPart(part, part.version, true)),
  ];
}

function electronDrafts(root: string): readonly Draft[] {
  const electron = readPackage(join(root, 'node_modules/electron'));
  return [
    { ...draftOfPackage(electron), kind: 'runtime', name: 'Electron' },
    ...partsOfElectron.map((part) => draftOfPart(part, '', true)),
  ];
}

/** sharp and libvips' packages are released together: sharp names the version of libvips' scripts. */
function libvipsBuildOf(root: string): string {
  const { optionalDependencies = {} } = readPackage(join(root, 'node_modules/sharp')).about;
  const version = optionalDependencies['@img/sharp-libvips-linux-x64'];
  if (version === undefined) throw new Error('sharp does not name its version of libvips');
  return version;
}

const byKindAndName = (a: Draft, b: Draft): number =>
  order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name, 'en');

/**
 * Returns Headroom's own licence and contact, and everything in it that others wrote: npm packages beside the program
 * and in the page, the parts inside them, and Electron.
 *
 * @param root the project's folder
 * @param bundled packages from which the page's build took code or files
 * @throws when a part has no licence text, or one that forbids a closed sale
 */
export function collectNotices(root: string, bundled: readonly PackageFolder[]): Notices {
  const shipped = new Map(
    [...packedPackages(root), ...bundled].map((one) => [`${one.about.name} ${one.about.version}`, one]),
  );
  const build = libvipsBuildOf(root);
  const own = readPackage(root).about;
  const drafts = [
    ...electronDrafts(root),
    ...[...shipped.values()].flatMap((one) => [draftOfPackage(one), ...draftsInside(one, build)]),
  ].sort(byKindAndName);
  const texts = [...new Set(drafts.flatMap((draft) => draft.texts))];
  return {
    version: own.version,
    licence: readFileSync(join(root, 'LICENSE'), 'utf8').trim(),
    contact: own.homepage ?? '',
    notices: drafts.map((draft) => ({ ...draft, texts: draft.texts.map((text) => texts.indexOf(text)) })),
    texts,
  };
}
