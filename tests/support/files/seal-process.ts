/** Seals the plain sheets of a folder in a process of its own, to be killed. Its arguments are the file of records and the folder. */
import { sealPlainSheets } from '../../../electron/orders/prints/seal-plain-sheets.ts';
import { createPlainSheets } from '../../../electron/printing/file/plain-sheets.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { openRecords, testDataKey } from '../records/records-file.ts';

const [, , file = '', folder = ''] = process.argv;
const records = openRecords(file);
await sealPlainSheets({
  ...{ records, sheets: createVault<'prt'>({ dir: folder, key: testDataKey }) },
  ...{ plainSheets: createPlainSheets(folder), log: memoryLog() },
});
records.close();
