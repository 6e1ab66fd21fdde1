/** Migration 345, which adds photos that an authority rejected. */
import { expect, it, onTestFinished } from 'vitest';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { decrypted, openFile } from '../../../support/records/records-file.ts';

function rejected() {
  const records = exampleRecords();
  const [orderId, retakeId] = [addOrder(records, { name: 'Ada' }), addOrder(records)];
  const photoId = addPhoto(records, orderId);
  const insert = (more: object = {}): void => {
    const row = { photoId, orderId, retakeId, reason: 'eyes', note: 'Half closed', by: 'staff', at } as const;
    records.rejections.insert({ ...row, ...more });
  };
  insert();
  return { records, orderId, retakeId, insert };
}

it('links the rejected order and its retake', () => {
  const { records, orderId, retakeId } = rejected();
  const facts = { reason: 'eyes', note: 'Half closed', at };

  expect(records.rejections.ofOrder(orderId)).toMatchObject([{ ...facts, retake: { orderId: retakeId } }]);
  expect(records.rejections.retakenBy(retakeId)).toMatchObject({ ...facts, orderId });
  expect(records.rejections.ofOrder(retakeId)).toEqual([]);
  expect(records.rejections.retakenBy(orderId)).toBeNull();
});

it('refuses an unknown reason, another reason without words, a second row for a photo, and every change', () => {
  const { records, orderId, insert } = rejected();
  expect(() => insert({ reason: 'hat' })).toThrow('CHECK');
  expect(() => insert({ reason: 'other', note: '' })).toThrow('CHECK');
  expect(() => insert({ retakeId: orderId })).toThrow('CHECK');
  expect(() => insert()).toThrow('UNIQUE');
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  expect(() => db.exec(`UPDATE rejections SET note = ''`)).toThrow('never changes');
});

it('is erased with the customer, its note from the file too', () => {
  const { records, orderId } = rejected();
  const hasNote = (): boolean => {
    records.checkpoint();
    return decrypted(records.file).includes('Half closed');
  };
  expect(hasNote()).toBe(true);
  const customerId = records.orders.get(orderId)?.customerId;
  if (customerId == null) throw new Error('the order has no customer');

  records.customers.erase(customerId, later);

  expect(records.rejections.ofOrder(orderId)).toEqual([]);
  expect(hasNote()).toBe(false);
});
