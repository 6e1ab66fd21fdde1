/** Makes one call to the disk fail while a kiosk starts on an empty folder. It starts, or says why not; the next start works. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { faultyDisk, type DiskFault } from '../support/records/disk-faults/faulty-disk.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';

export interface StartsReport {
  /** Starts in which a call failed. */
  starts: number;
  /** Those that ended with a sentence for staff. */
  refused: number;
  readonly problems: string[];
}

/** The beginnings of the sentences that a failed start ends with (electron/words/en/start.ts). */
const sentences = ['The disk reported an error.', 'The disk is full.', 'Headroom cannot write its records.'];

/** The sentence on the screen about a disk that refuses a step: it was not done, and can be tried again. */
const ofDisk: readonly ErrorCode[] = ['DISK_FAILED', 'DISK_FULL', 'RECORDS_READ_ONLY'];

/** The call may fail in the first order: staff press again. */
async function firstOrder(client: KioskClient): Promise<OrderView> {
  try {
    return await client.call('createOrder');
  } catch (error) {
    if (!(error instanceof KioskError) || !ofDisk.includes(error.code)) throw error;
    return client.call('createOrder');
  }
}

/** Returns null for a kiosk that started, and otherwise the lines that it ended with. */
async function start(dataDir: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const kiosk = await startKiosk({ dataDir, env }).catch((error: unknown) => String(error));
  if (typeof kiosk === 'string') return kiosk;
  try {
    const client = await connectClient(await kiosk.address());
    const { number } = await firstOrder(client);
    if ((await client.call('desk')).inHand[0]?.number !== number) return 'the first order is not on the desk';
    return (await client.call('recordsGap')) === null ? null : 'records are said to be missing';
  } catch (error) {
    return String(error);
  } finally {
    await kiosk.kill();
  }
}

/** Starts a kiosk with each of the faults, until a series' fault no longer happens. */
export async function runStarts(series: Iterable<Iterable<DiskFault>>): Promise<StartsReport> {
  const report: StartsReport = { starts: 0, refused: 0, problems: [] };
  for (const faults of series) {
    for (const fault of faults) {
      const dataDir = await mkdtemp(join(tmpdir(), 'headroom-proof-'));
      const disk = faultyDisk(dataDir, `${dataDir}.control`);
      disk.fail(fault);
      const refusal = await start(dataDir, disk.env);
      const { calls, first } = disk.failed();
      disk.heal();
      if (calls > 0) {
        const after = await start(dataDir, disk.env);
        report.starts += 1;
        if (refusal !== null) report.refused += 1;
        const isExplained = refusal === null || sentences.some((sentence) => refusal.includes(sentence));
        if (!isExplained) report.problems.push(`${first}: a start that nobody can explain: ${refusal}`);
        if (after !== null) report.problems.push(`${first}: the next start failed: ${after}`);
      }
      disk.close();
      await rm(dataDir, { recursive: true, force: true });
      await rm(`${dataDir}.control`);
      if (calls === 0) break;
    }
  }
  return report;
}
