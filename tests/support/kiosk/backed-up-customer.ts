/** A studio with one customer and a backup of them. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { handClock } from './hand-clock.ts';
import type { OpenKiosk } from './open-kiosk.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { openCounter } from '../../electron/orders/counter.ts';
import { json, type Script } from '../../electron/service/scripted-server.ts';

export const day = 86_400_000;
export const threeYears = 3 * 366 * day;
export const dateless: Script = (turn) => {
  turn.response.sendDate = false;
  turn.response.removeHeader('date');
  return json({ accountStatus: 'SUBSCRIBED' })(turn);
};
export const dated: Script = json({ accountStatus: 'SUBSCRIBED' });

export async function backedUp() {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  const { id: orderId } = await counter.order('uk-passport');
  await counter.call('cancelOrder', { orderId, reason: 'changed their mind' });
  const folder = tempFolder();
  await counter.call('chooseBackupFolder', { folder });
  await eventually(async () =>
    expect((await counter.call('kioskStatus')).backups).toMatchObject({ running: false, failure: null }),
  );
  return {
    ...{ counter, clock, folder },
    due: join(counter.dataDir, 'studio', 'clean-up-due'),
    /** Restores the newest backup. */
    restore: async (kiosk: OpenKiosk): Promise<unknown> => {
      const found = await kiosk.call('listBackups', { folder, typed: '' });
      const id = typeof found === 'string' ? '' : (found.states[0]?.id ?? '');
      return kiosk.call('restoreBackup', { folder, typed: '', id, replaceKey: false });
    },
    found: async (kiosk: OpenKiosk) =>
      (await kiosk.call('findCustomers', { text: 'Ada' })).customers.map(({ name }) => name),
    /** Returns the pictures that the order shows. */
    pictures: async (kiosk: OpenKiosk) => {
      const { shots } = await kiosk.call('openOrder', { orderId });
      return Promise.all(
        shots.map(async ({ image }) => (await kiosk.kiosk.photo(image.id, 'full')) !== null),
      );
    },
  };
}
