/**
 * Reads a release: the file that electron-builder makes for it (`latest.yml` and its like), and the publisher's signature beside it.
 * Nothing of a release is believed before the signature is right (decision 136).
 */
import type { UpdateInfo } from 'electron-updater';
import { basename } from 'node:path/posix';
import { z } from 'zod';
import { versionSchema } from '../../shared/schemas/update-calls.ts';
import { codeOf } from '../error-code.ts';
import { isSigned } from '../publisher/signature.ts';
import { releaseText } from './release-text.ts';
import { readText } from './transport.ts';
import { UpdateFailure } from './trouble.ts';

/** The kinds of installers, by what their files end in. macOS updates from the zip, people install from the dmg. */
export const installerEndings = { win32: '.exe', darwin: '.zip', linux: '.deb' } as const;
export type UpdatePlatform = keyof typeof installerEndings;

/** Returns the name of the file that names the newest release for a computer, as electron-builder gives it, without its ending. */
export function channelOf(platform: UpdatePlatform, arch: string): string {
  if (platform === 'win32') return 'latest';
  if (platform === 'darwin') return 'latest-mac';
  return arch === 'x64' ? 'latest-linux' : `latest-linux-${arch}`;
}

/** Returns the name of the file about one release: the newest for null. The signing keeps one for each version. */
export const releaseFile = (channel: string, version: string | null): string =>
  version === null ? `${channel}.yml` : `${version}-${channel}.yml`;

const sha512 = z.string().regex(/^[A-Za-z\d+/]{86}==$/);
/** The parts of a release's file that Headroom uses; electron-builder writes more. */
const releaseSchema = z.object({
  version: versionSchema,
  releaseDate: z.union([z.string(), z.date().transform((date) => date.toISOString())]).optional(),
  files: z
    .array(
      z.object({
        /** A name beside the file itself: an installer lies nowhere else. */
        url: z.string().regex(/^[^/\\:?#]+$/),
        sha512,
        size: z.int().positive(),
        isAdminRightsRequired: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(20),
});

/** A release as its signed file has it. */
export interface Release {
  readonly version: string;
  /** Name of the file, which the signature covers, and its content. */
  readonly name: string;
  readonly content: string;
  readonly signature: string;
  readonly installer: {
    readonly file: string;
    /** Base64. */
    readonly sha512: string;
    readonly bytes: number;
    readonly needsAdministrator: boolean;
  };
}

export interface FeedOptions {
  /** Address or `file:` URL of the feed's folder, ending in `/`. */
  readonly base: URL;
  readonly platform: UpdatePlatform;
  readonly arch: string;
  readonly keys: readonly string[];
  /** One release of the feed; null for the newest. */
  readonly version: string | null;
}

/** Reads a release from the feed. @throws UpdateFailure; the errors of fetch and of the file system */
export async function readRelease({
  base,
  platform,
  arch,
  keys,
  version,
}: FeedOptions): Promise<Release & { readonly info: UpdateInfo }> {
  const name = releaseFile(channelOf(platform, arch), version);
  const address = new URL(name, base);
  const content = await readText(address);
  const signature = await readSignature(new URL(`${name}.sig`, base));
  if (!isSigned(releaseText(name, content), signature, keys)) throw new UpdateFailure('unsigned');
  // electron-updater takes a tenth of a second to load, and most starts read no release.
  const { parseUpdateInfo } = await import('electron-updater/out/providers/Provider.js');
  const parsed = releaseSchema.safeParse(parseUpdateInfo(content, name, address));
  if (!parsed.success) throw new UpdateFailure('nothing', { cause: parsed.error });
  if (version !== null && parsed.data.version !== version) throw new UpdateFailure('nothing');
  const fitting = parsed.data.files.filter(({ url }) => url.endsWith(installerEndings[platform]));
  const file = fitting.find(({ url }) => url.includes(arch)) ?? fitting[0];
  if (file === undefined) throw new UpdateFailure('nothing');
  const { isAdminRightsRequired = false, ...named } = file;
  // The type still demands what electron-updater calls deprecated and does not read beside `files`.
  const info = {
    ...{ version: parsed.data.version, releaseDate: parsed.data.releaseDate ?? '' },
    files: [{ ...named, isAdminRightsRequired }],
  } as unknown as UpdateInfo;
  return {
    ...{ version: info.version, name, content, signature, info },
    installer: {
      ...{ file: basename(file.url), sha512: file.sha512, bytes: file.size },
      needsAdministrator: isAdminRightsRequired,
    },
  };
}

/** A feed without a signature is not signed; one that does not answer is something else. */
async function readSignature(address: URL): Promise<string> {
  try {
    return await readText(address);
  } catch (error) {
    const isMissing = error instanceof UpdateFailure && error.trouble === 'nothing';
    if (isMissing || codeOf(error) === 'ENOENT') throw new UpdateFailure('unsigned', { cause: error });
    throw error;
  }
}
