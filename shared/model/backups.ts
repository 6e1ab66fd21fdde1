/** Backups of the studio's data. */
import type { AuditAct } from './audit.ts';

export const backupTroubles = [
  /** The folder is not there, or is not the one with the studio's backups. */
  'gone',
  'full',
  'read-only',
  /** The folder did not return what was written to it. */
  'unreliable',
  'records-damaged',
  /** This computer's own disk has no room for the copy of the records. */
  'disk-full',
  /** The folder did not answer for `hungMs`, as a share does whose server is gone. */
  'hung',
  'other',
] as const;
/** Why no backup was made. */
export type BackupTrouble = (typeof backupTroubles)[number];

/** The steps after a complete backup: backups that are too old are removed, and erased customers leave the others. */
export const unfinishedSteps = ['rotation', 'erasing'] as const;
export type UnfinishedStep = (typeof unfinishedSteps)[number];
export const unfinishedTroubles = ['gone', 'full', 'read-only', 'unreliable', 'disk-full', 'other'] as const;
/** Why such a step failed. The backup itself is complete. */
export type UnfinishedTrouble = (typeof unfinishedTroubles)[number];

export interface BackupsView {
  /** Absolute path; empty while no folder is chosen. */
  readonly folder: string;
  /** True while one is being made. */
  readonly running: boolean;
  /** Number of earlier backups that are still to be written anew without erased customers, while one is being made. */
  readonly erasing: number;
  /** Since when a backup has been due while this kiosk was running. ISO 8601, UTC; null while none is. */
  readonly dueSince: string | null;
  /** The last backup, which was complete and was read back; null before the first one. */
  readonly last: {
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly orders: number;
    readonly pictures: number;
    /** Pictures that its records name and that it does not have. */
    readonly missing: number;
    /** True when it is on the same disk as the studio's data. */
    readonly sameDisk: boolean;
    /** The step that failed after it was complete; null when none did. */
    readonly unfinished: { readonly step: UnfinishedStep; readonly trouble: UnfinishedTrouble } | null;
  } | null;
  /** The last try, if it failed. */
  readonly failure: { readonly at: string; readonly trouble: BackupTrouble } | null;
}

/** Returns whether the last try failed because the records are damaged. */
export const isOfDamaged = (failure: BackupsView['failure']): boolean =>
  failure?.trouble === 'records-damaged';

/** Age of the last backup from which staff are asked to look at it, milliseconds. */
const lateMs = 26 * 60 * 60 * 1000;

/**
 * Time without any progress after which Headroom gives a backup up, and for which it makes one that is due before staff are asked to look,
 * milliseconds. The longest step without progress writes the records, 5 GB at most, which a slow stick takes in less. Our own figure.
 */
export const hungMs = 30 * 60 * 1000;

/** Returns whether a backup was due for longer than one should take, whatever holds it up. */
export const isOverdue = ({ dueSince }: BackupsView, now: Date): boolean =>
  dueSince !== null && now.getTime() - Date.parse(dueSince) > hungMs;

/**
 * Returns whether a person has to look: no backup was ever set up, none succeeded for more than a day, or the records are damaged.
 * After some days without the kiosk, the backup of its start has its time first.
 */
export function needsLook(backups: BackupsView, now: Date): boolean {
  const { folder, last, failure } = backups;
  if (folder === '') return true;
  const isHeldUp = failure !== null || isOverdue(backups, now);
  if (last === null || isOfDamaged(failure)) return isHeldUp;
  return isHeldUp && now.getTime() - Date.parse(last.at) > lateMs;
}

/** A backup that can be restored. */
export interface RestorableState {
  /** Identifies it in its folder: studio and time. */
  readonly id: string;
  /** When its records were copied. ISO 8601, UTC. */
  readonly at: string;
  readonly orders: number;
  readonly customers: number;
  readonly pictures: number;
  /** Pictures that it does not have. */
  readonly missing: number;
  readonly lastOrder: string | null;
  /** Version of the program that made it. */
  readonly program: string;
}

/** The backups that were found in a folder. */
export interface FoundBackups {
  /** Those that the key opens, the newest first. */
  readonly states: readonly RestorableState[];
  /** Number of backups that only another key opens. */
  readonly otherKey: number;
  /** Number of backups of this key that cannot be read, because a file is missing or has changed. */
  readonly damaged: number;
}

/** Changes that are newer than a backup: a restore sets them aside. Each list has the newest entries, at most 50. */
export interface NewerChanges {
  readonly orders: readonly { readonly number: string; readonly at: string }[];
  readonly orderCount: number;
  readonly payments: readonly {
    readonly orderNumber: string;
    readonly at: string;
    readonly total: number;
    readonly currency: string;
  }[];
  readonly paymentCount: number;
  /** Paid calls that may have used credit. */
  readonly calls: readonly {
    readonly endpoint: string;
    /** Null for a call without an order. */
    readonly orderNumber: string | null;
    readonly at: string;
  }[];
  readonly callCount: number;
  /** Acts of the audit log that changed something, by kind. */
  readonly acts: readonly { readonly act: AuditAct; readonly count: number }[];
}

/** Why a backup was not restored. Nothing was changed then. */
export type RestoreTrouble =
  /** The folder, or the backup in it, is not there. */
  | 'gone'
  /** A file of the backup is missing or has changed. */
  | 'damaged'
  /** The list of erased customers in the folder cannot be read: someone on it could come back. */
  | 'erased-unreadable'
  /** A newer Headroom made it. */
  | 'newer'
  | 'disk-full'
  /** The data here is another studio's, and has orders. */
  | 'occupied'
  /** The keychain has another key, and nobody has said that it may be replaced. */
  | 'other-key'
  | 'other';
