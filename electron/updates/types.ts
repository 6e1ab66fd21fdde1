/** The parts of a kiosk that updates need, and the updates that it gets. Types only. */
import type { NewerChanges, RestoreTrouble } from '../../shared/model/backups.ts';
import type { UpdateRefusal, UpdatesView } from '../../shared/model/updates.ts';
import type { Backups } from '../backups/backups.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { UpdateHost } from './host.ts';
import type { CopiedMode, Journal } from './journal.ts';

/** The studio that is open, as an update needs it. */
export interface UpdatedStudio {
  readonly mode: CopiedMode;
  /** Lets no paid call begin. @throws KioskError CALL_OPEN, RECORDS_BUSY */
  shut(): void;
  /** Lets no print and no e-mail begin either. */
  hold(): void;
  /** Lets everything begin again. */
  open(): void;
  isPrinting(): boolean;
  isSendingMail(): boolean;
  /** True while nobody uses the counter: it is locked, or nobody has signed in and the page has asked for nothing for a while. */
  isIdle(): boolean;
  readonly backups: Pick<Backups, 'start' | 'atRest' | 'view'> | null;
  /** Waits until the pages of the records have been checked, within limits: no backup is made before. */
  readonly pagesChecked: () => Promise<void>;
  /** Copies the records into one file. @throws KioskError RECORDS_*, DISK_FULL */
  copyTo(part: string): Promise<void>;
  /** Resolves when no customer is being erased from a copy. */
  copiesAtRest(): Promise<void>;
  /** Returns the newest migration of a copy; null where it cannot be read. @param name of its folder */
  migrationOf(name: string): number | null;
  /** Enters in the audit log that the program begins an update on its own. */
  noteBegun(): void;
  newerThan(since: string): Promise<NewerChanges | RestoreTrouble>;
}

export interface UpdatesOptions {
  readonly dataDir: string;
  readonly version: string;
  /** Null where this program was not installed. */
  readonly host: UpdateHost | null;
  /** As `publisherKeys`. */
  readonly keys: readonly string[];
  /** Null while none is open. */
  readonly studio: () => UpdatedStudio | null;
  readonly clock: Clock;
  readonly log: Log;
  /** Called when the view has changed. */
  readonly changed: () => void;
  /** For tests: waits before a download that was cut off begins again, ms. */
  readonly retryDelaysMs?: readonly number[];
}

/** The data of a mode, for the copy that takes its place. */
export interface DataToPutBack {
  readonly records: string;
  readonly vault: string;
  readonly dataKey: Uint8Array;
}

export interface Updates {
  view(): UpdatesView;
  /** Chooses the feed and the time of the daily check. @throws KioskError WRONG_STEP where nothing is installed; DISK_* */
  configure(settings: Journal['settings']): Promise<void>;
  /** Looks for a release and stages it; resolves when that has ended. Its outcome is in the view. */
  fetch(): Promise<void>;
  /**
   * Begins to install the staged release: a backup, a copy of the records, then the installer. What fails is in the view.
   * @returns why nothing was begun; null when it was
   */
  install(version: string): UpdateRefusal | null;
  /** Returns what going back would set aside; `none` when the earlier version reads the records of now. */
  newerThanCopy(): Promise<NewerChanges | RestoreTrouble | 'none'>;
  /** Begins to go back to the kept release, as `install`. */
  goBack(version: string): Promise<UpdateRefusal | null>;
  /** Puts the copy of a mode's records in place, once, after going back. @throws KioskError RECORDS_NEWER, DISK_FULL */
  putBack(mode: CopiedMode, data: DataToPutBack): Promise<void>;
  /** Resolves when nothing is being done. */
  atRest(): Promise<void>;
  /** Looks at nothing any more. Work that is under way is left as after a power cut. */
  stop(): void;
}
