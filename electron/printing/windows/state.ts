/** How Windows' spooler says that a printer or a job stands, in the kiosk's words. Pure functions. */
import type { PrinterView, PrintHold } from '../../../shared/model/prints.ts';
import { troubleOf } from '../trouble.ts';
import { report, type JobReport } from '../printer.ts';
import type { JobFacts, PrinterFacts } from './answers.ts';

/** The reason of a paused queue: nothing on it prints until it is resumed. */
export const pausedWord = 'paused';

type Flags = readonly (readonly [flag: number, word: string])[];

/**
 * `PRINTER_STATUS_…` of winspool.h, as the words that the Internet Printing Protocol has for the same (RFC 8011,
 * 5.4.12): one list of troubles serves both spoolers.
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
/** `PRINTER_ATTRIBUTE_WORK_OFFLINE`: somebody, or Windows itself, has set the queue aside. */
const workOffline = 0x0000_0400;

/** `JOB_STATUS_…` of winspool.h: what holds a job back. */
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

/** The spooler's reasons; a queue that is set aside is offline, whatever its device says. */
export function printerReasons({ status, attributes, failure }: PrinterFacts): string[] {
  if (failure !== '') return ['offline', failure];
  const aside = (attributes & workOffline) !== 0 ? ['offline'] : [];
  return [...new Set([...aside, ...wordsIn(printerFlags, status)])];
}

/**
 * A printer that is off or out of paper would keep the sheet and print it when nobody waits for it any more: it takes
 * none until somebody has looked after it.
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

/** What leads into a file, a fax or nowhere is no printer of photos, and asks questions in windows of its own. */
const noPaper = /^(?:FILE:|PORTPROMPT:|NUL:?$|XPSPort:|SHRFAX:|\w:\\)/i;
export const isPaper = ({ port }: Pick<PrinterFacts, 'port'>): boolean => !noPaper.test(port);

/** Why the spooler keeps a job until a person acts: `JOB_STATUS_PAUSED`, or `PRINTER_STATUS_PAUSED` for its whole queue. */
function holdOf(job: JobFacts, printer: PrinterFacts): PrintHold | null {
  if (isPaused(job.status)) return 'job-held';
  return isPaused(printer.status) ? 'queue-stopped' : null;
}

/** What was seen of a job so far. */
export interface JobHistory {
  readonly deleting: boolean;
  /** Some of it may be on paper. */
  readonly begun: boolean;
  /** The spooler prints it once more, by itself. */
  readonly sentAgain: boolean;
}

/** @param seenPrinting an earlier following has told that it was printing */
export const historySince = (seenPrinting: boolean): JobHistory => ({
  deleting: false,
  begun: seenPrinting,
  sentAgain: false,
});

const sentAgainNote = 'the spooler prints it again by itself';

/**
 * A job that is in the spooler's list. Null for one that is not, or is not ours: the numbers start again.
 *
 * @param title the whole title that the job was given
 * @param silent nothing was heard of the spooler just before: it may have started anew, and with it its jobs
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

/** What became of a job that is in the list no more without having been seen printed. */
export function goneAfter({ deleting, begun, sentAgain }: JobHistory): JobReport {
  if (sentAgain) return report('uncertain', sentAgainNote);
  if (!deleting) return report('uncertain', 'the spooler no longer knows the job');
  return begun ? report('uncertain', 'cancelled while it was printing') : report('cancelled', 'cancelled');
}
