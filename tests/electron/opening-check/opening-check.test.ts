/** The opening check of a whole kiosk: each thing really goes wrong, and the check says so. */
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CheckItem, Finding } from '../../../shared/model/opening-check.ts';
import { canMount, fillDisk, smallDisk } from '../../support/records/full-disk.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { openPaperCounter } from '../../support/printing/paper-counter.ts';
import { hasCups } from '../../support/printing/print-lab.ts';
import { openFile } from '../../support/records/records-file.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { accountWith, openCounter } from '../orders/counter.ts';
import { makeCertificates } from '../service/certificates.ts';
import { json, startScriptedServer, type Script } from '../service/scripted-server.ts';

if (!canMount) console.log('Skipped: a full disk. Mounting a disk of a few megabytes takes root on Linux.');
if (!hasCups) console.log('Skipped: printers. There is no CUPS on this machine.');

const minute = 60_000;
const seen: readonly CheckItem[] = [
  { finding: 'camera.live', facts: { camera: 'Studio camera' } },
  { finding: 'light.dim', facts: {} },
];
const check = (kiosk: Pick<OpenKiosk, 'call'>) => kiosk.call('makeOpeningCheck', { scene: seen as never });
async function found(kiosk: Pick<OpenKiosk, 'call'>): Promise<readonly Finding[]> {
  return (await check(kiosk)).items.map(({ finding }) => finding);
}

it('a studio in order: what the camera saw stands beside what the kiosk knows', async () => {
  const counter = await openCounter();

  expect(await found(counter)).toEqual([
    ...['light.dim', 'backup.off'],
    ...['records.sound', 'camera.live', 'service.answers', 'credit.previews', 'disk.room'],
    ...['clock.right', 'keychain.open', 'printer.file', 'updates.none', 'lock.off'],
  ]);
});

it('is kept with the time and the name of the person at the counter, over a restart', async () => {
  const clock = handClock('2026-11-26T08:52:00.000Z');
  const counter = await openCounter({}, clock);
  expect(await counter.call('lastOpeningCheck')).toBeNull();
  expect(await check(counter)).toMatchObject({ by: null });
  await addSupervisor(counter, '2468');
  const [asha] = await counter.call('staff');
  if (asha === undefined) throw new Error('nobody is at the counter');
  await counter.call('signIn', { staffId: asha.id, pin: '2468' });

  const made = await check(counter);

  expect(made).toMatchObject({ at: '2026-11-26T08:52:00.000Z', by: 'Asha' });
  const again = await counter.reopen();
  await again.call('signIn', { staffId: asha.id, pin: '2468' });
  expect(await again.call('lastOpeningCheck')).toEqual(made);
});

it('a finding of another version is left out', async () => {
  const counter = await openCounter();
  await check(counter);
  const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'));
  db.prepare('UPDATE opening_check SET items = ?').run(
    JSON.stringify([
      { finding: 'lens.dusty', facts: {} },
      { finding: 'light.good', facts: {} },
    ]),
  );
  db.close();

  expect((await counter.call('lastOpeningCheck'))?.items).toEqual([{ finding: 'light.good', facts: {} }]);
});

it('the service is silent, then refuses the account', async () => {
  const counter = await openCounter();
  counter.answer('/v2/queryAccountStatus', ({ socket }) => void socket.destroy());
  const silent = await found(counter);
  expect(silent[0]).toBe('service.silent');
  expect(silent).toEqual(expect.arrayContaining(['credit.not-now', 'clock.unknown']));

  counter.answer('/v2/queryAccountStatus', json({ message: 'who are you?' }, 401));
  const refused = await found(counter);

  expect(refused[0]).toBe('service.refused');
  expect(refused.filter((finding) => finding.startsWith('credit.'))).toEqual(['credit.not-now']);
  // Its refusal has a date.
  expect(refused).toContain('clock.right');
});

it.each<[string, Script, Finding]>([
  ['has too much to do', json({}, 429), 'service.busy'],
  ['fails', json({}, 500), 'service.fault'],
  ['refuses the account', json({ message: 'not enabled' }, 403), 'service.refused'],
])('the service answers, but %s', async (_what, answer, finding) => {
  const counter = await openCounter();
  counter.answer('/v2/queryAccountStatus', answer);

  expect((await found(counter))[0]).toBe(finding);
});

it('the certificate of the service is not trusted', async () => {
  const server = await startScriptedServer(makeCertificates().selfSigned);
  const account = { baseUrl: server.baseUrl, apiKey: 'key', apiSecret: 'secret' };
  const kiosk = await openKiosk({ dataDir: tempFolder(), account });
  onTestFinished(async () => {
    await kiosk.close();
    await server.close();
  });

  expect((await found(kiosk))[0]).toBe('service.certificate');
});

it('the credit is low, then gone', async () => {
  const counter = await openCounter();
  counter.answer('/v2/queryAccountStatus', accountWith({ makeIdPhotoWatermarkApiRemaining: 3 }));
  expect(await found(counter)).toContain('credit.few-previews');

  counter.answer('/v2/queryAccountStatus', accountWith({ makeIdPhotoWatermarkApiRemaining: 0 }));

  expect((await found(counter))[0]).toBe('credit.no-previews');
});

it('the clock of this computer is ten minutes ahead of the service’s, then years', async () => {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  const right = clock.now();
  expect(await found(counter)).toContain('clock.right');
  counter.answer(
    '/v2/queryAccountStatus',
    json({ accountStatus: 'SUBSCRIBED' }, 200, { date: right.toUTCString() }),
  );

  clock.set(10 * minute);
  expect((await check(counter)).items).toContainEqual({ finding: 'clock.apart', facts: { count: 10 } });
  clock.set(10 * 366 * 24 * 60 * minute);

  expect(await found(counter)).toContain('clock.doubt');
});

it('the keychain no longer has the account', async () => {
  const counter = await openCounter();

  counter.secrets.entries.delete('account');

  expect(await found(counter)).toContain('keychain.shut');
});

it('the watched folder is not there', async () => {
  const counter = await openCounter({ watchedFolder: join(tempFolder(), 'of-yesterday') });

  await expect.poll(() => found(counter)).toContain('folder.away');
});

it.skipIf(!canMount)('the disk is full: the check says so, although it may not be kept', async () => {
  const disk = smallDisk(230);
  const kiosk = await openKiosk({ dataDir: join(disk.folder, 'data') });
  onTestFinished(() => kiosk.close());
  expect(await found(kiosk)).toContain('disk.low');

  const empty = await fillDisk(disk.folder, 40_000_000);
  const full = await check(kiosk);
  await empty();

  expect(full.items[0]).toMatchObject({ finding: 'disk.full' });
  expect(Number(full.items[0]?.facts['bytes'])).toBeLessThan(50_000_000);
});

describe.skipIf(!hasCups)('a printer', () => {
  it('of receipts or slips is ready, and stays in the check when it is gone', async () => {
    const counter = await openPaperCounter();
    onTestFinished(() => counter.close());
    await counter.lab.addQueue('Office');
    await counter.lab.addQueue('Till');
    const settings = await counter.call('settings');
    const [slips, receipts] = [
      { printerId: 'cups:Office', paper: 'a4' },
      { printerId: 'cups:Till', paper: 'a4' },
    ] as const;
    await counter.call('saveSettings', { settings: { ...settings, slips, receipts } });
    const slipItems = async () =>
      (await check(counter)).items.filter(({ finding }) => finding.startsWith('slips.'));
    expect((await slipItems()).map(({ finding }) => finding)).toEqual(['slips.ready', 'slips.ready']);

    await counter.lab.admin('lpadmin', '-x', 'Till');
    await counter.lab.admin('lpadmin', '-x', 'Office');

    expect(await slipItems()).toEqual(
      ['Office', 'Till'].map((printer) => ({
        finding: 'slips.gone',
        facts: { id: `cups:${printer}`, printer },
      })),
    );
  });
});
