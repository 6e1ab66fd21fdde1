/** electron-updater as Headroom uses it to look for a release and to download it. It never installs: `desktop/install-update.ts` does. */
import { AppUpdater, type ResolvedUpdateFileInfo } from 'electron-updater';
import type { AppAdapter } from 'electron-updater/out/AppAdapter.js';
import type { DownloadExecutorResult, DownloadUpdateOptions } from 'electron-updater/out/AppUpdater.js';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FeedOptions, Release } from './release.ts';
import { SignedFeed, type SignedFeedOptions } from './signed-feed.ts';
import { transport, type DownloadHow } from './transport.ts';
import { UpdateFailure } from './trouble.ts';

/** Space that a download leaves free, bytes: paid calls and the records need it. Our own figure. */
const leftBytes = 256 * 1024 * 1024;

export interface StagerOptions extends Omit<FeedOptions, 'version'> {
  /** Folder of the downloads. */
  readonly folder: string;
  /** Version of the program that runs. */
  readonly current: string;
}

class Stager extends AppUpdater {
  /** Called with the bytes of a download so far. */
  progress: (bytes: number) => void = () => undefined;

  constructor(options: SignedFeedOptions, app: AppAdapter) {
    super(null, app);
    beQuiet(this);
    this.setFeedURL(options);
  }

  protected override doDownloadUpdate(options: DownloadUpdateOptions): Promise<DownloadExecutorResult> {
    const { info, provider } = options.updateInfoAndProvider;
    const [fileInfo] = provider.resolveFiles(info);
    if (fileInfo === undefined) throw new UpdateFailure('nothing');
    return this.executeDownload({
      ...{ fileInfo, fileExtension: extname(fileInfo.info.url).slice(1), downloadUpdateOptions: options },
      task: (destination) => transport.download(fileInfo.url, destination, this.howFor(fileInfo)),
      done: () => Promise.resolve(),
    });
  }

  private howFor({ info }: ResolvedUpdateFileInfo): DownloadHow {
    return { sha512: info.sha512, most: info.size ?? 0, progress: (bytes) => this.progress(bytes) };
  }

  override quitAndInstall(): void {
    throw new Error('a stager installs nothing');
  }
}

/** Returns the program as electron-updater sees it, with its files below `folder`. */
export const adapterFor = (
  folder: string,
  version: string,
  ends: Pick<AppAdapter, 'quit' | 'relaunch'>,
): AppAdapter => ({
  ...{ version, name: 'Headroom', isPackaged: true, userDataPath: folder, baseCachePath: folder },
  appUpdateConfigPath: join(folder, 'app-update.yml'),
  whenReady: () => Promise.resolve(),
  onQuit: () => undefined,
  ...ends,
});

const nothing = (): void => undefined;
const quiet = { info: nothing, warn: nothing, error: nothing };

/** Prepares an updater: it downloads only on request, every byte, with our client, and decides nothing on its own. */
export function beQuiet(updater: AppUpdater): void {
  Object.assign(updater, { httpExecutor: transport });
  updater.logger = quiet;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.disableWebInstaller = true;
  updater.disableDifferentialDownload = true;
  // Every failure rejects a promise as well.
  updater.on('error', nothing);
}

/** The file from which electron-updater reads the name of its folder. */
export async function writeConfig(folder: string, more = ''): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'app-update.yml'), `provider: custom\nupdaterCacheDirName: download\n${more}`);
}

/** Folder into which electron-updater downloads, below `folder`. */
const pendingIn = (folder: string): string => join(folder, 'download', 'pending');

/** A release that was found, and the way to download it. */
export interface FoundRelease {
  readonly release: Release;
  /** Whether it is newer than the program that runs. */
  readonly isNewer: boolean;
  /**
   * Downloads the installer anew and checks its SHA-512.
   * @param progress called with whole percents
   * @returns its path
   * @throws UpdateFailure; the errors of the connection and of the disk
   */
  download(progress: (percent: number) => void): Promise<string>;
}

/**
 * Looks for a release.
 * @param version one release of the feed; null for the newest
 * @throws UpdateFailure; the errors of fetch and of the file system
 */
export async function findRelease(options: StagerOptions, version: string | null): Promise<FoundRelease> {
  const { folder, current, base, platform, arch, keys } = options;
  await writeConfig(folder);
  let found: Release | null = null;
  const feed: SignedFeedOptions = {
    ...{ provider: 'custom', updateProvider: SignedFeed as never, base, platform, arch, keys, version },
    found: (release) => void (found = release),
  };
  const updater = new Stager(feed, adapterFor(folder, current, { quit: nothing, relaunch: nothing }));
  const result = await updater.checkForUpdates();
  const release = found as Release | null;
  if (result === null || release === null) throw new UpdateFailure('other');
  return {
    release,
    isNewer: result.isUpdateAvailable,
    download: (progress) => download(updater, release, folder, progress),
  };
}

async function download(
  stager: Stager,
  { installer }: Release,
  folder: string,
  progress: (percent: number) => void,
): Promise<string> {
  await rm(pendingIn(folder), { recursive: true, force: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < installer.bytes + leftBytes) throw new UpdateFailure('disk-full');
  stager.progress = (bytes) => progress(Math.floor((bytes / installer.bytes) * 100));
  try {
    const [file] = await stager.downloadUpdate();
    if (file === undefined) throw new UpdateFailure('other');
    return file;
  } catch (error) {
    await rm(pendingIn(folder), { recursive: true, force: true });
    throw error;
  }
}
