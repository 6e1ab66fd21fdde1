import type { FolderFileId, OrderId } from '../../shared/ids.ts';
import type { FolderView, PictureTrouble } from '../../shared/model/pictures.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** A file as it was last looked at; the records keep it so, and say there what each field is. */
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

/** Where it is kept what has been seen. */
export interface FolderBooks {
  firstSeenAt(folder: string): string | null;
  begin(folder: string, at: string, files: readonly KnownFile[]): void;
  ofFolder(folder: string): KnownFile[];
  put(folder: string, file: KnownFile): void;
  move(folder: string, from: string, file: KnownFile): void;
  setGone(folder: string, path: string, at: string | null): void;
  /** Forgets a limited number of files that have been gone since before `before`. Returns how many. */
  forgetGone(before: string): number;
  setTaken(folder: string, sha256: string, orderId: OrderId): void;
}

/** A picture that was decoded once. */
export interface Examined {
  readonly facts: { readonly widthPx: number; readonly heightPx: number };
  readonly thumbnail: Uint8Array;
}

/** What the watched folder is built from. */
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

/** Milliseconds throughout. */
export interface FolderTiming {
  /** A file that has not changed for this long may be read: it is whole when it decodes. */
  readonly settle: number;
  /** One that does not decode may still be written by a slow camera for this long after its last change. */
  readonly patience: number;
  /** How often the folder is looked through when nothing was heard: what others write to a share is not announced. */
  readonly every: number;
  /** A share that gives no answer for this long is away. */
  readonly awayAfter: number;
}

export const usualTiming: FolderTiming = { settle: 700, patience: 30_000, every: 3_000, awayAfter: 8_000 };
