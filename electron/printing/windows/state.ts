/** Translates the states of printers and jobs in Windows' spooler into the kiosk's terms. Pure functions. */
import type { PrinterView, PrintHold } from '../../../shared/model/prints.ts';
import { troubleOf } from '../trouble.ts';
import { report, type JobReport } from '../printer.ts';
import type { JobFacts, PrinterFacts } from './answers.ts';

/** The reason that means a paused queue: nothing on it prints until it is resumed. */
export const pausedWord = 'paused';

type Flags = readonly (readonly [flag: number, word: string])[];

/**
 * `PRINTER_STATUS_…` of winspool.h, with the Internet Printing Protocol's words for the same states (RFC 8011, 5.4.12),
 * so that one list of troubles serves both spoolers.
 */
const printerFlags: Flags = [
  [0x0000_0001, pausedWord],
  [0x0000_0002, 'printer-error'],
  [0x0000_0004, 'queue-removed-error'],
  [0x0000_0008, 'media-jam'],
  [0x0000_0010, 'media-empty'],
  [0x0000_0020, 'manual-feed-error'],
  [0x0000_0040, 'media-problem-error'],
  [0x0000_0080, 'offline'],
  [0x0000_0800, 'output-area-full-error'],
  [0x0000_1000, 'not-available-error'],
  [0x0004_0000, 'marker-supply-empty'],
  [0x0010_0000, 'user-intervention-error'],
  [0x0020_0000, 'out-of-memory-error'],
  [0x0040_0000, 'door-open'],
  [0x0080_0000, 'server-unknown-error'],
];
/** `PRINTER_STATUS_BUSY`, `_PRINTING` and `_PROCESSING`. */
const atWork = 0x0000_0200 | 0x0000_0400 | 0x0000_4000;
/** `PRINTER_ATTRIBUTE_WORK_OFFLINE`: a person, or Windows itself, has set the queue offline. */
const workOffline = 0x0000_0400;

/** `JOB_STATUS_…` of winspool.h that hold a job back. */
const jobFlags: Flags = [
  [0x0001, 'paused'],
  [0x0002, 'job-error'],
  [0x0020, 'offline'],
  [0x0040, 'media-empty'],
  [0x0200, 'driver-cannot-print-error'],
  [0x0400, 'user-intervention-error'],
];
const jobDeleting = 0x0004 | 0x0100;
const jobPrinting = 0x0010;
const jobPrinted = 0x0080;
const jobRestarted = 0x0800;

/** `PRINTER_STATUS_PAUSED` and `JOB_STATUS_PAUSED` are the same bit. */
const isPaused = (status: number): boolean => (status & 0x0001) !== 0;

const wordsIn = (flags: Flags, status: number): string[] =>
  flags.filter(([flag]) => (status & flag) !== 0).map(([, word]) => word);

/** Returns the spooler's reasons. A queue that is set offline counts as offline, whatever its device reports. */
function printerReasons({ status, attributes, failure }: PrinterFacts): string[] {
  if (failure !== '') return ['offline', failure];
  const aside = (attributes & workOffline) !== 0 ? ['offline'] : [];
  return [...new Set([...aside, ...wordsIn(printerFlags, status)])];
}

/**
 * Returns a printer's state. One that is off or out of paper would keep the sheet and print it when nobody is waiting
 * for it any more, so it takes none until a person has seen to it.
 */
function stateOf(reasons: readonly string[], status: number): PrinterView['state'] {
  if (reasons.includes('offline')) return 'unreachable';
  if (reasons.length > 0) return 'stopped';
  return (status & atWork) === 0 ? 'ready' : 'busy';
}

export const viewOf = (id: string, facts: PrinterFacts): PrinterView => {
  const reasons = printerReasons(facts);
  return {
    id,
    name: facts.name,
    state: stateOf(reasons, facts.status),
    trouble: troubleOf(reasons),
    hold: isPaused(facts.status) ? 'queue-stopped' : null,
    reasons,
    isDefault: facts.isDefault,
  };
};

/** Matches ports that lead to a file, a fax or nowhere. Such printers put no photo on paper, and open windows of their own. */
const noPaper = /^(?:FILE:|PORTPROMPT:|NUL:?$|XPSPort:|SHRFAX:|\w:\\)/i;
export const isPaper = ({ port }: Pick<PrinterFacts, 'port'>): boolean => !noPaper.test(port);

/** Returns why the spooler keeps a job until a person acts: `JOB_STATUS_PAUSED`, or `PRINTER_STATUS_PAUSED` for its queue. */
function holdOf(job: JobFacts, printer: PrinterFacts): PrintHold | null {
  if (isPaused(job.status)) return 'job-held';
  return isPaused(printer.status) ? 'queue-stopped' : null;
}

/** Facts learnt about a job so far. */
export interface JobHistory {
  readonly deleting: boolean;
  /** True when some of it may be on paper. */
  readonly begun: boolean;
  /** True when the spooler prints it again on its own. */
  readonly sentAgain: boolean;
}

/** @param seenPrinting true when an earlier follower saw the job printing */
export const historySince = (seenPrinting: boolean): JobHistory => ({
  deleting: false,
  begun: seenPrinting,
  sentAgain: false,
});

const sentAgainNote = 'the spooler prints it again by itself';

/**
 * Judges a job in the spooler's list. Returns null when it is not there or not ours: the numbers start again.
 *
 * @param title the job's whole title
 * @param silent true when the spooler did not answer just before: it may have restarted, and its jobs with it
 */
export function readingOf(
  job: JobFacts,
  printer: PrinterFacts,
  title: string,
  before: JobHistory,
  silent: boolean,
): { readonly report: JobReport; readonly history: JobHistory } | null {
  if (!job.found || job.document !== title) return null;
  const printed = (job.status & jobPrinted) !== 0;
  const beginning = job.pagesPrinted > 0 || (job.status & jobPrinting) !== 0;
  const restarted = (job.status & jobRestarted) !== 0;
  const again = before.begun && (restarted || (silent && !beginning && !printed));
  const history: JobHistory = {
    deleting: (job.status & jobDeleting) !== 0,
    begun: before.begun || beginning,
    sentAgain: before.sentAgain || again,
  };
  const reasons = [...new Set([...wordsIn(jobFlags, job.status), ...printerReasons(printer)])];
  const hold = holdOf(job, printer);
  const notes = [job.statusText.trim(), ...(printed ? [] : reasons)].filter((text) => text !== '');
  if (history.sentAgain) {
    const trouble = printed ? null : troubleOf(reasons);
    const doubt = report('uncertain', [sentAgainNote, ...notes].join('; '), trouble, !printed);
    return { report: printed ? doubt : { ...doubt, hold }, history };
  }
  if (printed) return { report: report('printed', notes.join('; ')), history };
  const state = beginning ? 'printing' : 'waiting';
  return { report: { ...report(state, notes.join('; '), troubleOf(reasons)), hold }, history };
}

/** Reports a job that has left the list without having been seen printed. */
export function goneAfter({ deleting, begun, sentAgain }: JobHistory): JobReport {
  if (sentAgain) return report('uncertain', sentAgainNote);
  if (!deleting) return report('uncertain', 'the spooler no longer knows the job');
  return begun ? report('uncertain', 'cancelled while it was printing') : report('cancelled', 'cancelled');
}
