/**
 * Handles records that are gone although their vault, mark or key exists: no new ones begin unless a person decides
 * so.
 */
import { existsSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KioskError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { makeFolder, syncFolder } from './durable-folder.ts';
import { whileHeld } from './held-files.ts';
import type { ModePaths } from './paths.ts';
import { hasBegun } from './records/open.ts';
import { markOf, readMark, writeMark, type Mark, type Progress } from './records/mark/mark-file.ts';

/** File of the practice pictures' key. The studio's own key is in the keychain. */
export const practiceKeyOf = (paths: ModePaths): string => join(dirname(paths.records), 'vault.key');

/**
 * Refuses to begin new records while files of earlier ones exist, unless a person has decided to.
 *
 * @param hasKey whether the key of the pictures exists
 * @throws KioskError RECORDS_MISSING with `lastOrder` and `lastChange` from the mark, empty where it does not know
 *   them
 */
export async function refuseNewRecords(
  paths: ModePaths,
  mode: 'practice' | 'account',
  hasKey: () => Promise<boolean>,
): Promise<void> {
  if (existsSync(paths.records) || hasBegun(paths.records)) return;
  const mark = readMark(markOf(paths.records));
  if (isDecided(mark)) return;
  const belonging = [paths.vault, `${paths.records}-wal`];
  if (mark === 'missing' && !belonging.some(existsSync) && !(await hasKey())) return;
  const known = progressOf(mark);
  throw new KioskError('RECORDS_MISSING', 'The records are missing, and what belongs to them is here.', {
    mode,
    lastOrder: known?.lastOrder ?? '',
    lastChange: known?.changedAt ?? '',
  });
}

/** True when a person has decided to start with new records, and these do not exist yet. */
const isDecided = (mark: Mark | 'missing' | 'damaged'): boolean =>
  typeof mark !== 'string' && mark.progress === null && mark.gap?.reason === 'fresh';

const progressOf = (mark: Mark | 'missing' | 'damaged'): Progress | null =>
  typeof mark === 'string' ? null : (mark.progress ?? mark.gap?.expected ?? null);

/**
 * Notes that a person starts with new records. Moves damaged records, and pictures, key and mark of the earlier ones, unchanged to a folder
 * of their own; the new mark continues the earlier one's numbers. Writes the decision last: after a crash before
 * that, the records are missing as before.
 */
export async function decideOnNewRecords(paths: ModePaths, at: Date): Promise<void> {
  const root = dirname(paths.records);
  const aside = join(root, `set-aside-${at.toISOString().replace(/[:.]/g, '-')}`);
  const markFile = markOf(paths.records);
  const mark = readMark(markFile);
  await makeFolder(aside);
  if (existsSync(markFile)) await copyFile(markFile, join(aside, 'studio.mark'));
  const { records, vault } = paths;
  const files = [`${records}-wal`, `${records}-shm`, records, practiceKeyOf(paths), vault];
  for (const file of files.filter((each) => existsSync(each))) {
    await whileHeld(() => rename(file, join(aside, file.slice(root.length + 1))));
  }
  await syncFolder(aside);
  await syncFolder(root);
  const foundAt = at.toISOString();
  const gap = { id: newId('gap'), reason: 'fresh', foundAt, expected: progressOf(mark), had: null } as const;
  const numbers = typeof mark === 'string' ? {} : mark.numbers;
  writeMark(markFile, { version: 1, progress: null, numbers, gap });
}
