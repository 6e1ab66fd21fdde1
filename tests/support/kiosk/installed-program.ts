/** An installed Headroom with a scripted installer: each start is a kiosk of one version, on the same data and keychain. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, vi, type Mock } from 'vitest';
import type { UpdateHost } from '../../../electron/updates/host.ts';
import type { CopiedMode } from '../../../electron/updates/journal.ts';
import { modePaths } from '../../../electron/paths.ts';
import type { UpdatesView } from '../../../shared/model/updates.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { openKiosk, type OpenKiosk, type OpenKioskOptions } from './open-kiosk.ts';
import { startFeed, type UpdateFeed } from './update-feed.ts';

export interface InstalledProgram {
  readonly dataDir: string;
  readonly feed: UpdateFeed;
  /** Runs in place of an installer; unless a test says otherwise, every installer is started. */
  readonly install: Mock<UpdateHost['install']>;
  /** Returns what makes a kiosk the installed one of a version. */
  ofVersion(version: string): Required<Pick<OpenKioskOptions, 'publisherKeys' | 'updates'>>;
  /** Starts a version. The kiosk is closed when the test ends. */
  open(version?: string): Promise<OpenKiosk>;
  /** Publishes version 1.1.0 beside 1.0.0, and lets a kiosk stage it. */
  stageOn(kiosk: OpenKiosk): Promise<void>;
  /** Starts version 1.0.0 with 1.1.0 staged. */
  withStaged(): Promise<OpenKiosk>;
  /** Returns the names of the folders with data of a mode that was copied or set aside, oldest first. */
  readonly asides: (mode?: CopiedMode) => readonly string[];
}

export async function installProgram({
  administrator = true,
  ...options
}: Pick<OpenKioskOptions, 'account' | 'clock'> & {
  /** Whether the system asks for an administrator; true by default. */
  readonly administrator?: boolean;
} = {}): Promise<InstalledProgram> {
  const dataDir = tempFolder();
  const feed = await startFeed(tempFolder());
  onTestFinished(() => feed.close());
  const install = vi.fn<UpdateHost['install']>().mockResolvedValue(undefined);
  const updateHost: UpdateHost = {
    ...{ platform: 'linux', arch: 'x64', needsAdministrator: () => administrator, install },
  };
  let secrets: OpenKioskOptions['secrets'];

  const ofVersion: InstalledProgram['ofVersion'] = (version) => ({
    publisherKeys: feed.keys,
    updates: { version, updateHost },
  });
  async function open(version = '1.0.0'): Promise<OpenKiosk> {
    const kept = secrets === undefined ? {} : { secrets };
    const kiosk = await openKiosk({ dataDir, ...options, ...ofVersion(version), ...kept });
    ({ secrets } = kiosk);
    onTestFinished(() => kiosk.close());
    return kiosk;
  }
  async function stageOn(kiosk: OpenKiosk): Promise<void> {
    await feed.publish('1.0.0');
    await feed.publish('1.1.0');
    await kiosk.call('setUpdates', { feed: feed.address, checkAt: null });
    await kiosk.call('fetchUpdate');
    expect((await updatesAtRest(kiosk)).staged?.version).toBe('1.1.0');
  }
  return {
    ...{ dataDir, feed, install, ofVersion, open, stageOn },
    async withStaged() {
      const kiosk = await open();
      await stageOn(kiosk);
      return kiosk;
    },
    asides: (mode = 'practice') =>
      readdirSync(dirname(modePaths(dataDir, mode).records))
        .filter((name) => name.startsWith('set-aside-'))
        .toSorted(),
  };
}

export const updatesOf = async (kiosk: OpenKiosk): Promise<UpdatesView> =>
  (await kiosk.call('kioskStatus')).updates;

/** Returns the updates once nothing is under way. */
export const updatesAtRest = (kiosk: OpenKiosk): Promise<UpdatesView> =>
  vi.waitUntil(async () => {
    const view = await updatesOf(kiosk);
    return view.running === null ? view : false;
  }, 20_000);
