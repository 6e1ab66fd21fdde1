/** Migration 670: an order from before whose pictures are kept is packed too. */
import { expect, it, onTestFinished } from 'vitest';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { addFinishedOrder, closeDay, pack } from '../../../../support/records/finished-order.ts';
import { openRecords } from '../../../../support/records/records-file.ts';
import { migrations } from '../../../../../electron/records/migrations/index.ts';

it('packs the calls and prints of an order from before that has pictures', () => {
  const { db, run } = fileBefore(670);
  const before = openRecords(db.name, { migrations: migrations.filter(({ version }) => version < 670) });
  const orderId = addFinishedOrder(before, ['shots']);
  const calls = before.calls.ofOrder(orderId);
  closeDay(before);
  before.close();
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });

  pack(records);

  expect(db.prepare('SELECT count(*) FROM calls').pluck().get()).toBe(0);
  expect(records.cleanUp.picturesOf(orderId)).toHaveLength(1);
  expect(records.calls.ofOrder(orderId)).toEqual(calls);
});
