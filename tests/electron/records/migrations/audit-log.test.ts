/** Migration 400, which adds the audit log. */
import { expect, it, onTestFinished } from 'vitest';
import { at, exampleRecords } from '../../../support/records/example-records.ts';
import { openFile } from '../../../support/records/records-file.ts';

it('takes no entry back', () => {
  const records = exampleRecords();
  const entry = {
    at,
    person: 'staff',
    allowedBy: null,
    act: 'unlocked',
    orderId: null,
    subject: null,
    facts: '{}',
  };
  records.audit.append(entry);

  expect(() => records.audit.append({ ...entry, subject: 'Maria Sample' })).toThrow('CHECK');
  expect(() => records.audit.append({ ...entry, act: 'Un locked' })).toThrow('CHECK');
  expect(() => records.audit.append({ ...entry, facts: 'none' })).toThrow('CHECK');
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  expect(() => db.exec('DELETE FROM audit_log')).toThrow('never deleted');
  expect(() => db.exec("UPDATE audit_log SET act = 'locked'")).toThrow('never changes');
});
