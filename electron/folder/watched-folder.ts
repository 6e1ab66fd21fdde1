import { basename } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import type { FolderFileId, OrderId } from '../../shared/ids.ts';
import type { FolderView } from '../../shared/model/pictures.ts';
import { inboxOf } from './inbox.ts';
import { listFolder } from './listing.ts';
import { nameOf } from './names.ts';
import { usualTiming, type FolderPorts, type FolderTiming, type KnownFile } from './ports.ts';
import { readSeenFile } from './read-file.ts';
import { scan, type FolderState } from './scan.ts';
import { createSettling } from './settling.ts';
import { createThumbnails } from './thumbnails.ts';
import { createWaker, type Waker } from './waker.ts';

interface FolderPicture {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** The folder that camera software writes to. The kiosk reads it and never writes to it. */
export interface WatchedFolder {
  /** Watches this folder from now on; an empty path stops watching. */
  follow(folder: string): void;
  view(): FolderView;
  /**
   * Returns one of its pictures as it is now. @throws FOLDER_FILE_GONE with a reason: `gone`, `changed` or
   * `away`
   */
  read(id: FolderFileId): Promise<FolderPicture>;
  /** Returns a small JPEG of a picture. */
  thumbnail(id: FolderFileId): Promise<Uint8Array>;
  noteTaken(picture: Pick<FolderPicture, 'sha256'>, orderId: OrderId): void;
  /** Reads the known files again: those of an erased customer are no longer among them. */
  reread(): void;
  stop(): Promise<void>;
}

/** One folder while it is being watched. */
interface Run extends FolderState {
  phase: FolderView['state'];
  arriving: number;
  readonly waker: Waker;
  stopped: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Files that are gone are remembered for this long: they may come back with their share, or under another
 * name.
 */
const rememberGoneMs = 30 * dayMs;

/**
 * Watches a folder by scanning it repeatedly. Scans find files that others write to a share, files that
 * arrived while the kiosk was off, and a share that is back. Events of the operating system only bring the
 * next scan forward.
 */
export function createWatchedFolder(ports: FolderPorts, timing: FolderTiming = usualTiming): WatchedFolder {
  const { books, clock, log } = ports;
  const thumbnails = createThumbnails();
  let run: Run | null = null;
  let ended: Promise<unknown> = Promise.resolve();

  const view = (): FolderView =>
    run === null
      ? { state: 'off', name: '', arriving: 0, files: [] }
      : {
          state: run.phase,
          name: basename(run.folder),
          arriving: run.arriving,
          files: inboxOf(run.known.values(), ports.orderNumber),
        };
  const tell = (): void => ports.changed(view());
  const setPhase = (now: Run, phase: Run['phase'], isNews = false): void => {
    if (now.stopped || (now.phase === phase && !isNews)) return;
    now.phase = phase;
    tell();
  };

  /**
   * A file that could not be kept is found again by the next scan. The error's message may name a file, so it
   * is not logged.
   */
  const note = (error: unknown): void => {
    if (error instanceof KioskError) log.warn({ code: error.code }, 'the watched folder could not be read');
    else
      log.error(
        { error: error instanceof Error ? error.name : typeof error },
        'the watched folder has a bug',
      );
  };

  /**
   * @returns milliseconds until the next scan, unless an event comes first
   */
  const look = async (now: Run): Promise<number> => {
    const began = performance.now();
    const slow = setTimeout(() => setPhase(now, 'away'), timing.awayAfter);
    const listing = await listFolder(now.folder).finally(() => clearTimeout(slow));
    if (now.stopped) return 0;
    if (listing === null) {
      now.waker.deafen();
      setPhase(now, 'away');
      return timing.every;
    }
    now.waker.listen();
    const listedMs = performance.now() - began;
    const { arriving, changed, failure } = await scan(now, listing, ports);
    const isNews = changed || arriving !== now.arriving;
    now.arriving = arriving;
    setPhase(now, 'watching', isNews);
    if (failure !== null) note(failure);
    // A slow share is scanned less often.
    return Math.max(arriving > 0 ? timing.settle : timing.every, 3 * listedMs);
  };

  const watch = async (now: Run): Promise<void> => {
    let tidied = -dayMs;
    while (!now.stopped) {
      let pause = timing.every;
      try {
        if (performance.now() - tidied >= dayMs) {
          const before = new Date(clock.now().getTime() - rememberGoneMs).toISOString();
          // The remaining ones are forgotten after later scans.
          if (books.forgetGone(before) === 0) tidied = performance.now();
        }
        pause = await look(now);
      } catch (error) {
        note(error);
      }
      // `stop` wakes this sleep.
      await now.waker.sleep(pause);
    }
    await now.waker.close();
  };

  const knownIn = (folder: string): Pick<Run, 'known' | 'erased'> => ({
    known: new Map(books.ofFolder(folder).map((file) => [file.path, file])),
    erased: books.erasedIn(folder),
  });

  const follow = (folder: string): void => {
    if (folder === (run?.folder ?? '')) return;
    if (run !== null) {
      run.stopped = true;
      run.waker.wake();
    }
    run = null;
    if (folder !== '') {
      const begun: Run = {
        folder,
        ...knownIn(folder),
        settling: createSettling(timing),
        atStart: null,
        keepThumbnail: thumbnails.keep,
        tookIn: () => setPhase(begun, 'watching', true),
        phase: 'starting',
        arriving: 0,
        waker: createWaker(folder),
        stopped: false,
      };
      run = begun;
      ended = Promise.all([ended, watch(begun)]);
    }
    tell();
  };

  const find = (id: FolderFileId): { readonly now: Run; readonly file: KnownFile } => {
    const file = run && [...run.known.values()].find((one) => one.id === id && one.goneAt === null);
    if (run === null || file?.state !== 'ready') throw gone(run?.phase === 'away' ? 'away' : 'gone');
    return { now: run, file };
  };

  const read = async (id: FolderFileId): Promise<FolderPicture> => {
    const { now, file } = find(id);
    const result = await readSeenFile(now.folder, file);
    if (result.kind !== 'read' || result.sha256 !== file.sha256) {
      now.waker.wake();
      throw gone(
        now.phase === 'away' || result.kind === 'away' ? 'away' : result.kind === 'gone' ? 'gone' : 'changed',
      );
    }
    return { name: nameOf(file.path), sha256: result.sha256, bytes: result.bytes };
  };

  return {
    follow,
    view,
    read,
    thumbnail: (id) =>
      thumbnails.get(id, async () => (await ports.examine((await read(id)).bytes)).thumbnail),
    noteTaken({ sha256 }, orderId) {
      if (run === null) return;
      books.setTaken(run.folder, sha256, orderId);
      for (const file of run.known.values()) {
        if (file.sha256 === sha256) run.known.set(file.path, { ...file, orderId });
      }
      tell();
    },
    reread() {
      if (run === null) return;
      const { known, erased } = knownIn(run.folder);
      // A scan that is under way goes on with the same map.
      run.known.clear();
      for (const file of known.values()) run.known.set(file.path, file);
      run.erased = erased;
      tell();
    },
    async stop() {
      if (run !== null) {
        run.stopped = true;
        run.waker.wake();
        run = null;
      }
      await ended;
    },
  };
}

const gone = (reason: 'gone' | 'changed' | 'away'): KioskError =>
  new KioskError('FOLDER_FILE_GONE', 'the picture is not in the watched folder now', { reason });
