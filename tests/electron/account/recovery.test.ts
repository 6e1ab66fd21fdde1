/** The recovery key, through the contract: shown, proven, and opening the studio on a computer without its key. */
import { cpSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { missingRecordsHandlers } from '../../../electron/ipc/missing-records-handlers.ts';
import { KioskError } from '../../../shared/errors.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { writeRecoveryKey } from '../../../electron/secrets/recovery-key.ts';
import { json, startScriptedServer } from '../service/scripted-server.ts';

const pin = '2468';
const credentials = { apiKey: 'canary-key-31aa', apiSecret: 'canary-secret-90c4' };
const foreign = writeRecoveryKey(new Uint8Array(32).fill(9));

async function open(options: Parameters<typeof openKiosk>[0]): Promise<OpenKiosk> {
  const kiosk = await openKiosk(options);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(close);
  return { ...kiosk, close };
}

/** A practice kiosk with a supervisor, which can connect an account. */
async function beforeConnecting(dataDir: string) {
  const server = await startScriptedServer();
  onTestFinished(() => server.close());
  server.play(json({ accountStatus: 'SUBSCRIBED' }));
  const kiosk = await open({ dataDir });
  await addSupervisor(kiosk, pin);
  const asked = { region: 'eu', baseUrl: server.baseUrl, headshotBaseUrl: '', ...credentials } as const;
  return { kiosk, connect: () => kiosk.call('connectAccount', asked) };
}

it('is shown to a supervisor, and proven only by typing it; practice has none', async () => {
  const { kiosk, connect } = await beforeConnecting(tempFolder());
  expect(await rejectionOf(kiosk.call('recoveryKey'))).toBe('WRONG_STEP');
  await connect();
  await unlock(kiosk, pin);

  const key = await kiosk.call('recoveryKey');
  expect(await kiosk.call('proveRecoveryKey', { typed: key.slice(1) })).toBe('short');
  expect(await kiosk.call('proveRecoveryKey', { typed: foreign })).toBe('other');
  const settings = await kiosk.call('settings');
  expect(settings.recoveryKeyProvenAt).toBe(null);
  const claimed = { ...settings, recoveryKeyProvenAt: '2026-11-24T01:00:00.000Z' };
  expect(await kiosk.call('saveSettings', { settings: claimed })).toEqual(settings);

  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('recoveryKey'))).toBe('SUPERVISOR_REQUIRED');
  expect(await kiosk.call('proveRecoveryKey', { typed: key.toLowerCase() })).toBe('right');
  const { recoveryKeyProvenAt } = await kiosk.call('settings');
  expect(recoveryKeyProvenAt).not.toBe(null);
  // A page with older settings takes nothing back.
  await kiosk.call('saveSettings', { settings });
  expect((await kiosk.call('settings')).recoveryKeyProvenAt).toBe(recoveryKeyProvenAt);
  expect(JSON.stringify(kiosk.log.lines)).not.toContain(key.slice(0, 9));
});

it('opens the studio on a new computer: the account is connected there, then the page asks for the key', async () => {
  const [oldHome, newHome] = [tempFolder(), tempFolder()];
  const before = await beforeConnecting(oldHome);
  await before.connect();
  await unlock(before.kiosk, pin);
  const key = await before.kiosk.call('recoveryKey');
  const { id: orderId } = await before.kiosk.call('createOrder');
  await before.kiosk.close();
  cpSync(`${oldHome}/studio`, `${newHome}/studio`, { recursive: true });

  const { kiosk, connect } = await beforeConnecting(newHome);
  await expect(connect()).rejects.toMatchObject({
    code: 'KEYCHAIN_UNAVAILABLE',
    details: { reason: 'key-missing' },
  });
  expect(await rejectionOf(kiosk.call('kioskStatus'))).toBe('KEYCHAIN_UNAVAILABLE key-missing');
  for (const [typed, answer] of [
    [foreign, 'other'],
    [`${key}0`, 'long'],
  ] as const)
    expect(await kiosk.call('openWithRecoveryKey', { typed })).toBe(answer);
  expect(kiosk.secrets.entries.has('vault-key')).toBe(false);

  expect(await kiosk.call('openWithRecoveryKey', { typed: key })).toBe('right');

  expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'account' });
  expect((await kiosk.call('openOrder', { orderId })).practice).toBe(false);
  expect(kiosk.secrets.entries.get('vault-key')).toBe(before.kiosk.secrets.entries.get('vault-key'));
  expect(JSON.stringify(kiosk.log.lines)).not.toContain(key.slice(0, 9));
});

it.each([
  ['key-missing', true],
  ['key-damaged', true],
  ['key-other', true],
  ['locked', false],
  ['entry-damaged', false],
])(
  'goes into the keychain only where that keeps the studio shut without a key for it (%s)',
  async (reason, isAsked) => {
    const done: string[] = [];
    const note = (what: string) => () => Promise.resolve(void done.push(what));
    const unused = (): never => {
      throw new Error('a recovery key repairs nothing');
    };
    const { openWithRecoveryKey } = missingRecordsHandlers({
      error: () => new KioskError('KEYCHAIN_UNAVAILABLE', 'as told', { reason }),
      decide: note('decide'),
      again: note('again'),
      restoreKey: (typed) => note(`restore ${typed}`)().then(() => 'right'),
      repairing: { repair: unused, shutPractice: unused, checked: unused },
      lock: { isOn: unused },
      log: memoryLog(),
    });
    expect(await openWithRecoveryKey({ typed: 'the key' })).toBe('right');
    expect(done).toEqual(isAsked ? ['restore the key', 'again'] : ['again']);
  },
);
