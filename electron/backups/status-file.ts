/** Keeps the state of the studio's backups in a file beside the records: records that were restored must not change it. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { backupTroubles, unfinishedSteps, unfinishedTroubles } from '../../shared/model/backups.ts';
import { replaceFile } from '../durable-file.ts';
import { codeOf } from '../error-code.ts';

const time = z.iso.datetime();
const count = z.int().nonnegative();

const status = z.strictObject({
  version: z.literal(1),
  /** The folder that a supervisor chose; empty for none. */
  folder: z.string(),
  /** The studio that has backups in that folder; null before the first one. */
  begun: z.string().nullable(),
  /** The last complete backup, to whichever folder. */
  last: z
    .strictObject({
      at: time,
      /** Number of commits in its records. */
      change: count,
      orders: count,
      pictures: count,
      missing: count,
      sameDisk: z.boolean(),
      /** The step that failed after it was complete. */
      unfinished: z
        .strictObject({ step: z.enum(unfinishedSteps), trouble: z.enum(unfinishedTroubles) })
        .nullable()
        .default(null),
    })
    .nullable(),
  /** The last try, if it failed. */
  failure: z.strictObject({ at: time, trouble: z.enum(backupTroubles) }).nullable(),
  /** Every folder into which a backup was made. */
  folders: z
    .array(
      z.strictObject({
        folder: z.string(),
        /** The last backup in it. */
        at: time,
        /** Number of backups in it. */
        states: count,
        /** Number of those that could not be read when customers were to be erased from them. */
        unreadable: count,
        /** Number of those that may still have an erased customer, by the customer; 0 for one who is erased from all. */
        left: z.record(z.string(), count),
      }),
    )
    .default([]),
});
export type BackupStatus = Readonly<z.infer<typeof status>>;
/** A folder with backups, as it was when it was last connected. */
export type KnownFolder = BackupStatus['folders'][number];

export const noBackups: BackupStatus = {
  ...{ version: 1, folder: '', begun: null, last: null, failure: null },
  folders: [],
};

/** Returns `noBackups` when there is no file, or none that can be read: a supervisor then chooses the folder again. */
export async function readStatus(file: string): Promise<BackupStatus> {
  try {
    const parsed = status.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.data : noBackups;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) !== null) return noBackups;
    throw error;
  }
}

/** Leaves `unfinished` out while it is null: an earlier Headroom refuses a file with a key that it does not know (decision 138). */
export const writeStatus = (file: string, content: BackupStatus): Promise<void> => {
  const known = (key: string, value: unknown): unknown =>
    key === 'unfinished' && value === null ? undefined : value;
  return replaceFile(file, Buffer.from(JSON.stringify(content, known)));
};
