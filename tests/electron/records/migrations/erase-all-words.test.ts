/** Migration 490: erasing a customer blanks every word about them, and nothing else changes what never changes. */
import { expect, it, onTestFinished } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import { newId, type OrderId, type PhotoId } from '../../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addPhoto,
  at,
  exampleRecords,
  firstPerson,
  later,
} from '../../../support/records/example-records.ts';
import { decrypted, openFile } from '../../../support/records/records-file.ts';

const canary = 'Canaria';
const bill = (reason: string): string =>
  JSON.stringify({
    currency: 'GBP',
    lines: [
      { text: 'UK passport', quantity: 1, unitPrice: 1200, discount: { amount: 200, reason } },
      { text: 'Frame', quantity: 1, unitPrice: 500 },
    ],
  });

/** Gives an order a session of headshots that were requested in these words, and an edit that a supervisor allowed with them. */
function addRetouching(records: Records, orderId: OrderId, photoId: PhotoId, words: string): void {
  const [sessionId, callId, versionId, imageId] = [
    newId('ben'),
    newId('call'),
    newId('ver'),
    addImage(records),
  ];
  const session = { id: sessionId, kind: 'headshots', orderId, shotId: null, createdAt: at } as const;
  records.retouchSessions.insert({ ...session, name: '' });
  records.versions.insert({
    ...{ id: versionId, sessionId, parentId: null, imageId, tool: 'original', edit: null, colour: null },
    ...{ transparent: false, doubts: [], callId: null, createdAt: at },
  });
  records.calls.insert({
    ...{ id: callId, orderId: null, sessionId, photoId: null, endpoint: 'generate-portrait', region: 'eu' },
    ...{ state: 'intent', createdAt: at, replacesCallId: null, remainingBefore: null },
  });
  records.headshotRuns.insert({
    ...{ callId, sessionId, prompt: words, seed: 1, sampleNumber: 1, identityScale: 0.8 },
    ...{ widthPx: 1024, heightPx: 1024, at },
  });
  records.overrides.insert({
    ...{ id: newId('ovr'), orderId, photoId, versionId, imageId, specCode: 'uk-passport' },
    ...{ documentName: 'UK passport', tool: 'enhance', reason: words, by: 'staff', at },
  });
}

/** An order with a word about its customer wherever there is room for one. */
function shop(name: string, words: string) {
  const records = exampleRecords();
  const orderId = addOrder(records, { name });
  const [photoId, personId] = [addPhoto(records, orderId), firstPerson(records, orderId)];
  const code = { code: `photos.example/${words}`, issuedAt: at, expiresAt: later, doubt: null };
  records.codes.insert({ id: newId('cod'), photoId, orderId, ...code });
  records.shots.insert({
    ...{ id: newId('shot'), orderId, personId, imageId: addImage(records), takenAt: at },
    ...{ source: 'import', origin: `${words}.jpg` },
  });
  addRetouching(records, orderId, photoId, words);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const order = `'${orderId}'`;
  db.exec(`
    INSERT INTO watched_folders (folder, first_seen_at) VALUES ('/in', '${at}');
    INSERT INTO folder_files (folder, path, id, bytes, changed_ms, state, arrived_at, order_id)
      VALUES ('/in', '${words}.jpg', '${newId('fol')}', 9, 9, 'before', '${at}', ${order});
    INSERT INTO discounts (order_id, line, amount, reason, given_by, given_at)
      VALUES (${order}, 'x', 200, '${words}', 'staff', '${at}');
    INSERT INTO payment_parts (id, order_id, method, amount, currency, reference, taken_at)
      VALUES ('${newId('part')}', ${order}, 'card', 1500, 'GBP', '${words}', '${at}');
    INSERT INTO payments (order_id, bill, total, currency, receipt_number, paid_at)
      VALUES (${order}, '${bill(words)}', 1500, 'GBP', 'R-261121-001', '${at}');
    INSERT INTO later_sales (id, order_id, place, bill, total, currency, receipt_number, paid_at)
      VALUES ('${newId('sale')}', ${order}, 1, '${bill(words)}', 1500, 'GBP', 'R-261121-002', '${at}');
    INSERT INTO settlements (id, order_id, kind, method, amount, currency, reference, reason, settled_by, settled_at)
      VALUES ('${newId('set')}', ${order}, 'refund', 'card', 100, 'GBP', '${words}', '${words}', 'staff', '${at}');
    UPDATE orders SET close_reason = '${words}' WHERE id = ${order};`);
  return { records, db, orderId };
}
const customerOf = ({
  records,
  orderId,
}: {
  records: ReturnType<typeof exampleRecords>;
  orderId: OrderId;
}) => {
  const id = records.orders.get(orderId)?.customerId;
  if (id === null || id === undefined) throw new Error('the order has lost its customer');
  return id;
};

it('leaves no word about the customer in the file, and every amount', () => {
  const made = shop(canary, canary);
  const { records, db, orderId } = made;
  records.checkpoint();
  expect(decrypted(records.file).includes(canary)).toBe(true);

  records.customers.erase(customerOf(made), later);
  records.checkpoint();

  expect(decrypted(records.file).includes(canary)).toBe(false);
  expect(decrypted(records.file).includes(canary.toLowerCase())).toBe(false);
  expect(records.payments.ofOrder(orderId)).toMatchObject({
    total: 1500,
    bill: JSON.parse(bill('erased')) as object,
  });
  expect(db.prepare('SELECT bill FROM later_sales').pluck().get()).toBe(bill('erased'));
  expect(db.prepare('SELECT amount, reason, reference FROM settlements').get()).toEqual({
    ...{ amount: 100, reason: 'erased', reference: '' },
  });
  expect(db.prepare('SELECT spec_code, reason, overridden_by FROM overrides').get()).toEqual({
    ...{ spec_code: 'uk-passport', reason: 'erased', overridden_by: 'staff' },
  });
  expect(db.prepare('SELECT prompt, seed FROM headshot_runs').get()).toEqual({ prompt: 'erased', seed: 1 });
  expect(records.orders.search('261121-001', 5)).toHaveLength(1);
});

it.each([
  ['settlements', 'reason', 'amount'],
  ['payment_parts', 'reference', 'amount'],
  ['later_sales', 'bill', 'total'],
  ['discounts', 'reason', 'amount'],
  ['overrides', 'reason', 'spec_code'],
])('refuses every other change as before: %s', (table, words, other) => {
  const made = shop('Ada', 'Friend');
  const { records, db } = made;
  const refusal = /never changes|is paid/;
  expect(() => db.exec(`UPDATE ${table} SET ${words} = 'erased'`)).toThrow(refusal);

  records.customers.erase(customerOf(made), later);

  expect(() => db.exec(`UPDATE ${table} SET ${words} = 'Friend'`)).toThrow(refusal);
  expect(() => db.exec(`UPDATE ${table} SET ${other} = 1`)).toThrow(refusal);
});
