import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { doorBefore, type Door } from '../account/door.ts';
import type { Closers } from '../closers.ts';
import { makeFolder } from '../durable-folder.ts';
import { practiceKeyOf, refuseNewRecords } from '../missing-records.ts';
import { modePaths, type ModePaths } from '../paths.ts';
import { createSheetFolder, type SheetFolder } from '../printing/file/sheet-folder.ts';
import { openCheckedRecords } from '../records/checked.ts';
import type { PageCheck } from '../records/file/page-check.ts';
import type { Records } from '../records/open.ts';
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
  const { records: opened, pages } = await openCheckedRecords(paths.records, {
    ...{ log, clock },
    ...(newRecords === undefined ? {} : { newFile: newRecords }),
    pagesRead: statusChanged,
  });
  closers.add(() => opened.atRest());
  closers.add(() => opened.close());
  closers.add(() => opened.checkpoints.stop());
  closers.add(() => pages.stop());
  // Read the key after the records: a key without records means that the records are gone.
  const key =
    mode === 'practice'
      ? await keyFile(practiceKeyOf(paths))
      : await vaultKey(secrets, { create: !existsSync(paths.vault) && !opened.images.any() });
  const sheetFolder = createSheetFolder(paths.sheets);
  await sheetFolder.sweep();
  return {
    ...{ paths, opened, pages, sheetFolder },
    door: doorBefore(opened),
    vault: createVault({ dir: paths.vault, key, clock }),
    answerRoom: createAnswerRoom(paths.answerRoom),
  };
}

async function hasKey(mode: Mode, paths: ModePaths, secrets: SecretStore): Promise<boolean> {
  return mode === 'practice' ? existsSync(practiceKeyOf(paths)) : (await secrets.get('vault-key')) !== null;
}
