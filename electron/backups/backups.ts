/** The studio's backups: hourly while it is in use, every night, and when a person asks for one. */
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { hungMs, type BackupsView, type BackupTrouble } from '../../shared/model/backups.ts';
import type { Erasure } from '../../shared/model/erasures.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { ModePaths } from '../paths.ts';
import { orIfUnread } from '../records/unread.ts';
import { programBeside } from '../work/beside.ts';
import { askThread, type Asked } from '../work/thread.ts';
import type { BackupAnswer, ThreadTask } from './backup-worker.ts';
import { isDue } from './due.ts';
import type { BackupMade } from './make-backup.ts';
import { noBackups, readStatus, writeStatus, type BackupStatus, type KnownFolder } from './status-file.ts';

export interface Backups {
  view(): BackupsView;
  /** @throws KioskError INVALID_INPUT for a folder within our own */
  refuseOwn(folder: string): void;
  /** Chooses the folder, and begins a backup into it; '' for none. @throws as `refuseOwn` */
  choose(folder: string): Promise<void>;
  /** Begins a backup, unless one is being made or no folder is chosen. */
  start(): void;
  /** Every folder into which a backup was made, as it was when it was last connected. */
  folders(): readonly KnownFolder[];
  /** Resolves when no backup is being made. */
  atRest(): Promise<void>;
  /** Ends a backup that is being made; the next one goes on. */
  stop(): Promise<void>;
}

export interface BackupsOptions {
  readonly paths: ModePaths;
  /** The key of the studio's data, 32 bytes. */
  readonly dataKey: Uint8Array;
  readonly program: string;
  /** Returns the number of commits in the records. */
  readonly changes: () => number;
  /** @throws KioskError RECORDS_CHECKING, RECORDS_DAMAGED */
  readonly assertWhole: () => void;
  /** Called when a backup found damage in the records: every page is to be read. */
  readonly suspected: () => void;
  /** True while a paid call is under way: a backup waits for it. */
  readonly isPaying: () => boolean;
  /**
   * Returns the end of the time in which the date was right while the computer's may be ahead: states from before it stay then. ISO
   * 8601, UTC; null while the date is sure.
   */
  readonly keepUntil: () => string | null;
  /** Called after a backup with the erased customers that its repository knows. */
  readonly learn: (erasures: readonly Erasure[]) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
  /** Called when the view has changed. */
  readonly changed: () => void;
  /** For tests: makes a backup, in place of the thread. */
  readonly make?: (task: ThreadTask) => Asked<BackupAnswer>;
}

/** Time between two looks whether a backup is due. The first one is not before staff could open the first order. */
const lookMs = 60_000;
/** Time between two looks whether a paid call is under way, while a backup is being made. */
const payingMs = 100;
/** Records that cannot be read count as changed: the backup that is due then finds the damage and says so. */
const unreadChanges = -1;
/** Time in which a thread that is ended must end, milliseconds. One that hangs in a call to a dead share does not. */
const endMs = 2_000;

const inThread = (task: ThreadTask): Asked<BackupAnswer> =>
  askThread(programBeside(import.meta.url, './backup-worker'), task);

export async function createBackups(options: BackupsOptions): Promise<Backups> {
  const { paths, dataKey, program, clock, log, make = inThread } = options;
  const local = `${paths.backups}.records`;
  await removeCopies(local);
  let status = await readStatus(paths.backups);
  let asked: Asked<BackupAnswer> | null = null;
  /** The folder of a thread that was given up and still hangs in a call. No other begins there meanwhile. */
  let hanging: string | null = null;
  let dueSince: string | null = null;
  /** Number of earlier backups that are still to be written anew without erased customers. */
  let erasing = 0;
  let running: Promise<void> = Promise.resolve();
  /** Lets the run that is being made end without its thread. */
  let letGo = (): void => undefined;
  /** Counts the runs that a person or the end of the kiosk has ended. */
  let ended = 0;
  let saving: Promise<void> = Promise.resolve();
  /** True when a backup was asked for while the pages were being checked: it follows, because an erasing may have asked. */
  let isWaiting = false;
  const timer = setInterval(() => {
    const changes = orIfUnread(unreadChanges, () => options.changes());
    const isNow = isDue(status, changes, clock.now());
    if (isNow !== (dueSince !== null)) {
      dueSince = isNow ? clock.now().toISOString() : null;
      options.changed();
    }
    if (isNow || isWaiting) start();
  }, lookMs).unref();

  /** Ends a thread, or leaves it alone where it does not end: the call that it is in may never return. */
  async function endOrLeave(thread: Asked<BackupAnswer>): Promise<void> {
    const { folder } = status;
    hanging = folder;
    const end = thread.end().finally(() => {
      if (hanging === folder) hanging = null;
    });
    const late = new Promise<void>((resolve) => void setTimeout(resolve, endMs).unref());
    await Promise.race([end, late]);
  }

  async function save(next: BackupStatus): Promise<void> {
    status = next;
    saving = saving
      .then(() => writeStatus(paths.backups, next))
      .catch((error: unknown) => {
        log.warn({ error: nameOf(error) }, 'the state of the backups could not be written');
      });
    await saving;
    options.changed();
  }
  const fail = (trouble: BackupTrouble, cause: string): Promise<void> => {
    log.warn({ trouble, cause }, 'no backup was made');
    return save({ ...status, failure: { at: clock.now().toISOString(), trouble } });
  };

  /** Returns the trouble that is known before a backup begins; `checking` when it is not known yet. */
  function pagesTrouble(): BackupTrouble | 'checking' | null {
    try {
      options.assertWhole();
      return null;
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      return error.code === 'RECORDS_DAMAGED' ? 'records-damaged' : 'checking';
    }
  }

  async function run(): Promise<void> {
    const began = ended;
    const begun = performance.now();
    const at = clock.now().toISOString();
    const shared = new Int32Array(new SharedArrayBuffer(12));
    shared[0] = options.isPaying() ? 1 : 0;
    const gaveUp = Promise.withResolvers<BackupAnswer>();
    /** Time without progress, milliseconds. It counts looks, so that a computer that slept is no backup that hangs. */
    let still = 0;
    let steps = 0;
    const holding = setInterval(() => {
      still = Atomics.load(shared, 2) === steps ? still + payingMs : 0;
      steps = Atomics.load(shared, 2);
      if (still >= hungMs) gaveUp.resolve({ trouble: 'hung', cause: 'NO_PROGRESS' });
      if (Atomics.exchange(shared, 0, options.isPaying() ? 1 : 0) === 1) Atomics.notify(shared, 0);
      if (erasing === Atomics.load(shared, 1)) return;
      erasing = Atomics.load(shared, 1);
      options.changed();
    }, payingMs).unref();
    const { folder: target, begun: studio } = status;
    const { records, vault } = paths;
    try {
      asked = make({
        ...{ records, vault, local, dataKey, target, begun: studio },
        ...{ at, keepUntil: options.keepUntil(), program, shared },
      });
      options.changed();
      letGo = () => gaveUp.resolve({ trouble: 'hung', cause: 'ENDED' });
      const answer = await Promise.race([asked.answer, gaveUp.promise]);
      if (began !== ended) return;
      if ('trouble' in answer) {
        if (answer.trouble === 'hung') await endOrLeave(asked);
        if (answer.trouble === 'records-damaged') options.suspected();
        await fail(answer.trouble, answer.cause);
        return;
      }
      const { summary, studioId, added, repaired, sameDisk, erased, unfinished } = answer.made;
      const { change, orders, pictures, missing } = summary;
      log.info(
        { ms: Math.round(performance.now() - begun), pictures, added, missing, repaired },
        'backed up',
      );
      if (unfinished !== null)
        log.warn({ ...unfinished }, 'a backup is complete, but what follows it failed');
      const left = unfinished === null ? null : { step: unfinished.step, trouble: unfinished.trouble };
      const last = { at, change, orders, pictures, missing, sameDisk, unfinished: left };
      const known = status.folders.find(({ folder }) => folder === target);
      const folders = [
        ...status.folders.filter(({ folder }) => folder !== target),
        knownFolder(target, at, answer.made, known),
      ];
      await save({ ...status, begun: studioId, last, failure: null, folders });
      if (erased !== null) await options.learn(erased.erasures);
    } catch (error) {
      if (began === ended) await fail('other', nameOf(error));
    } finally {
      clearInterval(holding);
      asked = null;
      letGo = () => undefined;
      erasing = 0;
      options.changed();
    }
  }

  /** Ends the run that is being made, if there is one. */
  async function end(): Promise<void> {
    ended += 1;
    if (asked !== null) await endOrLeave(asked);
    letGo();
    await running;
  }

  function start(): void {
    if (asked !== null || status.folder === '') return;
    if (status.folder === hanging) {
      running = fail('hung', 'STILL_HANGING');
      return;
    }
    const trouble = pagesTrouble();
    isWaiting = trouble === 'checking';
    if (trouble === 'checking') return;
    running = trouble === null ? run() : fail(trouble, 'RECORDS_DAMAGED');
  }

  function refuseOwn(folder: string): void {
    if (isWithin(folder, dirname(dirname(paths.records))))
      throw new KioskError('INVALID_INPUT', 'a backup beside the data', { field: 'folder' });
  }

  return {
    refuseOwn,
    view: () => ({
      ...{ folder: status.folder, running: asked !== null, erasing, dueSince },
      last: viewOfLast(status),
      failure: status.failure,
    }),
    async choose(folder) {
      refuseOwn(folder);
      await end();
      await save({ ...noBackups, folder, last: status.last, folders: status.folders });
      start();
    },
    start,
    folders: () => status.folders,
    atRest: () => running,
    async stop() {
      clearInterval(timer);
      await end();
      await saving;
    },
  };
}

/** Removes the copies of records that a kill in the middle of a backup left here: their customers may be erased by now. */
async function removeCopies(local: string): Promise<void> {
  const folder = dirname(local);
  const left = (await readdir(folder)).filter((name) => name.startsWith(basename(local)));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

/** Keeps the earlier knowledge of erased customers there when the folder could not say it. */
function knownFolder(
  folder: string,
  at: string,
  { states, erased }: BackupMade,
  before: KnownFolder | undefined,
): KnownFolder {
  if (erased === null) return { unreadable: 0, left: {}, ...before, folder, at, states };
  return {
    ...{ folder, at, states, unreadable: erased.unreadable.length },
    left: Object.fromEntries([...erased.left].map(([customerId, of]) => [customerId, of.length])),
  };
}

function viewOfLast({ last }: BackupStatus): BackupsView['last'] {
  if (last === null) return null;
  const { at, orders, pictures, missing, sameDisk, unfinished } = last;
  return { at, orders, pictures, missing, sameDisk, unfinished };
}

function isWithin(folder: string, own: string): boolean {
  if (folder === '') return false;
  const way = relative(own, folder);
  return !way.startsWith('..') && way !== folder;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
