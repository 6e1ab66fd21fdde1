/** Special cases of a sheet with photos of several orders. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { savedSheets } from '../../../support/printing/saved-sheets.ts';
import { textOf } from '../../../support/printing/papers.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { directAnswer, openCounter, type Counter } from '../counter.ts';
import { idsOf, newestPrint, sheetBytes, sheetNames, withFinals } from './sheets.ts';
import { openFile } from '../../../support/records/records-file.ts';
import { twoOrders, one, print, prints } from './two-orders.ts';

describe('photos for a shared sheet', () => {
  const found = async (counter: Counter, order: OrderView, text: string) =>
    (await counter.call('findSheetPhotos', { orderId: order.id, text })).map(
      ({ personName, documentName, orderNumber }) => `${personName} ${documentName} ${orderNumber}`,
    );

  it('are not those of an order that was cancelled', async () => {
    const { counter, ada, ben } = await twoOrders();
    const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'));
    db.prepare(`UPDATE orders SET state = 'cancelled', closed_at = created_at WHERE id = ?`).run(ben.id);
    db.close();

    expect(await found(counter, ada, 'Ben')).toEqual([]);
  });
});

describe('a sheet of two orders', () => {
  const shared = (ada: OrderView, ben: OrderView, caption = false) =>
    layoutOf([], { caption, photos: [...one(ada, 2), ...one(ben, 3)] });

  it('names documents of one size, though nothing else is written beside the photos', async () => {
    const counter = await openCounter();
    const ada = await withFinals(counter, 'Ada Okafor', 'uk-passport');
    const ben = await withFinals(counter, 'Ben Żółć', 'schengen-visa');

    const { plan } = await counter.call('planSheet', {
      ...{ orderId: ada.id, printerId: 'file', layout: shared(ada, ben) },
    });

    expect(plan.captions.map(({ text }) => text)).toEqual([
      'UK passport · Ada Okafor',
      'Schengen visa · Ben Żółć',
    ]);
  });

  it('leaves out an order whose photos were all removed by hand', async () => {
    const { counter, ada, ben } = await twoOrders();
    const [photoId] = idsOf(ada);
    if (photoId === undefined) throw new Error('Ada has no photo');
    const photos = [{ photoId, xMm: 10, yMm: 10, rotated: false }];

    await print(counter, ada, { ...shared(ada, ben), arranged: { landscape: false, photos } });

    expect(await prints(counter, ben.id)).toEqual([]);
  });

  it('names nobody in the caption of one person’s sheet', async () => {
    const { counter, ada } = await twoOrders();

    await print(counter, ada, layoutOf(idsOf(ada), { caption: true }));

    const text = await textOf(await sheetBytes(counter, (await sheetNames(counter))[0] ?? ''));
    expect(text).toContain('UK passport · 35 × 45 mm');
    expect(text).not.toContain('Okafor');
  });

  it('is printed again with the same layout, for a reason', async () => {
    const { counter, ada, ben } = await twoOrders();
    await print(counter, ada, shared(ada, ben));
    const first = await newestPrint(counter, 'printed');

    await counter.call('reprint', { printId: first.id, reason: 'A scratch' });

    const again = await newestPrint(counter, 'printed');
    expect(again).toMatchObject({ reprintOf: first.id, reason: 'A scratch', layout: first.layout });
    expect(again.orderNumbers).toEqual(first.orderNumbers);
    const [one1, two] = (await savedSheets(counter)).values();
    expect(one1?.equals(two ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('a sheet that is requested twice at once', () => {
  it('and again, for one reason, is printed once more', async () => {
    const { counter, ada } = await twoOrders();
    await print(counter, ada);
    const { id: printId } = await newestPrint(counter, 'printed');
    const again = () => counter.call('reprint', { printId, reason: 'A scratch' });

    await Promise.all([again(), again()]);

    expect(await sheetNames(counter)).toHaveLength(2);
  });

  it('with other copies, or afterwards, is two sheets', async () => {
    const { counter, ada } = await twoOrders();
    const layout = layoutOf(idsOf(ada));
    const sheet = { orderId: ada.id, printerId: 'file', layout } as const;

    await Promise.all([
      counter.call('printSheet', { ...sheet, copies: 1 }),
      counter.call('printSheet', { ...sheet, copies: 2 }),
    ]);
    await print(counter, ada);

    expect(await counter.call('listPrints')).toHaveLength(3);
  });
});

describe('a sheet is refused', () => {
  it('with a photo that has no final, or does not exist', async () => {
    const { counter, ada } = await twoOrders();
    counter.answer('/v2/makeIdPhoto', directAnswer());
    const waiting = await counter.order('uk-passport');

    const refused = [
      print(counter, ada, layoutOf([...idsOf(ada), ...idsOf(waiting)])),
      print(counter, ada, layoutOf([...idsOf(ada), newId('pho')])),
    ];

    expect(await Promise.all(refused.map(rejectionOf))).toEqual(['WRONG_STEP', 'NOT_FOUND']);
    expect(await counter.call('listPrints')).toEqual([]);
  });

  it('on one of the studio’s own media that was removed', async () => {
    const { counter, ada } = await twoOrders();
    const mini = { id: 'own-0a1b2c3d', name: 'Mini', widthMm: 60, heightMm: 90 } as const;
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, ownMedia: [mini] } });
    await print(counter, ada, layoutOf(idsOf(ada), { mediumId: mini.id }));
    const { id: printId } = await newestPrint(counter, 'printed');
    await counter.call('saveSettings', { settings });

    const again = counter.call('reprint', { printId, reason: 'A scratch' });

    expect(await rejectionOf(again)).toBe('SHEET_IMPOSSIBLE medium-gone');
    expect(await sheetNames(counter)).toHaveLength(1);
  });

  it('for an order that does not exist', async () => {
    const { counter, ada } = await twoOrders();
    const layout = layoutOf(idsOf(ada));
    const nowhere = { orderId: newId('ord'), printerId: 'file', layout } as const;

    const refused = [
      counter.call('planSheet', nowhere),
      counter.call('sheetFile', { ...nowhere, format: 'pdf' }),
      counter.call('printSheet', { ...nowhere, copies: 1 }),
      counter.call('findSheetPhotos', { orderId: newId('ord'), text: '' }),
    ];

    expect(await Promise.all(refused.map(rejectionOf))).toEqual(Array(4).fill('NOT_FOUND'));
  });
});
