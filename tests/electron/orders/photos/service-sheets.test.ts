/** The service's own sheets: requested with a final, fetched after it, and never delaying it. */
import { describe, expect, it } from 'vitest';
import { modePaths } from '../../../../electron/paths.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { ServiceSheetView } from '../../../../shared/model/sheets.ts';
import type { KnownMediumId } from '../../../../shared/sheet-media.ts';
import { solidPhoto } from '../../../support/printing/sheets.ts';
import { eventually } from '../../../support/eventually.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { bytes, json, raw, type Script } from '../../service/scripted-server.ts';
import {
  directAnswer,
  finalAnswer,
  forPhoto,
  openCounter,
  photoOf,
  picture,
  type Counter,
} from '../counter.ts';
import { openFile } from '../../../support/records/records-file.ts';

/** The pixels of 4 x 6 in and of 10 x 15 cm at 300 dpi. */
const small = '1200*1800';
const other = '1181*1772';
const sheetFile = Buffer.from(await solidPhoto(1200, 1800));
const expired = bytes('<Error/>', 403);
const sheetThere = bytes(sheetFile, 200, { 'content-type': 'image/jpeg' });

/** The service's answer for every document. */
const specAs =
  (differs: object = {}): Script =>
  (turn) => {
    const { specCode } = JSON.parse(turn.request.body.toString()) as { specCode: string };
    const says = { specCode, specCodeName: specCode, photoSize: '35 x 45 mm', photoDpi: '300 DPI' };
    return json({ ...says, ...differs })(turn);
  };

interface Sheeted extends Counter {
  /** An order with a photo to request, whose sheets are at these addresses. */
  paidOrder(): Promise<OrderView>;
}

async function openSheets(
  serviceSheets: readonly KnownMediumId[] = ['4x6in'],
  made: Readonly<Record<string, string>> = { [small]: '/sheet.jpg' },
  more: object = {},
): Promise<Sheeted> {
  const counter = await openCounter({ serviceSheets, ...more });
  const { baseUrl } = counter.server;
  const photoSheet = Object.fromEntries(
    Object.entries(made).map(([size, path]) => [size, `${baseUrl}${path}`]),
  );
  counter.answer('/v2/getIdPhotoSpec', specAs());
  counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server, { photoSheet }));
  counter.answer('/v2/makeIdPhoto', directAnswer({ photoSheet }));
  counter.answer('/sheet.jpg', sheetThere);
  return { ...counter, paidOrder: async () => counter.paid(await counter.order('uk-passport')) };
}

const sheetsOf = async ({ call }: Pick<Counter, 'call'>, { id: orderId }: OrderView) =>
  (await call('openOrder', { orderId })).serviceSheets;

/** Returns the sheets once none is pending. */
async function settled(
  counter: Pick<Counter, 'call'>,
  order: OrderView,
): Promise<readonly ServiceSheetView[]> {
  let sheets: readonly ServiceSheetView[] = [];
  await eventually(async () => {
    sheets = await sheetsOf(counter, order);
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.map(({ trouble }) => trouble)).not.toContain('pending');
  });
  return sheets;
}

function answersKept(dataDir: string): unknown {
  const db = openFile(modePaths(dataDir, 'account').records, { readonly: true });
  const count = db.prepare("SELECT count(*) FROM images WHERE kind = 'answer' AND erased_at IS NULL").pluck();
  const found = count.get();
  db.close();
  return found;
}

describe('the request for a final', () => {
  it('names the studio’s media, in pixels of the document’s resolution', async () => {
    const counter = await openSheets(['4x6in', '10x15cm']);
    await counter.call('requestFinal', forPhoto(await counter.paidOrder()));

    expect(counter.sent('/v2/getIdPhotoNoWatermark')[0]).toMatchObject({
      photoSheet: { sheetSizes: [small, other] },
    });
  });

  it('names them in direct mode too', async () => {
    const counter = await openSheets(['4x6in'], undefined, { photoMode: 'direct' });
    const order = await counter.paidOrder();
    await counter.call('requestFinal', forPhoto(order));

    expect(counter.sent('/v2/makeIdPhoto')[0]).toMatchObject({ photoSheet: { sheetSizes: [small] } });
    expect(await settled(counter, order)).toMatchObject([{ mediumId: '4x6in', trouble: null }]);
  });

  it('names each medium once', async () => {
    const counter = await openSheets(['4x6in', '4x6in']);
    await counter.call('requestFinal', forPhoto(await counter.paidOrder()));

    expect(counter.sent('/v2/getIdPhotoNoWatermark')[0]).toMatchObject({
      photoSheet: { sheetSizes: [small] },
    });
  });

  it.each([
    ['without a medium', [], {}],
    ['of a document whose resolution is not known', ['4x6in'], { photoDpi: '' }],
    ['of a document that is larger than the medium', ['4x6in'], { photoSize: '120 x 160 mm' }],
  ] as const)('%s asks for none', async (_what, serviceSheets, differs) => {
    const counter = await openSheets(serviceSheets);
    counter.answer('/v2/getIdPhotoSpec', specAs(differs));
    const order = await counter.paidOrder();
    const done = await counter.call('requestFinal', forPhoto(order));

    expect(counter.sent('/v2/getIdPhotoNoWatermark')[0]).not.toHaveProperty('photoSheet');
    expect(done.serviceSheets).toEqual([]);
  });
});

describe('a service sheet', () => {
  it('comes after the final, with the size that its pixels have on paper', async () => {
    const counter = await openSheets();
    const order = await counter.paidOrder();
    const done = await counter.call('requestFinal', forPhoto(order));
    expect(photoOf(done).state).toBe('final');

    const [sheet] = await settled(counter, order);

    expect(sheet).toMatchObject({
      ...{ photoId: photoOf(order).id, mediumId: '4x6in', trouble: null },
      ...{ widthPx: 1200, heightPx: 1800, widthMm: 101.6, heightMm: 152.4 },
      image: { widthPx: 1200, heightPx: 1800, mime: 'image/jpeg' },
    });
    await eventually(() => {
      expect(answersKept(counter.dataDir)).toBe(0);
    });
  });

  it('that cannot be fetched is pending, does not delay the final, and is fetched free of charge when staff ask', async () => {
    const counter = await openSheets();
    counter.answer('/sheet.jpg', raw('', 'reset'));
    const order = await counter.paidOrder();
    const done = await counter.call('requestFinal', forPhoto(order));
    expect(done.step).toBe('handover');
    expect(await rejectionOf(counter.call('fetchServiceSheets', forPhoto(order)))).toMatch(
      'SERVICE_IMAGE_PENDING',
    );
    expect(await sheetsOf(counter, order)).toMatchObject([{ trouble: 'pending', image: null }]);
    // The signed address stays, encrypted, for as long as it is needed.
    expect(answersKept(counter.dataDir)).toBe(1);
    const paid = counter.server.paidCalls();

    counter.answer('/sheet.jpg', sheetThere);
    const fetched = await counter.call('fetchServiceSheets', forPhoto(order));

    expect(fetched.serviceSheets).toMatchObject([{ trouble: null, image: { widthPx: 1200 } }]);
    expect(counter.server.paidCalls()).toBe(paid);
    expect(answersKept(counter.dataDir)).toBe(0);
  });

  it('that is pending is fetched automatically at the next start', async () => {
    const counter = await openSheets();
    counter.answer('/sheet.jpg', raw('', 'reset'));
    const order = await counter.paidOrder();
    await counter.call('requestFinal', forPhoto(order));
    await rejectionOf(counter.call('fetchServiceSheets', forPhoto(order)));
    counter.answer('/sheet.jpg', sheetThere);

    expect(await settled(await counter.reopen(), order)).toMatchObject([{ trouble: null }]);
  });

  it('that arrives damaged stays pending, and is fetched free of charge when staff ask', async () => {
    const counter = await openSheets();
    counter.answer('/sheet.jpg', bytes(picture.subarray(0, picture.length / 2), 200));
    const order = await counter.paidOrder();
    await counter.call('requestFinal', forPhoto(order));
    const press = () => counter.call('fetchServiceSheets', forPhoto(order));
    expect(await rejectionOf(press())).toBe('SERVICE_IMAGE_PENDING damaged');
    expect(await sheetsOf(counter, order)).toMatchObject([{ trouble: 'pending', image: null }]);

    counter.answer('/sheet.jpg', sheetThere);
    expect((await press()).serviceSheets).toMatchObject([{ trouble: null }]);
  });

  it.each([
    ['expired', expired, null],
    ['unreadable', bytes(picture, 200, { 'content-length': String(33 * 1024 * 1024) }), null],
    ['size-differs', bytes(picture, 200, { 'content-type': 'image/jpeg' }), { widthPx: 413, heightPx: 531 }],
  ] as const)('that is %s says so, and its address is forgotten', async (trouble, script, image) => {
    const counter = await openSheets();
    counter.answer('/sheet.jpg', script);
    const order = await counter.paidOrder();
    const done = await counter.call('requestFinal', forPhoto(order));
    expect(photoOf(done).state).toBe('final');

    const [sheet] = await settled(counter, order);

    expect(sheet).toMatchObject({ trouble, image });
    await eventually(() => {
      expect(answersKept(counter.dataDir)).toBe(0);
    });
  });

  it('that the service did not make says so', async () => {
    const counter = await openSheets(['4x6in', '10x15cm']);
    const order = await counter.paidOrder();
    await counter.call('requestFinal', forPhoto(order));

    expect(await settled(counter, order)).toMatchObject([
      { mediumId: '4x6in', trouble: null },
      { mediumId: '10x15cm', trouble: 'not-made', image: null },
    ]);
  });

  it('comes even if the final’s own image does not', async () => {
    const counter = await openSheets();
    const order = await counter.paidOrder();
    counter.answer('/signed.jpg', raw('', 'reset'));
    expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toMatch('SERVICE_IMAGE_PENDING');

    expect(await settled(counter, order)).toMatchObject([{ trouble: null }]);
    expect(answersKept(counter.dataDir)).toBe(1);
    counter.answer('/signed.jpg', bytes(picture, 200, { 'content-type': 'image/jpeg' }));
    await counter.call('fetchPendingImage', forPhoto(order));
    expect(answersKept(counter.dataDir)).toBe(0);
  });

  it('comes once for two presses', async () => {
    const counter = await openSheets();
    counter.answer('/sheet.jpg', raw('', 'reset'));
    const order = await counter.paidOrder();
    await counter.call('requestFinal', forPhoto(order));
    await rejectionOf(counter.call('fetchServiceSheets', forPhoto(order)));
    let fetched = 0;
    counter.answer('/sheet.jpg', (turn) => {
      fetched += 1;
      return sheetThere(turn);
    });
    const press = () => counter.call('fetchServiceSheets', forPhoto(order));

    const both = await Promise.all([press(), press()]);

    expect(both.map(({ serviceSheets }) => serviceSheets[0]?.trouble)).toEqual([null, null]);
    expect(fetched).toBe(1);
  });
});
