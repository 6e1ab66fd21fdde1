/** The data that a studio takes along from practice when it connects its account, through the contract. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { measure } from '../../support/printing/approve.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { poll } from '../../support/poll.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { json, startScriptedServer, type ScriptedServer } from '../service/scripted-server.ts';

const pin = '2468';
const folder = 'folder:0a1b2c3d';
const paper = { printerId: folder, mediumId: '4x6in' } as const;

async function startServer(): Promise<ScriptedServer> {
  const server = await startScriptedServer();
  server.play(json({ accountStatus: 'SUBSCRIBED' }));
  onTestFinished(() => server.close());
  return server;
}
const credentials = { apiKey: 'key-a1', apiSecret: 'secret-b2' };
const connect = (kiosk: OpenKiosk, { baseUrl }: ScriptedServer) =>
  kiosk.call('connectAccount', { region: 'eu', baseUrl, headshotBaseUrl: '', ...credentials });

async function inPractice(): Promise<OpenKiosk & { readonly dataDir: string }> {
  const dataDir = tempFolder();
  const kiosk = await openKiosk({ dataDir });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(close);
  return { ...kiosk, close, dataDir };
}

/** Sets a studio up in practice: its name, prices, logo, two people, and a printer that was measured. */
async function setUp(kiosk: OpenKiosk): Promise<void> {
  const path = join(tempFolder(), 'DS620');
  mkdirSync(path);
  const settings = await kiosk.call('settings');
  await kiosk.call('saveSettings', {
    settings: {
      ...settings,
      ...{ studioName: 'Photo Rossi', taxNumber: 'IT 07', printerId: folder, mediumId: '4x6in' },
      prices: { ...settings.prices, currency: 'EUR', photo: 1_500 },
      camera: { deviceId: 'cam', label: 'Counter camera' },
      hotFolders: [{ id: folder, name: 'DNP DS620', path, format: 'jpeg' }],
    },
  });
  const { data } = await renderPortrait({ width: 64, height: 80 }, 'jpeg');
  await kiosk.call('saveLogo', { bytes: data });
  await addSupervisor(kiosk, pin);
  await kiosk.call('addStaff', { name: 'Ben', role: 'staff', pin: '1357' });
  await kiosk.call('printCalibration', paper);
  await poll(async () => {
    for (const name of readdirSync(path)) rmSync(join(path, name));
    const [print] = await kiosk.call('listPrints');
    if (print?.state !== 'uncertain') throw new Error('the sheet is not out');
  });
  expect(await measure(kiosk, folder)).toMatchObject({ approval: 'approved' });
}

it('keeps settings, logo, people with their PINs, and measured printers; no order, customer or takings come along', async () => {
  const server = await startServer();
  const kiosk = await inPractice();
  await setUp(kiosk);
  const before = { settings: await kiosk.call('settings'), staff: await kiosk.call('staff') };
  const portrait = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
  const job = { specCode: 'uk-passport', shot: portrait, started: { previews: 0, finals: 0, prints: 0 } };
  await workUntil(kiosk, await kiosk.call('createOrder'), job, ({ state }) => state === 'done');

  await connect(kiosk, server);

  expect(await kiosk.call('settings')).toEqual(before.settings);
  expect(await kiosk.call('logo')).toMatchObject({ widthPx: 64 });
  expect(await kiosk.call('staff')).toEqual(before.staff);
  const ben = before.staff.find(({ name }) => name === 'Ben');
  expect(await kiosk.call('signIn', { staffId: ben?.id ?? 'stf_', pin: '1357' })).toMatchObject({
    who: ben?.id,
  });
  const { media } = await kiosk.call('printerSetup', { printerId: folder });
  expect(media.find(({ mediumId }) => mediumId === '4x6in')).toMatchObject({
    approval: 'approved',
    sheet: null,
  });

  const { counts, doneToday } = await kiosk.call('desk');
  expect([counts.inHand, counts.doneToday, doneToday]).toEqual([0, 0, []]);
  expect(await kiosk.call('findCustomers', { text: '' })).toMatchObject({ customers: [] });
  expect((await kiosk.call('listCodes', { list: 'all', text: '', skip: 0 })).codes).toEqual([]);
  expect((await kiosk.call('listPrints')).map(({ kind, state }) => [kind, state])).toEqual([
    ['calibration', 'printed'],
  ]);
  expect(JSON.stringify(await kiosk.call('openTakings'))).not.toContain('uk-passport');
});

it('does not carry the proof of another recovery key', async () => {
  const server = await startServer();
  const kiosk = await inPractice();
  await setUp(kiosk);
  await connect(kiosk, server);
  expect(await kiosk.call('settings')).toMatchObject({ recoveryKeyProvenAt: null });
  expect(await kiosk.call('recoveryKey')).toMatch(/^(?:\w{4} ){13}\w{4}$/);
});

it('happens once: a studio that connects again keeps what it has changed since', async () => {
  const server = await startServer();
  const kiosk = await inPractice();
  await setUp(kiosk);
  await connect(kiosk, server);
  await kiosk.call('saveSettings', {
    settings: { ...(await kiosk.call('settings')), studioName: 'Photo Bianchi' },
  });
  await kiosk.call('disconnectAccount');
  expect(await kiosk.call('settings')).toMatchObject({ studioName: 'Photo Rossi' });
  await connect(kiosk, server);
  expect(await kiosk.call('settings')).toMatchObject({ studioName: 'Photo Bianchi' });
});

it('waits for the next start when the account was set while the kiosk was closed', async () => {
  const kiosk = await inPractice();
  await setUp(kiosk);
  await kiosk.close();
  const account = { baseUrl: 'https://photos.example', ...credentials };
  const again = await openKiosk({ dataDir: kiosk.dataDir, account });
  onTestFinished(() => again.close());
  const { people } = await again.call('counter');
  const asha = people.find(({ name }) => name === 'Asha')?.id ?? 'stf_';
  await again.call('signIn', { staffId: asha, pin });
  expect(await again.call('settings')).toMatchObject({ studioName: 'Photo Rossi' });
  expect((await again.call('staff')).map(({ name }) => name)).toEqual(['Asha', 'Ben']);
});
