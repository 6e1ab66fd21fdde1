import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { doorBefore, type Door } from '../account/door.ts';
import { openErasureList, type ErasureList } from '../backups/erasure-list.ts';
import { finishRestore } from '../backups/finish-restore.ts';
import { repairRecords } from '../backups/repair.ts';
import type { Closers } from '../closers.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RepairAnswer } from '../../shared/model/records.ts';
import { diskTrouble } from '../disk-trouble.ts';
import { makeFolder } from '../durable-folder.ts';
import { practiceKeyOf, refuseNewRecords } from '../missing-records.ts';
import { modePaths, type ModePaths } from '../paths.ts';
import { createPlainSheets, type PlainSheets } from '../printing/file/plain-sheets.ts';
import { openCheckedRecords, type CheckedRecords } from '../records/checked.ts';
import { isUnread } from '../records/errors.ts';
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
  /** The key of everything that the studio keeps. */
  readonly key: Uint8Array;
  readonly pages: PageCheck;
  readonly door: Door;
  readonly vault: Vault;
  readonly answerRoom: AnswerRoom;
  /** Sheets that were saved as PDF. */
  readonly sheets: Vault<'prt'>;
  readonly plainSheets: PlainSheets;
  /** The list of erased customers. */
  readonly erasures: ErasureList;
  /** True when these records were damaged, and were repaired before they were opened. */
  readonly repaired: boolean;
  /** Prepares repaired records. Call it when nothing has the records open. */
  readonly repair: () => Promise<RepairAnswer>;
}

type DataOptions = Pick<
  StudioOptions,
  'dataDir' | 'clock' | 'log' | 'secrets' | 'newRecords' | 'statusChanged' | 'putBack'
>;

/**
 * Opens the records and the vault of a mode.
 * @throws KioskError RECORDS_* when the records are missing or cannot be opened; DISK_*; KEYCHAIN_UNAVAILABLE
 */
export async function openData(closers: Closers, options: DataOptions, mode: Mode): Promise<StudioData> {
  try {
    return await openIn(closers, options, mode);
  } catch (error) {
    if (error instanceof KioskError) throw withMode(error, mode);
    throw diskTrouble(error, 'The data') ?? error;
  }
}

async function openIn(closers: Closers, options: DataOptions, mode: Mode): Promise<StudioData> {
  const { dataDir, clock, log, secrets, newRecords, statusChanged } = options;
  const paths = modePaths(dataDir, mode);
  await makeFolder(dirname(paths.records));
  if (await finishRestore(paths.records, paths.vault)) log.warn({}, 'restored data was put in place');
  await refuseNewRecords(paths, mode, () => hasKey(mode, paths, secrets));
  const key = await dataKey(mode, paths, secrets);
  const recordsKey = recordsKeyOf(key);
  await options.putBack(mode, { records: paths.records, vault: paths.vault, dataKey: key });
  const repair = (): Promise<RepairAnswer> =>
    repairRecords({ records: paths.records, key: recordsKey, at: clock.now().toISOString() }, log);
  const {
    records: opened,
    pages,
    repaired,
  } = await openWhole(paths, repair, () =>
    openCheckedRecords(paths.records, {
      ...{ log, clock, key: recordsKey },
      ...(newRecords === undefined ? {} : { newFile: newRecords }),
      pagesRead: statusChanged,
    }),
  );
  closers.add(() => opened.atRest());
  closers.add(() => opened.close());
  closers.add(() => opened.checkpoints.stop());
  closers.add(() => pages.stop());
  const plainSheets = createPlainSheets(paths.sheets);
  await plainSheets.sweep();
  const { readOnly } = opened;
  const erasures = await openErasureList({ records: paths.records, dataKey: key, readOnly, log });
  return {
    ...{ paths, opened, key, pages, plainSheets, erasures, repaired, repair },
    door: doorBefore(opened),
    vault: createVault({ dir: paths.vault, key, clock }),
    sheets: createVault<'prt'>({ dir: paths.sheets, key, clock }),
    answerRoom: createAnswerRoom(paths.answerRoom),
  };
}

/** Opens the records. Where only indexes are damaged, nothing is lost: they are repaired first. */
async function openWhole(
  { records, vault }: ModePaths,
  repair: () => Promise<RepairAnswer>,
  open: () => Promise<CheckedRecords>,
): Promise<CheckedRecords & { readonly repaired: boolean }> {
  try {
    return { ...(await open()), repaired: false };
  } catch (error) {
    if (!isRepairable(error) || (await repair()) !== 'repaired') throw error;
    await finishRestore(records, vault);
    return { ...(await open()), repaired: true };
  }
}

const isRepairable = (error: unknown): boolean =>
  error instanceof KioskError && error.code === 'RECORDS_DAMAGED' && error.details['repairable'] === true;

/** The page offers a backup in place of records that are damaged, or that the disk cannot read, and practice has none. */
export function withMode(error: KioskError, mode: Mode): KioskError {
  if (mode === 'practice' && error.details['reason'] === 'key-other') return keyFileRefused('key-file-other');
  if (!isUnread(error)) return error;
  return new KioskError('RECORDS_DAMAGED', error.message, { ...error.details, mode }, { cause: error });
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

async function hasKey(mode: Mode, paths: ModePaths, secrets: SecretStore): Promise<boolean> {
  return mode === 'practice' ? existsSync(practiceKeyOf(paths)) : (await secrets.get('vault-key')) !== null;
}
