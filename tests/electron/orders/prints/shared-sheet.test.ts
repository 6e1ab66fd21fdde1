/** One sheet with photos of several orders: found, planned, printed, and shown at each of them. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { textOf } from '../../../support/printing/papers.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import type { Counter } from '../counter.ts';
import { idsOf, newestPrint, sheetBytes, sheetNames } from './sheets.ts';
import { openFile } from '../../../support/records/records-file.ts';
import { twoOrders, one, print, prints } from './two-orders.ts';

describe('photos for a shared sheet', () => {
  const found = async (counter: Counter, order: OrderView, text: string) =>
    (await counter.call('findSheetPhotos', { orderId: order.id, text })).map(
      ({ personName, documentName, orderNumber }) => `${personName} ${documentName} ${orderNumber}`,
    );

  it('are those of today’s other orders', async () => {
    const { counter, ada, ben } = await twoOrders();

    expect(await found(counter, ada, '')).toEqual([`Ben Żółć UK passport ${ben.number}`]);
    expect(await found(counter, ben, '')).toEqual([`Ada Okafor UK passport ${ada.number}`]);
  });

  it('are found by name and by order number, finals only, with their size', async () => {
    const { counter, ada, ben } = await twoOrders();
    await counter.order('uk-passport');

    expect(await found(counter, ada, 'zolc')).toEqual([`Ben Żółć UK passport ${ben.number}`]);
    expect(await found(counter, ada, ben.number)).toHaveLength(1);
    expect(await found(counter, ada, 'nobody')).toEqual([]);
    expect(await found(counter, ada, '')).toHaveLength(1);
    const [photo] = await counter.call('findSheetPhotos', { orderId: ada.id, text: 'Ben' });
    expect(photo).toMatchObject({ orderId: ben.id, photoId: idsOf(ben)[0], widthMm: 35, heightMm: 45 });
  });

  it('are found by a photo code', async () => {
    const { counter, ada, ben } = await twoOrders();
    const code = ben.photos[0]?.code?.code ?? '';
    expect(code).not.toBe('');

    expect(await found(counter, ada, code)).toContain(`Ben Żółć UK passport ${ben.number}`);
  });
});

describe('a sheet of two orders', () => {
  const shared = (ada: OrderView, ben: OrderView, caption = false) =>
    layoutOf([], { caption, photos: [...one(ada, 2), ...one(ben, 3)] });

  it('is planned with the photos of both', async () => {
    const { counter, ada, ben } = await twoOrders();

    const { plan } = await counter.call('planSheet', {
      ...{ orderId: ada.id, printerId: 'file', layout: shared(ada, ben) },
    });

    const placed = plan.placements.map(({ photoId }) => photoId);
    expect([ada, ben].map((order) => placed.filter((id) => idsOf(order).includes(id)).length)).toEqual([
      2, 3,
    ]);
    expect(plan.captions).toEqual([]);
  });

  it('is shown at both orders, with both numbers, and both are told of changes', async () => {
    const { counter, ada, ben } = await twoOrders();
    const told: string[] = [];
    counter.kiosk.on((name, payload) => {
      if (name === 'orderChanged' || name === 'printChanged') told.push(JSON.stringify(payload));
    });

    const answer = await print(counter, ada, shared(ada, ben));

    const [print1] = answer.prints;
    expect(answer.id).toBe(ada.id);
    expect(print1).toMatchObject({ kind: 'sheet', orderId: ada.id, orderNumbers: [ada.number, ben.number] });
    expect((await prints(counter, ben.id)).map(({ id }) => id)).toEqual([print1?.id]);
    expect(told).toContain(JSON.stringify({ orderId: ada.id }));
    expect(told).toContain(JSON.stringify({ orderId: ben.id }));
    expect(told).toContain(JSON.stringify({ printId: print1?.id }));
  });

  it('names nobody in the file’s name or title, but in its captions', async () => {
    const { counter, ada, ben } = await twoOrders();

    await print(counter, ada, shared(ada, ben, true));

    const [name = ''] = await sheetNames(counter);
    expect(await sheetNames(counter)).toEqual([`${ada.number}-sheet.pdf`]);
    const file = await sheetBytes(counter, name);
    expect(file.includes('Okafor')).toBe(false);
    const text = await textOf(file);
    expect(text).toContain('UK passport · Ada Okafor · 35 × 45 mm');
    expect(text).toContain('UK passport · Ben Żółć · 35 × 45 mm');
  });

  it('is in the audit log of each order on it once a copy leaves Headroom', async () => {
    const { counter, ada, ben } = await twoOrders();
    await print(counter, ada, shared(ada, ben));
    const { id: printId } = await newestPrint(counter, 'printed');

    await counter.call('savedSheetFile', { printId });

    const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'), { readonly: true });
    const noted = db
      .prepare(
        "SELECT order_id AS orderId, subject, facts ->> '$.file' AS file FROM audit_log WHERE act = 'exported'",
      )
      .all();
    db.close();
    expect(noted).toHaveLength(2);
    for (const { id: orderId } of [ada, ben]) {
      expect(noted).toContainEqual({ orderId, subject: printId, file: 'sheet' });
    }
  });

  it('is not printed again once a guest’s picture is erased: nothing of it comes out', async () => {
    const { counter, ada, ben } = await twoOrders();
    await print(counter, ada, shared(ada, ben));
    const { id: printId } = await newestPrint(counter, 'printed');
    await counter.call('finishOrder', { orderId: ben.id });
    const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'));
    db.prepare('UPDATE images SET erased_at = created_at WHERE id = ?').run(ben.photos[0]?.final?.id);
    db.close();

    const again = counter.call('reprint', { printId, reason: 'A scratch' });

    expect(await rejectionOf(again)).toBe('PHOTO_FILE_MISSING erased');
    expect(await sheetNames(counter)).toHaveLength(1);
    expect(await counter.call('listPrints')).toHaveLength(1);
    const left = await counter.call('findSheetPhotos', { orderId: ada.id, text: 'Ben' });
    expect(left).toEqual([]);
  });
});

describe('a sheet that is requested twice at once', () => {
  it('is printed once: a double click, a held Enter', async () => {
    const { counter, ada } = await twoOrders();

    const answers = await Promise.all([print(counter, ada), print(counter, ada)]);

    expect(answers.map(({ prints: [first, ...more] }) => [first?.id, more])).toEqual([
      [answers[0].prints[0]?.id, []],
      [answers[0].prints[0]?.id, []],
    ]);
    expect(await sheetNames(counter)).toHaveLength(1);
  });
});
