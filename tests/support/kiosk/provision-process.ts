/**
 * Applies a set-up file to records, and is killed when the n-th statement of that runs. The arguments are the records, the set-up file and n.
 * Ends with code 0 where fewer statements ran.
 */
import { readFileSync } from 'node:fs';
import { createNote } from '../../../electron/records/audit/note.ts';
import { logoOf } from '../../../electron/imaging/logo.ts';
import { applySetUpFile } from '../../../electron/set-up/provision.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import { beforeStatements } from '../records/before-statements.ts';
import { handClock } from './hand-clock.ts';
import { memoryLog } from './memory-log.ts';
import { openRecords } from '../records/records-file.ts';

const [, , file = '', setUpFile = '', killedAt = ''] = process.argv;
let applying = false;
let runs = 0;
beforeStatements(() => {
  if (applying) runs += 1;
  if (runs === Number(killedAt)) process.kill(process.pid, 'SIGKILL');
});

const [clock, log] = [handClock(), memoryLog()];
const records = openRecords(file);
const settings = createSettings(records.settings, () => clock.now());
const note = createNote({ records, who: () => 'staff', clock, log });
const pictures = { logoOf } as unknown as Parameters<typeof applySetUpFile>[0]['pictures'];
applying = true;
const applied = await applySetUpFile(
  { records, settings, practice: true, clock, note, pictures },
  {
    view: () => ({ kind: 'checkout', feed: '', checkAt: null }),
    configure: () => Promise.reject(new Error('a checkout has no address of updates')),
  },
  new Uint8Array(readFileSync(setUpFile)),
  null,
);
applying = false;
if (typeof applied === 'string') throw new Error(applied);
records.close();
