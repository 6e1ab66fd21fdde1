import type { Database } from 'better-sqlite3';
import { statfsSync } from 'node:fs';
import { KioskError } from '../../../shared/errors.ts';
import { guarded } from '../errors.ts';

/**
 * Free bytes that a paid call must leave for the rows, shots and print files of current orders. The call's answer
 * has space of its own (vault/answer-room.ts).
 */
export const reserveBytes = 50_000_000;

/** https://www.sqlite.org/pragma.html#pragma_synchronous */
const full = 2;

/** Returns whether each commit waits until the disk has it. */
export const isFull = (db: Database): boolean => Number(db.pragma('synchronous', { simple: true })) >= full;

export interface Volume {
  /** Returns the free bytes that this process may use on the volume of `folder`. */
  freeBytes(folder: string): number;
}

export const realVolume: Volume = {
  freeBytes(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
};

/**
 * Refuses a paid call whose journal might not survive a power cut. Throws RECORDS_READ_ONLY, RECORDS_UNSAFE or
 * DISK_FULL.
 */
export function assertSafe(
  db: Database,
  readOnly: boolean,
  folder: string,
  volume: Volume,
  reserve: number,
): void {
  if (readOnly) throw new KioskError('RECORDS_READ_ONLY', 'The records cannot be written.');
  if (!guarded(() => isFull(db)))
    throw new KioskError('RECORDS_UNSAFE', 'The records would not survive a power cut.');
  const free = volume.freeBytes(folder);
  if (free < reserve) {
    throw new KioskError('DISK_FULL', 'Too little space is left on the disk.', {
      freeMegabytes: Math.floor(free / 1e6),
    });
  }
}
