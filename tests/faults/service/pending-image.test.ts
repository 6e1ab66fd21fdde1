/**
 * Fault 95: an answer without its image, which is fetched while its address is valid, and reported when it has
 * expired.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import {
  askFinal,
  askPreview,
  fetchImage,
  hasShot,
  isPaid,
  orderUntil,
  seen,
} from '../../support/kiosk/counter-moves.ts';
import type { KeptEntries } from '../../support/kiosk/counter-process.ts';
import {
  credentials,
  expectBalanced,
  faultServer,
  ledgerOf,
  openCounter,
  pressedElsewhere,
  tally,
  type Counter,
} from '../../support/service/fault-counter.ts';
import { imageBroken, imageExpired, imageHeld, imageThere } from '../../support/service/fault-service.ts';
import type { FaultServer } from '../../support/service/fault-server.ts';
import { nameIn } from '../../support/pictures/marked-picture.ts';
import { keptAnswer } from '../../support/service/kept-answers.ts';
import { searchFolder } from '../../support/service/needles.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { raw } from '../../electron/service/scripted-server.ts';
import { begunStudio } from '../../support/kiosk/begun-studio.ts';
import { eventually } from '../../support/eventually.ts';

const reopened = async (counter: Counter): Promise<Counter> => {
  await counter.close();
  const { server, dataDir, secrets } = counter;
  return openCounter({ server, dataDir, secrets });
};

const finalShown = async (counter: Counter, { photos }: OrderView): Promise<string> => {
  const picture = await counter.kiosk.photo(photos[0]?.final?.id ?? 'img_', 'full');
  return nameIn(picture?.bytes ?? new Uint8Array());
};

/** Kills a kiosk in its own process that has its final's answer and is fetching the image. */
async function killedWhileFetching(server: FaultServer) {
  const dataDir = tempFolder();
  const account = JSON.stringify({ region: 'other', baseUrl: server.baseUrl, ...credentials });
  const secrets = begunStudio(dataDir, account);
  server.service.images((picture) =>
    nameIn(picture).endsWith('.final') ? imageHeld() : imageThere(picture),
  );
  const script = join(import.meta.dirname, '../../support/kiosk/counter-process.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'inherit', 'inherit'] });
  const entries: KeptEntries = Object.fromEntries(secrets.entries);
  child.stdin.end(JSON.stringify(entries));
  onTestFinished(() => void child.kill('SIGKILL'));
  const asked = (): boolean =>
    server.service.server.requests.some(({ path }) => /^\/images\/.*\.final/.test(path));
  await eventually(() => expect(asked()).toBe(true));
  child.kill('SIGKILL');
  await once(child, 'exit');
  pressedElsewhere(2);
  return { dataDir, secrets };
}

describe('fault 95: killed between an answer and the download of its image', () => {
  it('keeps the sealed answer in the vault, and fetches the image at the next start without another call', async () => {
    const server = await faultServer();
    const { dataDir, secrets } = await killedWhileFetching(server);
    expect(ledgerOf(dataDir).map(({ state }) => state)).toEqual(['done', 'done']);
    const final = ledgerOf(dataDir).at(-1);
    expect((await keptAnswer({ dataDir, secrets }, final))?.includes('X-Signature')).toBe(true);
    const signed = new Map([['the signed address', [Buffer.from('X-Signature'), Buffer.from('/images/')]]]);
    expect((await searchFolder(dataDir, signed)).found).toEqual([]);

    server.service.images(imageThere);
    const counter = await openCounter({ server, dataDir, secrets, firstHere: true });
    const [left] = (await counter.call('desk')).inHand;
    const order = await counter.call('openOrder', { orderId: left?.id ?? 'ord_' });
    expect(order.payment).not.toBeNull();
    await eventually(async () => {
      expect((await seen(counter, order)).photos).toMatchObject([{ state: 'final' }]);
    });
    expect(await finalShown(counter, await seen(counter, order))).toMatch(/\.final$/);
    expect(server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });
    // The kiosk erases the answer and its address once the image is stored.
    await eventually(async () => {
      expect(await rejectionOf(keptAnswer(counter, final))).toMatch('PHOTO_FILE_MISSING');
    });
  });

  it('reports an address that has expired by then, and staff can request the final again', async () => {
    const server = await faultServer();
    const { dataDir, secrets } = await killedWhileFetching(server);
    server.service.images(imageExpired);
    const counter = await openCounter({ server, dataDir, secrets, firstHere: true });
    const [left] = (await counter.call('desk')).inHand;
    const order = await counter.call('openOrder', { orderId: left?.id ?? 'ord_' });
    await eventually(async () => {
      expect((await seen(counter, order)).photos).toMatchObject([
        { state: 'approved', owed: { reason: 'image-expired' } },
      ]);
    });
    expect(server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 1 });

    server.service.images(imageThere);
    const again = await askFinal(counter, order);
    expect(await finalShown(counter, again)).toMatch(/\.final$/);
    expect(server.service.accepted()).toEqual({ makeIdPhotoWatermark: 1, getIdPhotoNoWatermark: 2 });
    expect((await counter.call('listCodes', { list: 'all', text: '', skip: 0 })).valid).toBe(1);
  });
});

describe('fault 95: an image that could not be fetched', () => {
  it('of a final is fetched at the next start', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.service.images(imageBroken);
    expect(await rejectionOf(askFinal(counter, order))).toMatch('SERVICE_IMAGE_PENDING');
    counter.server.service.images(imageThere);
    const next = await reopened(counter);
    await eventually(async () => {
      expect((await seen(next, order)).photos).toMatchObject([{ state: 'final' }]);
    });
    expect(counter.server.begun()).toBe(2);
  });

  it('of a final is fetched when staff request it', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    counter.server.service.images(imageBroken);
    await rejectionOf(askFinal(counter, order));
    expect(await seen(counter, order)).toMatchObject({
      openCalls: [],
      photos: [{ state: 'final-pending', final: null, owed: { reason: 'image-pending' } }],
    });
    expect(await rejectionOf(fetchImage(counter, order))).toMatch('SERVICE_IMAGE_PENDING');
    counter.server.service.images(imageThere);
    expect((await fetchImage(counter, order)).photos).toMatchObject([{ state: 'final' }]);
    expect(counter.server.begun()).toBe(2);
  });

  it('of a preview whose address has expired is reported, and staff can request the preview again', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, hasShot);
    counter.server.service.images(imageExpired);
    expect(await rejectionOf(askPreview(counter, order))).toMatch('SERVICE_IMAGE_PENDING');
    expect((await seen(counter, order)).photos).toMatchObject([
      { state: 'chosen', trouble: 'image-expired' },
    ]);
    counter.server.service.images(imageThere);
    expect((await askPreview(counter, order)).photos).toMatchObject([{ state: 'preview', trouble: null }]);
    expect(counter.server.service.accepted()).toEqual({ makeIdPhotoWatermark: 2 });
  });

  it('is never stored in part, although its download broke off at 20 points', async () => {
    const counter = await openCounter();
    const order = await orderUntil(counter, isPaid);
    const points = 20;
    for (let point = 0; point < points; point += 1) {
      counter.server.service.images((picture) => {
        const head = `HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\ncontent-length: ${picture.byteLength}\r\n\r\n`;
        const whole = Buffer.concat([Buffer.from(head), picture]);
        return raw(whole.subarray(0, Math.floor((point * whole.byteLength) / points)), 'reset');
      });
      const asked = point === 0 ? askFinal(counter, order) : fetchImage(counter, order);
      expect(await rejectionOf(asked)).toMatch('SERVICE_IMAGE_PENDING');
    }
    expect((await seen(counter, order)).photos).toMatchObject([{ state: 'final-pending', final: null }]);
    counter.server.service.images(imageThere);
    const done = await fetchImage(counter, order);
    expect(await finalShown(counter, done)).toMatch(/\.final$/);
    expect(counter.server.begun()).toBe(2);
  });
});

it('in all tests above, the service worked on exactly the calls that staff started', () => {
  expectBalanced(tally());
});
