/** Migration 690: entries of calls and prints go once a closing has counted them, and nothing else does. */
import { expect, it, onTestFinished } from 'vitest';
import { dropCounted } from '../../../../../electron/studio/drop-counted.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

const closing = (number: number, lastEntry: number): string => `
  INSERT INTO closings (number, day, closed_at, closed_by, last_entry, currency, net, expected, counted, float_left, report)
    VALUES (${String(number)}, '2026-11-21', '2026-11-21T18:00:00.000Z', 'staff', ${String(lastEntry)}, 'GBP', 0, 0, 0, 0, '{}');`;
const kinds = ['part', 'call', 'print', 'payment', 'call', 'settlement', 'print', 'part', 'call'];

function studio() {
  const { db, run } = fileBefore(690);
  for (const kind of kinds)
    db.prepare('INSERT INTO closing_entries (kind, ref) VALUES (?, ?)').run(kind, 'x');
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const left = (): unknown[] => db.prepare('SELECT seq FROM closing_entries ORDER BY seq').pluck().all();
  return { db, records, left };
}
const all = kinds.map((_, at) => at + 1);

it('removes nothing before the first closing', async () => {
  const { db, records, left } = studio();
  await dropCounted({ records });
  expect(left()).toEqual(all);
  expect(() => db.exec('DELETE FROM closing_entries WHERE seq = 2')).toThrow('an entry is kept as it is');
});

it('removes what the newest closing has counted, in small parts, and keeps money and the newest entry', async () => {
  const { db, records, left } = studio();
  db.exec(closing(1, 3) + closing(2, 5));

  expect(records.closingEntries.dropCounted(2)).toBe(true);
  expect(left()).toEqual(all.filter((seq) => seq !== 2));
  await dropCounted({ records });
  expect(left()).toEqual([1, 4, 6, 7, 8, 9]);
  for (const seq of [1, 4, 7, 9])
    expect(() => db.exec(`DELETE FROM closing_entries WHERE seq = ${String(seq)}`)).toThrow('kept as it is');

  db.exec(closing(3, 9));
  await dropCounted({ records });
  expect(left()).toEqual([1, 4, 6, 8, 9]);
  expect(records.closingEntries.last()).toBe(9);
});
