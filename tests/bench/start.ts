/**
 * Measures how soon the kiosk is open after `npm start` when nothing has changed, and the memory of the launcher
 * beside it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { median } from './quantile.ts';

export interface Start {
  /** From the command to the open kiosk, ms. Medians. */
  readonly startMs: number;
  /** The same for the bare program, without launcher and compile cache: the peer. */
  readonly bareMs: number;
  /** Resident memory of the launcher that waits for the kiosk, MiB; null where the system does not report it. */
  readonly launcherMiB: number | null;
}

const rounds = 5;
const root = join(import.meta.dirname, '../..');
/** Starts a program and waits until its kiosk is open. */
async function started(
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly ms: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'Headroom is open.') return { child, ms: performance.now() - begun };
  }
  throw new Error('The kiosk ended before it printed its address.');
}

async function stopped(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function residentMiB(pid: number | undefined): Promise<number | null> {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kib === undefined ? null : Number(kib) / 1024;
}

export async function measureStart(): Promise<Start> {
  const dataDir = await mkdtemp(join(tmpdir(), 'headroom-bench-'));
  const options = ['--no-open', '--data', dataDir];
  const [launched, bare]: [number[], number[]] = [[], []];
  let launcherMiB: number | null = null;
  try {
    // The first start builds the page and compiles; its time is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await started([join(root, 'build/launch.mjs'), 'start', '--browser', ...options]);
      if (round > 0) launched.push(ours.ms);
      launcherMiB = await residentMiB(ours.child.pid);
      await stopped(ours.child);
      const peer = await started([join(root, 'electron/browser/main.ts'), ...options]);
      if (round > 0) bare.push(peer.ms);
      await stopped(peer.child);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return { startMs: median(launched), bareMs: median(bare), launcherMiB };
}
