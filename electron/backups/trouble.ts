import { readdirSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import type { BackupTrouble } from '../../shared/model/backups.ts';
import { codeOf } from '../error-code.ts';

/** A backup that was not made. */
export class BackupFailure extends Error {
  readonly trouble: BackupTrouble;

  constructor(trouble: BackupTrouble, options?: ErrorOptions) {
    super(`no backup was made: ${trouble}`, options);
    this.name = 'BackupFailure';
    this.trouble = trouble;
  }
}

/** A repository's list of erased customers that is there and cannot be read. Without it nobody knows who must not come back. */
export class ErasedUnreadable extends BackupFailure {
  /** `CHANGED` where the disk reads other bytes than were written: another try changes nothing. `NEWER` for one of a later version. */
  readonly reason: 'EIO' | 'CHANGED' | 'NEWER';

  constructor(reason: ErasedUnreadable['reason']) {
    super('other', { cause: Object.assign(new Error('the list of erased customers'), { code: reason }) });
    this.name = 'ErasedUnreadable';
    this.reason = reason;
  }
}

const ofTarget: Readonly<Record<string, BackupTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EBUSY: 'read-only',
};

/** Runs work on the backup folder, and converts the file system's errors. */
export function atTarget<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof BackupFailure || error instanceof KioskError || code === null) throw error;
    // A stick that was pulled, or a share that disconnected, gives one of many codes, EIO among them.
    throw new BackupFailure(ofTarget[code] ?? 'gone', { cause: error });
  }
}

/** Does the same, and returns null instead of a `BackupFailure`: for what a backup can do without. */
export function atTargetOrNull<T>(work: () => T): T | null {
  try {
    return atTarget(work);
  } catch (error) {
    if (error instanceof BackupFailure) return null;
    throw error;
  }
}

/**
 * Reads one file of a folder. Returns null where the disk reads the folder and not that file: one rotten place must not look like a disk
 * that is gone.
 */
export function unlessUnreadable<T>(folder: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (codeOf(error) !== 'EIO') throw error;
    readdirSync(folder);
    return null;
  }
}

const ofRecords: Readonly<Record<string, BackupTrouble>> = {
  RECORDS_DAMAGED: 'records-damaged',
  DISK_FULL: 'disk-full',
};

/** Runs work on this computer's own disk. */
export function atHome<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw new BackupFailure('disk-full', { cause: error });
    const trouble = error instanceof KioskError ? ofRecords[error.code] : undefined;
    if (trouble === undefined) throw error;
    throw new BackupFailure(trouble, { cause: error });
  }
}
