/** The support file says what the kiosk is, and has none of what customers, staff and the account gave it. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../../electron/records/migrations/index.ts';
import { createLog } from '../../../electron/log.ts';
import { lastErrors } from '../../../electron/log-errors.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import type { UpdatesView } from '../../../shared/model/updates.ts';
import { modePaths } from '../../../electron/paths.ts';
import { keychainUnavailable } from '../../../electron/secrets/keychain-answer.ts';
import { createSupport } from '../../../electron/support/support-file.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { finalAnswer, forPhoto, openCounter, picture, portrait } from '../orders/counter.ts';
import { supportFile } from '../../support/kiosk/support-files.ts';

it('names the program, the system, the records, the last check, the printers and the counts', async () => {
  const counter = await openCounter();
  await counter.call('makeOpeningCheck', { scene: [{ finding: 'light.dim', facts: {} }] });
  await counter.order('uk-passport');

  const { content } = await supportFile(counter);

  expect(content['program']).toMatchObject({
    version: '0.0.0',
    node: process.versions.node,
    mode: 'account',
  });
  expect(content['system']).toMatchObject({ platform: process.platform, arch: process.arch });
  expect(content['records']).toMatchObject({
    migration: migrations.at(-1)?.version,
    readOnly: false,
    blocked: null,
  });
  expect(content['records']?.['sqlite']).toMatch(/^3\.\d+/);
  expect(content['counts']).toMatchObject({ inHand: 1, doneToday: 0, people: 0, lostCalls: 0 });
  expect(content['openingCheck']?.['items']).toContainEqual({ finding: 'light.dim' });
  expect(content['settings']).toMatchObject({ mediumId: '4x6in', hasMail: false, hasWatchedFolder: false });
  expect(content['printers']).toContainEqual(expect.objectContaining({ id: 'file', state: 'ready' }));
  expect(content['service']).toMatchObject({ previewsLeft: 70, failure: null });
  expect(content['records']?.['bytes']).toBeGreaterThan(0);
  expect(content['queues']).toEqual({
    prints: { underWay: 0, waitingForStaff: 0 },
    mail: { sending: false, nextTryAt: null },
  });
});

const exportsIn = async (counter: Pick<OpenKiosk, 'call'>): Promise<number> =>
  (await counter.call('auditLog', { person: null, act: 'exported', day: null, customer: null, before: null }))
    .entries.length;

it('is in the audit log once a person saves it, and not because it was shown', async () => {
  const counter = await openCounter();
  await supportFile(counter);
  expect(await exportsIn(counter)).toBe(0);

  await counter.call('noteSupportFile');
  expect(await exportsIn(counter)).toBe(1);
});

it.each([
  [
    'records are missing',
    (dataDir: string) => rmSync(modePaths(dataDir, 'practice').records),
    { code: 'RECORDS_MISSING', mode: 'practice' },
  ],
  [
    'records are damaged',
    (dataDir: string) => writeFileSync(modePaths(dataDir, 'practice').records, 'x'.repeat(20_000)),
    { code: 'RECORDS_DAMAGED', mode: 'practice' },
  ],
])('says why no studio is open where the %s, and what is known without it', async (_what, harm, notRead) => {
  const dataDir = tempFolder();
  const before = await openKiosk({ dataDir });
  const { secrets } = before;
  await before.call('createOrder');
  await before.close();
  harm(dataDir);
  const kiosk = await openKiosk({ dataDir, secrets });
  onTestFinished(() => kiosk.close());

  const { text, content } = await supportFile(kiosk);
  expect(content['notRead']).toMatchObject(notRead);
  expect(content).toMatchObject({
    program: { version: '0.0.0', host: 'browser' },
    system: { platform: process.platform },
    lock: { on: false },
    updates: { hasFeed: false },
  });
  expect(content['errors']).toBeInstanceOf(Array);
  expect(text).not.toContain(dataDir);
  await kiosk.call('noteSupportFile');
});

it('says that the keychain keeps the studio shut', async () => {
  const log = memoryLog();
  const support = createSupport({
    studio() {
      throw keychainUnavailable('locked');
    },
    updates: () => ({ feed: 'https://canary.example' }) as UpdatesView,
    ...{ lock: { isOn: () => true, gaps: () => Promise.resolve([]) }, lastCheck: () => null },
    ...{ cameras: () => Promise.resolve({}), freeBytes: () => 1, clock: handClock(), log },
    ...{ dataDir: tempFolder(), host: 'desktop', version: '1.2.3' },
  });

  const text = new TextDecoder().decode((await support.file()).bytes);
  expect(JSON.parse(text)).toMatchObject({
    ...{ notRead: { code: 'KEYCHAIN_UNAVAILABLE', reason: 'locked' }, lock: { on: true, gaps: [] } },
    ...{ program: { version: '1.2.3' }, updates: { hasFeed: true }, errors: [] },
  });
  expect(text).not.toContain('canary');
  support.noteSaved();
  expect(log.lines).toMatchObject([{ level: 'warn', facts: { code: 'KEYCHAIN_UNAVAILABLE' } }]);
});

it('says whether the kiosk is locked, and what the operating system leaves open', async () => {
  const counter = await openCounter();
  await addSupervisor(counter, '2468');
  expect((await supportFile(counter)).content['lock']).toMatchObject({ on: false });

  await counter.call('setKioskLock', { on: true });

  const { content } = await supportFile(counter);
  expect(content['lock']).toEqual({ on: true, gaps: await counter.call('lockGaps') });
});

it('has no customer, no person, no code, no address, no path, no secret and no picture', async () => {
  const folder = join(tempFolder(), 'canary-folder');
  const counter = await openCounter();
  await addSupervisor(counter, '246824');
  const settings = await counter.call('settings');
  await counter.call('saveSettings', {
    settings: {
      ...settings,
      ...{ studioName: 'Canary Studio', studioAddress: 'Canary Street 7', taxNumber: 'CANARY-TAX' },
      ...{ watchedFolder: folder, exportFolder: `${folder}-out` },
      hotFolders: [{ id: 'folder:0a1b2c3d', name: 'Canary printer', path: `${folder}-hot`, format: 'jpeg' }],
    },
  });
  counter.answer(
    '/v2/getIdPhotoNoWatermark',
    finalAnswer(counter.server, { idPhotoCode: 'c.example/CaNaRy12' }),
  );
  const { id: orderId, customer } = await counter.order('uk-passport');
  await counter.call('setCustomer', {
    ...{ orderId, customerId: customer?.id ?? null, keepPhotos: true },
    ...{ name: 'Canary Person', phone: '07700 900123', email: 'canary@mail.example' },
  });
  const paid = await counter.paid(await counter.call('openOrder', { orderId }), { reference: 'CANARYREF' });
  await counter.call('requestFinal', forPhoto(paid));
  await counter.call('makeOpeningCheck', { scene: [] });
  await expect
    .poll(async () =>
      (await counter.call('makeOpeningCheck', { scene: [] })).items.map(({ finding }) => finding),
    )
    .toContain('folder.away');

  const { text } = await supportFile(counter);

  for (const canary of ['canary', 'Asha', '07700', '246824', counter.dataDir, counter.server.baseUrl])
    expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
  for (const bytes of [portrait, picture])
    expect(text).not.toContain(bytes.subarray(0, 300).toString('base64'));
});

it('has the last warnings and errors of the log, the newest first, from more than one file', async () => {
  const dir = tempFolder();
  const folder = join(dir, 'logs');
  mkdirSync(folder);
  const old = {
    level: 50,
    time: '2026-01-01T00:00:00.000Z',
    msg: 'of the last start',
    facts: { code: 'EIO' },
  };
  writeFileSync(join(folder, 'headroom-2026-01-01T00-00-00-000Z-1-000.log'), `${JSON.stringify(old)}\n`);
  writeFileSync(join(folder, 'notes.txt'), JSON.stringify({ ...old, msg: 'not ours' }));
  const log = createLog({ dir });
  log.info({}, 'all is well');
  log.warn({ name: 'Canary', count: 2 }, 'first');
  log.error({}, 'second');
  log.close();

  const found = await lastErrors(folder, 100);

  expect(found.map(({ message }) => message)).toEqual(['second', 'first', 'of the last start']);
  expect(found[1]?.facts).toEqual({ name: '[redacted]', count: 2 });
  expect(await lastErrors(folder, 1)).toHaveLength(1);
  expect(await lastErrors(join(dir, 'none'), 1)).toEqual([]);
});

it('leaves out a line that a crash has cut off', async () => {
  const folder = tempFolder();
  const path = join(folder, 'headroom-2026-01-01T00-00-00-000Z-1-000.log');
  writeFileSync(path, `${JSON.stringify({ level: 40, time: 't', msg: 'whole', facts: {} })}\n`);
  appendFileSync(path, '{"level":50,"time":"t","ms');

  expect((await lastErrors(folder, 9)).map(({ message }) => message)).toEqual(['whole']);
});
