/** Writes and reads the set-up file. Pure: what it changes is in `provision.ts`. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StudioSettings } from '../../shared/model/settings.ts';
import {
  largestSetUpFile,
  sharedSettings,
  type SetUpFileTrouble,
  type SharedSetting,
  type SharedSettings,
} from '../../shared/model/set-up-file.ts';
import { isNumberPrefix } from '../../shared/number-prefix.ts';
import { settingsSchema } from '../../shared/schemas/settings.ts';
import { isSharedFeed } from '../../shared/update-feed.ts';

const format = 'headroom-set-up';
/** The version of the file. It grows when an older Headroom would misread what is in it. */
const version = 1;

export interface SetUpFile {
  /** ISO 8601. */
  readonly madeAt: string;
  /** The Headroom that made it. */
  readonly program: string;
  /** Prefix of the counter that is set up. */
  readonly prefix: string;
  /** Prefixes that counters have, this one's too. */
  readonly given: readonly string[];
  readonly settings: Partial<SharedSettings>;
  /** PNG, base64; null for a studio without a logo. */
  readonly logo: string | null;
  /** Address of updates, as `isSharedFeed`; absent if other computers cannot use it. */
  readonly updateFeed?: string;
}

/** Returns what of the settings is the studio's. */
export const sharedPartOf = (settings: StudioSettings): SharedSettings =>
  Object.fromEntries(sharedSettings.map((name) => [name, settings[name]])) as unknown as SharedSettings;

/** A file that is cut off is no JSON; one that was changed by hand or by a disk has another sum. */
const sumOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Returns the file's bytes: JSON that a person can read. */
export function writeSetUpFile(content: SetUpFile): Uint8Array {
  return new TextEncoder().encode(
    `${JSON.stringify({ format, version, sha256: sumOf(content), content }, null, 2)}\n`,
  );
}

const shell = z.looseObject({ format: z.literal(format), version: z.int().min(1) });
const sealed = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  sha256: z.string(),
  content: z.unknown(),
});

const picked = Object.fromEntries(sharedSettings.map((name) => [name, true])) as Record<SharedSetting, true>;
const prefix = z.string().refine((text) => text !== '' && isNumberPrefix(text), 'one to three letters');
const contentSchema = z.strictObject({
  madeAt: z.iso.datetime(),
  program: z.string().max(40),
  prefix,
  given: z.array(z.string().refine(isNumberPrefix, 'a prefix')).max(500),
  // A setting that an older Headroom did not have stays as it is here.
  settings: settingsSchema.pick(picked).partial(),
  logo: z.base64().max(largestSetUpFile).nullable(),
  updateFeed: z.string().max(1_000).refine(isSharedFeed, 'an address with TLS, without a query').optional(),
});

/** Reads a file that a person chose. Every value in it has passed the schema of the settings. */
export function readSetUpFile(bytes: Uint8Array): SetUpFile | SetUpFileTrouble {
  if (bytes.byteLength > largestSetUpFile) return 'too-large';
  const text = new TextDecoder().decode(bytes);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return text.includes(format) ? 'damaged' : 'not-one';
  }
  const known = shell.safeParse(read);
  if (!known.success) return 'not-one';
  if (known.data.version > version) return 'newer';
  const file = sealed.safeParse(read);
  if (!file.success || sumOf(file.data.content) !== file.data.sha256) return 'damaged';
  const content = contentSchema.safeParse(file.data.content);
  return content.success ? (content.data as SetUpFile) : 'limits';
}
