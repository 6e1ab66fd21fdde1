/** The service's own sheets on paper: at actual size, or not at all. */
import { describe, expect, it } from 'vitest';
import type { KnownMediumId } from '../../../../shared/sheet-media.ts';
import { eventually } from '../../../support/eventually.ts';
import { findBoxes, rasterise } from '../../../support/printing/raster.ts';
import { savedSheets } from '../../../support/printing/saved-sheets.ts';
import { solidPhoto } from '../../../support/printing/sheets.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { bytes, json } from '../../service/scripted-server.ts';
import { finalAnswer, forPhoto, openCounter, type Counter } from '../counter.ts';
import { newestPrint } from './sheets.ts';

const dpi = 600;
/** 10 x 15 cm at 300 dpi: 99.99 by 150.03 mm. */
const [widthPx, heightPx] = [1181, 1772];

async function withSheet() {
  const counter = await openCounter({ serviceSheets: ['10x15cm'] });
  const sheet = Buffer.from(await solidPhoto(widthPx, heightPx));
  counter.answer('/v2/getIdPhotoSpec', (turn) => {
    const { specCode } = JSON.parse(turn.request.body.toString()) as { specCode: string };
    return json({ specCode, specCodeName: specCode, photoSize: '35 x 45 mm', photoDpi: '300 DPI' })(turn);
  });
  const photoSheet = { [`${widthPx}*${heightPx}`]: `${counter.server.baseUrl}/sheet.jpg` };
  counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server, { photoSheet }));
  counter.answer('/sheet.jpg', bytes(sheet, 200, { 'content-type': 'image/jpeg' }));
  const order = await counter.paid(await counter.order('uk-passport'));
  await counter.call('requestFinal', forPhoto(order));
  const { serviceSheets } = await counter.call('fetchServiceSheets', forPhoto(order));
  const [made] = serviceSheets;
  if (made === undefined) throw new Error('the sheet was asked for');
  const print = (mediumId: KnownMediumId, sheetId = made.id) =>
    counter.call('printServiceSheet', { orderId: order.id, sheetId, printerId: 'file', mediumId, copies: 1 });
  return { counter, order, print };
}

/** Returns the one sheet that was saved as PDF. */
async function onPaper(counter: Counter): Promise<Uint8Array> {
  await newestPrint(counter, 'printed');
  const [sheet, ...more] = (await savedSheets(counter)).values();
  if (sheet === undefined || more.length > 0) throw new Error('there is not one saved sheet');
  return sheet;
}

describe('a sheet of the service', () => {
  it('is in the middle of larger paper, each pixel at the size that its document gives it', async () => {
    const { counter, print } = await withSheet();
    const order = await print('a4');
    const [photo] = order.photos;
    expect(order.prints).toMatchObject([
      { kind: 'service-sheet', layout: { mediumId: 'a4', photos: [{ photoId: photo?.id, count: null }] } },
    ]);

    const page = await rasterise(await onPaper(counter), dpi);
    const [box, ...more] = findBoxes(page, 100);

    expect(more).toEqual([]);
    expect(Math.abs((box?.width ?? 0) - widthPx * 2)).toBeLessThanOrEqual(1);
    expect(Math.abs((box?.height ?? 0) - heightPx * 2)).toBeLessThanOrEqual(1);
    expect(Math.abs((box?.x ?? 0) - (page.widthPx - widthPx * 2) / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs((box?.y ?? 0) - (page.heightPx - heightPx * 2) / 2)).toBeLessThanOrEqual(1);
  });

  it('is printed on its own paper even if whole pixels reach slightly over the edge', async () => {
    const { print } = await withSheet();

    expect((await print('10x15cm')).prints).toHaveLength(1);
  });

  it('is not reduced for smaller paper', async () => {
    const { print } = await withSheet();

    expect(await rejectionOf(print('postcard'))).toMatch('SHEET_IMPOSSIBLE');
  });

  it('of another order, or one that does not exist, is not printed', async () => {
    const { print } = await withSheet();

    expect(await rejectionOf(print('a4', `ssh_${'0'.repeat(32)}`))).toMatch('NOT_FOUND');
  });

  it('is printed again with a reason, and keeps its layout', async () => {
    const { counter, order, print } = await withSheet();
    const first = (await print('a4')).prints[0];
    if (first === undefined) throw new Error('it was printed');
    await eventually(async () => {
      const { prints } = await counter.call('openOrder', { orderId: order.id });
      expect(prints[0]?.state).toBe('printed');
    });
    const { prints } = await counter.call('reprint', { printId: first.id, reason: 'A scratch' });

    expect(prints[0]).toMatchObject({ kind: 'service-sheet', reprintOf: first.id, reason: 'A scratch' });
  });
});
