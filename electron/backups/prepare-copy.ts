/** Puts a copy of the records together with the pictures of the vault, beside the data in use. Blocks; for a thread. */
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ImageId } from '../../shared/ids.ts';
import { codeOf } from '../error-code.ts';
import { whileHeldSync } from '../held-files.ts';
import { connectForWriting, leaveWalMode, using } from '../records/file/connect.ts';
import { syncFile, syncFolderOf } from '../records/file/durable.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { fileOf } from '../vault/vault.ts';
import { erasureListOf, readErasures } from './erasures.ts';
import { bringUp, partOf, restoredPrefix, RestoreFailure, writeThrough } from './prepare-restore.ts';
import { nameOfState } from './rotation.ts';
import { restoredFrom, timeOf } from './set-aside.ts';

export interface CopyBackTask {
  /** Paths of the data in use. */
  readonly records: string;
  readonly vault: string;
  readonly dataKey: Uint8Array;
  /** Name of the copy's folder, as `copyAside` gives it. */
  readonly copy: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Customers who were erased since are erased from it. `finishRestore` then puts it in place and sets aside what is there.
 * @returns the number of pictures that the vault does not have any more
 * @throws RestoreFailure; nothing in use is changed
 */
export function prepareCopy(task: CopyBackTask): number {
  const part = partOf(task.records);
  try {
    return prepareIn(part, task);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

function prepareIn(part: string, { records, vault, dataKey, copy, at }: CopyBackTask): number {
  const madeAt = timeOf(copy);
  const from = join(dirname(records), copy, basename(records));
  if (madeAt === null || !existsSync(from)) throw new RestoreFailure('gone');
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const restored = join(part, basename(records));
  copyFileSync(from, restored);
  if (existsSync(`${from}-wal`)) {
    copyFileSync(`${from}-wal`, `${restored}-wal`);
    using(connectForWriting(restored, recordsKeyOf(dataKey)), leaveWalMode);
  }
  syncFile(restored);
  const erasures = (readErasures(erasureListOf(records), dataKey) ?? []).map((each) => ({
    ...each,
    done: true,
  }));
  const { pictures } = bringUp(restored, dataKey, erasures);
  const missing = takePictures(join(part, basename(vault)), vault, pictures);
  writeThrough(join(part, restoredFrom), Buffer.from(madeAt));
  const complete = join(dirname(records), `${restoredPrefix}${nameOfState(new Date(at))}`);
  syncFolderOf(join(part, 'any'));
  whileHeldSync(() => renameSync(part, complete));
  syncFolderOf(complete);
  return missing;
}

/** Links the pictures, so that they take no more space. */
function takePictures(to: string, vault: string, pictures: readonly ImageId[]): number {
  let missing = 0;
  const folders = new Set<string>();
  mkdirSync(to, { mode: 0o700 });
  for (const id of pictures) {
    const [from, file] = [fileOf(vault, id), fileOf(to, id)];
    if (!existsSync(from)) {
      missing += 1;
      continue;
    }
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { mode: 0o700 });
    folders.add(dirname(file));
    linkOrCopy(from, file);
  }
  for (const folder of folders) syncFolderOf(join(folder, 'any'));
  return missing;
}

/** Not every file system has links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === null) throw error;
    copyFileSync(from, to);
    syncFile(to);
  }
}
