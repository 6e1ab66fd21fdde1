/** Migration 711: a run goes on after the last entry that was looked at. */
import { expect, it, onTestFinished } from 'vitest';
import { dropCounted } from '../../../../../electron/studio/drop-counted.ts';
import { copyRecords } from '../../../../../electron/records/file/copy-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openFile, openRecords, testKey as key } from '../../../../support/records/records-file.ts';

const closing = (number: number, lastEntry: number): string => `
  INSERT INTO closings (number, day, closed_at, closed_by, last_entry, currency, net, expected, counted, float_left, report)
    VALUES (${String(number)}, '2026-11-21', '2026-11-21T18:00:00.000Z', 'staff', ${String(lastEntry)}, 'GBP', 0, 0, 0, 0, '{}');`;

/** Opens records with the entries 1 to 6 from before: money, a call and a print, twice. */
function studio() {
  const { db, run } = fileBefore(711);
  const add = (...kinds: string[]): void => {
    for (const kind of kinds)
      db.prepare('INSERT INTO closing_entries (kind, ref) VALUES (?, ?)').run(kind, 'x');
  };
  add('part', 'call', 'print', 'part', 'call', 'print');
  run();
  const opened = (file: string) => {
    const records = openRecords(file);
    onTestFinished(() => {
      records.close();
    });
    return records;
  };
  const records = opened(db.name);
  const left = (): unknown[] => db.prepare('SELECT seq FROM closing_entries ORDER BY seq').pluck().all();
  const place = (): unknown => db.prepare('SELECT last FROM counted_drops').pluck().get();
  return { db, add, opened, records, left, place };
}

it('looks at each entry once, at those from before too', async () => {
  const { db, add, records, left, place } = studio();
  db.exec(closing(1, 3));
  await dropCounted({ records });
  expect([left(), place()]).toEqual([[1, 4, 5, 6], 3]);

  add('call', 'part');
  db.exec(closing(2, 7));
  expect(records.closingEntries.dropCounted(2)).toBe(true);
  expect([left(), place()]).toEqual([[1, 4, 6, 7, 8], 5]);

  await dropCounted({ records });
  expect([left(), place()]).toEqual([[1, 4, 8], 7]);
  expect(records.closingEntries.dropCounted(2)).toBe(false);
});

it('removes the newest entry of all once there is a newer one', async () => {
  const { db, add, records, left } = studio();
  db.exec(closing(1, 6));
  await dropCounted({ records });
  expect(left()).toEqual([1, 4, 6]);

  add('part');
  await dropCounted({ records });
  expect(left()).toEqual([1, 4, 7]);
});

it('goes on where it broke off: an entry is not passed that was not removed', () => {
  const { db, records, left, place } = studio();
  db.exec(`${closing(1, 5)}
    CREATE TRIGGER breaks_off BEFORE UPDATE ON counted_drops WHEN new.last > 2 BEGIN SELECT RAISE (ABORT, 'broken off'); END;`);
  records.closingEntries.dropCounted(2);
  expect(() => records.closingEntries.dropCounted(2)).toThrow('broken off');
  expect([left(), place()]).toEqual([[1, 3, 4, 5, 6], 2]);

  db.exec('DROP TRIGGER breaks_off');
  records.closingEntries.dropCounted(2);
  expect([left(), place()]).toEqual([[1, 4, 5, 6], 4]);
});

it('goes on in a copy from the place that the copy had', async () => {
  const { db, add, opened, records, left } = studio();
  db.exec(closing(1, 3));
  await dropCounted({ records });
  const part = `${db.name}.copy`;
  copyRecords({ file: db.name, key, part });
  db.exec(closing(2, 6));
  add('part');
  await dropCounted({ records });
  expect(left()).toEqual([1, 4, 7]);

  const restored = opened(part);
  const copy = openFile(part);
  onTestFinished(() => void copy.close());
  copy.exec(`INSERT INTO closing_entries (kind, ref) VALUES ('call', 'y'), ('part', 'y'); ${closing(2, 7)}`);
  await dropCounted({ records: restored });
  expect(copy.prepare('SELECT seq FROM closing_entries ORDER BY seq').pluck().all()).toEqual([1, 4, 8]);
});

it('begins anew when a repair has lost the newest entries', async () => {
  const { db, add, records, left, place } = studio();
  db.exec(closing(1, 5));
  await dropCounted({ records });
  expect(place()).toBe(5);
  db.exec(`DROP TRIGGER closing_entries_no_delete; DELETE FROM closing_entries WHERE seq > 3;`);
  await dropCounted({ records });
  expect([left(), place()]).toEqual([[1], 0]);

  add('call', 'part', 'call', 'part', 'call', 'part');
  db.exec(closing(2, 6));
  await dropCounted({ records });
  expect(left()).toEqual([1, 3, 5, 7]);
});
