/** Entry point of the thread that writes a growing file through to the disk; see written-through.ts. */
import { closeSync, existsSync, fdatasyncSync, openSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

export interface FlushTask {
  readonly file: string;
  /** One number in shared memory: 1 once the file is complete. */
  readonly ended: Int32Array<SharedArrayBuffer>;
}

/** Pause between two flushes, milliseconds: at 100 MB a second, 2 MB are written meanwhile. */
const pauseMs = 20;

const { file, ended } = workerData as FlushTask;

/** Returns whether the file is complete. */
function rest(): boolean {
  Atomics.wait(ended, 0, 0, pauseMs);
  return Atomics.load(ended, 0) === 1;
}

function flushUntilEnded(): void {
  while (!existsSync(file)) if (rest()) return;
  const handle = openSync(file, 'r+');
  try {
    do fdatasyncSync(handle);
    while (!rest());
  } finally {
    closeSync(handle);
  }
}

flushUntilEnded();
