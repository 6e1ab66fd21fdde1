/** Migration 730: the last opening check, at most one row. */
import { expect, it, onTestFinished } from 'vitest';
import { at, later } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

it('keeps the newest check only, and nothing that is no check', () => {
  const { db, run } = fileBefore(730);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => records.close());
  expect(records.openingChecks.last()).toBeNull();

  records.openingChecks.put({ at, who: 'staff', items: [1] });
  records.openingChecks.put({ at: later, who: 'staff', items: [2] });

  expect(records.openingChecks.last()).toEqual({ at: later, by: null, items: [2] });
  const insert = db.prepare('INSERT INTO opening_check (one, at, checked_by, items) VALUES (?, ?, ?, ?)');
  expect(() => insert.run(2, at, 'staff', '[]')).toThrow('CHECK');
  expect(() => db.prepare("UPDATE opening_check SET at = 'today'").run()).toThrow('CHECK');
  expect(() => db.prepare("UPDATE opening_check SET items = 'none'").run()).toThrow('CHECK');
});
