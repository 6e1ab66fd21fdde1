/**
 * Writes the records anew after someone was erased. SQLite overwrites what is deleted (`secure_delete`), but not the copies that it leaves
 * in the gaps of a page when it moves rows to another one: of 349 erased names, two could still be read (decision 184).
 */
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Log } from '../../log.ts';
import { codeOf } from '../../error-code.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread } from '../../work/thread.ts';
import { translateFile } from '../errors.ts';
import { isWritable } from './connect.ts';
import { syncFolderOf } from './durable.ts';
import type { RewriteTask } from './rewrite-file.ts';
import { resultOf, type ThreadAnswer } from './thread-answer.ts';

/** Size up to which a file is written anew at the next start, bytes. That is 100,000 orders, and takes about three seconds. */
const smallBytes = 250_000_000;
/** Time for which a larger file waits, so that not each start takes a minute, ms. */
const largeWaitMs = 7 * 24 * 60 * 60 * 1000;

/** Path of an empty file that says that someone was erased since the records were written anew. Its time is that of the first one. */
const noteOf = (file: string): string => `${file}.erased`;

/** Notes that someone is erased. Call it before the words leave the records. @throws KioskError DISK_FULL, DISK_FAILED, RECORDS_READ_ONLY */
export function noteErasing(file: string): void {
  if (existsSync(noteOf(file))) return;
  try {
    writeFileSync(noteOf(file), '', { mode: 0o600 });
    syncFolderOf(file);
  } catch (error) {
    throw translateFile(error);
  }
}

function isDue(file: string, now: number): boolean {
  const noted = statSync(noteOf(file), { throwIfNoEntry: false });
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (noted === undefined || size === undefined || !isWritable(file)) return false;
  return size <= smallBytes || now - noted.mtimeMs >= largeWaitMs;
}

/**
 * Writes the records anew in a thread when that is due. Call it before they are opened. Where it fails, they stay as they are, and the next
 * start tries again.
 */
export async function rewriteErased(task: RewriteTask, log: Log, now: number): Promise<void> {
  if (!isDue(task.file, now)) return;
  const begun = performance.now();
  const program = programBeside(import.meta.url, './rewrite-worker');
  try {
    resultOf(await askThread<ThreadAnswer<void>>(program, task).answer);
    rmSync(noteOf(task.file), { force: true });
    log.info({ ms: Math.round(performance.now() - begun) }, 'the records were written anew');
  } catch (error) {
    log.warn(
      { code: codeOf(error) ?? 'INTERNAL' },
      'the records could not be written anew after someone was erased',
    );
  }
}
