import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { doorBefore, type Door } from '../account/door.ts';
import type { Closers } from '../closers.ts';
import { KioskError } from '../../shared/errors.ts';
import { makeFolder } from '../durable-folder.ts';
import { practiceKeyOf, refuseNewRecords } from '../missing-records.ts';
import { modePaths, type ModePaths } from '../paths.ts';
import { createSheetFolder, type SheetFolder } from '../printing/file/sheet-folder.ts';
import { openCheckedRecords } from '../records/checked.ts';
import { isEncrypted, isPlain } from '../records/file/header.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import type { PageCheck } from '../records/file/page-check.ts';
import { noteBeginning, type Records } from '../records/open.ts';
import type { SecretStore } from '../secrets/store.ts';
import { vaultKey } from '../secrets/vault-key.ts';
import { createAnswerRoom, type AnswerRoom } from '../vault/answer-room.ts';
import { keyFile } from '../vault/key-file.ts';
import { createVault, type Vault } from '../vault/vault.ts';
import type { StudioOptions } from './types.ts';

export type Mode = 'practice' | 'account';

/** Everything that a studio keeps on disk. */
export interface StudioData {
  readonly paths: ModePaths;
  /** The records without the door, for everything except paid calls. */
  readonly opened: Records;
  readonly pages: PageCheck;
  readonly door: Door;
  readonly vault: Vault;
  readonly answerRoom: AnswerRoom;
  readonly sheetFolder: SheetFolder;
}

/**
 * Opens the records and the vault of a mode.
 * @throws KioskError RECORDS_* when the records are missing or cannot be opened; KEYCHAIN_UNAVAILABLE
 */
export async function openData(
  closers: Closers,
  options: Pick<StudioOptions, 'dataDir' | 'clock' | 'log' | 'secrets' | 'newRecords' | 'statusChanged'>,
  mode: Mode,
): Promise<StudioData> {
  const { dataDir, clock, log, secrets, newRecords, statusChanged } = options;
  const paths = modePaths(dataDir, mode);
  await makeFolder(dirname(paths.records));
  await refuseNewRecords(paths, mode, () => hasKey(mode, paths, secrets));
  const key = await dataKey(mode, paths, secrets);
  const { records: opened, pages } = await openCheckedRecords(paths.records, {
    ...{ log, clock, key: recordsKeyOf(key) },
    ...(newRecords === undefined ? {} : { newFile: newRecords }),
    pagesRead: statusChanged,
  }).catch((error: unknown) => {
    throw mode === 'practice' && isOtherKey(error) ? keyFileRefused('key-file-other') : error;
  });
  closers.add(() => opened.atRest());
  closers.add(() => opened.close());
  closers.add(() => opened.checkpoints.stop());
  closers.add(() => pages.stop());
  const sheetFolder = createSheetFolder(paths.sheets);
  await sheetFolder.sweep();
  return {
    ...{ paths, opened, pages, sheetFolder },
    door: doorBefore(opened),
    vault: createVault({ dir: paths.vault, key, clock }),
    answerRoom: createAnswerRoom(paths.answerRoom),
  };
}

/**
 * Returns the key of everything that the studio keeps. A new one is made only where it replaces none: for new records,
 * and for those of a Headroom that had neither encrypted records nor pictures yet.
 */
async function dataKey(mode: Mode, paths: ModePaths, secrets: SecretStore): Promise<Uint8Array> {
  const isNew = !existsSync(paths.records);
  if (isNew) noteBeginning(paths.records);
  if (mode === 'practice') {
    const file = practiceKeyOf(paths);
    if (!isNew && !existsSync(file) && isEncrypted(paths.records)) throw keyFileRefused('key-file-missing');
    return keyFile(file);
  }
  return vaultKey(secrets, { create: isNew || (isPlain(paths.records) && !existsSync(paths.vault)) });
}

const keyFileRefused = (reason: 'key-file-missing' | 'key-file-other'): KioskError =>
  new KioskError('KEYCHAIN_UNAVAILABLE', 'The practice key file does not open the records.', { reason });

const isOtherKey = (error: unknown): boolean =>
  error instanceof KioskError && error.details['reason'] === 'key-other';

async function hasKey(mode: Mode, paths: ModePaths, secrets: SecretStore): Promise<boolean> {
  return mode === 'practice' ? existsSync(practiceKeyOf(paths)) : (await secrets.get('vault-key')) !== null;
}
