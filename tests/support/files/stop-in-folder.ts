/**
 * Loaded into a process before its own code (`node --import`): counts the process's steps on the files of one folder,
 * and stops it for good at one step, to be killed there. Each step is printed to standard error before it is done, as
 * `step: write 2`; a write has half of its bytes in the file by then.
 *
 * STOP_FOLDER is the folder; STOP_AT the step, absent to print all steps; STOP_NO_LINKS simulates a stick's file
 * system, which has no links.
 */
import { writeSync } from 'node:fs';
import files, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { STOP_FOLDER: folder = '', STOP_AT: stopAt = '', STOP_NO_LINKS: noLinks } = process.env;
const counts = new Map<string, number>();

async function step(what: string): Promise<void> {
  const count = (counts.get(what) ?? 0) + 1;
  counts.set(what, count);
  writeSync(2, `step: ${what} ${count}\n`);
  if (`${what} ${count}` !== stopAt) return;
  await new Promise(() => setInterval(() => undefined, 60_000));
}
const isOurs = (path: unknown): boolean => folder !== '' && String(path).startsWith(folder);

const { open, link, rename, rm } = files;
files.open = async (path, ...how) => {
  if (!isOurs(path)) return open(path, ...how);
  await step('open');
  return slow(await open(path, ...how));
};
files.link = async (from, to) => {
  if (!isOurs(to)) return link(from, to);
  await step('link');
  if (noLinks === undefined) return link(from, to);
  throw Object.assign(new Error('no links here'), { code: 'EPERM', syscall: 'link' });
};
files.rename = async (from, to) => {
  if (isOurs(to)) await step('rename');
  return rename(from, to);
};
files.rm = async (path, options) => {
  if (isOurs(path)) await step('rm');
  return rm(path, options);
};
syncBuiltinESMExports();

function slow(handle: FileHandle): FileHandle {
  const sync = handle.sync.bind(handle);
  handle.writeFile = async (data) => {
    const bytes = data as Uint8Array;
    const half = Math.floor(bytes.byteLength / 2);
    await handle.write(bytes, 0, half);
    await step('write');
    await handle.write(bytes, half);
  };
  handle.sync = async () => {
    await step('sync');
    await sync();
  };
  return handle;
}
