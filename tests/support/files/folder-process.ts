/**
 * A watched folder in a process of its own, to be killed. Its argument is the home with the records and the folder;
 * it prints how many pictures it knows, a line each time.
 */
import { join } from 'node:path';
import { systemClock } from '../../../electron/clock.ts';
import { createWatchedFolder } from '../../../electron/folder/watched-folder.ts';
import { examinePicture } from '../../../electron/imaging/import-picture.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { testScratch } from './test-scratch.ts';
import { picturesHere } from '../kiosk/work-here.ts';
import { openRecords } from '../records/records-file.ts';

const home = process.argv[2] ?? '';
const records = openRecords(join(home, 'records.db'));
createWatchedFolder(
  {
    books: records.folderFiles,
    examine: (bytes) => examinePicture(bytes, 96, { scratch: testScratch(), pictures: picturesHere }),
    orderNumber: () => null,
    clock: systemClock,
    log: memoryLog(),
    changed: ({ files }) => process.stdout.write(`${files.length}\n`),
  },
  { settle: 20, patience: 600, every: 100, awayAfter: 2_000 },
).follow(join(home, 'tether'));
