/** Names that SQLite leaves in the gaps of its pages, although it overwrites what is deleted. */
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openCheckedRecords } from '../../../../electron/records/checked.ts';
import { noteErasing, rewriteErased } from '../../../../electron/records/file/rewrite.ts';
import { newId } from '../../../../shared/ids.ts';
import { seededRandom } from '../../../../shared/portrait/random.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { decrypted, testKey } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

const day = 24 * 60 * 60 * 1000;
const nameOf = (customer: number): string => `Nameof${String(customer).padStart(5, '0')}X`;

/** Records with customers whose rows grew and shrank, of whom some were erased. Returns the names of these. */
function worn() {
  const records = exampleRecords();
  const random = seededRandom(7);
  const below = (count: number): number => Math.floor(random() * count);
  const ids = Array.from({ length: 900 }, () => newId('cus'));
  records.transaction(() => {
    for (const [customer, id] of ids.entries())
      records.customers.insert({
        id,
        name: nameOf(customer),
        phone: '',
        email: '',
        keepPhotos: false,
        createdAt: at,
      });
  });
  const change = (customer: number): void =>
    records.customers.note(ids[customer] ?? newId('cus'), 'w'.repeat(below(260)));
  records.transaction(() => {
    for (let round = 0; round < 1_500; round += 1) change(below(ids.length));
  });
  const erased = [...new Set(Array.from({ length: 300 }, () => below(ids.length)))];
  records.transaction(() => {
    for (const customer of erased) records.customers.erase(ids[customer] ?? newId('cus'), later);
  });
  addOrder(records, { name: 'Zofia' });
  records.checkpoint();
  return { records, erased: erased.map(nameOf) };
}

const namesIn = (file: string, names: readonly string[]): string[] => {
  const bytes = decrypted(file);
  return names.filter((name) => bytes.includes(name));
};

it('are gone at the next start, and everything else is there', async () => {
  const { records, erased } = worn();
  const { file } = records;
  records.close();
  expect(namesIn(file, erased)).not.toEqual([]);
  writeFileSync(`${file}.rewritten`, 'half of a new file, as a kill leaves it');

  const log = memoryLog();
  const opened = await openCheckedRecords(file, { key: testKey, log, pagesRead: () => undefined });
  onTestFinished(async () => {
    await opened.pages.stop();
    await opened.records.checkpoints.stop();
    opened.records.close();
  });

  expect(namesIn(file, erased)).toEqual([]);
  expect(opened.records.customers.search('zofia', 5)).toHaveLength(1);
  expect(opened.records.gap).toBe(null);
  for (const end of ['.rewritten', '.erased']) expect(existsSync(`${file}${end}`)).toBe(false);
}, 30_000);

it('stay in a large file for a week at most; where it cannot be written anew, it stays as it is', async () => {
  const file = `${tempFolder()}/records.sqlite`;
  writeFileSync(file, 'not records');
  truncateSync(file, 300_000_000);
  noteErasing(file);
  const log = memoryLog();
  const task = { file, key: testKey, newest: 820 };

  await rewriteErased(task, log, Date.now() + 6 * day);
  expect(log.lines).toEqual([]);

  await rewriteErased(task, log, Date.now() + 8 * day);
  expect(log.lines).toMatchObject([{ level: 'warn', facts: { code: 'RECORDS_DAMAGED' } }]);
  expect(existsSync(`${file}.erased`)).toBe(true);
});
