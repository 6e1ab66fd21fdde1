/** Looking for updates and staging them: electron-updater itself, from a feed on loopback. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import type { UpdateHost } from '../../../electron/updates/host.ts';
import { createUpdates } from '../../../electron/updates/updates.ts';
import type { Updates } from '../../../electron/updates/types.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { installerName, startFeed, type UpdateFeed } from '../../support/kiosk/update-feed.ts';

const host: UpdateHost = {
  ...{ platform: 'linux', arch: 'x64', needsAdministrator: () => true },
  install: () => Promise.reject(new Error('nothing is installed here')),
};

async function feedWith(...versions: readonly string[]): Promise<UpdateFeed> {
  const feed = await startFeed(tempFolder());
  onTestFinished(() => feed.close());
  for (const version of versions) await feed.publish(version);
  return feed;
}
async function updatesOf(
  feed: UpdateFeed,
  { version = '1.0.0', dataDir = tempFolder(), address = feed.address } = {},
): Promise<Updates> {
  const updates = await createUpdates({
    ...{ dataDir, version, host, keys: feed.keys, clock: systemClock, log: memoryLog() },
    ...{ studio: () => null, changed: () => undefined, retryDelaysMs: [1, 1] },
  });
  onTestFinished(() => updates.stop());
  await updates.configure({ feed: address, checkAt: null });
  return updates;
}
const failureOf = (updates: Updates): unknown => {
  const { failure } = updates.view();
  return failure === null ? null : [failure.step, failure.trouble];
};
const wasAsked = ({ asked }: UpdateFeed, version: string): number =>
  asked.filter((path) => path === `/${installerName(version)}`).length;

it('says that nothing is newer', async () => {
  const feed = await feedWith('1.0.0');
  const updates = await updatesOf(feed);
  await updates.fetch();
  expect(updates.view()).toMatchObject({ staged: null, failure: null, running: null });
  expect(updates.view().checkedAt).not.toBeNull();
});

it('stages a newer release, and keeps the installer of its own version for going back', async () => {
  const feed = await feedWith('1.0.0', '1.1.0');
  const dataDir = tempFolder();
  const updates = await updatesOf(feed, { dataDir });
  await updates.fetch();
  expect(updates.view().staged?.version).toBe('1.1.0');
  expect(readdirSync(join(dataDir, 'updates', 'releases')).toSorted()).toEqual(['1.0.0', '1.1.0']);

  // The next look downloads nothing again, and another start finds it.
  await updates.fetch();
  expect(wasAsked(feed, '1.1.0')).toBe(1);
  expect((await updatesOf(feed, { dataDir })).view().staged?.version).toBe('1.1.0');
});

it('takes a folder as a feed, such as a stick', async () => {
  const feed = await feedWith('1.1.0');
  const updates = await updatesOf(feed, { address: feed.folder });
  await updates.fetch();
  expect(updates.view().staged?.version).toBe('1.1.0');
  expect(feed.asked).toEqual([]);
});

it('begins a download again that was cut off halfway', async () => {
  const feed = await feedWith('1.1.0');
  feed.fail('cut', 2);
  const updates = await updatesOf(feed);
  await updates.fetch();
  expect(updates.view().staged?.version).toBe('1.1.0');
  expect(wasAsked(feed, '1.1.0')).toBe(3);
});

it('stages nothing while every download is cut off, and leaves no half', async () => {
  const feed = await feedWith('1.1.0');
  feed.fail('cut');
  const dataDir = tempFolder();
  const updates = await updatesOf(feed, { dataDir });
  await updates.fetch();
  expect(failureOf(updates)).toEqual(['download', 'cut-off']);
  expect(updates.view().staged).toBeNull();
  expect(existsSync(join(dataDir, 'updates', 'download', 'pending'))).toBe(false);
});

it.each(['foreign', 'none'] as const)(
  'refuses a release with a %s signature before it downloads it',
  async (signature) => {
    const feed = await feedWith();
    await feed.publish('1.1.0', { signature });
    const updates = await updatesOf(feed);
    await updates.fetch();
    expect(failureOf(updates)).toEqual(['check', 'unsigned']);
    expect(wasAsked(feed, '1.1.0')).toBe(0);
  },
);

it('refuses a list that was changed after it was signed', async () => {
  const feed = await feedWith('1.1.0');
  writeFileSync(join(feed.folder, 'latest-linux.yml'), 'version: 9.9.9\n');
  const updates = await updatesOf(feed);
  await updates.fetch();
  expect(failureOf(updates)).toEqual(['check', 'unsigned']);
});

it('refuses an installer that is not the signed one', async () => {
  const feed = await feedWith('1.1.0');
  feed.fail('changed');
  const updates = await updatesOf(feed);
  await updates.fetch();
  expect(failureOf(updates)).toEqual(['download', 'damaged']);
  expect(updates.view().staged).toBeNull();
});

it('refuses a newest release that is older than the program', async () => {
  const feed = await feedWith('1.0.0');
  const updates = await updatesOf(feed, { version: '1.1.0' });
  await updates.fetch();
  expect(failureOf(updates)).toEqual(['check', 'older']);
  expect(wasAsked(feed, '1.0.0')).toBe(0);
});

it('begins no download that the disk has no room for', async () => {
  const feed = await feedWith();
  await feed.publish('1.1.0', { bytes: 2 ** 50 });
  const updates = await updatesOf(feed);
  await updates.fetch();
  expect(failureOf(updates)).toEqual(['download', 'disk-full']);
  expect(wasAsked(feed, '1.1.0')).toBe(0);
});

it.skipIf(!canMount)('says so on a full disk, and keeps what was staged', async () => {
  const feed = await feedWith('1.1.0');
  const disk = smallDisk(8);
  const dataDir = join(disk.folder, 'data');
  mkdirSync(dataDir);
  const updates = await updatesOf(feed, { dataDir });
  await updates.fetch();
  expect(failureOf(updates)).toEqual(['download', 'disk-full']);
});

it('tells a feed that does not answer from one without a release', async () => {
  const feed = await feedWith();
  const empty = await updatesOf(feed);
  await empty.fetch();
  expect(failureOf(empty)).toEqual(['check', 'nothing']);
  const silent = await updatesOf(feed, { address: 'http://127.0.0.1:9/' });
  await silent.fetch();
  expect(failureOf(silent)).toEqual(['check', 'silent']);
});
