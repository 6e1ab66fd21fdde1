/** Follows a job until the spooler has nothing more to report. */
import { setTimeout as sleep } from 'node:timers/promises';
import { KioskError } from '../../../shared/errors.ts';
import { historySince, judge } from './judge.ts';
import { readJob, type CupsJob, type Reading } from './reading.ts';
import type { ServerAddress } from './server.ts';
import { report, type JobReport } from '../printer.ts';

/** Staff are told within 5 s; a spooler that hangs takes 3 s of that. Most sheets take less than half a minute. */
const firstPauseMs = 500;
const lastPauseMs = 1_000;
const quickReports = 60;
/** A restarted spooler is back within this time. One that stays away longer may do anything with the job. */
const patienceMs = 3_000;

const silentNote = 'the spooler does not answer';

/** Returns null when the spooler does not answer, or answers nonsense. Any other error is a bug of ours. */
async function readOrSilence(address: ServerAddress, job: CupsJob): Promise<Reading | null> {
  try {
    return await readJob(address, job);
  } catch (error) {
    if (error instanceof KioskError) return null;
    throw error;
  }
}

/** Reports a silent spooler. One that stays away makes its job uncertain: it may send the job again when it returns. */
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
 * Reports every change until the job's state is final. While the spooler is away, this keeps waiting, and reports what
 * the spooler does with the job when it comes back.
 *
 * @param seenPrintingAt as in `Printer.follow`
 * @returns a function that ends the reports
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
      // Ending the reports aborts the pause, which then rejects.
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  void watch();
  return () => ending.abort();
}
