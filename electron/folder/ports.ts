import type { FolderFileId, OrderId } from '../../shared/ids.ts';
import type { FolderView, PictureTrouble } from '../../shared/model/pictures.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** A file as it was last examined; the records keep it in this form and explain each field. */
export interface KnownFile {
  readonly path: string;
  readonly id: FolderFileId;
  readonly bytes: number;
  readonly changedMs: number;
  readonly state: 'before' | 'ready' | 'unreadable';
  readonly trouble: PictureTrouble | null;
  readonly sha256: string | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly arrivedAt: string;
  readonly goneAt: string | null;
  readonly orderId: OrderId | null;
}

/** The files of erased customers in a folder; the records explain each field. */
export interface ErasedInFolder {
  readonly marks: ReadonlyMap<string, string | null>;
  readonly markOf: (file: Pick<KnownFile, 'path' | 'bytes' | 'changedMs'>) => string;
}

/** The record of files that have been seen. */
interface FolderBooks {
  firstSeenAt(folder: string): string | null;
  begin(folder: string, at: string, files: readonly KnownFile[]): void;
  ofFolder(folder: string): KnownFile[];
  erasedIn(folder: string): ErasedInFolder;
  setErasedGone(folder: string, mark: string, at: string | null): void;
  put(folder: string, file: KnownFile): void;
  move(folder: string, from: string, file: KnownFile): void;
  setGone(folder: string, path: string, at: string | null): void;
  /** Forgets a limited number of files that have been gone since before `before`. Returns how many. */
  forgetGone(before: string): number;
  setTaken(folder: string, sha256: string, orderId: OrderId): void;
}

/** A picture after it has been decoded once. */
interface Examined {
  readonly facts: { readonly widthPx: number; readonly heightPx: number };
  readonly thumbnail: Uint8Array;
}

/** The dependencies of the watched folder. */
export interface FolderPorts {
  readonly books: FolderBooks;
  /** Throws a KioskError about the picture when it cannot be used. */
  readonly examine: (bytes: Uint8Array) => Promise<Examined>;
  /** As printed on the receipt; null for an order that is not known. */
  readonly orderNumber: (orderId: OrderId) => string | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly changed: (view: FolderView) => void;
}

/** Times in milliseconds. */
export interface FolderTiming {
  /** A file that has not changed for this long may be read; it is complete if it decodes. */
  readonly settle: number;
  /**
   * A file that does not decode may still be being written by a slow camera for this long after its last
   * change.
   */
  readonly patience: number;
  /** Interval between scans when no event arrives: changes that others make on a share are not announced. */
  readonly every: number;
  /** A share that has not answered for this long counts as away. */
  readonly awayAfter: number;
}

export const usualTiming: FolderTiming = { settle: 700, patience: 30_000, every: 3_000, awayAfter: 8_000 };
