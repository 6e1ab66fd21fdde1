/** The part of updates that runs installers, with electron-updater's own class for Debian up to the installer itself. */
import type * as ElectronUpdater from 'electron-updater';
import type * as Fs from 'node:fs';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import { updateHost } from '../../../electron/desktop/install-update.ts';
import type { UpdateHost } from '../../../electron/updates/host.ts';
import { keptFolder, verifyKept, type KeptOptions } from '../../../electron/updates/kept.ts';
import { createUpdates } from '../../../electron/updates/updates.ts';
import { emitterMembers, forgetAll, tell } from '../../support/kiosk/electron-double.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { installerName, startFeed } from '../../support/kiosk/update-feed.ts';

/** How the scripted installer ends; set by each test. */
const installer = vi.hoisted(() => ({ run: (_file: string, _updater: unknown): void => undefined }));

vi.mock('node:fs', async (importOriginal) => {
  const actual = await importOriginal<typeof Fs>();
  /** Goes by the file's rights for root too, who may write everywhere. */
  const accessSync = (path: string, mode: number): void => {
    actual.accessSync(path, mode);
    if ((actual.statSync(path).mode & 0o200) === 0) throw Object.assign(new Error(path), { code: 'EACCES' });
  };
  return { ...actual, accessSync };
});
vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);
vi.mock('electron-updater', () => {
  // Its property `autoUpdater` would make one for Electron as soon as it is read.
  const actual = createRequire(import.meta.url)('electron-updater') as typeof ElectronUpdater;
  class ScriptedDeb extends actual.DebUpdater {
    override quitAndInstall(): void {
      installer.run(String(this.installerPath), this);
    }
  }
  const { AppUpdater, Provider, NsisUpdater, MacUpdater } = actual;
  return { AppUpdater, Provider, NsisUpdater, MacUpdater, DebUpdater: ScriptedDeb };
});

const { platform, execPath } = process;
const lock = { isOn: () => false } as never;
let dataDir: string;

beforeEach(() => {
  forgetAll();
  dataDir = tempFolder();
  Object.defineProperty(process, 'platform', { value: 'linux' });
  Object.defineProperty(process, 'resourcesPath', { value: dataDir, configurable: true });
});
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform });
  process.execPath = execPath;
});

function packaged() {
  const { emitter, once } = emitterMembers();
  tell('app', { isPackaged: true, getPath: () => dataDir, once });
  const host = updateHost(() => ({ lock }));
  if (host === null) throw new Error('there is no host');
  return { emitter, host: { ...host, arch: 'x64' } satisfies UpdateHost };
}

/** Stages a release, and returns what keeps it. */
async function staged(host: UpdateHost): Promise<KeptOptions> {
  const feed = await startFeed(tempFolder());
  onTestFinished(() => feed.close());
  await feed.publish('1.1.0');
  const updates = await createUpdates({
    ...{ dataDir, version: '1.0.0', host, keys: feed.keys, clock: systemClock, log: memoryLog() },
    ...{ studio: () => null, changed: () => undefined },
  });
  onTestFinished(() => updates.stop());
  await updates.configure({ feed: feed.address, checkAt: null });
  await updates.fetch();
  const folder = join(dataDir, 'updates', 'releases');
  return { folder, keys: feed.keys, platform: host.platform, arch: host.arch };
}

it('is there only for an installed program', () => {
  tell('app', { isPackaged: false });
  expect(updateHost(() => ({ lock }))).toBeNull();
});

it('needs an administrator on Windows unless the release says otherwise, and on Linux', () => {
  expect(packaged().host.needsAdministrator(null)).toBe(process.getuid?.() !== 0);
  Object.defineProperty(process, 'platform', { value: 'win32' });
  const { host } = packaged();
  expect(host.needsAdministrator(null)).toBe(true);
  const release = { installer: { needsAdministrator: false } } as never;
  expect(host.needsAdministrator(release)).toBe(false);
});

it.each([
  ['may be replaced by this user', [0o755, 0o755], false],
  ['is read-only', [0o555, 0o755], true],
  ['is in a read-only folder', [0o755, 0o555], true],
])('on macOS, says whether a program that %s needs an administrator', (_where, modes, isAsked) => {
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  const folder = join(dataDir, 'Applications');
  const bundle = join(folder, 'Headroom.app');
  mkdirSync(bundle, { recursive: true });
  for (const [index, path] of [bundle, folder].entries()) chmodSync(path, modes[index] ?? 0);
  onTestFinished(() => chmodSync(folder, 0o755));
  process.execPath = join(bundle, 'Contents', 'MacOS', 'Headroom');
  expect(packaged().host.needsAdministrator(null)).toBe(isAsked);
});

it('starts an installer that was read and verified once more, and waits for the end of the program', async () => {
  const { emitter, host } = packaged();
  const kept = await staged(host);
  let started = '';
  installer.run = (file) => {
    started = file;
    emitter.emit('will-quit');
  };
  await host.install(await verifyKept(kept, '1.1.0'), kept);
  expect(readFileSync(started, 'latin1')).toMatch(/^1\.1\.0\n/);
  expect(started).not.toContain('releases');
});

it('starts no installer that was changed after it was staged', async () => {
  const { host } = packaged();
  const kept = await staged(host);
  const release = await verifyKept(kept, '1.1.0');
  const file = join(keptFolder(kept.folder, '1.1.0'), installerName('1.1.0'));
  const bytes = readFileSync(file);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  installer.run = () => {
    throw new Error('it was started');
  };
  await expect(host.install(release, kept)).rejects.toMatchObject({ trouble: 'damaged' });
  expect(existsSync(file)).toBe(true);
});

it('says that nothing was installed when the installer is refused', async () => {
  const { host } = packaged();
  const kept = await staged(host);
  installer.run = (_file, updater) => {
    (updater as { emit(name: 'error', error: Error): void }).emit('error', new Error('declined'));
  };
  await expect(host.install(await verifyKept(kept, '1.1.0'), kept)).rejects.toMatchObject({
    trouble: 'not-installed',
  });
});
