/** A studio's first counter, whose set-up file sets up the next one. */
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { openKiosk, type OpenKiosk } from './open-kiosk.ts';
import { tempFolder } from '../files/temp-folder.ts';

export async function fresh(): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());
  return kiosk;
}
export async function change(kiosk: OpenKiosk, part: Partial<StudioSettings>): Promise<void> {
  await kiosk.call('saveSettings', { settings: { ...(await kiosk.call('settings')), ...part } });
}
export const logo: Uint8Array = await sharp({
  create: { width: 300, height: 120, channels: 3, background: '#884400' },
})
  .png()
  .toBuffer();

/** A studio's own settings, and what belongs to its first computer. */
export const first: Partial<StudioSettings> = {
  studioName: 'Photo Rossi',
  taxNumber: 'DE123',
  prices: {
    currency: 'EUR',
    taxRateBasisPoints: 1_900,
    photo: 1_500,
    photoByDocument: { 'uk-passport': 1_700 },
  },
  items: [{ id: 'item-00000001', name: 'Frame', price: 450 }],
  ownMedia: [{ id: 'own-00000001', name: 'Wide', widthMm: 200, heightMm: 150 }],
  mediumId: 'own-00000001',
  keepYears: { customers: 2, accounts: 10, audit: null },
  mail: {
    ...{ host: 'mail.example.org', port: 465, security: 'tls', user: 'studio' },
    ...{ senderName: '', senderAddress: 'studio@example.org' },
  },
  camera: { deviceId: 'left', label: 'Left camera' },
  exportFolder: '/export',
  hotFolders: [{ id: 'folder:00000001', name: 'Lab', path: '/lab', format: 'jpeg' }],
  printerId: 'folder:00000001',
};
export async function firstCounter(): Promise<OpenKiosk> {
  const kiosk = await fresh();
  await change(kiosk, first);
  await kiosk.call('saveLogo', { bytes: logo });
  return kiosk;
}
export const fileOf = async (kiosk: OpenKiosk, prefix = 'B'): Promise<Uint8Array> =>
  (await kiosk.call('setUpFile', { prefix })).bytes;
