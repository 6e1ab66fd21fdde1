/**
 * Measures how soon the kiosk can be used with the records of many years, and how long its clean-up blocks the main
 * thread: `node tests/bench/large-start.ts [orders] [seconds of clean-up]`. Two million orders take 12 GB below
 * `TMPDIR`.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { collectGarbage, stopMemoryReducer } from '../../electron/collect.ts';
import { launchPractice } from '../../electron/practice/launch.ts';
import { keyFile } from '../../electron/vault/key-file.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
import { fillOrders } from './fill-orders.ts';
import { openRecords } from '../support/records/records-file.ts';

/** One start, in a process of its own. Milliseconds. */
interface Start {
  /** From opening the kiosk to a desk that has been read. */
  readonly usableMs: number;
  /** The longest time for which the main thread is blocked afterwards, during the clean-up. */
  readonly heldMs: number;
}

export interface LargeStart {
  readonly orders: number;
  readonly bytes: number;
  /** The first start after an update: every page is checked, the file is copied and migrated. */
  readonly migratedMs: number;
  readonly empty: Start;
  readonly large: Start;
}

export async function measureLargeStart(orders = 100_000, cleanUpSeconds = 10): Promise<LargeStart> {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-bench-'));
  try {
    const [full, bare] = [join(folder, 'full'), join(folder, 'bare')];
    for (const each of [full, bare]) {
      mkdirSync(join(each, 'practice'), { recursive: true });
      await keyFile(join(each, 'practice', 'vault.key'));
    }
    const file = join(full, 'practice', 'records.sqlite');
    fillOrders(file, { orders, now: new Date(), days: 5 * 365 });
    const begun = performance.now();
    openRecords(file).close();
    const migratedMs = performance.now() - begun;
    openRecords(join(bare, 'practice', 'records.sqlite')).close();
    const empty = await start(bare, 1);
    const large = await start(full, cleanUpSeconds);
    return { orders, bytes: statSync(file).size, migratedMs, empty, large };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(dataDir: string, seconds: number): Promise<Start> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--no-warnings', import.meta.filename, '--start', dataDir, String(seconds)],
  ]);
  return JSON.parse(stdout) as Start;
}

async function startHere(dataDir: string, seconds: number): Promise<Start> {
  // Both programs do this first.
  stopMemoryReducer();
  const begun = performance.now();
  // In a process of its own, as at a counter: its garbage is not the main thread's.
  const kiosk = await openKiosk({ dataDir, launchPractice });
  // Both programs do this at the end of their start.
  collectGarbage();
  await kiosk.call('desk');
  const usableMs = performance.now() - begun;
  // The first request loads the modules of HTTP.
  await kiosk.call('accountStatus');
  const held = monitorEventLoopDelay({ resolution: 1 });
  held.enable();
  await setTimeout(seconds * 1_000);
  held.disable();
  await kiosk.close();
  return { usableMs, heldMs: held.max / 1e6 };
}

if (process.argv[1] === import.meta.filename) {
  const [first, second, third] = process.argv.slice(2);
  if (first === '--start') {
    console.log(JSON.stringify(await startHere(second ?? '', Number(third))));
  } else {
    console.log(await measureLargeStart(Number(first ?? 100_000), Number(second ?? 10)));
  }
}
