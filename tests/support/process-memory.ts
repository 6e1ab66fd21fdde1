import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Memory once it has settled and at the end, MiB, and what that is more, in hundredths. */
export interface Growth {
  readonly settledMiB: number;
  readonly endMiB: number;
  readonly percent: number;
}

/**
 * Memory that a process has for itself, MiB; where the system does not tell (only Linux does), all that is resident,
 * which what the processes share makes look steadier.
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
 * How much more there is at the end than at the beginning of a row of samples.
 * @param levelSamples samples that a level is taken from: the lowest of them, because garbage comes and goes
 */
export function growthOf(values: readonly number[], levelSamples: number): Growth {
  const settledMiB = Math.min(...values.slice(0, levelSamples));
  const endMiB = Math.min(...values.slice(-levelSamples));
  return { settledMiB, endMiB, percent: (endMiB / settledMiB - 1) * 100 };
}
