/** Migration 410, which adds who took a payment and who gave a part back. */
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { partPaid } from '../../../support/records/payments.ts';
import { openFile } from '../../../support/records/records-file.ts';

it('keeps who took a part and who gave it back', () => {
  const records = exampleRecords();
  const [asha, orderId, id] = [newId('stf'), addOrder(records), newId('part')];
  const pin = { salt: Buffer.alloc(16), hash: Buffer.alloc(32), N: 2, r: 1, p: 1 };
  records.staff.insert({ id: asha, name: 'Asha', role: 'staff', pin, at });
  records.payments.addPart({ ...partPaid(600, { id }), orderId, currency: 'GBP' }, asha);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  expect(() => db.exec("UPDATE payment_parts SET returned_by = 'staff'")).toThrow('CHECK');
  records.payments.returnPart(id, later, 'staff');

  expect(records.closingEntries.slice(0, 9, 9).entries).toMatchObject([
    { kind: 'part', by: asha, byName: 'Asha' },
    { kind: 'part-returned', by: 'staff', byName: null },
  ]);
  expect(() => db.exec("UPDATE payment_parts SET taken_by = 'staff'")).toThrow('never changes');
  expect(() => db.exec("UPDATE payment_parts SET returned_by = 'other'")).toThrow(
    'can no longer be given back',
  );
});
