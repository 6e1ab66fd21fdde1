/** Connecting, changing and disconnecting the studio's account, and what needs a supervisor: through the contract. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SecretName } from '../../../electron/secrets/store.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { AccountView } from '../../../shared/model/account.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { leaveCallOpen } from '../../support/service/open-call.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { json, startScriptedServer, type Script, type ScriptedServer } from '../service/scripted-server.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';

const credentials = { apiKey: 'canary-key-7d10', apiSecret: 'canary-secret-3b55' };
const pin = '2468';
const good = json({
  accountStatus: 'SUBSCRIBED',
  subscription: { subscriptionStatus: 'SUBSCRIPTION_CANCELED' },
});

const wellOrNot: Script = (turn) =>
  (turn.request.path === '/v2/health' ? json({ status: 'GOOD' }) : good)(turn);

interface Place extends OpenKiosk {
  readonly server: ScriptedServer;
  readonly dataDir: string;
  connect(more?: {
    readonly baseUrl?: string;
    readonly headshotBaseUrl?: string;
    readonly apiKey?: string;
  }): Promise<AccountView>;
}

async function place(start: { readonly unlocked: boolean } = { unlocked: true }): Promise<Place> {
  const server = await startScriptedServer();
  server.play(wellOrNot);
  const dataDir = tempFolder();
  const kiosk = await openKiosk({ dataDir });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(async () => {
    await close();
    await server.close();
  });
  if (start.unlocked) await addSupervisor(kiosk, pin);
  const usual = { region: 'eu', baseUrl: server.baseUrl, headshotBaseUrl: '', ...credentials } as const;
  return {
    ...kiosk,
    close,
    server,
    dataDir,
    connect: (more) => kiosk.call('connectAccount', { ...usual, ...more }),
  };
}

/** A keychain that is slow to write an entry. */
function holdWrites(store: OpenKiosk['secrets'], held: SecretName) {
  const written = store.set.bind(store);
  const reached = Promise.withResolvers<undefined>();
  const free = Promise.withResolvers<undefined>();
  store.set = async (name, value) => {
    if (name === held) {
      reached.resolve(undefined);
      await free.promise;
    }
    await written(name, value);
  };
  return { reached: reached.promise, letGo: () => free.resolve(undefined) };
}

const accountIn = ({ secrets }: OpenKiosk): unknown => JSON.parse(secrets.entries.get('account') ?? 'null');

describe('connecting an account', () => {
  it('needs a PIN and an unlocked supervisor; before that nothing is requested', async () => {
    const at = await place({ unlocked: false });
    expect(await rejectionOf(at.connect())).toBe('PIN_NOT_SET');
    await addSupervisor(at, pin);
    await at.call('lockSupervisor');
    expect(await rejectionOf(at.connect())).toBe('SUPERVISOR_REQUIRED');
    expect(at.server.requests).toEqual([]);

    await unlock(at, pin);
    expect(await at.connect()).toMatchObject({ connected: true, supervisor: { unlocked: true } });
  });

  it('stores the key without the line end that was pasted with it, both addresses and the time', async () => {
    const at = await place();
    const view = await at.connect({
      apiKey: ` ${credentials.apiKey}\r\n`,
      headshotBaseUrl: 'https://heads.example/eu',
    });
    expect(view).toMatchObject({ region: 'eu', headshotHost: 'heads.example' });
    expect(view.host).toBe(new URL(at.server.baseUrl).host);
    expect(accountIn(at)).toMatchObject({ ...credentials, headshotBaseUrl: 'https://heads.example/eu' });
    expect(accountIn(at)).toHaveProperty('connectedAt', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
  });

  it('tests the account first: a refused one is not stored, and the earlier one stays in use', async () => {
    const at = await place();
    await at.connect();
    const before = at.secrets.entries.get('account');
    at.server.play(json({ message: 'no' }, 401));
    expect(await rejectionOf(at.connect({ apiKey: 'another' }))).toMatch('SERVICE_CREDENTIALS');
    expect(at.secrets.entries.get('account')).toBe(before);
    expect(await at.call('account')).toMatchObject({ connected: true });
  });

  it.each([
    [{ baseUrl: 'http://photos.example' }, 'baseUrl'],
    [{ headshotBaseUrl: 'http://heads.example' }, 'headshotBaseUrl'],
    [{ apiKey: 'two words' }, 'apiKey'],
  ])('refuses %j and names the field', async (wrong, field) => {
    const at = await place();
    await expect(at.connect(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { field } });
    expect(at.server.requests).toEqual([]);
    expect(accountIn(at)).toBe(null);
  });

  it('restores the entry when the studio’s records do not open, and practice goes on', async () => {
    const at = await place();
    mkdirSync(join(at.dataDir, 'studio'), { recursive: true });
    writeFileSync(join(at.dataDir, 'studio/records.sqlite'), '');
    at.secrets.entries.set('vault-key', Buffer.alloc(32, 7).toString('base64'));
    expect(await rejectionOf(at.connect())).toMatch('RECORDS_DAMAGED');
    expect(accountIn(at)).toBe(null);
    expect((await at.call('createOrder')).practice).toBe(true);
    expect(await at.call('accountStatus')).toMatchObject({ practice: true });
  });
});

describe('while the account is being changed', () => {
  it('no paid call begins, and none that has begun is interrupted', async () => {
    const at = await place();
    const portrait = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
    const job = { specCode: 'uk-passport', shot: portrait, started: { previews: 0, finals: 0, prints: 0 } };
    const order = await workUntil(at, await at.call('createOrder'), job, ({ shots }) => shots.length > 0);
    const ask = ({ photos }: Pick<OrderView, 'photos'>) =>
      at.call('requestPreview', { orderId: order.id, photoId: photos[0]?.id ?? 'pho_' });

    const asked = ask(order);
    expect(await rejectionOf(at.connect())).toBe('CALL_OPEN');
    await asked;
    const shot = { source: 'camera', origin: 'Again', bytes: portrait } as const;
    const again = await at.call('addShot', { orderId: order.id, ...shot });

    const keychain = holdWrites(at.secrets, 'account');
    const connecting = at.connect();
    await keychain.reached;
    expect(await rejectionOf(ask(again))).toBe('CALLS_HELD');
    keychain.letGo();
    expect(await connecting).toMatchObject({ connected: true });
  });
});

describe('an account with a call of unknown outcome', () => {
  it('can be neither left nor changed until staff have settled it', async () => {
    const at = await place();
    await at.connect();
    const { id: orderId } = await at.call('createOrder');
    await at.close();
    leaveCallOpen(at.dataDir, orderId);
    const again = await openKiosk({ dataDir: at.dataDir, secrets: at.secrets });
    onTestFinished(() => again.close());
    await unlock(again, pin);

    expect(await rejectionOf(again.call('disconnectAccount'))).toBe('CALL_OPEN');
    const other = { region: 'us', baseUrl: at.server.baseUrl, headshotBaseUrl: '', ...credentials } as const;
    expect(await rejectionOf(again.call('connectAccount', other))).toBe('CALL_OPEN');
    expect(accountIn(again)).toMatchObject({ region: 'eu' });

    const [call] = (await again.call('openOrder', { orderId })).openCalls;
    await again.call('resolveCall', { callId: call?.id ?? 'call_', resolution: 'not-counted' });
    expect(await again.call('disconnectAccount')).toMatchObject({ connected: false });
  });
});

describe('disconnecting the account', () => {
  it('needs a supervisor and removes the account from the keychain; practice has the same supervisor', async () => {
    const at = await place();
    await at.connect();
    await at.call('lockSupervisor');
    expect(await rejectionOf(at.call('disconnectAccount'))).toBe('SUPERVISOR_REQUIRED');
    await unlock(at, pin);
    expect(await at.call('disconnectAccount')).toMatchObject({ connected: false, host: null });
    expect([...at.secrets.entries.keys()].toSorted()).toEqual(['vault-key']);
    expect(await at.call('account')).toMatchObject({ supervisor: { pinSet: true, unlocked: true } });
  });
});

describe('the service’s status of the account', () => {
  it('is requested in practice too, and marked as practice', async () => {
    const at = await place();
    expect(await at.call('accountStatus')).toMatchObject({
      practice: true,
      health: { word: 'GOOD', good: true },
      accountStatus: 'FREE_TRIAL',
    });
  });

  it('is shown for a canceled subscription, which blocks nothing', async () => {
    const at = await place();
    await at.connect();
    expect(await at.call('accountStatus')).toMatchObject({
      practice: false,
      subscription: { status: 'SUBSCRIPTION_CANCELED', previews: { quota: null, remaining: null } },
    });
  });

  it('fails with the service’s error', async () => {
    const at = await place();
    await at.connect();
    at.server.play(json({ message: 'no' }, 401));
    expect(await rejectionOf(at.call('accountStatus'))).toMatch('SERVICE_CREDENTIALS');
  });
});

describe('settings', () => {
  it('are free without a PIN; with one, all but the counter’s own need a supervisor', async () => {
    const at = await place({ unlocked: false });
    const settings = await at.call('settings');
    await at.call('saveSettings', { settings: { ...settings, studioName: 'Free' } });

    await addSupervisor(at, pin);
    await at.call('saveSettings', { settings: { ...settings, studioName: 'Unlocked' } });
    await at.call('lockSupervisor');
    const locked = { ...settings, studioName: 'Locked' };
    expect(await rejectionOf(at.call('saveSettings', { settings: locked }))).toBe('SUPERVISOR_REQUIRED');
    await at.call('saveSettings', { settings: { ...settings, studioName: 'Unlocked', theme: 'dark' } });
    expect(await at.call('settings')).toMatchObject({ studioName: 'Unlocked', theme: 'dark' });
  });

  it('are protected in practice without a keychain too', async () => {
    const shut = memoryStore();
    const refuse = (): Promise<never> =>
      Promise.reject(new KioskError('KEYCHAIN_UNAVAILABLE', 'none', { reason: 'missing' }));
    const kiosk = await openKiosk({
      dataDir: tempFolder(),
      secrets: { ...shut, get: refuse, set: refuse, remove: refuse },
    });
    onTestFinished(() => kiosk.close());
    const settings = await kiosk.call('settings');
    await kiosk.call('saveSettings', { settings: { ...settings, studioName: 'Practice' } });
    await addSupervisor(kiosk, pin);
    await kiosk.call('lockSupervisor');
    const locked = { ...settings, studioName: 'Locked' };
    expect(await rejectionOf(kiosk.call('saveSettings', { settings: locked }))).toBe('SUPERVISOR_REQUIRED');
    expect(await kiosk.call('kioskStatus')).toMatchObject({
      mode: 'practice',
      practiceReason: 'no-keychain',
    });
  });
});
