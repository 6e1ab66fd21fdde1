/** What became of a job, followed until the spooler knows no more. */
import { setTimeout as sleep } from 'node:timers/promises';
import { KioskError } from '../../shared/errors.ts';
import { findQueue, queueUri, spoken } from './cups-queue.ts';
import { askIpp, type ServerAddress } from './cups-server.ts';
import { numberOf, operations, textsOf, type IppGroup } from './ipp.ts';
import { report, type JobReport } from './printer.ts';

/** A job as the spooler names it: its queue and its number. */
export interface CupsJob {
  readonly queue: string;
  readonly number: number;
}

const asked = [
  'job-state',
  'job-state-reasons',
  'job-printer-uri',
  'job-printer-state-message',
  'job-printer-state-reasons',
] as const;

/** Staff are told within 5 s; most sheets take less than a minute. */
const firstPauseMs = 500;
const lastPauseMs = 2_000;
const quickReports = 60;
/** A spooler that does not answer this often in a row is taken to be gone. */
const patience = 3;

/** Job reasons that say no more than the state does. */
const noise = new Set([
  'processing-to-stop-point',
  'job-printing',
  'job-incoming',
  'job-completed-successfully',
]);

/** RFC 8011, 5.3.7. */
const states: Readonly<Record<number, JobReport['state']>> = {
  3: 'waiting',
  4: 'waiting',
  5: 'printing',
  6: 'waiting',
  7: 'cancelled',
  9: 'printed',
};
const aborted = 8;

const gone = (note: string): Reading => ({ report: report('uncertain', note), reasons: [] });

/** What a device says while it looks for its printer. The spooler forgets it as soon as the job has ended. */
const notFound = ['connecting-to-device', 'offline-report'];

interface Reading {
  readonly report: JobReport;
  readonly reasons: readonly string[];
}

/**
 * A job's state in the kiosk's words. An aborted job has failed only if its printer was still being looked for
 * when the job was last seen: then nothing was sent. In every other case some of it may be on paper.
 */
function judge(group: IppGroup, now: readonly string[], before: readonly string[]): Reading {
  const crashed = now.includes('cups-filter-crashed');
  const state = numberOf(group, 'job-state') ?? 0;
  if (state === aborted || crashed) {
    const missed = crashed ? [] : before.filter((reason) => notFound.includes(reason));
    const reasons = spoken([...missed, ...now]);
    return { report: report(missed.length > 0 ? 'failed' : 'uncertain', reasons.join('; ')), reasons };
  }
  return { report: report(states[state] ?? 'uncertain', now.join('; ')), reasons: now };
}

/** What the job's printer says of itself; null when its queue has been removed. */
async function printerReasons(address: ServerAddress, queue: string): Promise<readonly string[] | null> {
  try {
    return (await findQueue(address, queue)).reasons;
  } catch (error) {
    if (error instanceof KioskError && error.code === 'PRINTER_UNKNOWN') return null;
    throw error;
  }
}

/**
 * How a job stands. Throws as `askIpp` does.
 *
 * @param before the reasons of the reading before this one
 */
async function readJob(address: ServerAddress, job: CupsJob, before: readonly string[]): Promise<Reading> {
  const target = { name: 'job-uri', uri: `ipp://localhost/jobs/${job.number}` } as const;
  const answer = await askIpp(address, { operation: operations.getJobAttributes, target, attributes: asked });
  const [group] = answer.jobs;
  if (group === undefined) return gone('the spooler no longer knows the job');
  // Numbers start again at 1 when a spooler loses its memory: then this is someone else's job.
  const [uri = ''] = textsOf(group, 'job-printer-uri');
  const path = new URL(queueUri(job.queue)).pathname;
  if (!uri.endsWith(path)) return gone('the spooler gave the job’s number to another one');
  const printer = await printerReasons(address, job.queue);
  const reasons = spoken([
    ...(printer ?? []),
    ...textsOf(group, 'job-printer-state-reasons'),
    ...textsOf(group, 'job-state-reasons').filter((reason) => !noise.has(reason)),
    ...textsOf(group, 'job-printer-state-message'),
  ]);
  const reading = judge(group, reasons, before);
  // Removing a queue cancels what it was doing: no one meant to cancel this job.
  const removed = printer === null && reading.report.state === 'cancelled';
  return removed ? gone('the queue has been removed') : reading;
}

const isNews = (next: JobReport, last: JobReport | null): boolean =>
  next.state !== last?.state || next.note !== last.note;

/**
 * Reports every change until the job's state is final. A spooler that stays away makes the job uncertain:
 * when it comes back it may send the job again by itself.
 *
 * @returns ends the reports
 */
export function followJob(
  address: ServerAddress,
  job: CupsJob,
  onReport: (report: JobReport) => void,
): () => void {
  const ending = new AbortController();
  const ended = (): boolean => ending.signal.aborted;
  const watch = async (): Promise<void> => {
    let told: JobReport | null = null;
    let before: readonly string[] = [];
    let silent = 0;
    for (let round = 0; !ended(); round++) {
      const next = await readJob(address, job, before).then(
        (reading) => {
          silent = 0;
          return reading;
        },
        (error: unknown) => {
          // It answers nonsense, or not at all. Anything else is a bug of ours.
          if (!(error instanceof KioskError)) throw error;
          return ++silent < patience ? null : gone('the spooler does not answer');
        },
      );
      if (ended()) return;
      if (next !== null) {
        if (isNews(next.report, told)) onReport(next.report);
        if (next.report.final) return;
        told = next.report;
        before = next.reasons;
      }
      const pause = round < quickReports ? firstPauseMs : lastPauseMs;
      // An end meanwhile breaks the pause off, which is what its rejection says.
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  void watch();
  return () => ending.abort();
}
