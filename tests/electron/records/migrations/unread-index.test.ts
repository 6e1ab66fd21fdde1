/** Migration 510: an index that nothing reads is gone. */
import { expect, it, onTestFinished } from 'vitest';
import { addOrder } from '../../../support/records/example-records.ts';
import { addPrint } from '../../../support/printing/example-prints.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

it('removes the index of printed sheets by medium, and still counts them', () => {
  const { db, run } = fileBefore(510);
  const indexes = db.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'prints_by_medium'").pluck();
  expect(indexes.get()).toBe(1);

  run();

  expect(indexes.get()).toBe(0);
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const printed = { state: 'printed', note: '', trouble: null, hold: null } as const;
  records.prints.setState(addPrint(records, addOrder(records)), printed, '2026-11-22T09:30:00.000Z');
  expect(records.prints.sheetsByMedium('cups:photo')).toEqual([{ mediumId: '4x6in', sheets: 2 }]);
});
