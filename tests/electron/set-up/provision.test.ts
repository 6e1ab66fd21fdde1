/** The file that sets up the next counter, through the contract: from one kiosk to a fresh one. */
import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { createSettings, defaultSettings } from '../../../electron/settings/settings.ts';
import {
  largestSetUpFile,
  ownSettings,
  sharedSettings,
  type SetUpFilePreview,
} from '../../../shared/model/set-up-file.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { fresh, change, first, firstCounter, fileOf } from '../../support/kiosk/first-counter.ts';

const previewIn = async (kiosk: OpenKiosk, bytes: Uint8Array): Promise<SetUpFilePreview> => {
  const read = await kiosk.call('previewSetUpFile', { bytes });
  if (typeof read === 'string') throw new Error(read);
  return read;
};

it('sets up a fresh counter with what is the studio’s, and leaves what is the computer’s', async () => {
  const bytes = await fileOf(await firstCounter());
  const counter = await fresh();

  const preview = await previewIn(counter, bytes);
  expect(preview.changes).toEqual(
    expect.arrayContaining(['studioName', 'prices', 'items', 'ownMedia', 'mediumId', 'keepYears', 'mail']),
  );
  expect(preview.before.studioName).toBe('Our studio');
  expect(preview).toMatchObject({ logo: 'added', prefix: { before: '', after: 'B', hasNumbers: false } });
  expect(await counter.call('settings')).toEqual(defaultSettings);
  await counter.call('applySetUpFile', { bytes });

  const settings = await counter.call('settings');
  const { camera: _camera, exportFolder: _export, hotFolders: _hot, printerId: _printer, ...shared } = first;
  const ownMedia = [{ id: 'own-00000001', name: 'Wide', widthMm: 150, heightMm: 200 }];
  expect(settings).toMatchObject({ ...shared, ownMedia, numberPrefix: 'B' });
  expect(settings).toMatchObject({ camera: null, exportFolder: '', hotFolders: [], printerId: 'file' });
  expect(await counter.call('logo')).toMatchObject({ widthPx: 300, heightPx: 120 });
  expect((await counter.call('createOrder')).number).toMatch(/^B-\d{6}-001$/);
  // Applied a second time, it changes nothing.
  expect(await previewIn(counter, bytes)).toMatchObject({ changes: [], logo: 'same' });
});

it('has every setting either in the file or, with a reason, not', () => {
  expect([...sharedSettings, ...Object.keys(ownSettings)].toSorted()).toEqual(
    Object.keys(defaultSettings).toSorted(),
  );
});

it('has no secret, and nothing of this computer or of its people', async () => {
  const kiosk = await firstCounter();
  await addSupervisor(kiosk, '86421357');
  await kiosk.call('saveMailPassword', { password: 'canary-password' });
  const text = new TextDecoder().decode(await fileOf(kiosk));
  for (const canary of ['86421357', 'canary-password', 'Asha', 'Left camera', '/export', '/lab', 'camera'])
    expect(text).not.toContain(canary);
});

it('gives every counter a prefix of its own', async () => {
  const kiosk = await firstCounter();
  expect(await kiosk.call('numberPrefix')).toMatchObject({ prefix: '', suggested: 'B', given: [] });
  const bytes = await fileOf(kiosk);
  expect(await kiosk.call('numberPrefix')).toMatchObject({ suggested: 'C', given: ['B'] });
  expect(await rejectionOf(kiosk.call('setUpFile', { prefix: 'B' }))).toBe('INVALID_INPUT taken');
  expect(await kiosk.call('previewSetUpFile', { bytes })).toBe('own');

  const counter = await fresh();
  await counter.call('applySetUpFile', { bytes });
  expect(await counter.call('numberPrefix')).toMatchObject({ prefix: 'B', suggested: 'BB' });
  expect(await rejectionOf(counter.call('setUpFile', { prefix: 'B' }))).toBe('INVALID_INPUT taken');
});

it('keeps a prefix once numbers have it', () => {
  let stored: unknown = { ...defaultSettings, numberPrefix: 'A' };
  const kept = { get: () => stored, set: (value: unknown) => (stored = value) };
  const settings = createSettings(
    kept,
    () => new Date(),
    undefined,
    (prefix) => prefix === 'A',
  );
  expect(() => settings.save({ ...settings.get(), numberPrefix: 'B' })).toThrow('numbers were given');
  expect(settings.save({ ...settings.get(), studioName: 'Rossi' })).toMatchObject({ numberPrefix: 'A' });
});

/** The same file with other contents and their right sum, as a program would make it. */
function remade(bytes: Uint8Array, change: (content: Record<string, unknown>) => unknown, more: object = {}) {
  const file = JSON.parse(new TextDecoder().decode(bytes)) as { content: Record<string, unknown> };
  const content = change(file.content);
  const sha256 = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return new TextEncoder().encode(JSON.stringify({ ...file, content, sha256, ...more }));
}

it('refuses every other file, and changes nothing', async () => {
  const bytes = await fileOf(await firstCounter());
  const text = new TextDecoder().decode(bytes);
  const encode = (altered: string): Uint8Array => new TextEncoder().encode(altered);
  const counter = await fresh();
  const withSettings = (part: object) =>
    remade(bytes, (content) => ({ ...content, settings: { ...(content['settings'] as object), ...part } }));
  const files = {
    'not-one': [encode('{"studioName":"Rossi"}'), encode('%PDF-1.7'), new Uint8Array(), encode('[]')],
    damaged: [
      bytes.slice(0, bytes.length / 2),
      encode(text.replace('"photo": 1500', '"photo": 1')),
      encode(text.replace('"sha256"', '"sum"')),
    ],
    'too-large': [new Uint8Array(largestSetUpFile + 1)],
    newer: [remade(bytes, (content) => ({ ...content, else: 1 }), { version: 2 })],
    limits: [
      withSettings({ gapMm: 400 }),
      withSettings({ exportFolder: '/elsewhere' }),
      withSettings({ ownMedia: [first.ownMedia?.[0], { ...first.ownMedia?.[0], id: 'own-00000002' }] }),
      remade(bytes, (content) => ({ ...content, prefix: 'b1' })),
      remade(bytes, (content) => ({ ...content, logo: btoa('no picture') })),
      remade(bytes, () => null),
    ],
  };
  for (const [why, all] of Object.entries(files))
    for (const altered of all) {
      expect(await counter.call('previewSetUpFile', { bytes: altered })).toBe(why);
      expect(await counter.call('applySetUpFile', { bytes: altered })).toBe(why);
    }
  expect(await counter.call('settings')).toEqual(defaultSettings);
  expect(await counter.call('logo')).toBeNull();
});

it('takes the file of an older Headroom, and leaves what that did not know', async () => {
  const counter = await fresh();
  await change(counter, { lockAfterMinutes: 30 });
  const bytes = remade(await fileOf(await firstCounter()), (content) => {
    const { lockAfterMinutes: _unknown, ...settings } = content['settings'] as StudioSettings;
    return { ...content, settings };
  });
  await counter.call('applySetUpFile', { bytes });
  expect(await counter.call('settings')).toMatchObject({ studioName: 'Photo Rossi', lockAfterMinutes: 30 });
});

/** Opens a Headroom that was installed, with the keys of a publisher. */
async function installed(): Promise<OpenKiosk> {
  const install = () => Promise.reject(new Error('nothing is installed here'));
  const updateHost = {
    ...{ platform: 'linux' as const, arch: 'x64' },
    needsAdministrator: () => true,
    install,
  };
  const kiosk = await openKiosk({
    ...{ dataDir: tempFolder(), publisherKeys: ['a key'] },
    updates: { version: '1.0.0', updateHost },
  });
  onTestFinished(() => kiosk.close());
  return kiosk;
}

it('carries the address of the updates, where other computers can use it', async () => {
  const [kiosk, counter] = [await installed(), await installed()];
  const feed = 'https://updates.example/studio/';
  await kiosk.call('setUpdates', { feed, checkAt: null });
  const bytes = await fileOf(kiosk);
  expect((await previewIn(counter, bytes)).updateFeed).toEqual({ before: '', after: feed });
  await counter.call('applySetUpFile', { bytes });
  expect((await counter.call('kioskStatus')).updates).toMatchObject({ feed, checkAt: '03:30' });
  expect((await previewIn(counter, bytes)).updateFeed).toBeNull();

  // A file without an address leaves it.
  await counter.call('applySetUpFile', { bytes: await fileOf(await firstCounter(), 'C') });
  expect((await counter.call('kioskStatus')).updates.feed).toBe(feed);
  // A Headroom that takes no updates has no such setting.
  const checkout = await fresh();
  expect((await previewIn(checkout, bytes)).updateFeed).toBeNull();
  expect(await checkout.call('applySetUpFile', { bytes })).toMatchObject({ numberPrefix: 'B' });

  const elsewhere = ['', '/media/stick', 'http://127.0.0.1:8080/', 'https://updates.example/?key=canary'];
  for (const [at, own] of elsewhere.entries()) {
    await kiosk.call('setUpdates', { feed: own, checkAt: null });
    const file = await fileOf(kiosk, ['D', 'E', 'F', 'G'][at]);
    expect(new TextDecoder().decode(file)).not.toMatch(/updateFeed|canary|stick/);
  }
  const wrong = [
    'http://updates.example/',
    'https://a:b@updates.example/',
    '/media/stick',
    '',
    ...elsewhere,
    7,
  ];
  for (const updateFeed of wrong) {
    const file = remade(bytes, (content) => ({ ...content, updateFeed }));
    expect(await checkout.call('previewSetUpFile', { bytes: file })).toBe('limits');
  }
});

it('is for a supervisor once there is a PIN', async () => {
  const kiosk = await firstCounter();
  const bytes = await fileOf(kiosk);
  await addSupervisor(kiosk, '2468');
  await kiosk.call('lockSupervisor');
  for (const call of ['previewSetUpFile', 'applySetUpFile'] as const)
    expect(await rejectionOf(kiosk.call(call, { bytes }))).toBe('SUPERVISOR_REQUIRED');
  expect(await rejectionOf(kiosk.call('setUpFile', { prefix: 'C' }))).toBe('SUPERVISOR_REQUIRED');
});
