/** A studio that is set up in practice, and connects its account. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { measure } from '../printing/approve.ts';
import { openKiosk, type OpenKiosk } from './open-kiosk.ts';
import { poll } from '../poll.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { addSupervisor } from './supervisor.ts';
import { json, startScriptedServer, type ScriptedServer } from '../../electron/service/scripted-server.ts';

export const pin = '2468';
export const folder = 'folder:0a1b2c3d';
export const paper = { printerId: folder, mediumId: '4x6in' } as const;

export async function startServer(): Promise<ScriptedServer> {
  const server = await startScriptedServer();
  server.play(json({ accountStatus: 'SUBSCRIBED' }));
  onTestFinished(() => server.close());
  return server;
}
export const credentials = { apiKey: 'key-a1', apiSecret: 'secret-b2' };
export const connect = (kiosk: OpenKiosk, { baseUrl }: ScriptedServer) =>
  kiosk.call('connectAccount', { region: 'eu', baseUrl, headshotBaseUrl: '', ...credentials });

export async function inPractice(): Promise<OpenKiosk & { readonly dataDir: string }> {
  const dataDir = tempFolder();
  const kiosk = await openKiosk({ dataDir });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(close);
  return { ...kiosk, close, dataDir };
}

/** Sets a studio up in practice: its name, prices, logo, two people, and a printer that was measured. */
export async function setUp(kiosk: OpenKiosk): Promise<void> {
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
