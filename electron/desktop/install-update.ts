import type { AppUpdater } from 'electron-updater';
import type { AppAdapter } from 'electron-updater/out/AppAdapter.js';
import { app } from 'electron';
import { accessSync, constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../error-code.ts';
import type { Kiosk } from '../kiosk.ts';
import { isStartedByUnit } from '../lock/unit.ts';
import type { UpdateHost } from '../updates/host.ts';
import { feedOfKept } from '../updates/kept.ts';
import { oldestVersion } from '../updates/oldest-version.ts';
import type { UpdatePlatform } from '../updates/release.ts';
import { UpdateFailure } from '../updates/trouble.ts';

/** Longest wait for an installer to end the program, ms. macOS unpacks and checks the program first. */
const patienceMs = 10 * 60_000;

/** Returns what installs updates; null for a program that was not installed, which comes with a checkout. */
export function updateHost(kiosk: () => Pick<Kiosk, 'lock'>): UpdateHost | null {
  const { platform } = process;
  if (!app.isPackaged || (platform !== 'win32' && platform !== 'darwin' && platform !== 'linux')) return null;
  const folder = join(app.getPath('userData'), 'updates', 'installing');
  return {
    ...{ platform, arch: process.arch },
    needsAdministrator: (release) => asksForAdministrator(platform, release?.installer.needsAdministrator),
    async install(release, kept) {
      const { adapterFor, beQuiet, writeConfig } = await import('../updates/stager.ts');
      const { SignedFeed } = await import('../updates/signed-feed.ts');
      await writeConfig(folder, await publisherLines());
      const updater = await updaterOf(
        platform,
        adapterFor(folder, oldestVersion, {
          quit: () => app.quit(),
          relaunch() {
            // The unit starts a locked kiosk again. Whichever came second would only wait for the first to end.
            if (!kiosk().lock.isOn() || !isStartedByUnit()) app.relaunch();
          },
        }),
      );
      beQuiet(updater);
      updater.setFeedURL({
        ...{ provider: 'custom', updateProvider: SignedFeed as never },
        ...feedOfKept(kept, release),
      });
      // Every byte is read and checked once more, from where the installer is kept to where it is started.
      await updater.checkForUpdates();
      await updater.downloadUpdate();
      await started(updater);
    },
  };
}

/** Starts the installer, silently. Resolves when the program ends; the installer starts it again. */
function started(updater: AppUpdater): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error?: unknown): void => reject(new UpdateFailure('not-installed', { cause: error }));
    updater.once('error', refuse);
    app.once('will-quit', () => resolve());
    setTimeout(refuse, patienceMs).unref();
    updater.quitAndInstall(true, true);
  });
}

async function updaterOf(platform: UpdatePlatform, adapter: AppAdapter): Promise<AppUpdater> {
  const { NsisUpdater, MacUpdater, DebUpdater } = await import('electron-updater');
  if (platform === 'win32') return new NsisUpdater(null, adapter);
  return platform === 'darwin' ? new MacUpdater(undefined, adapter) : new DebUpdater(null, adapter);
}

/**
 * Returns whether the system asks for an administrator: Windows for a program of all users, Linux for a package, and macOS where
 * this user may not replace the program.
 * @param isForAll what the release says; undefined before one is here
 */
function asksForAdministrator(platform: UpdatePlatform, isForAll: boolean | undefined): boolean {
  if (platform === 'win32') return isForAll ?? true;
  if (platform === 'linux') return process.getuid?.() !== 0;
  try {
    // …/Headroom.app/Contents/MacOS/Headroom: the bundle and the folder that it is in.
    const bundle = dirname(dirname(dirname(process.execPath)));
    accessSync(bundle, constants.W_OK);
    accessSync(dirname(bundle), constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/** Windows' installers must also have the certificate of the program that runs. electron-builder writes its name beside it. */
async function publisherLines(): Promise<string> {
  try {
    const text = await readFile(join(process.resourcesPath, 'app-update.yml'), 'utf8');
    return /^publisherName:\n(?: +- .*\n)+/m.exec(`${text}\n`)?.[0] ?? '';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
