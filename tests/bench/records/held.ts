/** Asks a kiosk for how long its main thread was blocked, beside a process that does nothing on the same computer at the same time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Holds } from './holds.ts';
import type { Times } from './times.ts';

/** How long the main thread was blocked. */
export interface Held extends Times {
  /** The longest time that the thread itself worked without a pause, without other programs and without waiting for the disk. */
  readonly own: number;
  /** The longest time in which the bare process was not blocked as well: without what the machine itself adds. */
  readonly beyondBare: number;
}

/** A process that has loaded holds.ts. */
export interface HeldProcess {
  readonly pid: number;
  readonly output: readonly string[];
}

/** Returns how long the kiosk's main thread was blocked since the last time this was asked. */
export async function heldSince(kiosk: HeldProcess, bare: HeldProcess): Promise<Held> {
  const [{ p50, p95, max, own, late }, beside] = await Promise.all([ask(kiosk), ask(bare)]);
  const beyond = late.map(([from, to]) => {
    const both = beside.late.map((its) => Math.max(0, Math.min(to, its[1]) - Math.max(from, its[0])));
    return to - from - both.reduce((sum, ms) => sum + ms, 0);
  });
  return { p50, p95, max, own, beyondBare: Math.max(0, ...beyond) };
}

async function ask({ pid, output }: HeldProcess): Promise<Holds> {
  const before = output.length;
  process.kill(pid, 'SIGUSR2');
  for (let round = 0; round < 500; round += 1) {
    const line = output.slice(before).find((each) => each.startsWith('held '));
    if (line !== undefined) return JSON.parse(line.slice(5)) as Holds;
    await wait(10);
  }
  throw new Error('a process did not say for how long its main thread was blocked');
}
