import { describe, expect, it } from 'vitest';
import { findOrders } from '../../../electron/orders/desk.ts';
import { scannedOrder } from '../../../electron/orders/scanned-order.ts';
import { newId, type OrderId } from '../../../shared/ids.ts';
import { orderCodeOf, readOrderCode } from '../../../shared/order-code.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../support/records/example-records.ts';

function studio() {
  const records = exampleRecords();
  const numberOf = (id: OrderId): string => records.orders.get(id)?.number ?? '';
  const [id, other] = [addOrder(records), addOrder(records)];
  return { deps: { records }, records, id, other, number: numberOf(id) };
}

describe('a scanned code', () => {
  it('finds its order, however the scanner’s keyboard types the separators', () => {
    const { deps, id, number } = studio();
    const code = orderCodeOf({ id, number });

    for (const text of [code, code.replaceAll('-', 'ß'), code.toLowerCase()])
      expect(scannedOrder(deps, text)).toEqual({ id, number, isOpen: true, picturesErasedAt: null });
    expect(findOrders(deps, code).map((order) => order.id)).toEqual([id]);
  });

  it('of an order with a long id, as receipts from before have it, is the first digits of the id', () => {
    const { deps, records } = studio();
    const id = `ord_3f9c1a2b${'0'.repeat(24)}` as const;
    const { number } = records.orders.insert({ id, day: '261121', practice: true, createdAt: at });

    expect(orderCodeOf({ id, number })).toBe(`HR-${number}-3F9C1A2B`);
    expect(scannedOrder(deps, `HR-${number}-3F9C1A2B`)?.id).toBe(id);
  });

  it('does not find an order of another studio with the same number', () => {
    const { deps, number } = studio();
    const elsewhere = orderCodeOf({ id: newId('ord'), number });

    expect(scannedOrder(deps, elsewhere)).toBeNull();
    expect(findOrders(deps, elsewhere)).toEqual([]);
  });

  it('finds the order of a photo code, also after the photo was taken again', () => {
    const { deps, records, other } = studio();
    const photoId = addPhoto(records, other);
    const code = 'photo1.uk/aB0OIl19';
    const times = { issuedAt: at, expiresAt: later, doubt: null };
    records.codes.insert({ id: newId('cod'), photoId, orderId: other, code, ...times });
    records.photos.setAside(photoId, later);

    expect(scannedOrder(deps, code)?.id).toBe(other);
    expect(scannedOrder(deps, code.toLowerCase())).toBeNull();
  });

  it('is no other text, even when a search would find something', () => {
    const { deps, number } = studio();

    expect(scannedOrder(deps, number)).toBeNull();
    expect(readOrderCode(`HR-${number}`)).toBeNull();
  });
});
