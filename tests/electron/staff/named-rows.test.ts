/** Every column that says who did something names the person at the counter, in every table. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import { photoLineId } from '../../../shared/money.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { byCard, cashRefund, inCash } from '../../support/records/payments.ts';
import { openFile } from '../../support/records/records-file.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { forPhoto, openCounter, photoOf, portrait, type Counter } from '../orders/counter.ts';
import { raw } from '../service/scripted-server.ts';

/** Returns who is named in each column whose name ends in `_by`. */
function namedIn(file: string): Map<string, readonly unknown[]> {
  const db = openFile(file, { readonly: true });
  try {
    const columns = db
      .prepare<[], { table: string; column: string }>(
        `SELECT t.name AS "table", c.name AS "column" FROM pragma_table_list t JOIN pragma_table_info(t.name) c
         WHERE t.schema = 'main' AND t.type = 'table' AND c.name GLOB '*_by'`,
      )
      .all();
    const named = (table: string, column: string): unknown[] =>
      db.prepare(`SELECT DISTINCT ${column} FROM ${table} WHERE ${column} IS NOT NULL`).pluck().all();
    return new Map(columns.map(({ table, column }) => [`${table}.${column}`, named(table, column)]));
  } finally {
    db.close();
  }
}

/** Takes an order to its payment: with an edited shot that staff allow, a discount, and a document that accepts no paper. */
async function toPay(counter: Counter): Promise<OrderView> {
  const begun = await counter.order('uk-passport', 'de-passport');
  const { id: orderId, photos, shots } = begun;
  const shotId = shots[0]?.id ?? 'shot_';
  await counter.call('goOnAnyway', { orderId, step: 'shot', imageId: null, points: ['smiling'] });
  const session = await counter.call('openRetouch', { orderId, shotId });
  const edit = { tool: 'aiEdit', format: 'PNG' } as const;
  const original = session.versions[0]?.id ?? 'ver_';
  const { versions } = await counter.call('edit', { sessionId: session.id, versionId: original, edit });
  const versionId = versions.at(-1)?.id ?? 'ver_';
  await counter.call('chooseVersion', { ...forPhoto(begun), versionId, reason: 'the authority agreed' });
  const photoIds = photos.map(({ id }) => id);
  await counter.call('customerKnows', { orderId, photoIds });
  const lineId = photoLineId(photoOf(begun));
  const discounted = await counter.call('giveDiscount', {
    orderId,
    lineId,
    amount: 100,
    reason: 'a neighbour',
  });
  for (const photoId of photoIds) {
    await counter.call('requestPreview', { orderId, photoId });
    await counter.call('approvePreview', { orderId, photoId });
  }
  return discounted;
}

/** Pays, after a part of the payment was returned, and hands over. */
async function sold(counter: Counter, order: OrderView): Promise<void> {
  const { id: orderId, photos } = order;
  const { partsPaid } = await counter.call('takePayment', { ...inCash(order), amount: 500, given: 500 });
  await counter.call('returnPart', { orderId, partId: partsPaid[0]?.id ?? 'part_' });
  await counter.call('takePayment', byCard(order));
  for (const { id: photoId } of photos) await counter.call('requestFinal', { orderId, photoId });
  const { codes } = await counter.call('listCodes', { list: 'all', text: '', skip: 0 });
  const codeId = codes[0]?.id ?? 'cod_';
  await counter.call('linkCode', { codeId, linked: true });
  await counter.call('remindOfCode', { codeId, reminded: true });
  await counter.call('finishOrder', { orderId });
}

/** Gives money back, takes a rejected photo again, and ends the customer's consent. */
async function afterwards(counter: Counter, { id: orderId, customer, photos }: OrderView): Promise<void> {
  const photoIds = photos.slice(0, 1).map(({ id }) => id);
  await counter.call('refund', { orderId, photoId: photos[1]?.id ?? 'pho_', ...cashRefund });
  await counter.call('retakeRejected', {
    ...{ orderId, photoIds, reason: 'head-size', note: '', freeBecause: null },
  });
  const customerId = customer?.id ?? 'cus_';
  const details = { name: 'Ada', phone: '', email: '', notes: '', keepPhotos: false };
  await counter.call('changeCustomer', { customerId, ...details });
}

/** Settles a call that only a restore would list. */
async function settleLostCall(counter: Counter, file: string): Promise<void> {
  const db = openFile(file);
  const at = '2026-11-20T09:30:00.000Z';
  db.prepare(
    `INSERT INTO lost_calls (call_id, backup_at, made_at, document, reason)
     VALUES ('call_000000000000', '${at}', '${at}', '', 'no-order')`,
  ).run();
  db.close();
  const { calls } = await counter.call('lostCalls');
  await counter.call('settleLostCalls', { seqs: calls.map(({ seq }) => seq) });
}

/** Settles a face match of unknown outcome, moves cash, checks before opening, and closes the day. */
async function restOfDay(counter: Counter): Promise<void> {
  counter.answer('/v2/faceMatch', raw('', 'reset'));
  const face = { from: 'file', name: 'a.jpg', bytes: portrait } as const;
  const asked = counter.call('matchFaces', { source: face, target: face, threshold: null });
  expect(await rejectionOf(asked)).toContain('SERVICE_UNCERTAIN');
  const open = await counter.call('openFaceMatch');
  await counter.call('resolveFaceMatch', { callId: open?.id ?? 'call_', resolution: 'counted' });
  await counter.call('makeOpeningCheck', { scene: [] });
  await counter.call('moveCash', { kind: 'pay-in', amount: 1_000, reason: 'float' });
  const { number, upTo } = await counter.call('openTakings');
  await counter.call('closeTakings', { number, upTo, counted: 0, floatLeft: 0 });
}

it('every column that ends in _by has the id of the person who signed in', async () => {
  const counter = await openCounter();
  await addSupervisor(counter, '4711');
  const asha = (await counter.call('staff'))[0]?.id ?? 'stf_';
  await counter.call('signIn', { staffId: asha, pin: '4711' });

  const order = await toPay(counter);
  await sold(counter, order);
  await afterwards(counter, order);
  await restOfDay(counter);
  const file = join(counter.dataDir, 'studio', 'records.sqlite');
  await settleLostCall(counter, file);

  const named = namedIn(file);
  expect(named.size).toBeGreaterThan(15);
  expect(named).toEqual(new Map([...named.keys()].map((column) => [column, [asha]])));
});
