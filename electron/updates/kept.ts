/** Installers that are kept on this computer, each with the signed file of its release: for the update that waits, and for going back. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { versionSchema } from '../../shared/schemas/update-calls.ts';
import { makeFolder, syncFolder } from '../durable-folder.ts';
import { codeOf } from '../error-code.ts';
import { whileHeld } from '../held-files.ts';
import { readRelease, type FeedOptions, type Release } from './release.ts';
import { UpdateFailure } from './trouble.ts';

/** The folder of the kept installers, and the computer that they are for. */
export type KeptOptions = Pick<FeedOptions, 'platform' | 'arch' | 'keys'> & { readonly folder: string };

export const keptFolder = (folder: string, version: string): string => join(folder, version);
const baseOf = (folder: string, version: string): URL => pathToFileURL(`${keptFolder(folder, version)}/`);

const feedIn = (
  { folder, platform, arch, keys }: KeptOptions,
  version: string,
): Omit<FeedOptions, 'version'> => ({ base: baseOf(folder, version), platform, arch, keys });

/** Returns what electron-updater needs to take a kept release as a feed. */
export const feedOfKept = (options: KeptOptions, { name, version }: Release): FeedOptions => ({
  ...feedIn(options, version),
  version: name.startsWith(`${version}-`) ? version : null,
});

/**
 * Takes a downloaded installer over, and gives its folder a name when all of it is on the disk and was verified again.
 * @param installer path of the download, on the same disk; it is moved
 * @param verified called before it gets its name
 * @throws UpdateFailure; the file system's errors
 */
export async function keep(
  options: KeptOptions,
  release: Release,
  installer: string,
  verified: () => Promise<void>,
): Promise<void> {
  const { folder } = options;
  const part = `${keptFolder(folder, release.version)}.part`;
  await rm(part, { recursive: true, force: true });
  await makeFolder(folder);
  await mkdir(part, { mode: 0o700 });
  await writeFile(join(part, release.name), release.content, { flush: true });
  await writeFile(join(part, `${release.name}.sig`), release.signature, { flush: true });
  await whileHeld(() => rename(installer, join(part, release.installer.file)));
  await assertWhole(part, release);
  await verified();
  await rm(keptFolder(folder, release.version), { recursive: true, force: true });
  await whileHeld(() => rename(part, keptFolder(folder, release.version)));
  await syncFolder(folder);
}

/** @throws UpdateFailure `damaged` for another installer than the signed one */
async function assertWhole(folder: string, { installer }: Pick<Release, 'installer'>): Promise<void> {
  const file = join(folder, installer.file);
  const hash = createHash('sha512');
  if ((await stat(file)).size !== installer.bytes) throw new UpdateFailure('damaged');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('base64') !== installer.sha512) throw new UpdateFailure('damaged');
}

/**
 * Verifies a kept release: its signature, then every byte of its installer.
 * @throws UpdateFailure; the file system's errors
 */
export async function verifyKept(options: KeptOptions, version: string): Promise<Release> {
  const release = await readKept(options, version);
  await assertWhole(keptFolder(options.folder, version), release);
  return release;
}

/** Reads the signed file of a kept release. @throws UpdateFailure; the file system's errors */
async function readKept(options: KeptOptions, version: string): Promise<Release> {
  const feed = feedIn(options, version);
  try {
    return await readRelease({ ...feed, version });
  } catch (error) {
    // The newest of a feed has the channel's own name.
    if (codeOf(error) !== 'ENOENT') throw error;
    const release = await readRelease({ ...feed, version: null });
    if (release.version !== version) throw new UpdateFailure('damaged', { cause: error });
    return release;
  }
}

/** Returns the kept release; null where none, or an incomplete one, is kept. Does not read its installer. */
export async function keptRelease(options: KeptOptions, version: string): Promise<Release | null> {
  try {
    const release = await readKept(options, version);
    const { size } = await stat(join(keptFolder(options.folder, version), release.installer.file));
    return size === release.installer.bytes ? release : null;
  } catch (error) {
    if (error instanceof UpdateFailure || codeOf(error) !== null) return null;
    throw error;
  }
}

/** Removes kept installers of other versions, and what a kill left of others. */
export async function keepOnly({ folder }: KeptOptions, versions: readonly string[]): Promise<void> {
  let names: readonly string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  for (const name of names) {
    const isOurs = versionSchema.safeParse(name.replace(/\.part$/, '')).success;
    if (isOurs && !versions.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
