/** How far the first run has come, through the contract. */
import { expect, it, onTestFinished } from 'vitest';
import type { SecretStore } from '../../../electron/secrets/store.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { MailServer } from '../../../shared/model/mail.ts';
import type { SetUpPlace, SetUpStep, SetUpView } from '../../../shared/model/set-up.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { leaveFirstRun } from '../../support/kiosk/first-run.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

async function openAt(dataDir: string, secrets = memoryStore()): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir, secrets });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(close);
  return { ...kiosk, close };
}
const fresh = (): Promise<OpenKiosk> => openAt(tempFolder());

async function change(kiosk: OpenKiosk, part: Partial<StudioSettings>): Promise<void> {
  await kiosk.call('saveSettings', { settings: { ...(await kiosk.call('settings')), ...part } });
}
const at = (step: SetUpPlace['at'], more: Partial<SetUpPlace> = {}): SetUpPlace => ({
  at: step,
  ...{ confirmed: [], skipped: [], left: false },
  ...more,
});
const inState = ({ states }: SetUpView, state: string): readonly string[] =>
  Object.keys(states).filter((step) => states[step as SetUpStep] === state);

it('opens on an empty folder, with nothing done, and what needs an account still to come', async () => {
  const kiosk = await fresh();
  const view = await kiosk.call('setUp');
  expect(view).toMatchObject({ place: null, opens: true, reminds: false });
  expect(inState(view, 'done')).toEqual([]);
  expect(inState(view, 'later')).toEqual(['recovery', 'backups']);
});

it('opens neither with an order nor with a studio’s name from before', async () => {
  const named = await fresh();
  await change(named, { studioName: 'Photo Rossi' });
  expect(await named.call('setUp')).toMatchObject({ place: null, opens: false, reminds: false });

  const used = await fresh();
  await used.call('createOrder');
  expect(await used.call('setUp')).toMatchObject({ opens: false, reminds: false });
});

it('is where it was after the kiosk has ended', async () => {
  const dataDir = tempFolder();
  const kiosk = await openAt(dataDir);
  await kiosk.call('keepSetUp', at('camera', { confirmed: ['screen'], skipped: ['studio'] }));
  await kiosk.close();

  const view = await (await openAt(dataDir)).call('setUp');

  expect(view).toMatchObject({ opens: true, reminds: true, place: { at: 'camera', left: false } });
  expect([view.states.screen, view.states.studio]).toEqual(['done', 'skipped']);
});

it('opens no more once people have left it, and the desk reminds of it', async () => {
  const kiosk = await fresh();
  await leaveFirstRun(kiosk);
  expect(await kiosk.call('setUp')).toMatchObject({ opens: false, reminds: true });
});

it('knows from the studio what is done, whatever was accepted or skipped', async () => {
  const kiosk = await fresh();
  const all = ['studio', 'staff', 'mail', 'printers'] as const;
  await kiosk.call('keepSetUp', at('end', { confirmed: all, skipped: ['prices', 'camera'] }));
  expect(inState(await kiosk.call('setUp'), 'done')).toEqual([]);

  const { prices } = await kiosk.call('settings');
  await change(kiosk, {
    studioName: 'Photo Rossi',
    prices: { ...prices, currency: 'EUR' },
    camera: { deviceId: 'left', label: 'Left camera' },
    slipsOnSheet: true,
  });
  await addSupervisor(kiosk, '2468');

  expect(inState(await kiosk.call('setUp'), 'done')).toEqual([
    ...['studio', 'staff', 'camera', 'printing', 'prices'],
  ]);
});

it('does not count the practice camera, even where a camera was accepted before', async () => {
  const kiosk = await fresh();
  await kiosk.call('keepSetUp', at('end', { confirmed: ['camera'] }));
  expect(inState(await kiosk.call('setUp'), 'done')).toEqual(['camera']);
  await change(kiosk, { camera: { deviceId: 'practice', label: 'Practice camera' } });
  expect(inState(await kiosk.call('setUp'), 'done')).toEqual([]);
});

const mail: MailServer = {
  ...{ host: 'mail.example.org', port: 465, security: 'tls', user: 'studio' },
  ...{ senderName: '', senderAddress: 'studio@example.org' },
};

it('counts e-mail as set up only with the password of its account', async () => {
  const store = memoryStore();
  let isShut = false;
  const get: SecretStore['get'] = (name) =>
    isShut ? Promise.reject(new KioskError('KEYCHAIN_UNAVAILABLE', 'locked')) : store.get(name);
  const kiosk = await openAt(tempFolder(), { ...store, get });
  const stateNow = async (): Promise<unknown> => (await kiosk.call('setUp')).states.mail;

  await change(kiosk, { mail });
  expect(await stateNow()).toBe('open');
  await kiosk.call('saveMailPassword', { password: 'a-password' });
  expect(await stateNow()).toBe('done');
  // The password stays with the account that it was typed for.
  await change(kiosk, { mail: { ...mail, user: 'other' } });
  expect(await stateNow()).toBe('open');
  await change(kiosk, { mail });
  expect(await stateNow()).toBe('done');
  isShut = true;
  expect(await stateNow()).toBe('open');
});

it('keeps the page from claiming how far it has come', async () => {
  const kiosk = await fresh();
  await change(kiosk, { setUp: { ...at('end', { left: true }), dismissed: true } });
  expect(await kiosk.call('setUp')).toMatchObject({ place: null, opens: true });
});

it('reminds no more once a supervisor has said so; others may not', async () => {
  const kiosk = await fresh();
  await addSupervisor(kiosk, '2468');
  await leaveFirstRun(kiosk);
  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('dismissSetUp'))).toBe('SUPERVISOR_REQUIRED');

  const [asha] = await kiosk.call('staff');
  await kiosk.call('unlockSupervisor', { staffId: asha?.id ?? 'stf_', pin: '2468' });
  expect(await kiosk.call('dismissSetUp')).toMatchObject({ opens: false, reminds: false });
  // Opened again from the settings, and left again.
  expect(await kiosk.call('keepSetUp', at('mail'))).toMatchObject({ opens: false, reminds: false });
});
