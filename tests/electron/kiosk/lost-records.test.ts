/**
 * Records that are missing, or older than they were: without a person's decision, nothing is started, removed or paid.
 */
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { modePaths } from '../../../electron/paths.ts';
import { systemClock } from '../../../electron/clock.ts';
import { createClosers } from '../../../electron/closers.ts';
import { openData } from '../../../electron/studio/open-data.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { noteBeginning } from '../../../electron/records/open.ts';
import { keyFile } from '../../../electron/vault/key-file.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { json, startScriptedServer } from '../service/scripted-server.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { openFile } from '../../support/records/records-file.ts';

const pin = '2468';
const practiceIn = (dataDir: string) => modePaths(dataDir, 'practice');

async function open(options: Parameters<typeof openKiosk>[0]): Promise<OpenKiosk> {
  const kiosk = await openKiosk(options);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(close);
  return { ...kiosk, close };
}

async function withShot(kiosk: OpenKiosk): Promise<OrderView> {
  const shot = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
  const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
  return workUntil(kiosk, await kiosk.call('createOrder'), job, ({ shots }) => shots.length > 0);
}

const picturesIn = (vault: string): string[] =>
  readdirSync(vault, { recursive: true, encoding: 'utf8' }).filter((name) => /img_[0-9a-z]{12}$/.test(name));

/** A practice folder with one order and its shot, whose records were removed. */
async function withoutRecords() {
  const dataDir = tempFolder();
  const first = await open({ dataDir });
  const order = await withShot(first);
  await first.close();
  const { records, vault } = practiceIn(dataDir);
  renameSync(records, `${records}.away`);
  return { dataDir, order, records, vault, pictures: picturesIn(vault), secrets: first.secrets };
}

describe('without its records', () => {
  it('a kiosk starts nothing new: every call says that they are missing, until they are restored', async () => {
    const { dataDir, order, records, vault, pictures } = await withoutRecords();

    const kiosk = await open({ dataDir });

    await expect(kiosk.call('desk')).rejects.toMatchObject({
      code: 'RECORDS_MISSING',
      details: { mode: 'practice', lastOrder: order.number },
    });
    expect(await rejectionOf(kiosk.call('createOrder'))).toBe('RECORDS_MISSING');
    expect(await rejectionOf(kiosk.call('openAgain'))).toBe('RECORDS_MISSING');
    expect(existsSync(records)).toBe(false);
    expect(picturesIn(vault)).toEqual(pictures);

    renameSync(`${records}.away`, records);
    await kiosk.call('openAgain');
    expect((await kiosk.call('openOrder', { orderId: order.id })).shots).toEqual(order.shots);
    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: null });
  });

  it('a person may start with new ones: the old pictures are set aside, no number is reused, and the decision is recorded', async () => {
    const { dataDir, order, records, vault, pictures } = await withoutRecords();
    const kiosk = await open({ dataDir });

    await kiosk.call('startNewRecords');

    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: null });
    expect((await kiosk.call('createOrder')).number > order.number).toBe(true);
    const [aside] = readdirSync(join(dataDir, 'practice')).filter((name) => name.startsWith('set-aside-'));
    expect(picturesIn(join(dataDir, 'practice', aside ?? '', 'vault'))).toEqual(pictures);
    expect(existsSync(vault)).toBe(false);
    await kiosk.close();
    const db = openFile(records, { readonly: true });
    onTestFinished(() => void db.close());
    expect(db.prepare('SELECT reason, expected_order FROM record_gaps').all()).toEqual([
      { reason: 'fresh', expected_order: order.number },
    ]);
    const again = await open({ dataDir });
    expect((await again.call('desk')).inHand).toHaveLength(1);
  });

  it.each(['vault', 'vault.key', 'studio.mark'])('%s alone is enough to say so', async (kept) => {
    const dataDir = tempFolder();
    await (await open({ dataDir })).close();
    const folder = join(dataDir, 'practice');
    mkdirSync(join(folder, 'vault'));
    for (const name of readdirSync(folder))
      if (name !== kept) rmSync(join(folder, name), { recursive: true });

    const kiosk = await open({ dataDir });

    expect(await rejectionOf(kiosk.call('desk'))).toBe('RECORDS_MISSING');
    expect(existsSync(practiceIn(dataDir).records)).toBe(false);
  });

  it('the studio’s own data wait as well, and staff are set up again in new ones', async () => {
    const server = await startScriptedServer();
    server.play(json({ accountStatus: 'SUBSCRIBED', subscription: null }));
    onTestFinished(() => server.close());
    const dataDir = tempFolder();
    const account = JSON.stringify({
      ...{ region: 'other', baseUrl: server.baseUrl, apiKey: 'key', apiSecret: 'secret' },
    });
    const secrets = memoryStore({ account });
    const first = await open({ dataDir, secrets });
    await addSupervisor(first, pin);
    await first.close();
    rmSync(join(dataDir, 'studio'), { recursive: true });
    const key = secrets.entries.get('vault-key');

    const kiosk = await open({ dataDir, secrets });

    await expect(kiosk.call('kioskStatus')).rejects.toMatchObject({
      code: 'RECORDS_MISSING',
      details: { mode: 'account', lastOrder: '' },
    });
    await kiosk.call('startNewRecords');
    expect(await kiosk.call('staff')).toEqual([]);
    expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'account', blocked: null });
    expect(secrets.entries.get('vault-key')).toBe(key);
  });

  it('a connected account keeps its entry, and its records wait for a decision', async () => {
    const server = await startScriptedServer();
    server.play(json({ accountStatus: 'SUBSCRIBED', subscription: null }));
    onTestFinished(() => server.close());
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, 'studio', 'vault'), { recursive: true });
    const kiosk = await open({ dataDir });
    await addSupervisor(kiosk, pin);
    const account = { region: 'eu', baseUrl: server.baseUrl, headshotBaseUrl: '' } as const;

    const connecting = kiosk.call('connectAccount', { ...account, apiKey: 'key', apiSecret: 'secret' });

    expect(await rejectionOf(connecting)).toBe('RECORDS_MISSING');
    expect(await rejectionOf(kiosk.call('desk'))).toBe('RECORDS_MISSING');
    await kiosk.call('startNewRecords');
    expect(await kiosk.call('account')).toMatchObject({ connected: true, supervisor: { unlocked: true } });
  });
});

describe('with an older copy of its records', () => {
  it('a kiosk removes nothing and pays for nothing until a person has read what is missing', async () => {
    const dataDir = tempFolder();
    const { records, vault } = practiceIn(dataDir);
    const first = await open({ dataDir });
    await first.close();
    copyFileSync(records, `${records}.older`);
    const second = await open({ dataDir });
    const lost = await withShot(second);
    await second.close();
    copyFileSync(`${records}.older`, records);
    const pictures = picturesIn(vault);
    expect(pictures.length).toBeGreaterThan(0);
    const longAgo = new Date('2026-01-01');
    for (const name of pictures) utimesSync(join(vault, name), longAgo, longAgo);

    const kiosk = await open({ dataDir });

    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: 'records-incomplete' });
    const order = await withShot(kiosk);
    expect(order.number > lost.number).toBe(true);
    const photoId = order.photos[0]?.id ?? 'pho_';
    expect(await rejectionOf(kiosk.call('requestPreview', { orderId: order.id, photoId }))).toBe(
      'RECORDS_INCOMPLETE',
    );
    expect(picturesIn(vault)).toEqual(expect.arrayContaining(pictures));
    const gap = await kiosk.call('recordsGap');
    expect(gap).toMatchObject({ reason: 'older', expected: { lastOrder: lost.number } });

    await kiosk.call('acceptRecordsGap', { gapId: gap?.id ?? 'gap_' });
    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: null });
    const paid = await kiosk.call('requestPreview', { orderId: order.id, photoId });
    expect(paid.photos[0]?.state).toBe('preview');
    await kiosk.close();

    // From now on the pictures have no row: they go to quarantine and stay there.
    const last = await open({ dataDir });
    expect(await last.call('kioskStatus')).toMatchObject({ blocked: null });
    await vi.waitFor(
      () =>
        expect(
          picturesIn(join(vault, 'quarantine'))
            .map((name) => name.slice(3))
            .toSorted(),
        ).toEqual(pictures.map((name) => name.slice(3)).toSorted()),
      { timeout: 10_000 },
    );
    await vi.waitFor(() => {
      const swept = [...kiosk.log.lines, ...last.log.lines].find(
        ({ message }) => message === 'swept the vault',
      );
      expect(swept?.facts).toMatchObject({ quarantined: pictures.length });
    });
  });
});

describe('the key of the records', () => {
  it('belongs to new records although the kiosk was killed before these existed', async () => {
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, 'practice'));
    noteBeginning(practiceIn(dataDir).records);
    await keyFile(join(dataDir, 'practice', 'vault.key'));

    const kiosk = await open({ dataDir });

    expect((await kiosk.call('desk')).inHand).toEqual([]);
    expect(readdirSync(join(dataDir, 'practice')).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it.each([
    ['missing', 'key-file-missing', (key: string) => rmSync(key)],
    ['another', 'key-file-other', (key: string) => writeFileSync(key, randomBytes(32), { mode: 0o600 })],
  ])('that is %s is told, and neither it nor the records are replaced', async (_what, reason, change) => {
    const dataDir = tempFolder();
    await (await open({ dataDir })).close();
    const [key, { records }] = [join(dataDir, 'practice', 'vault.key'), practiceIn(dataDir)];
    const before = readFileSync(records);
    change(key);

    const closers = createClosers();
    onTestFinished(() => closers.close());
    const options = { dataDir, clock: systemClock, log: memoryLog(), secrets: memoryStore() };
    const opening = openData(
      closers,
      { ...options, statusChanged: () => undefined, putBack: () => Promise.resolve() },
      'practice',
    );

    await expect(opening).rejects.toMatchObject({ code: 'KEYCHAIN_UNAVAILABLE', details: { reason } });
    expect(readFileSync(records)).toEqual(before);
    expect(existsSync(key)).toBe(reason === 'key-file-other');
  });
});
