/** A folder that a camera writes to, watched over real records. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished, vi } from 'vitest';
import { systemClock, type Clock } from '../../../electron/clock.ts';
import type { FolderTiming } from '../../../electron/folder/ports.ts';
import { createWatchedFolder, type WatchedFolder } from '../../../electron/folder/watched-folder.ts';
import { examinePicture } from '../../../electron/imaging/import-picture.ts';
import type { FolderFileView, FolderView } from '../../../shared/model/pictures.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { testScratch } from '../../support/files/test-scratch.ts';
import { picturesHere } from '../../support/kiosk/work-here.ts';
import type { Records } from '../../../electron/records/open.ts';
import { openRecords } from '../../support/records/records-file.ts';

/** The usual timing, ten times as fast. */
export const quick: FolderTiming = { settle: 70, patience: 600, every: 150, awayAfter: 2_000 };

/** Returns a small picture; another number gives another picture. */
export const picture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 320,
      height: 400,
      channels: 3,
      background: { r: (number * 40) % 256, g: (number * 13) % 256, b: 120 },
    },
  })
    .jpeg()
    .toBuffer();

export interface Watching {
  /** The watched folder. */
  readonly dir: string;
  readonly folder: WatchedFolder;
  readonly records: Records;
  readonly log: ReturnType<typeof memoryLog>;
  /** The views that were sent, oldest first. */
  readonly told: readonly FolderView[];
  /** Waits until the inbox matches. */
  readonly until: (wanted: (view: FolderView) => boolean) => Promise<FolderView>;
  /** Waits until the inbox has exactly these pictures, in any order. */
  readonly untilNames: (...names: readonly string[]) => Promise<readonly FolderFileView[]>;
  readonly close: () => Promise<void>;
}

export interface WatchOptions {
  /** The folder that holds the records and the watched folder; defaults to a folder of the test's own. */
  readonly home?: string;
  readonly timing?: Partial<FolderTiming>;
  readonly clock?: Clock;
  /** Called with each file before it is examined; may throw. */
  readonly before?: (bytes: Uint8Array) => void;
}

export const folderIn = (home: string): string => join(home, 'tether');

export function watching({
  home = tempFolder(),
  timing = {},
  clock = systemClock,
  before = () => undefined,
}: WatchOptions = {}): Watching {
  const dir = folderIn(home);
  mkdirSync(dir, { recursive: true });
  const records = openRecords(join(home, 'records.db'));
  const told: FolderView[] = [];
  const log = memoryLog();
  const folder = createWatchedFolder(
    {
      books: records.folderFiles,
      examine: async (bytes) => {
        before(bytes);
        return examinePicture(bytes, 96, { scratch: testScratch(), pictures: picturesHere });
      },
      orderNumber: (orderId) => records.orders.get(orderId)?.number ?? null,
      clock,
      log,
      changed: (view) => told.push(view),
    },
    { ...quick, ...timing },
  );
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await folder.stop();
    records.close();
  };
  onTestFinished(close);
  folder.follow(dir);

  const until: Watching['until'] = (wanted) =>
    vi.waitFor(
      () => {
        const view = folder.view();
        if (!wanted(view)) throw new Error(`the inbox is ${JSON.stringify(view)}`);
        return view;
      },
      { timeout: 30_000, interval: 20 },
    );
  const untilNames: Watching['untilNames'] = async (...names) => {
    const view = await until(
      ({ state, arriving, files }) =>
        state === 'watching' &&
        arriving === 0 &&
        files
          .map(({ name }) => name)
          .sort()
          .join() === [...names].sort().join(),
    );
    return view.files;
  };
  return { dir, folder, records, told, log, until, untilNames, close };
}
