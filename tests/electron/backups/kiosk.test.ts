/** Backups through the contract, over a kiosk with an account. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { BackupsView } from '../../../shared/model/backups.ts';
import { damageObject } from '../../support/records/damaged-page.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };

/** Resolves with the backups of the first status that is as asked. */
function backupsWhen(
  { kiosk }: OpenKiosk,
  isWanted: (backups: BackupsView) => boolean,
): Promise<BackupsView> {
  return new Promise((resolve) => {
    const stop = kiosk.on((name, payload) => {
      if (name !== 'statusChanged' || !('backups' in (payload as object))) return;
      const { backups } = payload as { backups: BackupsView | null };
      if (backups === null || !isWanted(backups)) return;
      stop();
      resolve(backups);
    });
  });
}

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

it('a backup is restored where the records are missing or damaged', async () => {
  const [dataDir, target] = [tempFolder(), tempFolder()];
  const studio = join(dataDir, 'studio');
  const records = join(studio, 'records.sqlite');
  const asides = (): string[] => readdirSync(studio).filter((name) => name.startsWith('set-aside-'));
  const first = await openKiosk({ dataDir, account });
  const { number } = await first.call('createOrder');
  const made = backupsWhen(first, ({ last, running }) => last !== null && !running);
  await first.call('chooseBackupFolder', { folder: target });
  await made;
  await first.close();

  const losses = [
    ['RECORDS_MISSING', () => rmSync(records)],
    ['RECORDS_DAMAGED header', () => writeFileSync(records, 'no')],
    ['RECORDS_DAMAGED page', () => damageObject(records, 'calls')],
  ] as const;
  for (const [code, lose] of losses) {
    lose();
    const before = asides();
    const kiosk = await openKiosk({ dataDir, account, secrets: first.secrets });
    try {
      expect(await rejectionOf(kiosk.call('desk'))).toMatch(code);
      const unplugged = { folder: join(target, 'unplugged'), typed: '' };
      expect(await kiosk.call('listBackups', unplugged)).toBe('gone');
      expect(await kiosk.call('backupFolder')).toBe(target);
      const found = await kiosk.call('listBackups', { folder: target, typed: '' });
      const id = typeof found === 'string' ? '' : (found.states[0]?.id ?? '');
      const chosen = { folder: target, typed: '', id };
      expect(await kiosk.call('newerThanBackup', chosen)).toBe(code === 'RECORDS_MISSING' ? 'none' : null);

      expect(await kiosk.call('restoreBackup', { ...chosen, replaceKey: false })).toBe('restored');

      expect((await kiosk.call('desk')).inHand).toMatchObject([{ number }]);
      const [told, reason] = code.split(' ');
      const logged = kiosk.log.lines.map(({ message, facts }) => [message, facts['code'], facts['reason']]);
      expect(logged).toContainEqual(['the studio is not open', told, reason]);
      expect(logged.map(([message]) => message)).toContain(
        'a person restored a backup; the data from before is set aside',
      );
      const [aside = ''] = asides().filter((name) => !before.includes(name));
      const kept = join(studio, aside, 'records.sqlite');
      expect(existsSync(kept)).toBe(code !== 'RECORDS_MISSING');
      if (code === 'RECORDS_DAMAGED header') expect(readFileSync(kept, 'utf8')).toBe('no');
    } finally {
      await kiosk.close();
    }
  }
});

it('practice has none', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());

  expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'practice', backups: null });
  expect(await rejectionOf(kiosk.call('backUpNow'))).toBe('WRONG_STEP');
});
