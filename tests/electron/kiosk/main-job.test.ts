import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { readFolder } from '../../support/service/needles.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { workUntil, type RobotOrder } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { eventually } from '../../support/eventually.ts';
import { inCash } from '../../support/records/payments.ts';
import { openFile } from '../../support/records/records-file.ts';

let portrait: Buffer;
let nobody: Buffer;
beforeAll(async () => {
  portrait = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
  nobody = (await renderPortrait({ width: 640, height: 800, people: 0 }, 'jpeg')).data;
});

const jobOf = (shot: Uint8Array): RobotOrder => ({
  specCode: 'uk-passport',
  shot,
  started: { previews: 0, finals: 0, prints: 0 },
});

async function practiceKiosk(dataDir = tempFolder()): Promise<OpenKiosk & { readonly dataDir: string }> {
  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());
  return { ...kiosk, dataDir };
}

const hasShot = (order: OrderView): boolean => order.shots.length > 0;
const hasPreview = (order: OrderView): boolean => order.photos[0]?.state === 'preview';

describe('the main job, on the practice service', () => {
  it('leaves rows for customer, order, shot, photo, code, calls and print that agree with each other', async () => {
    const kiosk = await practiceKiosk();
    const done = await workUntil(kiosk, await kiosk.call('createOrder'), jobOf(portrait));
    expect(done.state).toBe('done');
    await eventually(async () => {
      const { prints } = await kiosk.call('openOrder', { orderId: done.id });
      expect(prints.map((print) => print.state)).toEqual(['printed']);
    });

    const db = openFile(join(kiosk.dataDir, 'practice', 'records.sqlite'), { readonly: true });
    const rows = db
      .prepare(
        `SELECT c.name, o.number, o.state, o.region, s.image_id IS NOT NULL AS shot, p.spec_code, p.state AS photo,
           k.code, julianday(k.expires_at) - julianday(k.issued_at) AS code_days, r.state AS print,
           (SELECT group_concat(endpoint || ' ' || state, ', ')
              FROM (SELECT * FROM calls WHERE order_id = o.id ORDER BY created_at)) AS calls
         FROM orders o JOIN customers c ON c.id = o.customer_id JOIN photos p ON p.order_id = o.id
           JOIN shots s ON s.id = p.shot_id AND s.order_id = o.id JOIN codes k ON k.photo_id = p.id
           JOIN prints r ON r.order_id = o.id`,
      )
      .all();
    db.close();
    expect(rows).toEqual([
      {
        name: 'Zofia Żółć',
        number: done.number,
        state: 'done',
        region: 'practice',
        shot: 1,
        spec_code: 'uk-passport',
        photo: 'final',
        code: expect.stringMatching(/^[^/\s]+\/[0-9A-Za-z]{8}$/) as string,
        code_days: 21,
        print: 'printed',
        calls: 'makeIdPhotoWatermark done, getIdPhotoNoWatermark done',
      },
    ]);
  });

  it('finds the order where it was after a restart', async () => {
    const dataDir = tempFolder();
    const before = await openKiosk({ dataDir });
    const left = await workUntil(before, await before.call('createOrder'), jobOf(portrait), hasPreview);
    await before.close();

    const after = await practiceKiosk(dataDir);
    const desk = await after.call('desk');
    expect(desk.inHand.map((order) => [order.id, order.step])).toEqual([[left.id, 'preview']]);
    expect(await after.call('openOrder', { orderId: left.id })).toEqual(left);
  });

  it('says that there is no face, spends nothing, and accepts another shot', async () => {
    const kiosk = await practiceKiosk();
    const order = await workUntil(kiosk, await kiosk.call('createOrder'), jobOf(nobody), hasShot);
    const photoId = order.photos[0]?.id ?? 'pho_';
    const asked = await kiosk.call('requestPreview', { orderId: order.id, photoId });
    expect(asked.photos[0]).toMatchObject({
      state: 'no-face',
      issues: ['ISSUE_FACE_NOT_FOUND'],
      preview: null,
    });

    const origin = 'camera';
    await kiosk.call('addShot', { orderId: order.id, source: 'camera', origin, bytes: portrait });
    const again = await kiosk.call('openOrder', { orderId: order.id });
    expect(again.photos.map((photo) => photo.state)).toEqual(['chosen']);
    expect(again.shots).toHaveLength(2);
  });

  it('keeps a preview that a new shot has replaced', async () => {
    const kiosk = await practiceKiosk();
    const first = await workUntil(kiosk, await kiosk.call('createOrder'), jobOf(portrait), hasPreview);
    const preview = first.photos[0]?.preview?.id ?? 'img_';
    await kiosk.call('addShot', { orderId: first.id, source: 'import', origin: 'DSC1.jpg', bytes: portrait });
    expect(await kiosk.kiosk.photo(preview, 'full')).toMatchObject({ mime: 'image/jpeg' });
  });

  it('refuses files that are no pictures or too small, and the order is still there', async () => {
    const kiosk = await practiceKiosk();
    const order = await kiosk.call('createOrder');
    const shot = (bytes: Uint8Array) =>
      rejectionOf(kiosk.call('addShot', { orderId: order.id, source: 'import', origin: 'x.jpg', bytes }));
    const tiny = (await renderPortrait({ width: 120, height: 120 })).data;
    expect(await shot(Buffer.from('a text called .jpg'))).toBe('IMAGE_NOT_RECOGNISED not-a-picture');
    expect(await shot(new Uint8Array())).toBe('IMAGE_NOT_RECOGNISED empty');
    expect(await shot(portrait.subarray(0, portrait.length / 2))).toBe('IMAGE_NOT_RECOGNISED cut-off');
    expect(
      await shot(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')),
    ).toBe('IMAGE_NOT_RECOGNISED not-a-picture');
    expect(await shot(tiny)).toBe('IMAGE_TOO_SMALL');
    expect(await kiosk.call('openOrder', { orderId: order.id })).toMatchObject({ state: 'open', shots: [] });
  });

  it('refuses a document that the service does not know', async () => {
    const kiosk = await practiceKiosk();
    const { id: orderId } = await kiosk.call('createOrder');
    const refused = kiosk.call('addDocument', { orderId, specCode: 'atlantis-passport' });
    expect(await rejectionOf(refused)).toBe('SERVICE_UNKNOWN_DOCUMENT');
  });

  it('fetches no final before payment and takes no payment before approval', async () => {
    const kiosk = await practiceKiosk();
    const order = await workUntil(kiosk, await kiosk.call('createOrder'), jobOf(portrait), hasPreview);
    const photoId = order.photos[0]?.id ?? 'pho_';
    const early = kiosk.call('requestFinal', { orderId: order.id, photoId });
    expect(await rejectionOf(early)).toBe('WRONG_STEP');
    const pay = kiosk.call('takePayment', inCash(order));
    expect(await rejectionOf(pay)).toBe('WRONG_STEP');
  });

  it('keeps every image and the sheet of an order encrypted', async () => {
    const kiosk = await practiceKiosk();
    await workUntil(kiosk, await kiosk.call('createOrder'), jobOf(portrait));
    const files = [...(await readFolder(join(kiosk.dataDir, 'practice')))];
    const contents = files.map(([, bytes]) => bytes);
    const middleOfShot = portrait.subarray(portrait.length / 2, portrait.length / 2 + 32);
    expect(contents.length).toBeGreaterThan(5);
    expect(contents.filter((bytes) => bytes.includes(middleOfShot))).toEqual([]);
    for (const start of [[0xff, 0xd8, 0xff], [...Buffer.from('%PDF-')]]) {
      expect(contents.filter((bytes) => bytes.subarray(0, start.length).equals(Buffer.from(start)))).toEqual(
        [],
      );
    }
  });
});
