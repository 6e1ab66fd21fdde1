/** Updates of a whole kiosk, called as its page calls it, with a scripted installer. */
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { UpdateHost } from '../../../electron/updates/host.ts';
import type { UpdatesView } from '../../../shared/model/updates.ts';
import { orderUntil, hasShot } from '../../support/kiosk/counter-moves.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { startFeed, type UpdateFeed } from '../../support/kiosk/update-feed.ts';

let dataDir: string;
let feed: UpdateFeed;
const install = vi.fn<UpdateHost['install']>();
const host: UpdateHost = { platform: 'linux', arch: 'x64', needsAdministrator: () => true, install };

beforeEach(async () => {
  install.mockReset().mockResolvedValue(undefined);
  dataDir = tempFolder();
  feed = await startFeed(tempFolder());
  onTestFinished(() => feed.close());
});

async function open(version = '1.0.0'): Promise<OpenKiosk> {
  const kiosk = await openKiosk({
    dataDir,
    publisherKeys: feed.keys,
    updates: { version, updateHost: host },
  });
  onTestFinished(() => kiosk.close());
  return kiosk;
}
const viewOf = async (kiosk: OpenKiosk): Promise<UpdatesView> => (await kiosk.call('kioskStatus')).updates;
const atRest = async (kiosk: OpenKiosk): Promise<UpdatesView> =>
  vi.waitUntil(async () => {
    const view = await viewOf(kiosk);
    return view.running === null ? view : false;
  }, 20_000);

/** Opens a kiosk with a staged update. */
async function withStaged(): Promise<OpenKiosk> {
  await feed.publish('1.0.0');
  await feed.publish('1.1.0');
  const kiosk = await open();
  await kiosk.call('setUpdates', { feed: feed.address, checkAt: null });
  await kiosk.call('fetchUpdate');
  expect((await atRest(kiosk)).staged?.version).toBe('1.1.0');
  return kiosk;
}
const asides = (): readonly string[] =>
  readdirSync(join(dataDir, 'practice')).filter((name) => name.startsWith('set-aside-'));

it('takes no updates where the program was not installed', async () => {
  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());
  expect((await viewOf(kiosk)).kind).toBe('checkout');
  expect(await rejectionOf(kiosk.call('fetchUpdate'))).toBe('WRONG_STEP');
  expect(await rejectionOf(kiosk.call('setUpdates', { feed: '', checkAt: null }))).toBe('WRONG_STEP');
});

it('takes no updates without a key of the publisher', async () => {
  const kiosk = await openKiosk({ dataDir, updates: { version: '1.0.0', updateHost: host } });
  onTestFinished(() => kiosk.close());
  expect((await viewOf(kiosk)).kind).toBe('no-key');
});

it('installs after the records were copied, and only for a supervisor', async () => {
  const kiosk = await withStaged();
  // The copy has its name before the installer starts.
  const asidesThen = new Promise<readonly string[]>((resolve) => {
    install.mockImplementation(() => {
      resolve(asides());
      return Promise.resolve();
    });
  });
  expect(await kiosk.call('installUpdate', { version: '1.1.0' })).toBeNull();
  expect((await atRest(kiosk)).failure).toBeNull();
  expect(install.mock.calls[0]?.[0].version).toBe('1.1.0');
  const [aside = ''] = await asidesThen;
  expect(readdirSync(join(dataDir, 'practice', aside))).toContain('records.sqlite');

  await kiosk.call('addStaff', { name: 'Asha', role: 'supervisor', pin: '4821' });
  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('installUpdate', { version: '1.1.0' }))).toBe('SUPERVISOR_REQUIRED');
});

it('installs nothing that is not staged', async () => {
  const kiosk = await withStaged();
  expect(await kiosk.call('installUpdate', { version: '1.2.0' })).toBe('gone');
  expect(install).not.toHaveBeenCalled();
});

it('goes on as before when the installer is refused', async () => {
  const kiosk = await withStaged();
  install.mockRejectedValue(new Error('refused'));
  await kiosk.call('installUpdate', { version: '1.1.0' });
  expect((await atRest(kiosk)).failure).toMatchObject({ step: 'install', trouble: 'other' });
  // Paid calls are allowed again.
  await orderUntil(kiosk, hasShot);
  expect(await kiosk.call('installUpdate', { version: '1.1.0' })).toBeNull();
  await atRest(kiosk);
});

it('installs nothing when the records cannot be copied, and goes on as before', async () => {
  const kiosk = await withStaged();
  const records = join(dataDir, 'practice', 'records.sqlite');
  renameSync(records, `${records}-elsewhere`);
  await kiosk.call('installUpdate', { version: '1.1.0' });
  const { failure, staged } = await atRest(kiosk);
  renameSync(`${records}-elsewhere`, records);
  expect(failure).toMatchObject({ step: 'copy', trouble: 'no-copy' });
  expect(staged?.version).toBe('1.1.0');
  expect(install).not.toHaveBeenCalled();
  await orderUntil(kiosk, hasShot);
});

it('goes back with the records of now where no migration is in between', async () => {
  const before = await withStaged();
  await before.call('installUpdate', { version: '1.1.0' });
  await atRest(before);
  await before.close();

  const updated = await open('1.1.0');
  const order = await orderUntil(updated, hasShot);
  const view = await viewOf(updated);
  expect(view).toMatchObject({ staged: null, last: { kind: 'update', from: '1.0.0', to: '1.1.0' } });
  expect(view.back).toMatchObject({ version: '1.0.0', records: 'kept', missing: null });
  expect(await updated.call('newerThanUpdate')).toBe('none');
  expect(await updated.call('goBackTo', { version: '1.0.0' })).toBeNull();
  await atRest(updated);
  await updated.close();

  const back = await open('1.0.0');
  expect((await viewOf(back)).last?.kind).toBe('back');
  expect((await back.call('openOrder', { orderId: order.id })).number).toBe(order.number);
  expect(await back.call('recordsGap')).toBeNull();
});
