import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { idPattern, type GapId } from '../../../shared/ids.ts';
import { recordsGapReasons } from '../../../shared/model/records.ts';
import { codeOf } from '../../error-code.ts';
import { syncFolder } from '../../durable-folder.ts';
import { whileHeld, whileHeldSync } from '../../held-files.ts';
import { syncFolderOf } from '../file/durable.ts';

const time = z.iso.datetime();

/** How far the records had come. */
const progress = z.strictObject({
  /** 32 hexadecimal digits, drawn at random when the records were created. */
  studioId: z.string(),
  /** Number of commits that changed something. */
  change: z.int().nonnegative(),
  /** Time of the last change; null before the first. */
  changedAt: time.nullable(),
  /** Number of the newest order; null before the first. */
  lastOrder: z.string().nullable(),
  /** Number of the newest entry of the audit log; 0 in marks from before there was one. */
  entries: z.int().nonnegative().default(0),
});
export type Progress = Readonly<z.infer<typeof progress>>;

const gap = z.strictObject({
  id: z.custom<GapId>((value) => typeof value === 'string' && idPattern('gap').test(value)),
  reason: z.enum(recordsGapReasons),
  foundAt: time,
  /** Progress that the mark recorded; null when it was missing or damaged. */
  expected: progress.nullable(),
  /** Progress of the records; null when there were none. */
  had: progress.nullable(),
});
/** A difference between records and mark. It stays in the mark until a person has read it. */
export type Gap = Readonly<z.infer<typeof gap>>;

const mark = z.strictObject({
  version: z.literal(1),
  progress: progress.nullable(),
  /** Highest number that may have been used in each sequence. */
  numbers: z.record(z.string(), z.int().nonnegative()),
  gap: gap.nullable(),
});
/** The mark's content. `progress` is null only after a person decided to start with new records. */
export type Mark = Readonly<z.infer<typeof mark>>;

/** Returns the path of the mark: in the folder of the records, with a name that does not begin like theirs. */
export const markOf = (recordsFile: string): string => join(dirname(recordsFile), 'studio.mark');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the mark's text: the hash of the second line, then the second line itself. */
function textOf(content: Mark): string {
  const body = JSON.stringify(content);
  return `${sha256(body)}\n${body}\n`;
}

/** Reads the mark. Returns `damaged` when it cannot be read, whatever the reason. */
export function readMark(path: string): Mark | 'missing' | 'damaged' {
  let text: string;
  try {
    text = whileHeldSync(() => readFileSync(path, 'utf8'));
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'missing' : 'damaged';
  }
  const [hash, body = '', rest] = text.split('\n');
  if (rest !== '' || hash !== sha256(body)) return 'damaged';
  const parsed = mark.safeParse(parse(body));
  return parsed.success ? parsed.data : 'damaged';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes the mark under a temporary name, syncs and renames it, so that a crash leaves the old mark or the new one. */
export function writeMark(path: string, content: Mark): void {
  const part = `${path}.new`;
  const handle = openSync(part, 'w', 0o600);
  try {
    writeFileSync(handle, textOf(content));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  whileHeldSync(() => renameSync(part, path));
  syncFolderOf(path);
}

/**
 * Writes the mark like `writeMark`, without blocking. It asks `isCurrent` just before the rename, in the same turn: a
 * mark that was written in the meantime is newer and stays.
 *
 * @returns true when the mark has this content and would survive a power cut
 */
export async function writeMarkLater(
  path: string,
  content: Mark,
  isCurrent: () => boolean,
): Promise<boolean> {
  const part = `${path}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(textOf(content));
    await handle.sync();
  } finally {
    await handle.close();
  }
  const renamed = await whileHeld(() => {
    if (!isCurrent()) return Promise.resolve(false);
    renameSync(part, path);
    return Promise.resolve(true);
  });
  if (!renamed) return false;
  await syncFolder(dirname(path));
  return true;
}
