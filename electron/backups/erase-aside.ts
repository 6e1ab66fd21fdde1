/** Erases customers from data that was set aside. Blocks; for a thread. */
import { existsSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import type { Id, ImageId } from '../../shared/ids.ts';
import type { ErasedPerson } from '../../shared/model/erasures.ts';
import { codeOf } from '../error-code.ts';
import { whileHeldSync } from '../held-files.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { sheetsOfOthers } from '../records/sheets-of-others.ts';
import { quarantineOf } from '../vault/sweep.ts';
import type { SealedKind } from '../vault/seal.ts';
import { fileOf } from '../vault/vault.ts';
import { eraseFromCopy } from './erase-from-copy.ts';
import { asideFolders, removeOldCopies, type AsideFolder } from './set-aside.ts';

export interface AsideTask {
  /** Path of the records in use. The folders are beside them. */
  readonly records: string;
  /** Path of the vault in use. */
  readonly vault: string;
  /**
   * Path of the saved sheets. They stay where they are when data is set aside: those of later prints have their rows only there. Of the
   * others, those stay that are another customer's in the records in use, because staff gave the order to someone else since.
   */
  readonly sheets: string;
  readonly dataKey: Uint8Array;
  readonly persons: readonly ErasedPerson[];
  /** Every picture of theirs that the records in use know of. */
  readonly pictures: readonly ImageId[];
}

/** @returns the folders whose records are missing or cannot be read: only known pictures were removed from them */
export function eraseFromAside(task: AsideTask): AsideFolder[] {
  return asideFolders(task.records).filter((folder) => !isReached(folder, task));
}

function isReached(
  { name }: AsideFolder,
  { records, vault, sheets, dataKey, persons, pictures }: AsideTask,
): boolean {
  const folder = join(dirname(records), name);
  const [file, pictureDir] = [join(folder, basename(records)), join(folder, basename(vault))];
  removeFiles(pictureDir, pictures);
  if (!existsSync(file)) return false;
  const ids = persons.map(({ customerId }) => customerId);
  try {
    eraseFromCopy(file, dataKey, persons, (files) => {
      removeFiles(pictureDir, files.pictures);
      const others = sheetsOfOthers(records, recordsKeyOf(dataKey), files.sheets, ids);
      removeFiles(
        sheets,
        files.sheets.filter((id) => !others.has(id)),
      );
    });
  } catch (error) {
    if (error instanceof KioskError) return false;
    throw error;
  }
  removeOldCopies(file);
  return true;
}

function removeFiles(dir: string, ids: readonly Id<SealedKind>[]): void {
  for (const id of ids) {
    for (const file of [fileOf(dir, id), fileOf(quarantineOf(dir), id)]) {
      try {
        whileHeldSync(() => unlinkSync(file));
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
      }
    }
  }
}
