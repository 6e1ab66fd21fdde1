/** Follows a job in Windows' spooler until it ends. */
import { setTimeout as sleep } from 'node:timers/promises';
import { report, type JobReport } from '../printer.ts';
import type { Answer } from './answers.ts';
import { noSuchPrinter, PrintProcessFailure, type PrintProcess } from './print-process.ts';
import { goneAfter, historySince, readingOf } from './state.ts';
import type { JobWish } from './wishes.ts';

/** A job in Windows' spooler. Its title is unique: the spooler's numbers start again when it loses its memory. */
export interface WindowsJob {
  readonly printer: string;
  readonly number: number;
  readonly title: string;
}

export const toJobId = ({ number, title }: Pick<WindowsJob, 'number' | 'title'>): string =>
  `${number}:${title}`;

/** @param jobId as `toJobId` wrote it; any other text gives a job that no spooler has */
export function fromJobId(printer: string, jobId: string): WindowsJob {
  const [, number = '0', title = ''] = /^(\d{1,10}):(.*)$/s.exec(jobId) ?? [];
  return { printer, number: Number(number), title };
}

export const jobWish = ({ printer, number, title }: WindowsJob): JobWish => ({ printer, job: number, title });

/** How often the spooler is asked, ms. Staff are told within 5 s. */
const usualEveryMs = 1_000;
/** After this many failures in a row, the spooler counts as away. */
const patience = 3;
/** A spooler that is away is asked less and less often, and at least once in this time, ms. */
const longestPauseMs = 60_000;

const queueGone = report('uncertain', 'the queue has been removed', 'printer-gone');
const spoolerGone = report('uncertain', 'the spooler does not answer', 'spooler-gone', true);

const asFailure = (error: unknown): PrintProcessFailure => {
  if (error instanceof PrintProcessFailure) return error;
  throw error;
};

/**
 * Reports every change until the job's state is final. While the spooler cannot be asked, the job is uncertain and is
 * still followed, because a spooler that comes back may print the sheet again on its own.
 *
 * @param seenPrinting true when an earlier follower saw the job printing
 * @param everyMs how often the spooler is asked, ms
 * @returns a function that ends the reports
 */
export function followJob(
  process: PrintProcess,
  job: WindowsJob,
  onReport: (report: JobReport) => void,
  { seenPrinting, everyMs = usualEveryMs }: { readonly seenPrinting: boolean; readonly everyMs?: number },
): () => void {
  const ending = new AbortController();
  const stopped = (): boolean => ending.signal.aborted;
  let told = '';
  let history = historySince(seenPrinting);
  /** True while the spooler has not answered since the start or since its last failure. */
  let silent = true;

  /** Reports a change. Returns true when it was the final report. */
  const tell = (next: JobReport): boolean => {
    const text = JSON.stringify(next);
    if (text !== told && !stopped()) onReport(next);
    told = text;
    return next.final;
  };

  function hear({ job: facts, printer }: Answer<'job'>): boolean {
    const reading = readingOf(facts, printer, job.title, history, silent);
    silent = false;
    if (reading === null) return tell(goneAfter(history));
    history = reading.history;
    return tell(reading.report);
  }

  async function watch(): Promise<void> {
    for (let failures = 0; !stopped();) {
      const heard = await process.ask('job', jobWish(job)).catch(asFailure);
      if (stopped()) return;
      if (!(heard instanceof PrintProcessFailure)) {
        failures = 0;
        if (hear(heard)) return;
      } else {
        if (heard.code === noSuchPrinter && tell(queueGone)) return;
        silent = true;
        failures += 1;
        if (failures >= patience) tell(spoolerGone);
      }
      const pauseMs = everyMs * 2 ** Math.max(0, failures - patience);
      // Ending the reports aborts the pause, which then rejects.
      await sleep(Math.min(pauseMs, longestPauseMs), undefined, { signal: ending.signal }).catch(
        () => undefined,
      );
    }
  }
  void watch();
  return () => ending.abort();
}
