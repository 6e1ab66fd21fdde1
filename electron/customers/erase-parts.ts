import type { ImageId } from '../../shared/ids.ts';
import type { ErasedPerson, Erasure, LeftStates } from '../../shared/model/erasures.ts';
import type { Needs } from '../orders/deps.ts';
import type { BackupFolder } from './leftovers.ts';

/** The files beside the records that may have a customer too, and the list of the erased. */
export interface ErasureParts {
  /** The folder into which backups are made; null where none are made. */
  readonly backupFolder: () => string | null;
  /** Every folder that ever got a backup, with the time of the last one there. */
  readonly folders: () => readonly BackupFolder[];
  /** Returns how many backups in a folder may still have a customer; null for a folder that is not known. */
  readonly statesOf: (folder: string, erasure: Erasure) => LeftStates | null;
  /** Begins a backup, which also erases customers from the earlier ones, once the one that may be under way has ended. */
  readonly backUp: () => void;
  /** Erases the copies that updates of the program made. @throws KioskError RECORDS_CHECKING, RECORDS_DAMAGED, RECORDS_INCOMPLETE */
  readonly eraseCopies: () => Promise<void>;
  /** Tells the watched folder that files were an erased customer's, so that it does not offer them any more. */
  readonly filesErased: () => void;
  /** Data that was set aside. */
  readonly aside: {
    /** Names of the folders. */
    names(): readonly string[];
    /** Erases customers and their pictures there, and returns the folders that could not be read. @throws KioskError */
    erase(
      persons: readonly ErasedPerson[],
      pictures: readonly ImageId[],
    ): Promise<readonly { readonly name: string; readonly at: string }[]>;
  };
  /** The list of the erased, which is applied to backups and again after a restore. */
  readonly list: {
    all(): readonly Erasure[];
    /** @throws KioskError DISK_FULL, RECORDS_READ_ONLY */
    change(work: (erasures: readonly Erasure[]) => readonly Erasure[]): Promise<void>;
  };
}

export type ErasureDeps = Needs<
  | 'records'
  | 'vault'
  | 'clock'
  | 'settings'
  | 'log'
  | 'note'
  | 'who'
  | 'changed'
  | 'printChanged'
  | 'sheets'
  | 'plainSheets'
>;
