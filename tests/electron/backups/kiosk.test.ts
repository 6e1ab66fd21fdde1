/** Backups through the contract, over a kiosk with an account. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { backupsWhen } from '../../support/kiosk/backups-when.ts';

const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };

it('a supervisor chooses where backups go, and restores one', async () => {
  const [dataDir, target] = [tempFolder(), tempFolder()];
  const kiosk = await openKiosk({ dataDir, account });
  onTestFinished(() => kiosk.close());
  await addSupervisor(kiosk, '2468');
  const first = await kiosk.call('createOrder');
  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('chooseBackupFolder', { folder: target }))).toBe('SUPERVISOR_REQUIRED');
  const [person] = await kiosk.call('staff');
  if (person === undefined) throw new Error('nobody at the counter');
  await kiosk.call('unlockSupervisor', { staffId: person.id, pin: '2468' });
  const made = backupsWhen(kiosk, ({ last, running }) => last !== null && !running);

  await kiosk.call('chooseBackupFolder', { folder: target });

  expect(await made).toMatchObject({ folder: target, last: { orders: 1, missing: 0 }, failure: null });
  expect(readdirSync(target)).toHaveLength(1);

  const late = await kiosk.call('createOrder');
  await kiosk.call('addStaff', { name: 'Tom', role: 'staff', pin: '1357' });
  const found = await kiosk.call('listBackups', { folder: target, typed: '' });
  if (typeof found === 'string') throw new Error(found);
  expect(found.states).toMatchObject([{ orders: 1, pictures: 0, lastOrder: first.number, program: '0.0.0' }]);
  const chosen = { folder: target, typed: '', id: found.states[0]?.id ?? '' };
  expect(await kiosk.call('newerThanBackup', chosen)).toMatchObject({
    orders: [{ number: late.number }],
    acts: [{ act: 'staff-added', count: 1 }],
  });

  expect(await kiosk.call('restoreBackup', { ...chosen, replaceKey: false })).toBe('restored');

  expect((await kiosk.call('desk')).inHand.map(({ number }) => number)).toEqual([first.number]);
  expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: 'records-incomplete' });
  expect((await kiosk.call('createOrder')).number > late.number).toBe(true);
  expect(readdirSync(join(dataDir, 'studio')).filter((name) => name.startsWith('set-aside-'))).toHaveLength(
    1,
  );
});

it('practice has none', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());

  expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'practice', backups: null });
  expect(await rejectionOf(kiosk.call('backUpNow'))).toBe('WRONG_STEP');
});
