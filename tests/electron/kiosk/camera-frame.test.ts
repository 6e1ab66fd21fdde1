/** A camera's frame, from the bridge to the vault. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { openFile } from '../../support/records/records-file.ts';

const { data: bytes } = await renderPortrait({ width: 640, height: 480, offsetX: 0.1 }, 'jpeg');

async function openNew(dataDir = tempFolder()): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());
  return kiosk;
}

it('becomes a shot of the order, kept as the page has encoded it', async () => {
  const kiosk = await openNew();
  const { id: orderId } = await kiosk.call('createOrder');

  const { shots } = await kiosk.call('addFrame', { orderId, origin: 'Desk camera', bytes });

  expect(shots).toMatchObject([
    { source: 'camera', origin: 'Desk camera', image: { mime: 'image/jpeg', widthPx: 640, heightPx: 480 } },
  ]);
  const stored = await kiosk.kiosk.photo(shots[0]?.image.id ?? 'img_', 'full');
  expect(Buffer.from(stored?.bytes ?? [])).toEqual(Buffer.from(bytes));
});

it('is recorded in one commit, because each waits for the disk', async () => {
  const dataDir = tempFolder();
  const kiosk = await openNew(dataDir);
  const { id: orderId } = await kiosk.call('createOrder');
  const records = openFile(join(dataDir, 'practice/records.sqlite'), { readonly: true });
  onTestFinished(() => void records.close());
  const commits = records.prepare<[], number>('SELECT change FROM studio_mark').pluck();
  const before = commits.get() ?? 0;

  await kiosk.call('addFrame', { orderId, origin: '', bytes });

  expect(commits.get()).toBe(before + 1);
});

it('is refused when it is no picture', async () => {
  const kiosk = await openNew();
  const { id: orderId } = await kiosk.call('createOrder');
  const frame = { orderId, origin: '', bytes: new Uint8Array(500) };

  expect(await rejectionOf(kiosk.call('addFrame', frame))).toBe('IMAGE_NOT_RECOGNISED not-a-picture');
  expect((await kiosk.call('openOrder', { orderId })).shots).toEqual([]);
});
