/** Moving a studio to a new computer: from a backup, with its recovery key. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import { eventually } from '../../support/eventually.ts';
import { keychainUnavailable } from '../../../electron/secrets/keychain-answer.ts';
import { writeRecoveryKey } from '../../../electron/secrets/recovery-key.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { openKiosk, type OpenKiosk, type OpenKioskOptions } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { scratchFolder, tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { json, startScriptedServer, type ScriptedServer } from '../service/scripted-server.ts';

const otherKey = writeRecoveryKey(new Uint8Array(32).fill(7));
let service: ScriptedServer;
const backupFolder = scratchFolder();
let before: OrderView;
let recoveryKey = '';
const accountAt = (baseUrl: string) => ({ baseUrl, apiKey: 'key', apiSecret: 'secret' });

/** The old computer: an order with a shot, a backup, and the recovery key on paper. */
beforeAll(async () => {
  service = await startScriptedServer();
  const dataDir = scratchFolder();
  const old = await openKiosk({ dataDir, account: accountAt(service.baseUrl) });
  await addSupervisor(old, '2468');
  const order = await old.call('createOrder');
  const { data: bytes } = await renderPortrait({ width: 960, height: 720 }, 'jpeg');
  before = await old.call('addShot', { orderId: order.id, source: 'camera', origin: 'A', bytes });
  await old.call('chooseBackupFolder', { folder: backupFolder });
  await eventually(async () =>
    expect((await old.call('kioskStatus')).backups).toMatchObject({ last: { orders: 1 } }),
  );
  recoveryKey = await old.call('recoveryKey');
  await old.close();
  rmSync(dataDir, { recursive: true });
});
afterAll(async () => {
  await service.close();
  rmSync(backupFolder, { recursive: true });
});

async function open(options: Partial<OpenKioskOptions> = {}): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir: tempFolder(), ...options });
  onTestFinished(() => kiosk.close());
  return kiosk;
}
async function firstBackup(kiosk: OpenKiosk, typed = recoveryKey) {
  const found = await kiosk.call('listBackups', { folder: backupFolder, typed });
  if (typeof found === 'string') throw new Error(found);
  return { folder: backupFolder, typed, id: found.states[0]?.id ?? '' };
}
const connect = (kiosk: OpenKiosk) => {
  service.play(json({ accountStatus: 'SUBSCRIBED', subscription: null }));
  return kiosk.call('connectAccount', {
    ...accountAt(service.baseUrl),
    region: 'other',
    headshotBaseUrl: '',
  });
};

it('a fresh computer restores a studio, and opens it with its account', async () => {
  const dataDir = tempFolder();
  const kiosk = await open({ dataDir });
  const chosen = await firstBackup(kiosk, recoveryKey.toLowerCase().replaceAll(' ', '-'));
  expect(await kiosk.call('newerThanBackup', chosen)).toBe('none');

  expect(await kiosk.call('restoreBackup', { ...chosen, replaceKey: false })).toBe('restored');

  expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'practice' });
  expect(await kiosk.call('account')).toMatchObject({ connected: false, studioWaits: true });
  expect(readdirSync(join(dataDir, 'studio')).filter((name) => name.startsWith('set-aside'))).toEqual([]);
  // The studio has a supervisor, so practice needs none.
  await connect(kiosk);
  const [person] = await kiosk.call('staff');
  expect(person?.name).toBe('Asha');
  await kiosk.call('signIn', { staffId: person?.id ?? 'stf_', pin: '2468' });
  expect((await kiosk.call('desk')).inHand).toMatchObject([{ number: before.number }]);
  expect(await kiosk.kiosk.photo(before.shots[0]?.image.id ?? 'img_', 'full')).not.toBe(null);
  expect(await kiosk.call('recordsGap')).toMatchObject({
    reason: 'older',
    next: { refund: '501', closing: '501' },
  });
  expect(Number((await kiosk.call('createOrder')).number.slice(7))).toBeGreaterThan(500);
});

it('says what is wrong with a key, and changes nothing', async () => {
  const kiosk = await open();
  const list = (typed: string) => kiosk.call('listBackups', { folder: backupFolder, typed });

  expect(await rejectionOf(list(''))).toBe('WRONG_STEP');
  expect(await list('1234')).toBe('short');
  expect(await list(otherKey.replace(/.$/, 'X'))).toBe('mistyped');
  expect(await list(otherKey)).toEqual({ states: [], otherKey: 1, damaged: 0 });
  const wrong = { ...(await firstBackup(kiosk)), typed: '1234', replaceKey: false };
  expect(await rejectionOf(kiosk.call('restoreBackup', wrong))).toBe('INVALID_INPUT');
  expect([...kiosk.secrets.entries.keys()]).toEqual([]);
});

it('a keychain that refuses is told, and the backup waits in no folder', async () => {
  const dataDir = tempFolder();
  const kiosk = await open({ dataDir });
  const chosen = await firstBackup(kiosk);
  kiosk.secrets.set = () => Promise.reject(keychainUnavailable('locked'));

  expect(await rejectionOf(kiosk.call('restoreBackup', { ...chosen, replaceKey: false }))).toBe(
    'KEYCHAIN_UNAVAILABLE locked',
  );

  expect(readdirSync(join(dataDir, 'studio'))).toEqual([]);
  expect(await kiosk.call('account')).toMatchObject({ studioWaits: false });
});

it('another key in the keychain is replaced only when a person allows it', async () => {
  const secrets = memoryStore({ 'vault-key': Buffer.alloc(32, 7).toString('base64') });
  const kiosk = await open({ secrets });
  const chosen = await firstBackup(kiosk);

  expect(await kiosk.call('restoreBackup', { ...chosen, replaceKey: false })).toBe('other-key');
  expect(await kiosk.call('restoreBackup', { ...chosen, replaceKey: true })).toBe('restored');

  await connect(kiosk);
  expect((await kiosk.call('staff')).map(({ name }) => name)).toEqual(['Asha']);
});

it('a studio that was connected first, and is empty, makes way; one with orders does not', async () => {
  const dataDir = tempFolder();
  const kiosk = await open({ dataDir, account: accountAt(service.baseUrl) });
  const chosen = await firstBackup(kiosk);
  expect(await kiosk.call('newerThanBackup', chosen)).toBe('none');

  expect(await kiosk.call('restoreBackup', { ...chosen, replaceKey: true })).toBe('restored');

  const [person] = await kiosk.call('staff');
  await kiosk.call('signIn', { staffId: person?.id ?? 'stf_', pin: '2468' });
  expect((await kiosk.call('desk')).inHand).toMatchObject([{ number: before.number }]);

  const busy = await open({ account: accountAt(service.baseUrl) });
  await busy.call('createOrder');
  expect(await busy.call('newerThanBackup', chosen)).toBe('occupied');
  expect(await busy.call('restoreBackup', { ...chosen, replaceKey: true })).toBe('occupied');
  expect((await busy.call('desk')).inHand).toHaveLength(1);
});

it('goes on after it was interrupted, with the later backup in place', async () => {
  const dataDir = tempFolder();
  const kiosk = await open({ dataDir });
  const chosen = { ...(await firstBackup(kiosk)), replaceKey: false };
  // An earlier restore ended before its data was put in place, as a power cut ends it.
  mkdirSync(join(dataDir, 'studio', 'restored-2020-01-01T00-00-00-000Z', 'vault'), { recursive: true });

  expect(await kiosk.call('restoreBackup', chosen)).toBe('restored');

  expect(readdirSync(join(dataDir, 'studio')).filter((name) => name.startsWith('restored'))).toEqual([]);
  await connect(kiosk);
  expect((await kiosk.call('staff')).map(({ name }) => name)).toEqual(['Asha']);
});
