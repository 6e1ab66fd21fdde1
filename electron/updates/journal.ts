/**
 * The state of this computer's updates, across versions of the program: a small file that is replaced whole. It belongs to the
 * computer, as the kiosk lock does, because one program serves practice and the studio.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { updateSteps, updateTroubles } from '../../shared/model/updates.ts';
import { readByKey } from '../../shared/schemas/read-by-key.ts';
import { updateSettings, versionSchema } from '../../shared/schemas/update-calls.ts';
import { replaceFile } from '../durable-file.ts';
import { makeFolder } from '../durable-folder.ts';
import { codeOf } from '../error-code.ts';

/** Folder of everything about updates. */
export const updatesFolder = (dataDir: string): string => join(dataDir, 'updates');
const fileOf = (dataDir: string): string => join(updatesFolder(dataDir), 'updates.json');

const time = z.string().max(40);
/** Names of the folders with copies of the records, by mode; a mode without records has none. */
const copies = z.object({ practice: z.string().optional(), account: z.string().optional() });
export type Copies = z.infer<typeof copies>;
export const copiedModes = ['practice', 'account'] as const;
export type CopiedMode = (typeof copiedModes)[number];

const update = z.object({
  from: versionSchema,
  to: versionSchema,
  at: time,
  /** Newest migration that the earlier version has. */
  migration: z.int(),
  copies,
});

const schema = z.object({
  settings: updateSettings,
  checkedAt: time.nullable(),
  /** When the last check was begun. */
  triedAt: time.nullable(),
  staged: z.object({ version: versionSchema, at: time }).nullable(),
  failure: z.object({ step: z.enum(updateSteps), trouble: z.enum(updateTroubles), at: time }).nullable(),
  /** The step that is under way on disk. What a kill leaves here is explained at the next start. */
  doing: z
    .object({
      step: z.enum(updateSteps),
      from: versionSchema,
      to: versionSchema.nullable(),
      at: time,
      /** The update that is being installed or taken back. */
      update: update.nullable(),
    })
    .nullable(),
  /** The update that brought the version that runs: what going back needs. */
  update: update.nullable(),
  /** The last change of version that was seen. */
  last: z
    .object({ from: versionSchema, to: versionSchema, at: time, kind: z.enum(['update', 'back']) })
    .nullable(),
  /** Copies that take the place of records which a newer version has migrated, once the earlier version opens them. */
  putBack: copies,
});
export type Journal = Readonly<z.infer<typeof schema>>;

export const newJournal: Journal = {
  settings: { feed: '', checkAt: '03:30' },
  ...{ checkedAt: null, triedAt: null, staged: null, failure: null, doing: null, update: null, last: null },
  putBack: {},
};

/**
 * Returns the state; a new one where there is none. What only a newer version understands is left out alone: after going back, the earlier
 * version needs the rest.
 */
export async function readJournal(dataDir: string): Promise<Journal> {
  try {
    const stored: unknown = JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
    if (typeof stored !== 'object' || stored === null) return newJournal;
    return readByKey(schema, stored, newJournal).value;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return newJournal;
    throw error;
  }
}

/** @throws the file system's error; the state is then as it was */
export async function writeJournal(dataDir: string, journal: Journal): Promise<void> {
  await makeFolder(updatesFolder(dataDir));
  await replaceFile(fileOf(dataDir), Buffer.from(JSON.stringify(journal)));
}
