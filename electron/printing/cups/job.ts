/** Follows what becomes of a job until the spooler knows no more. */
import { setTimeout as sleep } from 'node:timers/promises';
import { KioskError } from '../../../shared/errors.ts';
import { historySince, judge } from './judge.ts';
import { readJob, type CupsJob, type Reading } from './reading.ts';
import type { ServerAddress } from './server.ts';
import { report, type JobReport } from '../printer.ts';

/** Staff are told within 5 s, of which a spooler that hangs takes 3; most sheets take less than half a minute. */
const firstPauseMs = 500;
const lastPauseMs = 1_000;
const quickReports = 60;
/** A spooler that is started again is back within this; one that stays away longer may do anything with the job. */
const patienceMs = 3_000;

const silentNote = 'the spooler does not answer';

/** Null when the spooler does not answer, or answers nonsense. Anything else is a bug of ours. */
async function readOrSilence(address: ServerAddress, job: CupsJob): Promise<Reading | null> {
  try {
    return await readJob(address, job);
  } catch (error) {
    if (error instanceof KioskError) return null;
    throw error;
  }
}

/** A spooler that stays away makes its job uncertain: when it comes back it may send it again by itself. */
function silence(last: JobReport | null, silentMs: number): JobReport {
  if (silentMs >= patienceMs) return report('uncertain', silentNote, 'spooler-gone', true);
  return report(last?.state ?? 'waiting', silentNote, 'spooler-gone', true);
}

const isNews = (next: JobReport, last: JobReport | null): boolean =>
  next.state !== last?.state ||
  next.note !== last.note ||
  next.trouble !== last.trouble ||
  next.hold !== last.hold ||
  next.final !== last.final;

/**
 * Reports every change until the job's state is final. A spooler that is away is waited for: what it does with the
 * job when it comes back is told too.
 *
 * @param seenPrintingAt as of `Printer.follow`
 * @returns ends the reports
 */
export function followJob(
  address: ServerAddress,
  job: CupsJob,
  onReport: (report: JobReport) => void,
  seenPrintingAt: string | null = null,
): () => void {
  const ending = new AbortController();
  const ended = (): boolean => ending.signal.aborted;
  const watch = async (): Promise<void> => {
    let told: JobReport | null = null;
    let history = historySince(seenPrintingAt);
    let silentSinceMs: number | null = null;
    for (let round = 0; !ended(); round++) {
      const askedMs = performance.now();
      const reading = await readOrSilence(address, job);
      if (ended()) return;
      let next: JobReport;
      if (reading === null) {
        silentSinceMs ??= askedMs;
        next = silence(told, performance.now() - silentSinceMs);
      } else {
        silentSinceMs = null;
        ({ report: next, history } = judge(reading, history, performance.now()));
      }
      if (isNews(next, told)) onReport(next);
      if (next.final) return;
      told = next;
      const pause = round < quickReports || reading === null ? firstPauseMs : lastPauseMs;
      // An end meanwhile breaks the pause off, which is what its rejection says.
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  void watch();
  return () => ending.abort();
}
