import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Erasure } from '../../shared/model/erasures.ts';
import { whileHeld } from '../held-files.ts';
import type { Log } from '../log.ts';
import { translateFile } from '../records/errors.ts';
import { erasureListOf, mergedErasures, readErasures, restoredListOf, writeErasures } from './erasures.ts';

/** The list of erased customers, while the studio is open. */
export interface ErasureList {
  /** Oldest first. */
  all(): readonly Erasure[];
  /**
   * Changes the list, one change after the other, through to the disk.
   * @throws KioskError DISK_FULL, RECORDS_READ_ONLY; the list is then as it was
   */
  change(work: (erasures: readonly Erasure[]) => readonly Erasure[]): Promise<void>;
}

/**
 * Reads the list, and adds the one that a restore brought. One that cannot be read is set aside: the repositories of the
 * backups have copies, and the next backup brings one back.
 */
export async function openErasureList({
  records,
  dataKey,
  readOnly,
  log,
}: {
  /** Path of the records. */
  readonly records: string;
  readonly dataKey: Uint8Array;
  readonly readOnly: boolean;
  readonly log: Log;
}): Promise<ErasureList> {
  const [file, restored] = [erasureListOf(records), restoredListOf(records)];
  const read = readErasures(file, dataKey);
  let list = read ?? [];
  let changing = Promise.resolve();
  if (read === null) log.error({}, 'the list of erased customers cannot be read');

  async function write(work: (erasures: readonly Erasure[]) => readonly Erasure[]): Promise<void> {
    const next = work(list);
    try {
      await writeErasures(file, next, dataKey);
    } catch (error) {
      throw translateFile(error);
    }
    list = next;
  }
  const change: ErasureList['change'] = (work) => {
    const changed = changing.then(() => write(work));
    changing = changed.catch(() => undefined);
    return changed;
  };
  if (readOnly) return { all: () => list, change };
  if (read === null) await whileHeld(() => rename(file, `${file}.unreadable`));
  if (existsSync(restored)) {
    await change((own) => mergedErasures(own, readErasures(restored, dataKey) ?? []));
    await rm(restored);
  }
  return { all: () => list, change };
}
