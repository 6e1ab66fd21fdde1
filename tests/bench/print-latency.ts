/**
 * Measures the time from the press of Print to the first byte at the printer: a whole kiosk with its records and its
 * composing thread, a real spooler on this machine, and a device that notes when its first byte comes. The peer is
 * bare `lp` with the same file, which has nothing to compose, check or record.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPaperCounter, sheetOf, type PaperCounter } from '../support/printing/paper-counter.ts';
import { median, quantile } from './quantile.ts';

const run = promisify(execFile);

export interface PrintLatency {
  readonly rounds: number;
  /** Milliseconds from the call to the first byte at the device. */
  readonly printMedianMs: number;
  readonly printP95Ms: number;
  readonly lpMedianMs: number;
}

const rounds = 21;
const warmUps = 3;
const queue = 'photo';

/** Returns the milliseconds until the device has the first byte of the job that `send` spools. */
async function toFirstByte({ lab }: PaperCounter, send: () => Promise<unknown>): Promise<number> {
  const before = await lab.lastJob();
  const began = performance.timeOrigin + performance.now();
  await send();
  const { firstByteMs } = await lab.arrived(before + 1);
  return firstByteMs - began;
}

/** Prints the same sheet both ways, alternating in one run. */
export async function measurePrintLatency(): Promise<PrintLatency> {
  const counter = await openPaperCounter();
  const folder = await mkdtemp(join(tmpdir(), 'bench-print-'));
  try {
    await counter.addApproved(queue);
    const { bytes } = await counter.call('sheetFile', {
      orderId: counter.order.id,
      printerId: `cups:${queue}`,
      layout: sheetOf(counter.order),
      format: 'pdf',
    });
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, bytes);
    const env = { ...process.env, CUPS_SERVER: counter.lab.server };
    const options = ['-d', queue, '-o', 'PageSize=w288h432', '-o', 'print-scaling=none', '--', file];

    const [print, lp]: [number[], number[]] = [[], []];
    for (let round = -warmUps; round < rounds; round += 1) {
      const lpMs = await toFirstByte(counter, () => run('lp', options, { env }));
      const printMs = await toFirstByte(counter, () => counter.printOn(queue));
      await counter.newestPrint('printed');
      if (round < 0) continue;
      lp.push(lpMs);
      print.push(printMs);
    }
    return {
      rounds,
      printMedianMs: median(print),
      printP95Ms: quantile(print, 0.95),
      lpMedianMs: median(lp),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await counter.close();
  }
}

if (import.meta.main) {
  const { printMedianMs, printP95Ms, lpMedianMs } = await measurePrintLatency();
  console.table({
    'press to bytes, median': { ms: printMedianMs.toFixed(0) },
    'press to bytes, p95': { ms: printP95Ms.toFixed(0) },
    'bare lp, median': { ms: lpMedianMs.toFixed(0) },
  });
}
