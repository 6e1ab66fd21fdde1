import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import type { OpenKiosk } from './open-kiosk.ts';

const printerId = 'folder:0a1b2c3d';

/**
 * Sets up, through the contract, what a studio has besides its orders: prices, an item, a mail account with its password, a logo, a second
 * person with a PIN, and a print program with a profile of its paper.
 * @param printFolder the folder that the print program watches; it is made
 */
export async function furnishStudio(kiosk: Pick<OpenKiosk, 'call'>, printFolder: string): Promise<void> {
  mkdirSync(printFolder, { recursive: true });
  const settings = await kiosk.call('settings');
  await kiosk.call('saveSettings', {
    settings: {
      ...settings,
      prices: { ...settings.prices, photo: 1_750, photoByDocument: { 'uk-visa': 2_100 } },
      items: [{ id: 'item-00000001', name: 'Frame', price: 450 }],
      hotFolders: [{ id: printerId, name: 'Lab', path: printFolder, format: 'jpeg' }],
      mail: {
        ...{ host: 'mail.example.org', port: 465, security: 'tls', user: 'studio' },
        ...{ senderName: '', senderAddress: 'studio@example.org' },
      },
    },
  });
  await kiosk.call('saveMailPassword', { password: 'password-of-the-mail-account' });
  const create = { width: 300, height: 120, channels: 3, background: '#884400' } as const;
  await kiosk.call('saveLogo', { bytes: new Uint8Array(await sharp({ create }).png().toBuffer()) });
  await kiosk.call('addStaff', { name: 'Bo', role: 'staff', pin: '314159' });
  const [medium] = (await kiosk.call('printerSetup', { printerId })).media;
  const profile = medium?.profile ?? null;
  if (profile === null) throw new Error('no profile is suggested');
  await kiosk.call('saveProfile', { printerId, profile });
}
