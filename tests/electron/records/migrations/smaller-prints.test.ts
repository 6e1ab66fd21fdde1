/** Migration 602: prints keep a shorter hash, and orders that are done have one index less. */
import { expect, it, onTestFinished } from 'vitest';
import { addPrint } from '../../../support/printing/example-prints.ts';
import { addOrder } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

const morning = '2026-11-22T08:00:00.000Z';

function studio() {
  const { db, run } = fileBefore(602);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  return { db, records };
}

it('takes short hashes and those from before, and nothing else', () => {
  const { records } = studio();
  const orderId = addOrder(records);
  for (const fileSha256 of ['0a'.repeat(32), `${'aZ9_-'.repeat(4)}aZ`])
    expect(records.prints.get(addPrint(records, orderId, { fileSha256 }))?.fileSha256).toBe(fileSha256);

  for (const fileSha256 of ['', 'g'.repeat(64), 'a'.repeat(23), `${'a'.repeat(21)}=`])
    expect(() => addPrint(records, orderId, { fileSha256 })).toThrow('CHECK constraint failed');
});

it('finds the orders of today that are done, with and without a need for attention, the latest first', () => {
  const { db, records } = studio();
  const done = [9, 7, 11, 10].map((hour) => {
    const id = addOrder(records);
    records.orders.setState(id, 'done', `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`, '');
    return id;
  });
  const [first, , third, fourth] = done;
  db.prepare("UPDATE orders SET attention = 'mail' WHERE id = ?").run(fourth);
  addOrder(records);

  expect(records.orders.doneSince(morning, 9).map(({ id }) => id)).toEqual([third, fourth, first]);
  expect(records.orders.doneSince(morning, 2).map(({ id }) => id)).toEqual([third, fourth]);
});
