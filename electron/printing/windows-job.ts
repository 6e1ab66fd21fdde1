/** What becomes of a job in Windows' spooler. */
import { setTimeout as sleep } from 'node:timers/promises';
import { report, type JobReport } from './printer.ts';
import type { Answer } from './windows-answers.ts';
import { noSuchPrinter, type WindowsHelper } from './windows-helper.ts';
import { goneAfter, historySince, readingOf } from './windows-state.ts';

/** A job as Windows knows it. Its title is its own: the spooler's numbers start again when it loses its memory. */
export interface WindowsJob {
  readonly printer: string;
  readonly number: number;
  readonly title: string;
}

export const toJobId = ({ number, title }: Pick<WindowsJob, 'number' | 'title'>): string =>
  `${number}:${title}`;

/** @param jobId as `toJobId` wrote it; anything else is a job that no spooler has */
export function fromJobId(printer: string, jobId: string): WindowsJob {
  const [, number = '0', title = ''] = /^(\d{1,10}):(.*)$/s.exec(jobId) ?? [];
  return { printer, number: Number(number), title };
}

export const jobWish = ({ printer, number, title }: WindowsJob): object => ({
  Printer: printer,
  Job: number,
  Title: title,
});

/** How often the spooler is looked at, ms: staff are told within 5 s. */
const everyMs = 1_000;
/** A helper that ends this often in a row without a word is taken to say nothing any more. */
const patience = 3;
/** A spooler that is away is asked for less and less often, at last once in this time, ms. */
const longestPauseMs = 60_000;

const queueGone = report('uncertain', 'the queue has been removed', 'printer-gone');

/**
 * Reports every change until the job's state is final. A helper that breaks off is started again. While it keeps
 * failing the job is uncertain and followed all the same: a spooler that comes back may print the sheet again by itself.
 *
 * @param seenPrinting an earlier following has told that it was printing
 * @param restartMs before the helper is started again, for the first few times
 * @returns ends the reports, and the helper
 */
export function followJob(
  helper: WindowsHelper,
  job: WindowsJob,
  onReport: (report: JobReport) => void,
  { seenPrinting, restartMs }: { readonly seenPrinting: boolean; readonly restartMs: number },
): () => void {
  const ending = new AbortController();
  const stopped = (): boolean => ending.signal.aborted;
  let endRun = (): void => undefined;
  let told = '';
  let history = historySince(seenPrinting);
  /** Nothing was heard of the spooler since it was last told that it was printing. */
  let silent = true;

  /** True when that was the last of it. */
  const tell = (next: JobReport): boolean => {
    const text = JSON.stringify(next);
    // The helper still has to let the printed job go, and ends by itself; whoever hears the end stops following.
    if (next.final) endRun = () => undefined;
    if (text !== told) onReport(next);
    told = text;
    return next.final;
  };

  function hear({ Job, Printer }: Answer<'job'>): boolean {
    const reading = readingOf(Job, Printer, job.title, history, silent);
    silent = false;
    if (reading === null) return tell(goneAfter(history));
    history = reading.history;
    return tell(reading.report);
  }

  /** One run of the helper: whether it said anything, and whether the job's end was among it. */
  const run = (): Promise<{ readonly heard: boolean; readonly over: boolean }> =>
    new Promise((resolve) => {
      let heard = false;
      let over = false;
      const stopWatching = helper.watch(
        { ...jobWish(job), EveryMs: everyMs },
        (answer) => {
          if (over || stopped()) return;
          heard = true;
          over = hear(answer);
        },
        (failure) => {
          over ||= failure?.code === noSuchPrinter && tell(queueGone);
          resolve({ heard, over });
        },
      );
      endRun = () => {
        stopWatching();
        resolve({ heard, over });
      };
    });

  async function watch(): Promise<void> {
    for (let failures = 0; !stopped();) {
      const { heard, over } = await run();
      if (over || stopped()) return;
      silent = true;
      failures = heard ? 0 : failures + 1;
      if (failures >= patience) {
        tell(report('uncertain', 'the print helper does not answer', 'spooler-gone', true));
      }
      const pauseMs = restartMs * 2 ** Math.max(0, failures - patience);
      // An end meanwhile breaks the pause off, which is what its rejection says.
      await sleep(Math.min(pauseMs, longestPauseMs), undefined, { signal: ending.signal }).catch(
        () => undefined,
      );
    }
  }
  void watch();
  return () => {
    ending.abort();
    endRun();
  };
}
