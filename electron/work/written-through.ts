/** Writes and removes files of gigabytes without a pause for the commits of the main thread (decision 191). */
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { codeOf } from '../error-code.ts';
import { programBeside } from './beside.ts';
import type { FlushTask } from './flush-worker.ts';

/**
 * In a thread: does work that writes a file, while a further thread writes through to the disk what has come so far. Otherwise Linux
 * gathers gigabytes of it, and a commit to another file of the same disk waits until all of them are written. Only on Linux:
 * on Windows nobody could remove the file meanwhile.
 *
 * @param work throws when the disk cannot take the file: Linux reports that to everyone who has it open
 */
export function writtenThrough<Result>(file: string, work: () => Result): Result {
  if (process.platform !== 'linux') return work();
  const ended = new Int32Array(new SharedArrayBuffer(4));
  const task: FlushTask = { file, ended };
  const thread = new Worker(programBeside(import.meta.url, './flush-worker'), { workerData: task });
  // The writer meets the same error, and says so.
  thread.on('error', () => undefined);
  try {
    return work();
  } finally {
    Atomics.store(ended, 0, 1);
    Atomics.notify(ended, 0);
  }
}

const stepBytes = 64 * 1024 * 1024;

/**
 * In a thread: removes a file, if it is there, from its end on in steps, which the file system's journal takes one after the other. A file that has
 * another name too stays whole under that one.
 */
export function removeInSteps(file: string): void {
  let handle: number;
  try {
    handle = openSync(file, 'r+');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    const { size, nlink } = fstatSync(handle);
    const steps = nlink > 1 ? 0 : Math.floor(size / stepBytes);
    for (let left = steps; left > 0; left -= 1) ftruncateSync(handle, left * stepBytes);
  } finally {
    closeSync(handle);
  }
  rmSync(file, { force: true });
}
