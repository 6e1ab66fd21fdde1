/**
 * The keychain locks while the kiosk works: the kiosk can still use values that it has read, and overwrites no entry.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { KioskError } from '../../shared/errors.ts';
import type { SecretStore } from '../../electron/secrets/store.ts';
import { hasShot, askFinal, askPreview, isPaid, orderUntil } from '../support/kiosk/counter-moves.ts';
import { faultServer, credentials } from '../support/service/fault-counter.ts';
import { memoryStore } from '../support/kiosk/memory-store.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import { rejectionOf } from '../support/thrown.ts';
import { addSupervisor, unlock } from '../support/kiosk/supervisor.ts';

const pin = '271828';

/** Returns a keychain in memory that a test can lock. */
function lockableStore(account: object) {
  const store = memoryStore({ account: JSON.stringify(account) });
  let isLocked = false;
  const unlessLocked = <T>(work: () => Promise<T>): Promise<T> =>
    isLocked
      ? Promise.reject(
          new KioskError('KEYCHAIN_UNAVAILABLE', 'The keychain is locked.', { reason: 'locked' }),
        )
      : work();
  const guarded: SecretStore = {
    get: (name) => unlessLocked(() => store.get(name)),
    set: (name, value) => unlessLocked(() => store.set(name, value)),
    remove: (name) => unlessLocked(() => store.remove(name)),
  };
  return {
    ...store,
    ...guarded,
    lock: (): void => void (isLocked = true),
  };
}

async function workingKiosk() {
  const server = await faultServer();
  const secrets = lockableStore({ region: 'other', baseUrl: server.baseUrl, ...credentials });
  const kiosk = await openKiosk({ dataDir: tempFolder(), secrets });
  onTestFinished(() => kiosk.close());
  await addSupervisor(kiosk, pin);
  await kiosk.call('lockSupervisor');
  return { kiosk, secrets, server };
}

describe('a keychain that locks while the kiosk works', () => {
  it('does not stop an order: preview, payment, final and their pictures still work', async () => {
    const { kiosk, secrets, server } = await workingKiosk();
    const waiting = await orderUntil(kiosk, hasShot);
    const paid = await orderUntil(kiosk, isPaid);
    secrets.lock();
    expect((await askPreview(kiosk, waiting)).photos[0]?.state).toBe('preview');
    const done = await askFinal(kiosk, paid);
    expect(done.photos[0]?.state).toBe('final');
    expect(await kiosk.kiosk.photo(done.photos[0]?.final?.id ?? 'img_', 'full')).not.toBeNull();
    expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'account', practiceReason: null });
    expect(server.begun()).toBe(3);
  });

  it('does not keep a supervisor out: the PIN is in the records', async () => {
    const { kiosk, secrets } = await workingKiosk();
    secrets.lock();
    expect(await rejectionOf(kiosk.call('disconnectAccount'))).toBe('SUPERVISOR_REQUIRED');
    await unlock(kiosk, pin);
    expect(await kiosk.call('account')).toMatchObject({ supervisor: { unlocked: true } });
  });

  it('keeps the current account, which can be neither disconnected nor changed', async () => {
    const { kiosk, secrets, server } = await workingKiosk();
    await unlock(kiosk, pin);
    const before = new Map(secrets.entries);
    secrets.lock();
    expect(await rejectionOf(kiosk.call('disconnectAccount'))).toBe('KEYCHAIN_UNAVAILABLE locked');
    const other = { region: 'other', baseUrl: server.baseUrl, headshotBaseUrl: server.baseUrl } as const;
    const change = kiosk.call('connectAccount', { ...other, apiKey: 'new-key', apiSecret: 'new-secret' });
    expect(await rejectionOf(change)).toBe('KEYCHAIN_UNAVAILABLE locked');
    expect(secrets.entries).toEqual(before);
    expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'account' });
    const order = await orderUntil(kiosk, hasShot);
    expect((await askPreview(kiosk, order)).photos[0]?.state).toBe('preview');
  });
});
