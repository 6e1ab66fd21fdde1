/** Paid calls between a backup and its restoring: what comes back, and what is listed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ImageId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { eventually } from '../../support/eventually.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { launchPracticeHere } from '../../support/service/practice-here.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

let shot: Uint8Array;
let dataDir: string;
let target: string;
let kiosk: OpenKiosk;

beforeEach(async () => {
  ({ data: shot } = await renderPortrait({ width: 960, height: 720 }, 'jpeg'));
  [dataDir, target] = [tempFolder(), tempFolder()];
  const service = await launchPracticeHere({ dataDir: tempFolder() });
  onTestFinished(() => service.stop());
  const account = { baseUrl: service.baseUrl, apiKey: 'practice', apiSecret: 'practice' };
  kiosk = await openKiosk({ dataDir, account });
  onTestFinished(() => kiosk.close());
});

const photoIn = (order: OrderView) => order.photos[0];
function work(order: OrderView, until: (order: OrderView) => boolean): Promise<OrderView> {
  const started = { previews: 0, finals: 0, prints: 0 };
  return workUntil(kiosk, order, { specCode: 'uk-passport', shot, started }, until);
}
const begin = async (until: (order: OrderView) => boolean): Promise<OrderView> =>
  work(await kiosk.call('createOrder'), until);
const hasShot = ({ shots }: OrderView): boolean => shots.length > 0;
const hasPreview = (order: OrderView): boolean => photoIn(order)?.state === 'preview';
const hasFinal = (order: OrderView): boolean => photoIn(order)?.state === 'final';
const again = (orderId: OrderView['id']): Promise<OrderView> => kiosk.call('openOrder', { orderId });
async function startAgain(): Promise<void> {
  kiosk = await openKiosk({ dataDir, secrets: kiosk.secrets });
  onTestFinished(() => kiosk.close());
}

async function backUp(): Promise<string> {
  await kiosk.call('chooseBackupFolder', { folder: target });
  await eventually(async () => {
    expect((await kiosk.call('kioskStatus')).backups).toMatchObject({ running: false, last: {} });
  });
  const found = await kiosk.call('listBackups', { folder: target, typed: '' });
  return typeof found === 'string' ? '' : (found.states[0]?.id ?? '');
}
async function restore(id: string): Promise<void> {
  const chosen = { folder: target, typed: '', id, replaceKey: false };
  expect(await kiosk.call('restoreBackup', chosen)).toBe('restored');
}
const listed = (count: number) =>
  eventually(async () => {
    const { calls } = await kiosk.call('lostCalls');
    expect(calls).toHaveLength(count);
    return calls;
  });
async function seen(imageId: ImageId | undefined): Promise<string> {
  const picture = await kiosk.kiosk.photo(imageId ?? 'img_', 'full');
  if (picture === null) throw new Error('no such picture');
  return Buffer.from(picture.bytes).toString('base64');
}

describe('after a restore', () => {
  it('a preview is in its order again, and what cannot come back is listed with what is known', async () => {
    const before = await begin(hasShot);
    const id = await backUp();
    const done = await work(before, hasFinal);
    const preview = await seen(photoIn(done)?.preview?.id);
    const late = await begin(hasPreview);

    await restore(id);

    expect(await listed(3)).toMatchObject([
      { endpoint: 'makeIdPhotoWatermark', orderNumber: late.number, orderId: null, reason: 'no-order' },
      { endpoint: 'getIdPhotoNoWatermark', orderNumber: done.number, orderId: done.id, reason: 'not-paid' },
      {
        ...{ endpoint: 'makeIdPhotoWatermark', orderNumber: done.number, orderId: done.id, reason: null },
        ...{
          document: 'UK passport, printed photo',
          photoUuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        },
      },
    ]);
    const restored = await again(done.id);
    expect(photoIn(restored)).toMatchObject({ id: photoIn(done)?.id, state: 'preview' });
    expect(await seen(photoIn(restored)?.preview?.id)).toBe(preview);
    // By its id, erasing finds it in both places, also where a kill left it without a row.
    expect(photoIn(restored)?.preview?.id).toBe(photoIn(done)?.preview?.id);
    expect(await kiosk.call('listCalls', { orderId: done.id })).toMatchObject([{ state: 'done' }]);

    // The next paid step asks the service for the final of the same photo.
    await kiosk.call('acceptRecordsGap', { gapId: (await kiosk.call('recordsGap'))?.id ?? 'gap_' });
    const paid = await work(restored, hasFinal);
    expect(photoIn(paid)?.code).not.toBe(null);

    const { calls } = await kiosk.call('lostCalls');
    expect(await kiosk.call('kioskStatus')).toMatchObject({ lostCalls: 3 });
    const left = await kiosk.call('settleLostCalls', { seqs: calls.slice(0, 2).map(({ seq }) => seq) });
    expect(left).toMatchObject({ count: 1, calls: [{ seq: calls[2]?.seq }] });
    await kiosk.call('settleLostCalls', { seqs: [calls[2]?.seq ?? 1] });
    expect(await kiosk.call('kioskStatus')).toMatchObject({ lostCalls: 0 });

    // A second restore finds the calls in what both have set aside.
    await restore(id);
    expect((await listed(4)).filter(({ reason }) => reason === null)).toHaveLength(1);
    expect(await kiosk.call('listCalls', { orderId: done.id })).toHaveLength(1);
  });

  it('a final with its code is in an order that was paid before the backup', async () => {
    const before = await begin(({ payment }) => payment !== null);
    const id = await backUp();
    const done = await work(before, hasFinal);
    const final = await seen(photoIn(done)?.final?.id);

    await restore(id);

    expect(await listed(1)).toMatchObject([{ endpoint: 'getIdPhotoNoWatermark', reason: null }]);
    const restored = photoIn(await again(done.id));
    expect(restored).toMatchObject({ state: 'final', code: { code: photoIn(done)?.code?.code } });
    expect(await seen(restored?.final?.id)).toBe(final);
  });

  it('where the records of then do not open, the list says how many pictures only they knew', async () => {
    const before = await begin(hasShot);
    const id = await backUp();
    await work(before, hasPreview);
    await kiosk.close();
    writeFileSync(join(dataDir, 'studio', 'records.sqlite'), 'no');
    await startAgain();
    expect(await rejectionOf(kiosk.call('desk'))).toMatch('RECORDS_DAMAGED');

    await restore(id);

    expect(await listed(1)).toMatchObject([{ endpoint: null, reason: 'unreadable', pictures: 1 }]);
    expect(photoIn(await again(before.id))).toMatchObject({ state: 'chosen' });
  });

  it('data that was set aside for another reason is not searched', async () => {
    await begin(hasShot);
    await kiosk.close();
    mkdirSync(join(dataDir, 'studio', 'set-aside-2020-01-01T00-00-00-000Z'));
    await startAgain();
    const { calls, count } = await kiosk.call('lostCalls');

    expect([calls, count]).toEqual([[], 0]);
  });
});
