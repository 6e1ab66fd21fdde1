/** Records that another program uses. */
import { expect, it, onTestFinished } from 'vitest';
import { exampleRecords, addOrder } from '../../support/records/example-records.ts';
import { thrownBy } from '../../support/thrown.ts';
import { openFile } from '../../support/records/records-file.ts';

it('waits for another program, then reports that the records are in use', () => {
  const records = exampleRecords();
  const other = openFile(records.file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const before = performance.now();

  expect(thrownBy(() => addOrder(records))).toBe('RECORDS_BUSY');
  expect(performance.now() - before).toBeGreaterThan(4_500);

  other.exec('ROLLBACK');
  addOrder(records);
});
