import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import type { FolderFileView, FolderView } from '../../../shared/model/pictures.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { heicConverter, heicOf } from '../../support/pictures/heic-converter.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';
import { openFile } from '../../support/records/records-file.ts';

/** An address where nothing answers: importing does not need the service. */
const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };
const canary = 'canary-customer-name';

const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

interface Tethered extends OpenKiosk {
  readonly dataDir: string;
  readonly dir: string;
  readonly told: readonly FolderView[];
  /** Returns the file with this name, once it is in the inbox. */
  readonly arrived: (name: string) => Promise<FolderFileView>;
}

/** @param before the closed kiosk whose folder this one opens */
async function tethered(before?: Tethered): Promise<Tethered> {
  const dataDir = before?.dataDir ?? tempFolder();
  const dir = join(dataDir, canary);
  mkdirSync(dir, { recursive: true });
  const open = await openKiosk({ dataDir, account, ...(before && { secrets: before.secrets }) });
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= open.close());
  onTestFinished(close);
  const told: FolderView[] = [];
  open.kiosk.on((name, payload) => {
    if (name === 'folderChanged') told.push(payload as FolderView);
  });
  const settings = await open.call('settings');
  await open.call('saveSettings', { settings: { ...settings, watchedFolder: dir } });
  const arrived: Tethered['arrived'] = (name) =>
    vi.waitFor(
      async () => {
        const file = (await open.call('folderInbox')).files.find((one) => one.name === name);
        if (file === undefined) throw new Error('not here yet');
        return file;
      },
      { timeout: 30_000, interval: 50 },
    );
  return { ...open, close, dataDir, dir, told, arrived };
}

describe('a picture in the watched folder', () => {
  it('is announced, and becomes a shot by one call: the file itself, byte for byte', async () => {
    const open = await tethered();
    const { kiosk, dir, told, arrived } = open;
    writeFileSync(join(dir, 'IMG_0001.jpg'), await picture(20));
    const { id: fileId } = await arrived('IMG_0001.jpg');
    const { id: orderId, number } = await open.call('createOrder');

    const order = await open.call('takeFolderFile', { orderId, fileId });

    expect(told.some(({ files }) => files.some(({ id }) => id === fileId))).toBe(true);
    const [shot] = order.shots;
    expect(shot).toMatchObject({ source: 'import', origin: 'IMG_0001.jpg' });
    const kept = await kiosk.photo(shot?.image.id ?? 'img_', 'full');
    expect(Buffer.from(kept?.bytes ?? [])).toEqual(readFileSync(join(dir, 'IMG_0001.jpg')));
    expect((await open.call('folderInbox')).files[0]?.taken).toEqual({ orderId, orderNumber: number });
  });

  it('is one shot of an order, however often it is taken, and a separate shot in another order', async () => {
    const open = await tethered();
    const { dir, arrived } = open;
    writeFileSync(join(dir, 'a.jpg'), await picture(20));
    const { id: fileId } = await arrived('a.jpg');
    const first = await open.call('createOrder');
    const second = await open.call('createOrder');

    await open.call('takeFolderFile', { orderId: first.id, fileId });
    const again = await open.call('takeFolderFile', { orderId: first.id, fileId });
    const elsewhere = await open.call('takeFolderFile', { orderId: second.id, fileId });

    expect(again.shots).toHaveLength(1);
    expect(elsewhere.shots).toHaveLength(1);
  });

  it('has a thumbnail after a restart too', async () => {
    const before = await tethered();
    writeFileSync(join(before.dir, 'a.jpg'), await picture(20));
    const { id: fileId } = await before.arrived('a.jpg');
    await before.close();

    const after = await tethered(before);

    const { bytes, mime } = await after.call('folderThumbnail', { fileId });
    expect(mime).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 144, height: 192 });
  });

  it('that arrived while the kiosk was closed is there when it opens', async () => {
    const before = await tethered();
    await before.close();
    writeFileSync(join(before.dir, 'overnight.jpg'), await picture(20));

    const after = await tethered(before);

    expect(await after.arrived('overnight.jpg')).toMatchObject({ state: 'ready' });
  });

  it('that is gone with its share is reported as gone, and adds nothing', async () => {
    const open = await tethered();
    const { dir, arrived } = open;
    writeFileSync(join(dir, 'a.jpg'), await picture(20));
    const { id: fileId } = await arrived('a.jpg');
    const { id: orderId } = await open.call('createOrder');
    renameSync(dir, `${dir}-away`);

    expect(await rejectionOf(open.call('takeFolderFile', { orderId, fileId }))).toMatch(/^FOLDER_FILE_GONE/);
    expect((await open.call('openOrder', { orderId })).shots).toEqual([]);
  });

  it('reveals nothing of its path to the page or the log', async () => {
    const open = await tethered();
    const { dir, told, log, dataDir, arrived } = open;
    writeFileSync(join(dir, 'a.jpg'), await picture(20));
    await arrived('a.jpg');
    await open.call('folderInbox');

    expect(JSON.stringify(told)).not.toContain(dataDir);
    expect(JSON.stringify(log.lines)).not.toContain(canary);
  });

  it.each(['fol_0', '../../etc/passwd', `img_${'0'.repeat(32)}`, `fol_${'0'.repeat(32)}/..`])(
    'is found only by its id, not by %s',
    async (fileId) => {
      const open = await tethered();

      expect(await rejectionOf(open.call('folderThumbnail', { fileId: fileId as 'fol_' }))).toBe(
        'INVALID_INPUT',
      );
    },
  );
});

describe('a HEIC shot', () => {
  const heic = heicOf(Buffer.from(' and the picture'));
  const withConverter = async () => heicConverter(await picture(20));

  async function imported(): Promise<{ readonly open: Tethered; readonly order: OrderView }> {
    await withConverter();
    const open = await tethered();
    const { id: orderId } = await open.call('createOrder');
    const order = await open.call('addShot', {
      orderId,
      source: 'import',
      origin: 'IMG_1.HEIC',
      bytes: heic,
    });
    return { open, order };
  }
  const records = ({ dataDir }: Tethered): string => {
    const [file] = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('records.sqlite'),
    );
    return join(dataDir, file ?? '');
  };
  const vaultFiles = ({ dataDir }: Tethered): number =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /img_[0-9a-z]{12}$/.test(name),
    ).length;

  it('is shown as a JPEG, and its own file is kept beside it, sealed', async () => {
    const { open, order } = await imported();

    expect(order.shots[0]?.image).toMatchObject({ mime: 'image/jpeg', widthPx: 600, heightPx: 800 });
    expect(vaultFiles(open)).toBe(2);
    const db = openFile(records(open), { readonly: true });
    onTestFinished(() => void db.close());
    expect(db.prepare('SELECT image_id, mime, bytes FROM originals').all()).toEqual([
      { image_id: order.shots[0]?.image.id, mime: 'image/heic', bytes: heic.length },
    ]);
  });

  it('is erased completely when its period is over', async () => {
    const { open, order } = await imported();
    await open.call('cancelOrder', { orderId: order.id, reason: '' });
    await open.close();
    const db = openFile(records(open));
    db.prepare('UPDATE orders SET closed_at = ?').run('2020-01-01T00:00:00.000Z');
    db.close();

    await tethered(open);

    await eventually(() => expect(vaultFiles(open)).toBe(0));
  });

  it('can be imported only once from the folder too', async () => {
    await withConverter();
    const open = await tethered();
    const { dir, arrived } = open;
    writeFileSync(join(dir, 'IMG_1.HEIC'), heic);
    const { id: fileId } = await arrived('IMG_1.HEIC');
    const { id: orderId } = await open.call('createOrder');

    await open.call('takeFolderFile', { orderId, fileId });
    const order = await open.call('takeFolderFile', { orderId, fileId });

    expect(order.shots).toHaveLength(1);
  });
});
