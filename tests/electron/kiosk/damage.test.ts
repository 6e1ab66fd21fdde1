/** Damaged records through the contract: repaired where nothing is lost, and otherwise replaced by what a person chooses. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { KioskStatus } from '../../../shared/model/status.ts';
import { damageObject } from '../../support/records/damaged-page.ts';
import { openKiosk, type OpenKiosk, type OpenKioskOptions } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };
const pin = '2468';

async function open(options: OpenKioskOptions): Promise<OpenKiosk> {
  const kiosk = await openKiosk(options);
  onTestFinished(() => kiosk.close());
  return kiosk;
}

/** Resolves with the first status that is as asked. */
function statusWhen({ kiosk }: OpenKiosk, isWanted: (status: KioskStatus) => boolean): Promise<KioskStatus> {
  return new Promise((resolve) => {
    const stop = kiosk.on((name, payload) => {
      if (name !== 'statusChanged' || !isWanted(payload as KioskStatus)) return;
      stop();
      resolve(payload as KioskStatus);
    });
  });
}

const filesAside = (records: string): string[] =>
  readdirSync(dirname(records))
    .filter((name) => name.startsWith('set-aside-'))
    .flatMap((name) => readdirSync(join(dirname(records), name)));

it('a damaged index is repaired as the kiosk opens: nothing is lost, and the damaged file is kept', async () => {
  const dataDir = tempFolder();
  const records = join(dataDir, 'practice', 'records.sqlite');
  const first = await open({ dataDir });
  const { number } = await first.call('createOrder');
  await first.close();
  damageObject(records, 'orders_of_customer');

  const kiosk = await open({ dataDir });

  expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: null, damage: null, repaired: true });
  expect((await kiosk.call('desk')).inHand.map((order) => order.number)).toEqual([number]);
  expect(filesAside(records)).toContain('records.sqlite');
  expect(kiosk.log.lines.map(({ message }) => message)).toContain(
    'the records were repaired; the damaged file is set aside',
  );
  await kiosk.close();
  const again = await open({ dataDir });
  expect(await again.call('kioskStatus')).toMatchObject({ blocked: null, repaired: false });
});

it('practice with damaged rows says which, and begins anew where a person wants it', async () => {
  const dataDir = tempFolder();
  const records = join(dataDir, 'practice', 'records.sqlite');
  const first = await open({ dataDir });
  const { number } = await first.call('createOrder');
  await first.close();
  damageObject(records, 'customers');
  damageObject(records, 'prints');

  const kiosk = await open({ dataDir });

  await expect(kiosk.call('desk')).rejects.toMatchObject({
    code: 'RECORDS_DAMAGED',
    details: { mode: 'practice', areas: 'customers,prints', repairable: false },
  });
  expect(await rejectionOf(kiosk.call('openAgain'))).toBe('RECORDS_DAMAGED page');

  await kiosk.call('startNewRecords');

  expect((await kiosk.call('desk')).inHand).toEqual([]);
  expect((await kiosk.call('createOrder')).number > number).toBe(true);
  expect(filesAside(records)).toEqual(expect.arrayContaining(['records.sqlite', 'vault.key', 'studio.mark']));
});

it('records of a studio never begin anew in place of damaged ones', async () => {
  const dataDir = tempFolder();
  const records = join(dataDir, 'studio', 'records.sqlite');
  const first = await open({ dataDir, account });
  await first.close();
  damageObject(records, 'payments');
  const kiosk = await open({ dataDir, account, secrets: first.secrets });

  await kiosk.call('startNewRecords');

  expect(await rejectionOf(kiosk.call('desk'))).toBe('RECORDS_DAMAGED page');
  expect(existsSync(records)).toBe(true);
});

it('a backup of damaged records is refused, which tells everyone; a supervisor restores the last good one', async () => {
  const [dataDir, target] = [tempFolder(), tempFolder()];
  const records = join(dataDir, 'studio', 'records.sqlite');
  const first = await open({ dataDir, account });
  await addSupervisor(first, pin);
  const { number } = await first.call('createOrder');
  const made = statusWhen(first, ({ backups }) => backups?.last !== null && backups?.running === false);
  await first.call('chooseBackupFolder', { folder: target });
  await made;
  await first.close();
  const kiosk = await open({ dataDir, account, secrets: first.secrets });
  const [person] = await kiosk.call('staff');
  if (person === undefined) throw new Error('nobody at the counter');
  await kiosk.call('signIn', { staffId: person.id, pin });
  damageObject(records, 'overrides');
  const told = statusWhen(kiosk, ({ blocked }) => blocked === 'damaged');

  await kiosk.call('backUpNow');

  expect(await told).toMatchObject({
    damage: { areas: ['orders'], repairable: false },
    backups: { failure: { trouble: 'records-damaged' } },
  });
  expect((await kiosk.call('desk')).inHand.map((order) => order.number)).toEqual([number]);
  expect(await rejectionOf(kiosk.call('repairRecords'))).toBe('WRONG_STEP');
  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('backupFolder'))).toBe('SUPERVISOR_REQUIRED');
  await unlock(kiosk, pin);
  const folder = await kiosk.call('backupFolder');
  const found = await kiosk.call('listBackups', { folder, typed: '' });
  if (typeof found === 'string') throw new Error(found);
  expect(found.states).toHaveLength(1);
  const chosen = { folder, typed: '', id: found.states[0]?.id ?? '' };

  expect(await kiosk.call('restoreBackup', { ...chosen, replaceKey: false })).toBe('restored');

  expect((await kiosk.call('desk')).inHand.map((order) => order.number)).toEqual([number]);
  expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: 'records-incomplete', damage: null });
  expect(filesAside(records)).toContain('records.sqlite');
});
