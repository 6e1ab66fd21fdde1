/** An import of customers in a process of its own, to be killed: the file of its second argument into the records of its first. */
import { readFileSync } from 'node:fs';
import { createCustomerImport } from '../../../electron/customers/import/import.ts';
import { systemClock } from '../../../electron/clock.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { openRecords, keyOf } from '../records/records-file.ts';
import { undecided } from './import-file.ts';

const [, , file = '', csv = ''] = process.argv;
const records = openRecords(file);
const imported = createCustomerImport(
  { records, clock: systemClock, note: () => undefined, log: memoryLog() },
  { file, key: keyOf(file) },
);
const bytes = readFileSync(csv);
imported.take(bytes, 0, bytes.length);
setInterval(() => process.stdout.write(`${String(imported.progress()?.done)}\n`), 1);
await imported.run(undecided, 'skip', null);
process.stdout.write('done\n');
