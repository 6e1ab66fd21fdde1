/** Migration 660: orders from before are packed in the background, and nothing of them is lost. */
import { expect, it, onTestFinished } from 'vitest';
import { packOrders } from '../../../../../electron/studio/pack-orders.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { handClock } from '../../../../support/kiosk/hand-clock.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

const time = '2026-06-22T09:30:00.000Z';
const erasedAt = '2026-07-22T09:30:00.000Z';
const closedAt = '2026-07-01T00:00:00.000Z';

const order = (which: number): string => {
  const id = (kind: string): string => `${kind}_${String(which).repeat(32)}`;
  return `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, closed_at, close_reason)
    VALUES ('${id('ord')}', '260622-00${String(which)}', 'handover', 'done', 0, '260622-00${String(which)}',
      '${time}', '${time}', '${time}', '');
  INSERT INTO images (id, kind, width_px, height_px, mime, bytes, sha256, created_at, erased_at)
    VALUES ('${id('img')}', 'shot', 9, 9, 'image/jpeg', 9, '${'0'.repeat(64)}', '${time}', '${erasedAt}');
  INSERT INTO shots (id, order_id, image_id, source, origin, taken_at, person_id)
    VALUES ('${id('shot')}', '${id('ord')}', '${id('img')}', 'camera', 'A', '${time}',
      (SELECT id FROM people WHERE order_id = '${id('ord')}'));
  INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
      submitted_at, updated_at, out_at)
    VALUES ('${id('prt')}', 'sheet', '${id('ord')}', 'cups:photo', 'Photo', '{"mediumId":"4x6in"}', 1, '${'0'.repeat(64)}',
      'printed', '', '', '${time}', '${time}', '${time}');
  INSERT INTO print_orders VALUES ('${id('prt')}', '${id('ord')}');
  UPDATE orders SET pictures_erased_at = '${erasedAt}' WHERE id = '${id('ord')}';`;
};

/** A calibration sheet does not belong to an order. With 201 of them the order's print is no longer listed in the journal. */
const newerPrints = `
  INSERT INTO prints (id, kind, printer_id, printer_name, layout, copies, printed_with, file_sha256, state, note, reason,
      submitted_at, updated_at, out_at)
    WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 201)
    SELECT printf('prt_%032x', n), 'calibration', 'cups:photo', 'Photo', '{"mediumId":"4x6in"}', 1, '{}',
      '${'0'.repeat(64)}', 'printed', '', '', '${erasedAt}', '${erasedAt}', '${erasedAt}' FROM n;
  INSERT INTO closings (number, day, closed_at, closed_by, last_entry, currency, net, expected, counted, float_left, report)
    VALUES (1, '2026-07-01', '${closedAt}', 'staff', 0, 'GBP', 0, 0, 0, 0, '{}');`;

it('packs orders from before and opens them again, with long ids and whole layouts', async () => {
  const { db, run } = fileBefore(660);
  db.exec(order(1) + order(2) + newerPrints);
  const everything = (): unknown[] =>
    ['images', 'shots', 'prints', 'print_orders'].map((table) =>
      db.prepare(`SELECT * FROM ${table} ORDER BY 1`).all(),
    );
  run();
  const before = everything();
  const count = (table: string): unknown => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });

  await packOrders({ records, clock: handClock('2026-07-02T09:00:00.000Z') });
  expect(count('order_packs')).toBe(0);

  await packOrders({ records, clock: handClock('2026-11-22T09:00:00.000Z') });
  expect([count('order_packs'), count('shots'), count('print_orders')]).toEqual([2, 0, 0]);
  expect(records.shots.ofOrder(`ord_${'1'.repeat(32)}`).map(({ id }) => id)).toEqual([
    `shot_${'1'.repeat(32)}`,
  ]);
  expect(records.prints.ofOrder(`ord_${'2'.repeat(32)}`)).toMatchObject([
    { layout: { mediumId: '4x6in' }, copies: 1 },
  ]);
  expect(everything()).toEqual(before);
});

it('takes no pack of an open order, and none that changes', () => {
  const { db, run } = fileBefore(660);
  run();
  db.exec(order(1));

  expect(() => db.exec('UPDATE orders SET pack = 0')).toThrow('CHECK constraint failed');
  expect(() => db.exec("UPDATE orders SET pack = 1, state = 'open', closed_at = NULL")).toThrow('CHECK');
  db.exec("INSERT INTO order_packs (rows) VALUES (x'0102')");
  expect(() => db.exec("UPDATE order_packs SET rows = x'0103'")).toThrow('a pack never changes');
});
