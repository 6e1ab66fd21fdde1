import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Memory once it has settled and at the end, MiB, and the growth in hundredths. */
export interface Growth {
  readonly settledMiB: number;
  readonly endMiB: number;
  readonly percent: number;
}

/**
 * Returns the memory that a process has to itself, MiB. Systems other than Linux report only resident memory, in
 * which the shared part makes growth look smaller.
 */
export async function memoryMiB(pid: number): Promise<number> {
  try {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    const parts = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB/gm)];
    return parts.reduce((sum, [, kib]) => sum + Number(kib), 0) / 1024;
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) / 1024;
  }
}

/**
 * Returns the growth from the beginning to the end of a row of samples.
 * @param levelSamples number of samples for each level: the lowest of them counts, because garbage comes and goes
 */
export function growthOf(values: readonly number[], levelSamples: number): Growth {
  const settledMiB = Math.min(...values.slice(0, levelSamples));
  const endMiB = Math.min(...values.slice(-levelSamples));
  return { settledMiB, endMiB, percent: (endMiB / settledMiB - 1) * 100 };
}
