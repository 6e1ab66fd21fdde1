/** A kiosk whose records are missing or damaged, and which restores a backup. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { damageObject } from '../../support/records/damaged-page.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { backupsWhen } from '../../support/kiosk/backups-when.ts';

const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };

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
