/** Migration 470, which gives consents rows of their own. */
import { expect, it } from 'vitest';
import { exampleRecords } from '../../../support/records/example-records.ts';
import { openFile } from '../../../support/records/records-file.ts';

it('allows one consent at a time, and no half of an end', () => {
  const db = openFile(exampleRecords().file);
  const customer = `cus_${'1'.repeat(32)}`;
  const at = '2026-11-21T09:30:00.000Z';
  const give = `INSERT INTO consents (customer_id, wording, days, given_at, given_by)
    VALUES ('${customer}', 'keep-photos-1', 365, '${at}', 'staff')`;
  try {
    db.exec(give);
    expect(() => db.exec(give)).toThrow('UNIQUE');
    expect(() => db.exec(`UPDATE consents SET ended_at = '${at}'`)).toThrow('CHECK');
    db.exec(`UPDATE consents SET ended_at = '${at}', ended_by = 'staff', ended_why = 'withdrawn'`);
    db.exec(give);
  } finally {
    db.close();
  }
});
