/** Looks for a release, downloads its installer and keeps it: the steps of an update that change nothing of the program. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { UpdateStep, UpdatesView } from '../../shared/model/updates.ts';
import { feedKind } from '../../shared/update-feed.ts';
import type { Log } from '../log.ts';
import { keep, keptRelease, type KeptOptions } from './kept.ts';
import type { FoundRelease, StagerOptions } from './stager.ts';
import { oldestVersion } from './oldest-version.ts';
import { causeOf, troubleOf, UpdateFailure } from './trouble.ts';

export interface FetchOptions {
  readonly feed: string;
  readonly kept: KeptOptions;
  /** Folder of downloads, on the same disk as the kept installers. */
  readonly downloads: string;
  readonly current: string;
  /** Waits before a download that was cut off begins again, ms. */
  readonly retryDelaysMs: readonly number[];
  readonly begin: (step: UpdateStep, version: string | null) => Promise<void>;
  readonly progress: (running: NonNullable<UpdatesView['running']>) => void;
  readonly log: Log;
}

/** Returns the folder of a feed as a URL. */
function baseOf(feed: string): URL {
  if (feedKind(feed) === 'folder') return pathToFileURL(`${feed.replace(/[\\/]+$/, '')}/`);
  const base = new URL(feed);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  return base;
}

/**
 * Keeps the newest release when it is newer than the program, and the release of the program itself where the feed still has it:
 * going back needs it.
 * @returns the newer version; null when there is none
 * @throws UpdateFailure; the errors of the connection and of the disk
 */
export async function fetchUpdate(options: FetchOptions): Promise<string | null> {
  const { kept, current, begin } = options;
  await begin('check', null);
  // electron-updater takes a fifth of a second to load, and most starts never look.
  const { findRelease } = await import('./stager.ts');
  const from: StagerOptions = {
    ...{ base: baseOf(options.feed), platform: kept.platform, arch: kept.arch, keys: kept.keys },
    ...{ folder: options.downloads, current },
  };
  const newest = await findRelease(from, null);
  const { version } = newest.release;
  if (!newest.isNewer) {
    if (version !== current) throw new UpdateFailure('older');
    await keepCurrent(options, from);
    return null;
  }
  if ((await keptRelease(kept, version)) === null) await take(newest, options);
  await keepCurrent(options, from);
  return version;
}

async function take(found: FoundRelease, options: FetchOptions): Promise<void> {
  const { release } = found;
  await options.begin('download', release.version);
  const file = await downloadPatiently(found, options);
  await options.begin('verify', release.version);
  await keep(options.kept, release, file, () => options.begin('stage', release.version));
}

async function downloadPatiently(
  found: FoundRelease,
  { retryDelaysMs, progress, log }: FetchOptions,
): Promise<string> {
  const { version } = found.release;
  for (const delay of [...retryDelaysMs, null]) {
    try {
      return await found.download((percent) => progress({ step: 'download', version, percent }));
    } catch (error) {
      const trouble = troubleOf(error);
      if (delay === null || (trouble !== 'cut-off' && trouble !== 'silent')) throw error;
      log.info({ version, cause: causeOf(error) }, 'a download was cut off and begins again');
      await sleep(delay);
    }
  }
  throw new Error('unreachable');
}

/** Without it, an update can still be installed; the screen then says that nobody can go back. */
async function keepCurrent(options: FetchOptions, from: StagerOptions): Promise<void> {
  const { kept, current, log } = options;
  if ((await keptRelease(kept, current)) !== null) return;
  try {
    const { findRelease } = await import('./stager.ts');
    const found = await findRelease({ ...from, current: oldestVersion }, current);
    const file = await found.download(() => undefined);
    await keep(kept, found.release, file, () => Promise.resolve());
  } catch (error) {
    log.info({ version: current, cause: causeOf(error) }, 'the installer of this version is not kept');
  }
}
