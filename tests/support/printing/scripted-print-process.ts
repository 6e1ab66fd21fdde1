/**
 * Entry of a print process whose driver follows the first argument: `open:hang` blocks the process in that call,
 * `draw:crash` ends it there. Its one job is a file in the second argument, because two processes use it.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePrinting } from '../../../electron/printing/windows/serve.ts';
import { findParent } from '../../../electron/work/parent.ts';
import { scriptedPrinter, scriptedWindows } from './scripted-windows.ts';

const [fault = '', folder = ''] = process.argv.slice(2);
const [call, how] = fault.split(':');
const job = join(folder, 'job');
const windows = scriptedWindows(scriptedPrinter(), scriptedPrinter({ name: 'Office' }));

appendFileSync(join(folder, 'pids'), `${process.pid}\n`);
windows.before = (name) => {
  if (name !== call) return;
  if (how === 'crash') process.kill(process.pid, 'SIGKILL');
  // Not even a timer runs any more, as in a driver that waits for its device.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const parent = findParent();
if (parent === null) throw new Error('a test starts this process');
parent.onGone(() => process.exit(0));
servePrinting(parent, {
  ...windows,
  open: (...args) => {
    const dc = windows.open(...args);
    return {
      ...dc,
      startDoc: (title) => {
        writeFileSync(job, title);
        return dc.startDoc(title);
      },
    };
  },
  job: () => {
    if (!existsSync(job)) return null;
    const document = readFileSync(job, 'utf8');
    return { document, statusText: '', status: 0x8, pagesPrinted: 0, totalPages: 1 };
  },
  setJob: (_printer, _number, command) => {
    if (command === 5) rmSync(job);
    return true;
  },
});
